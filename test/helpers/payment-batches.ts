import type { Fixture } from './fixture.ts';
import { must, type Caller, type Json, type Tenant } from './test-app.ts';

/** Accounts of the suppliers in these tests. */
export const SUPPLIER_IBANS = ['BE62510007547061', 'BE71096123456769', 'BE43068999999501'] as const;

export interface BatchWork {
  readonly buildingId: string;
  readonly bankAccountId: string;
  /** Adds a supplier, whose account a second person has confirmed by default. */
  aSupplier(changes?: object, isConfirmed?: boolean): Promise<string>;
  /** Adds an approved invoice of 100.01 by a supplier. */
  anInvoice(supplier_id: string, changes?: object): Promise<Json>;
  /** Makes the accountant's draft of a batch. */
  aBatch(expense_ids: readonly string[], changes?: object): Promise<Json>;
  read(id: string): Promise<Json>;
}

/** Makes helpers for suppliers, invoices and batches of a building that pays from its current account. */
export async function batchWork(
  { syndic, accountant, auditor }: Pick<Tenant, 'syndic' | 'accountant' | 'auditor'>,
  { buildingId }: Pick<Fixture, 'buildingId'>,
  account?: string,
): Promise<BatchWork> {
  const bankAccountId = account ?? (await aBankAccount(accountant, buildingId));
  let suppliers = 0;
  return {
    buildingId,
    bankAccountId,
    async aSupplier(changes = {}, isConfirmed = true) {
      suppliers += 1;
      const named = { name: `Supplier ${suppliers}`, iban: SUPPLIER_IBANS[0], ...changes };
      const { id } = must(await accountant.post('/suppliers', named), 201);
      if (isConfirmed) must(await syndic.put(`/suppliers/${id}/confirm-iban`), 200);
      return id;
    },
    async anInvoice(supplier_id, changes = {}) {
      const given = {
        building_id: buildingId,
        description: 'Repair of the lift',
        amount: '100.01',
        expense_date: '2026-02-01',
        category: 'Repairs',
        supplier_id,
        ...changes,
      };
      const { id } = must(await accountant.post('/expenses', given), 201);
      must(await accountant.put(`/expenses/${id}/submit-for-approval`), 200);
      return must(await syndic.put(`/expenses/${id}/approve`, {}), 200);
    },
    async aBatch(expense_ids, changes = {}) {
      const wanted = { bank_account_id: bankAccountId, expense_ids, ...changes };
      return must(await accountant.post('/payment-batches', wanted), 201);
    },
    read: async (id) => must(await auditor.get(`/payment-batches/${id}`), 200),
  };
}

/** Makes an approved batch, and an invoice for another one. */
export async function aStagedBatch(tenant: Tenant, fixture: Fixture, bankAccountId: string) {
  const work = await batchWork(tenant, fixture, bankAccountId);
  const supplier = await work.aSupplier();
  const paid = await work.anInvoice(supplier);
  const { id: payableId } = await work.anInvoice(supplier);
  const { id, lines } = await work.aBatch([paid.id]);
  must(await tenant.syndic.put(`/payment-batches/${id}/approve`), 200);
  return { id: id as string, lineId: lines[0].id as string, payableId: payableId as string };
}

async function aBankAccount(accountant: Caller, buildingId: string): Promise<string> {
  const path = `/buildings/${buildingId}/bank-accounts`;
  const account = {
    iban: 'BE68539007547034',
    bic: 'GKCCBEBB',
    holder: 'ACP Résidence des Tilleuls',
    account_code: '551',
  };
  return must(await accountant.post(path, account), 201).id;
}
