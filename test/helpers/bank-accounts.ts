import { must, type Json, type Tenant } from './test-app.ts';

/** Adds a bank account that letters may name: a second person confirms it where that is needed. */
export async function addBankAccount(
  { accountant, syndic }: Pick<Tenant, 'accountant' | 'syndic'>,
  buildingId: string,
  fields: object = {},
): Promise<Json> {
  const given = { iban: 'BE68539007547034', holder: 'ACP Les Tilleuls', account_code: '551' };
  const path = `/buildings/${buildingId}/bank-accounts`;
  const account = must(await accountant.post(path, { ...given, ...fields }), 201);
  if (account.pending_iban === null) return account;
  return must(await syndic.put(`/bank-accounts/${account.id}/confirm-iban`), 200);
}
