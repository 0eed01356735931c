import { invoiceKey } from '#domain/expenses/invoice-key.ts';
import type { ChangedSupplier } from '#features/money/suppliers/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findInvoicesOf, handToSupplier } from './repository.ts';

/** Expenses name their supplier as they are called, and those of one who was merged name the other. */
export async function followSuppliers(
  { db, now }: TenantContext,
  { from_id, to_id, to_name }: ChangedSupplier,
): Promise<void> {
  const invoices = await findInvoicesOf(db, from_id);
  const rows = invoices.map(({ id, invoice_number }) => ({
    id,
    invoice_key: invoiceKey({ supplier_id: to_id, invoice_number }),
  }));
  await handToSupplier({ db, now }, rows, { id: to_id, name: to_name });
}
