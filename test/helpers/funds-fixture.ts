import type { Fixture } from './fixture.ts';
import { must, type Caller, type Tenant } from './test-app.ts';

/** Records of each kind for charges and payments, in the building of a fixture. */
export interface FundsFixture {
  readonly bankAccountId: string;
  /** Sent. */
  readonly callId: string;
  readonly paymentId: string;
  /** Reminder of the fixture's other owner; its first owner has an overdue amount and no reminder. */
  readonly reminderId: string;
}

export async function aFundsFixture(
  { accountant }: Tenant,
  { buildingId: building_id, ownerId, otherOwnerId }: Fixture,
): Promise<FundsFixture> {
  const created = async (caller: Caller, path: string, body: unknown): Promise<string> =>
    must(await caller.post(path, body), 201).id;
  for (const owner_id of [ownerId, otherOwnerId]) {
    await created(accountant, '/journal-entries', {
      building_id,
      entry_date: '2026-01-10',
      description: 'Taken over',
      lines: [
        { account_code: '4101', owner_id, debit: 100, due_date: '2026-01-10' },
        { account_code: '489', credit: 100 },
      ],
    });
  }
  const call = { title: 'Provision', total_amount: 500, fund: 'Provision', due_date: '2026-04-01' };
  const callId = await created(accountant, '/calls-for-funds', { building_id, ...call });
  must(await accountant.put(`/calls-for-funds/${callId}/send`), 200);
  return {
    bankAccountId: await created(accountant, `/buildings/${building_id}/bank-accounts`, {
      iban: 'BE68539007547034',
      holder: 'ACP Les Tilleuls',
      account_code: '551',
    }),
    callId,
    paymentId: await created(accountant, '/payments', {
      building_id,
      owner_id: ownerId,
      amount: 25,
    }),
    reminderId: await created(accountant, '/payment-reminders', {
      building_id,
      owner_id: otherOwnerId,
    }),
  };
}
