import { setOffCreditNotes } from '#domain/expenses/credit-note.ts';
import type { ExpenseStatus } from '#domain/expenses/expense-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { recordAudit } from '#features/shared/index.ts';
import { findRow, updateRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { findNotes } from '../credit-note-repository.ts';
import type { ExpenseRow } from '../repository.ts';
import { UNDISPUTED } from '../undisputed.ts';

/** Reads the current state of the expense within the transaction. */
async function current(ctx: TenantContext, id: string): Promise<ExpenseRow> {
  return found(await findRow(ctx.db, 'expenses', id), 'expense', id);
}

/**
 * Sets off the open amounts of an invoice and of the notes that correct it. No entry is needed: both are
 * already on 440. The caller has locked them all.
 * @param expense the invoice, or one of its notes
 * @returns the updated expense
 */
export async function setOffNotes(ctx: TenantContext, expense: ExpenseRow): Promise<ExpenseRow> {
  const invoiceId = expense.credits_expense_id ?? expense.id;
  const invoice = await current(ctx, invoiceId);
  if (invoice.kind !== 'Invoice' || invoice.status !== 'Approved') return expense;
  const notes = await findNotes(ctx.db, invoiceId, ['Approved']);
  for (const { note, amount_cents } of setOffCreditNotes(invoice.open_cents, notes)) {
    await credit(ctx, note.id, amount_cents);
    await credit(ctx, invoiceId, amount_cents);
    await recordAudit(ctx, 'expense.credited', invoiceId, { by: note.id, amount_cents });
  }
  return current(ctx, expense.id);
}

async function credit(ctx: TenantContext, id: string, amount_cents: Cents): Promise<void> {
  const { credited_cents, open_cents } = await current(ctx, id);
  const isSettled = open_cents === amount_cents;
  await updateRow(ctx, 'expenses', id, {
    credited_cents: credited_cents + amount_cents,
    ...(isSettled
      ? { status: 'Paid' satisfies ExpenseStatus, paid_on: ctx.today, ...UNDISPUTED }
      : {}),
  });
}

/**
 * Undoes the set-off of a note: the amount is open on the invoice again. Refuses entry_has_source if a
 * bank transaction paid the rest of the invoice; it has to be unmatched first.
 */
export async function undoSetOff(ctx: TenantContext, note: ExpenseRow): Promise<void> {
  const { credits_expense_id: invoiceId, credited_cents: amount_cents } = note;
  if (invoiceId === null || amount_cents === 0) return;
  const invoice = await current(ctx, invoiceId);
  if (invoice.bank_transaction_id !== null) {
    throw new DomainError('entry_has_source', {
      source: { type: 'BankTransaction', id: invoice.bank_transaction_id },
    });
  }
  await updateRow(ctx, 'expenses', invoiceId, {
    status: 'Approved' satisfies ExpenseStatus,
    paid_on: null,
    credited_cents: invoice.credited_cents - amount_cents,
  });
  await recordAudit(ctx, 'expense.credit_taken_back', invoiceId, { by: note.id, amount_cents });
}

/**
 * Undoes set-offs of an invoice's latest notes that were made after its payment was wrongly taken as
 * returned: the supplier owes that amount to the building instead. The caller has locked them all.
 * @param wanted amount to undo; nothing happens if notes without a bank refund settled less
 * @returns the updated invoice
 */
export async function releaseNotes(
  ctx: TenantContext,
  invoice: ExpenseRow,
  wanted: Cents,
): Promise<ExpenseRow> {
  const notes = await findNotes(ctx.db, invoice.id, ['Approved', 'Paid']);
  const settling = notes
    .filter(({ bank_transaction_id: bank }) => bank === null)
    .map(({ id, credited_cents: open_cents }) => ({ id, open_cents }))
    .toReversed();
  const released = setOffCreditNotes(wanted, settling);
  if (sumCents(released.map(({ amount_cents }) => amount_cents)) < wanted) return invoice;
  for (const { note, amount_cents } of released) {
    await undoCredited(ctx, note.id, amount_cents);
    await undoCredited(ctx, invoice.id, amount_cents);
    await recordAudit(ctx, 'expense.credit_taken_back', invoice.id, { by: note.id, amount_cents });
  }
  return current(ctx, invoice.id);
}

async function undoCredited(ctx: TenantContext, id: string, amount_cents: Cents): Promise<void> {
  const { credited_cents } = await current(ctx, id);
  await updateRow(ctx, 'expenses', id, {
    status: 'Approved' satisfies ExpenseStatus,
    paid_on: null,
    credited_cents: credited_cents - amount_cents,
  });
}
