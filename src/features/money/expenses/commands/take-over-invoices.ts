import type { ExpenseCategory } from '#domain/expenses/expense-categories.ts';
import type { ExpenseStatus } from '#domain/expenses/expense-state.ts';
import { invoiceKey } from '#domain/expenses/invoice-key.ts';
import { toCancelledStatus } from '#domain/expenses/open-amount.ts';
import type { ExpensePaymentMethod } from '#domain/expenses/payment-method.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { renderServiceText, type ReversedEntry } from '#features/books/ledger/index.ts';
import { requireKey } from '#features/register/distribution-keys/index.ts';
import { findOrCreateSupplier } from '#features/register/suppliers/index.ts';
import { creationColumns, findBuildingLanguage, recordAudit } from '#features/shared/index.ts';
import { insertRows, updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { expenseReduced } from '../changes.ts';
import { lockWithNotes } from '../credit-note-repository.ts';
import { findTakenOver } from '../taken-over-repository.ts';
import { UNDISPUTED } from '../undisputed.ts';
import { refuseCredited } from './credit-invoice.ts';

/** An open item of a supplier: above 0 an unpaid invoice, below an unused credit note. */
export interface InvoiceTakenOver {
  readonly supplier: string;
  readonly invoice_number: string | null;
  readonly invoice_date: LocalDate;
  readonly due_date: LocalDate | null;
  readonly reference: string | null;
  readonly amount_cents: Cents;
}

/** The Opening entry that invoices are taken over with. */
export interface InvoicesOpening {
  readonly building_id: string;
  readonly entry_id: string;
}

/** Account on which the Opening entry holds what is owed to suppliers. */
const SUPPLIERS_ACCOUNT = '440';

/**
 * Records open items of suppliers as approved expenses, ready to be paid. The Opening entry holds them on
 * 440, and their cost was one of the predecessor: they have no cost lines.
 */
export async function takeOverInvoices(
  ctx: TenantContext,
  { building_id, entry_id }: InvoicesOpening,
  items: readonly InvoiceTakenOver[],
): Promise<void> {
  if (items.length === 0) return;
  const key = await requireKey(ctx.db, { building_id, distribution_key_id: null });
  const language = await findBuildingLanguage(ctx.db, building_id);
  const { text } = renderServiceText(language, 'ledger.invoice_taken_over');
  const suppliers = await findSuppliers(ctx, items);
  const rows = items.map((item) => {
    const { supplier: name, amount_cents, reference, invoice_date, ...invoice } = item;
    const supplier = suppliers.get(name);
    const supplier_id = supplier?.id ?? null;
    return {
      id: ctx.newId(),
      building_id,
      status: 'Approved' as const satisfies ExpenseStatus,
      kind: amount_cents < 0 ? ('CreditNote' as const) : ('Invoice' as const),
      description: text,
      category: 'Other' as const satisfies ExpenseCategory,
      ...invoice,
      expense_date: invoice_date,
      amount_cents: Math.abs(amount_cents),
      supplier: supplier?.name ?? null,
      supplier_id,
      booked_supplier_id: supplier_id,
      invoice_key: invoiceKey({ supplier_id, invoice_number: invoice.invoice_number }),
      payment_communication: reference,
      payment_method: 'Transfer' as const satisfies ExpensePaymentMethod,
      line_items: [],
      account_code: SUPPLIERS_ACCOUNT,
      distribution_key_id: key.id,
      split_key_name: key.name,
      nature: 'Ordinary' as const,
      recoverable_percent: '0',
      vat_cents: 0,
      approved_by: ctx.userId,
      approved_at: ctx.now,
      journal_entry_ids: [entry_id],
      opening_entry_id: entry_id,
      ...creationColumns(ctx),
    };
  });
  await insertRows(ctx.db, 'expenses', rows);
}

/** Finds or creates the suppliers, in sorted order, so that concurrent writers never deadlock. */
async function findSuppliers(ctx: TenantContext, items: readonly InvoiceTakenOver[]) {
  const names = [...new Set(items.map(({ supplier }) => supplier))].sort();
  const found = new Map<string, { readonly id: string; readonly name: string }>();
  for (const name of names) found.set(name, await findOrCreateSupplier(ctx, name));
  return found;
}

/**
 * Cancels the invoices that were taken over with an Opening entry that is reversed. Refuses
 * invalid_transition for one that was paid, has_credit_notes, and expense_with_bank.
 */
export async function followReversedOpening(
  ctx: TenantContext,
  { reversed_id }: ReversedEntry,
): Promise<void> {
  const ids = await findTakenOver(ctx.db, reversed_id);
  if (ids.length === 0) return;
  const held = await lockWithNotes(ctx.db, ids);
  for (const expense of held.filter(({ id }) => ids.includes(id))) {
    const status = toCancelledStatus(expense);
    await refuseCredited(ctx, expense);
    await ctx.announce(expenseReduced, { expense_id: expense.id });
    await updateRow(ctx, 'expenses', expense.id, { status, ...UNDISPUTED, paid_on: null });
    await recordAudit(ctx, 'expense.cancelled', expense.id);
  }
}
