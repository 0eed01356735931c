import { invoiceKey } from '#domain/expenses/invoice-key.ts';
import { dropAccountProblem } from '#domain/invoices/invoice-problem.ts';
import type { ChangedSupplier, EnteredAccount } from '#features/register/suppliers/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  lockSupplierInvoices,
  assignToSupplier,
  lockInvoicesToOtherAccount,
} from './repository.ts';

/** Updates the supplier of expenses when it is renamed or merged. */
export async function followSuppliers(
  { db, now }: TenantContext,
  { from_id, to_id, to_name }: ChangedSupplier,
): Promise<void> {
  const invoices = await lockSupplierInvoices(db, from_id);
  const rows = invoices.map(({ id, invoice_number }) => ({
    id,
    invoice_key: invoiceKey({ supplier_id: to_id, invoice_number }),
  }));
  await assignToSupplier({ db, now }, rows, { id: to_id, name: to_name });
}

/** Resolves the account problem of invoices once the supplier has that account, confirmed or not. */
export async function followAccounts(
  ctx: TenantContext,
  { supplier_id, iban }: EnteredAccount,
): Promise<void> {
  for (const { id, problems } of await lockInvoicesToOtherAccount(ctx.db, supplier_id)) {
    await updateRow(ctx, 'expenses', id, { problems: dropAccountProblem(problems, iban) });
  }
}
