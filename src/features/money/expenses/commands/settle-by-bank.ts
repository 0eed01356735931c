import { settlementEntry } from '#domain/expenses/expense-entry.ts';
import type { ExpenseKind } from '#domain/expenses/expense-kind.ts';
import { expenseTransitions } from '#domain/expenses/expense-state.ts';
import { checkUnpaid } from '#domain/expenses/open-amount.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { isSupplierAccount } from '#domain/ledger/account.ts';
import { reverseLines } from '#domain/ledger/journal-entry.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { expenseMoved } from '../changes.ts';
import { lockPaidByBank, lockWithNotes } from '../credit-note-repository.ts';
import { findVisibleExpenses, type ExpenseRow } from '../repository.ts';
import { UNDISPUTED } from '../undisputed.ts';
import { releaseNotes, setOffNotes } from './set-off.ts';

/** Expenses that a bank transaction settles or returns. */
export interface MovedExpenses {
  /** Invoices that it pays, and notes that it refunds. */
  readonly settled: readonly ExpenseRow[];
  /** Invoices whose payment it returns, and notes whose refund it reverses. */
  readonly returned: readonly ExpenseRow[];
}

/**
 * Finds and locks the expenses of a building that a bank transaction moved money for; this lock precedes
 * that of the ledger. Refuses unknown_reference, invalid_transition unless settled expenses are approved
 * and returned ones were paid, and unbalanced_match: with `direction` for an outgoing payment of a note,
 * with `whole` if the amount differs from the open amount, or for a return from the last bank payment or
 * the manual payments in total.
 * @param moved cents by id, negative for outgoing payments
 */
export async function lockExpensesMoved(
  ctx: TenantContext,
  buildingId: string,
  moved: ReadonlyMap<string, Cents>,
): Promise<MovedExpenses> {
  if (moved.size === 0) return { settled: [], returned: [] };
  const ids = [...moved.keys()];
  const held = await lockWithNotes(ctx.db, ids);
  const visible = await findVisibleExpenses(ctx, buildingId, ids);
  if (visible.size < moved.size) {
    throw new DomainError('unknown_reference', { pointer: '/body/lines' });
  }
  const settled: ExpenseRow[] = [];
  const returned: ExpenseRow[] = [];
  for (const expense of held) {
    const cents = moved.get(expense.id);
    if (cents === undefined) continue;
    if (isReturn(expense, cents)) {
      checkUnpaid(expense);
      if (Math.abs(cents) !== returnedCents(expense)) throw unbalanced('whole');
      returned.push(expense);
    } else {
      transition(expenseTransitions, 'mark-paid', expense.status);
      checkSettled(expense.kind, cents, expense.open_cents);
      settled.push(expense);
    }
  }
  return { settled, returned };
}

/** Detects a payment in the opposite direction: of an invoice always, of a note once it was refunded. */
function isReturn({ kind, paid_cents }: ExpenseRow, cents: Cents): boolean {
  return kind === 'Invoice' ? cents > 0 : cents < 0 && paid_cents > 0;
}

function unbalanced(reason: 'direction' | 'whole'): DomainError {
  return new DomainError('unbalanced_match', { reason, pointer: '/body/lines' });
}

function checkSettled(kind: ExpenseKind, moved: Cents, open: Cents): void {
  const received = kind === 'CreditNote' ? moved : -moved;
  if (received === open) return;
  throw unbalanced(received > 0 ? 'whole' : 'direction');
}

/** Builds the lines that pay an expense, without the cash line, which the caller adds. */
export function buildSettlementLines(expense: ExpenseRow, paid_on: LocalDate) {
  const { open_cents: amount_cents } = expense;
  return settlementEntry({ ...expense, amount_cents, paid_on }).lines.filter((line) =>
    isSupplierAccount(line.account_code),
  );
}

/** Approved → Paid by the posted entry of a bank transaction. */
export async function notePaidByBank(
  ctx: TenantContext,
  { id, journal_entry_ids, paid_cents, open_cents }: ExpenseRow,
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
    paid_cents: paid_cents + open_cents,
    bank_paid_cents: open_cents,
    ...UNDISPUTED,
    bank_transaction_id,
    journal_entry_ids: [...journal_entry_ids, entry_id],
  });
  await recordAudit(ctx, 'expense.paid', id, { paid_on });
  await ctx.announce(expenseMoved, { expense_id: id, move: 'Paid', return_reason: null });
}

