import { settlementEntry } from '#domain/expenses/expense-entry.ts';
import { expenseTransitions } from '#domain/expenses/expense-state.ts';
import { checkUnpaid } from '#domain/expenses/open-amount.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { reverseLines } from '#domain/ledger/journal-entry.ts';
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

/**
 * Expenses of a building of which a bank returned what was paid, held before the books are. Refuses
 * unknown_reference, invalid_transition where nothing was paid, and unbalanced_match with `whole` where
 * another amount was paid, by a bank at last or by hand in all.
 * @param returned cents by id, above zero as they came back
 */
export async function lockExpensesReturned(
  ctx: TenantContext,
  buildingId: string,
  returned: ReadonlyMap<string, Cents>,
): Promise<ExpenseRow[]> {
  const rows = await lockExpensesById(ctx, buildingId, [...returned.keys()]);
  if (rows.length < returned.size) {
    throw new DomainError('unknown_reference', { pointer: '/body/lines' });
  }
  for (const expense of rows) {
    checkUnpaid(expense);
    if (returned.get(expense.id) !== returnedCents(expense)) {
      throw new DomainError('unbalanced_match', { reason: 'whole', pointer: '/body/lines' });
    }
  }
  return rows;
}

function returnedCents({ bank_paid_cents, paid_cents }: ExpenseRow): Cents {
  return bank_paid_cents ?? paid_cents;
}

/** The lines by which an expense is owed again, without the money, which the caller posts with them. */
export function returnLines(expense: ExpenseRow, on: LocalDate) {
  const amount_cents = returnedCents(expense);
  const paid = settlementEntry({ ...expense, amount_cents, paid_on: on }).lines;
  return reverseLines(paid).filter((line) => line.credit_cents > 0);
}

/** Paid → Approved by a posted entry of a bank transaction; a part that was paid before stays paid. */
export async function noteReturnedByBank(
  ctx: TenantContext,
  expense: ExpenseRow,
  entry_id: string,
): Promise<void> {
  const { id, journal_entry_ids, paid_cents } = expense;
  await updateRow(ctx, 'expenses', id, {
    status: 'Approved',
    paid_on: null,
    paid_cents: paid_cents - returnedCents(expense),
    bank_paid_cents: null,
    bank_transaction_id: null,
    journal_entry_ids: [...journal_entry_ids, entry_id],
  });
  await recordAudit(ctx, 'expense.unpaid', id);
}

/** What was paid for an expense and is paid after all. */
export interface PaidAfterAll {
  readonly expense_id: string;
  readonly amount_cents: Cents;
  readonly paid_on: LocalDate | null;
  /** Null: paid by hand. */
  readonly bank_transaction_id: string | null;
}

/**
 * Approved → Paid again: the return was none of these expenses. They are held before the books are.
 * Refuses invalid_transition for what was paid or cancelled meanwhile, and unbalanced_match with `whole`
 * where less is open.
 * @param reverse reverses the entry of the return; @returns the id of the reversal
 */
export async function payExpensesAgain(
  ctx: TenantContext,
  buildingId: string,
  paid: readonly PaidAfterAll[],
  reverse: () => Promise<string>,
): Promise<string> {
  const payments = new Map(paid.map((one) => [one.expense_id, one]));
  const rows = await lockExpensesById(ctx, buildingId, [...payments.keys()]);
  for (const { id, status, open_cents } of rows) {
    transition(expenseTransitions, 'mark-paid', status);
    if ((payments.get(id)?.amount_cents ?? 0) > open_cents) {
      throw new DomainError('unbalanced_match', { reason: 'whole', pointer: '/body/lines' });
    }
  }
  const reversal = await reverse();
  for (const { id, open_cents, paid_cents, journal_entry_ids, ...row } of rows) {
    const payment = payments.get(id);
    if (payment === undefined) continue;
    const { amount_cents, paid_on, bank_transaction_id } = payment;
    const isWhole = amount_cents === open_cents;
    await updateRow(ctx, 'expenses', id, {
      status: isWhole ? 'Paid' : row.status,
      paid_on: isWhole ? paid_on : null,
      paid_cents: paid_cents + amount_cents,
      ...(bank_transaction_id === null
        ? {}
        : { bank_transaction_id, bank_paid_cents: amount_cents }),
      journal_entry_ids: [...journal_entry_ids, reversal],
    });
    await recordAudit(ctx, 'expense.paid', id, { paid_on });
  }
  return reversal;
}
