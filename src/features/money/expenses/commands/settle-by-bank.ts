import { settlementEntry } from '#domain/expenses/expense-entry.ts';
import { expenseTransitions } from '#domain/expenses/expense-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { lockExpensesById, lockExpensesPaidBy, type ExpenseRow } from '../repository.ts';

/**
 * Expenses of a building that a bank transaction is to pay, held before the books are. Refuses
 * unknown_reference, invalid_transition unless they are approved, and unbalanced_match with `whole`
 * when another amount was paid than is open of theirs.
 * @param paid cents by id, below zero as they went out
 */
export async function lockExpensesToPay(
  ctx: TenantContext,
  buildingId: string,
  paid: ReadonlyMap<string, Cents>,
): Promise<ExpenseRow[]> {
  const rows = await lockExpensesById(ctx, buildingId, [...paid.keys()]);
  if (rows.length < paid.size) {
    throw new DomainError('unknown_reference', { pointer: '/body/lines' });
  }
  for (const { id, status, open_cents } of rows) {
    transition(expenseTransitions, 'mark-paid', status);
    if (paid.get(id) !== -open_cents) {
      throw new DomainError('unbalanced_match', { reason: 'whole', pointer: '/body/lines' });
    }
  }
  return rows;
}

/** The lines that pay an expense, without the money, which the caller posts with them. */
export function settlementLines(expense: ExpenseRow, paid_on: LocalDate) {
  return settlementEntry({ ...expense, amount_cents: expense.open_cents, paid_on }).lines.filter(
    (line) => line.debit_cents > 0,
  );
}

/** Approved → Paid by a posted entry of a bank transaction. */
export async function notePaidByBank(
  ctx: TenantContext,
  { id, journal_entry_ids, amount_cents, open_cents }: ExpenseRow,
  {
    bank_transaction_id,
    entry_id,
    paid_on,
  }: {
    readonly bank_transaction_id: string;
    readonly entry_id: string;
    readonly paid_on: LocalDate;
  },
): Promise<void> {
  await updateRow(ctx, 'expenses', id, {
    status: 'Paid',
    paid_on,
    paid_cents: amount_cents,
    bank_paid_cents: open_cents,
    disputed_at: null,
    disputed_by: null,
    dispute_reason: null,
    bank_transaction_id,
    journal_entry_ids: [...journal_entry_ids, entry_id],
  });
  await recordAudit(ctx, 'expense.paid', id, { paid_on });
}

/**
 * Paid → Approved: all expenses that a bank transaction paid. They are held before the books are.
 * @param reverse reverses the entry of the transaction; @returns what that returns
 */
export async function reopenExpenses(
  ctx: TenantContext,
  bankTransactionId: string,
  reverse: () => Promise<string>,
): Promise<string> {
  const paid = await lockExpensesPaidBy(ctx.db, bankTransactionId);
  const reversal = await reverse();
  for (const { id, journal_entry_ids, paid_cents, bank_paid_cents } of paid) {
    await updateRow(ctx, 'expenses', id, {
      status: 'Approved',
      paid_on: null,
      bank_transaction_id: null,
      paid_cents: paid_cents - (bank_paid_cents ?? paid_cents),
      bank_paid_cents: null,
      journal_entry_ids: [...journal_entry_ids, reversal],
    });
    await recordAudit(ctx, 'expense.unpaid', id);
  }
  return reversal;
}