/**
 * Paid → Approved: reopens all expenses that a bank transaction paid, unless their notes then settle
 * them. Locks them before the ledger.
 * @param reverse reverses the entry of the transaction;
 * @returns the result of that
 */
export async function reopenExpenses(
  ctx: TenantContext,
  bankTransactionId: string,
  reverse: () => Promise<string>,
): Promise<string> {
  const held = await lockPaidByBank(ctx.db, bankTransactionId);
  const paid = held.filter((one) => one.bank_transaction_id === bankTransactionId);
  const reversal = await reverse();
  for (const expense of paid) {
    const { id, journal_entry_ids, paid_cents } = expense;
    await updateRow(ctx, 'expenses', id, {
      status: 'Approved',
      paid_on: null,
      bank_transaction_id: null,
      paid_cents: paid_cents - returnedCents(expense),
      bank_paid_cents: null,
      journal_entry_ids: [...journal_entry_ids, reversal],
    });
    await recordAudit(ctx, 'expense.unpaid', id);
    await ctx.announce(expenseMoved, { expense_id: id, move: 'Unpaid', return_reason: null });
  }
  for (const expense of paid) await setOffNotes(ctx, expense);
  return reversal;
}

function returnedCents({ bank_paid_cents, paid_cents }: ExpenseRow): Cents {
  return bank_paid_cents ?? paid_cents;
}

/** Builds the lines by which an expense is owed again, without the cash line, which the caller adds. */
export function buildReturnLines(expense: ExpenseRow, on: LocalDate) {
  const amount_cents = returnedCents(expense);
  const paid = settlementEntry({ ...expense, amount_cents, paid_on: on }).lines;
  return reverseLines(paid).filter((line) => isSupplierAccount(line.account_code));
}

/**
 * Paid → Approved by the posted entry of a bank transaction, unless notes then settle it; an earlier
 * partial payment remains.
 */
export async function noteReturnedByBank(
  ctx: TenantContext,
  expense: ExpenseRow,
  { entry_id, return_reason }: { readonly entry_id: string; readonly return_reason: string | null },
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
  await ctx.announce(expenseMoved, { expense_id: id, move: 'Returned', return_reason });
  await setOffNotes(ctx, expense);
}

/** Payment of an expense to be restored. */
export interface PaidAfterAll {
  readonly expense_id: string;
  readonly amount_cents: Cents;
  readonly paid_on: LocalDate | null;
  /** Null: a manual payment. */
  readonly bank_transaction_id: string | null;
}

/**
 * Approved → Paid again: restores payments when a return turns out to concern other expenses. Locks the
 * expenses before the ledger. What notes settled of them since is open on the notes again. Refuses
 * invalid_transition for expenses paid or cancelled meanwhile, and unbalanced_match with `whole` if
 * another amount is open.
 * @param reverse reverses the entry of the return;
 * @returns the id of the reversal
 */
export async function payExpensesAgain(
  ctx: TenantContext,
  paid: readonly PaidAfterAll[],
  reverse: () => Promise<string>,
): Promise<string> {
  const payments = new Map(paid.map((one) => [one.expense_id, one]));
  const held = await lockWithNotes(ctx.db, [...payments.keys()]);
  const rows: ExpenseRow[] = [];
  for (const expense of held) {
    const payment = payments.get(expense.id);
    if (payment !== undefined) rows.push(await openToPayAgain(ctx, expense, payment));
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
    if (isWhole) {
      await ctx.announce(expenseMoved, { expense_id: id, move: 'PaidAgain', return_reason: null });
    }
  }
  return reversal;
}

/** Locks the expense and makes enough of it open to be paid again. */
async function openToPayAgain(
  ctx: TenantContext,
  expense: ExpenseRow,
  { amount_cents, bank_transaction_id }: PaidAfterAll,
): Promise<ExpenseRow> {
  const missing = amount_cents - expense.open_cents;
  const isSettledByNotes = missing > 0 && expense.credited_cents >= missing;
  const row = isSettledByNotes ? await releaseNotes(ctx, expense, missing) : expense;
  transition(expenseTransitions, 'mark-paid', row.status);
  // A bank payment covers the whole open amount; a manual one may be partial.
  const isFitting =
    bank_transaction_id === null ? amount_cents <= row.open_cents : amount_cents === row.open_cents;
  if (!isFitting) throw unbalanced('whole');
  return row;
}
