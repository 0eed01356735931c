import { settlementEntry } from '#domain/expenses/expense-entry.ts';
import {
  checkPayableByBank,
  checkUnpaid,
  findReturnedPart,
  nameLastPayment,
  type ReturnablePart,
} from '#domain/expenses/open-amount.ts';
import {
  findPrepaidByHand,
  getUnmatchedPrepayment,
  movePayment,
  splitPaymentByBank,
  splitPaymentByHand,
  type PaidPart,
} from '#domain/expenses/prepayment.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { isSupplierAccount } from '#domain/ledger/account.ts';
import { reverseLines } from '#domain/ledger/journal-entry.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  deleteBankPayment,
  findBankPayments,
  insertBankPayment,
  type BankPayment,
} from '../bank-payment-repository.ts';
import { expenseMoved } from '../changes.ts';
import { lockPaidByBank, lockWithNotes } from '../credit-note-repository.ts';
import { findVisibleExpenses, type ExpenseRow } from '../repository.ts';
import { UNDISPUTED } from '../undisputed.ts';
import { releaseNotes, setOffNotes } from './set-off.ts';

/** An invoice that a bank transaction pays, or a note that it refunds, in whole or in part. */
export interface SettledExpense extends PaidPart {
  readonly expense: ExpenseRow;
}

/** An invoice whose payment a bank transaction returns, or a note whose refund it reverses. */
export interface ReturnedExpense extends ReturnablePart {
  /** Before the return. */
  readonly expense: ExpenseRow;
}

/** Expenses that a bank transaction settles or returns. */
export interface MovedExpenses {
  readonly settled: readonly SettledExpense[];
  readonly returned: readonly ReturnedExpense[];
}

/**
 * Finds and locks the expenses of a building that a bank transaction moved money for; this lock precedes
 * that of the ledger. Refuses unknown_reference, invalid_transition unless settled expenses are payable
 * and returned ones were paid, and unbalanced_match: with `direction` for an outgoing payment of a note,
 * with `open` for more than is open and prepaid, with `whole` if a returned amount is neither that of a
 * bank payment nor of the manual payments in total.
 * @param moved cents by id, negative for outgoing payments
 */
export async function lockExpensesMoved(
  ctx: TenantContext,
  { building_id: buildingId, booked_on }: { building_id: string; booked_on: LocalDate },
  moved: ReadonlyMap<string, Cents>,
): Promise<MovedExpenses> {
  if (moved.size === 0) return { settled: [], returned: [] };
  const ids = [...moved.keys()];
  const held = await lockWithNotes(ctx.db, ids);
  const visible = await findVisibleExpenses(ctx, buildingId, ids);
  if (visible.size < moved.size) {
    throw new DomainError('unknown_reference', { pointer: '/body/lines' });
  }
  const banked = await findBankPayments(ctx.db, ids);
  const settled: SettledExpense[] = [];
  const returned: ReturnedExpense[] = [];
  for (const expense of held) {
    const cents = moved.get(expense.id);
    if (cents === undefined) continue;
    if (isReturn(expense, cents)) {
      checkUnpaid(expense);
      const part = findReturnedPart(expense, banked.get(expense.id) ?? [], Math.abs(cents));
      if (part === undefined) throw unbalanced('whole');
      const { amount_cents, bank_transaction_id } = part;
      returned.push({ expense, amount_cents, bank_transaction_id });
    } else {
      checkPayableByBank(expense);
      settled.push({ expense, ...splitSettled(expense, cents, booked_on) });
    }
  }
  return { settled, returned };
}

/** Detects a payment in the opposite direction: of an invoice always, of a note once it was refunded. */
function isReturn({ kind, paid_cents }: ExpenseRow, cents: Cents): boolean {
  return kind === 'Invoice' ? cents > 0 : cents < 0 && paid_cents > 0;
}

function unbalanced(reason: 'direction' | 'open' | 'whole'): DomainError {
  return new DomainError('unbalanced_match', { reason, pointer: '/body/lines' });
}

function splitSettled(expense: ExpenseRow, moved: Cents, booked_on: LocalDate): PaidPart {
  const settled = expense.kind === 'CreditNote' ? moved : -moved;
  if (settled <= 0) throw unbalanced('direction');
  const part = splitPaymentByBank(expense, settled, booked_on);
  if (part === undefined) throw unbalanced('open');
  return part;
}

/** Builds the lines that pay an expense, without the cash line, which the caller adds. */
export function buildSettlementLines(
  { expense, amount_cents }: SettledExpense,
  paid_on: LocalDate,
) {
  return settlementEntry({ ...expense, amount_cents, paid_on }).lines.filter((line) =>
    isSupplierAccount(line.account_code),
  );
}

/**
 * Approved → Paid by the posted entry of a bank transaction; after a part it remains Approved. A paid one
 * whose prepayment is matched remains Paid.
 */
export async function notePaidByBank(
  ctx: TenantContext,
  { expense, ...part }: SettledExpense,
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
  const { id: expense_id, journal_entry_ids, status } = expense;
  const { amount_cents } = part;
  const { isSettled, ...paid } = movePayment(expense, part, 1);
  const isWhole = isSettled && status !== 'Paid';
  const payment = { expense_id, bank_transaction_id, ...part, paid_on };
  await insertBankPayment(ctx.db, payment, ctx.now);
  await updateRow(ctx, 'expenses', expense_id, {
    ...(isWhole ? { status: 'Paid', paid_on, ...UNDISPUTED } : {}),
    ...paid,
    bank_paid_cents: amount_cents,
    bank_transaction_id,
    journal_entry_ids: [...journal_entry_ids, entry_id],
  });
  await recordAudit(ctx, 'expense.paid', expense_id, { paid_on, amount_cents });
  if (isWhole) await ctx.announce(expenseMoved, { expense_id, move: 'Paid', return_reason: null });
}

/**
 * Paid → Approved: reopens all expenses that a bank transaction paid, even in part, unless their notes then
 * settle them. Locks them before the ledger.
 * @param reverse reverses the entry of the transaction;
 * @returns the result of that
 */
export async function reopenExpenses(
  ctx: TenantContext,
  bankTransactionId: string,
  reverse: () => Promise<string>,
): Promise<string> {
  const held = await lockPaidByBank(ctx.db, bankTransactionId);
  const banked = await findBankPayments(
    ctx.db,
    held.map(({ id }) => id),
  );
  const paid = held.flatMap((expense) =>
    (banked.get(expense.id) ?? [])
      .filter((one) => one.bank_transaction_id === bankTransactionId)
      .map((part) => ({ ...part, expense })),
  );
  const reversal = await reverse();
  for (const part of paid) {
    await reopen(ctx, part, { entry_id: reversal, move: 'Unpaid', return_reason: null });
  }
  for (const { expense } of paid) await setOffNotes(ctx, expense);
  return reversal;
}

/**
 * Takes one payment off an expense, which is open again by its amount; the prepaid part of it is to be
 * matched again.
 */
async function reopen(
  ctx: TenantContext,
  { expense, amount_cents, bank_transaction_id }: ReturnedExpense,
  {
    entry_id,
    move,
    return_reason,
  }: {
    readonly entry_id: string;
    readonly move: 'Unpaid' | 'Returned';
    readonly return_reason: string | null;
  },
): Promise<void> {
  const { id: expense_id, status, journal_entry_ids } = expense;
  const banked = (await findBankPayments(ctx.db, [expense_id])).get(expense_id) ?? [];
  const isUndone = (one: BankPayment) => one.bank_transaction_id === bank_transaction_id;
  const [undone] = banked.filter(isUndone);
  if (undone !== undefined) await deleteBankPayment(ctx.db, undone);
  const left = banked.filter((one) => !isUndone(one));
  const prepaid_cents = undone?.prepaid_cents ?? findPrepaidByHand(expense, left, amount_cents);
  const { isSettled, ...paid } = movePayment(expense, { amount_cents, prepaid_cents }, -1);
  const isReopened = !isSettled && status === 'Paid';
  await updateRow(ctx, 'expenses', expense_id, {
    ...(isReopened ? { status: 'Approved', paid_on: null } : {}),
    ...paid,
    ...nameLastPayment(paid, left),
    journal_entry_ids: [...journal_entry_ids, entry_id],
  });
  await recordAudit(ctx, 'expense.unpaid', expense_id);
  if (isReopened) await ctx.announce(expenseMoved, { expense_id, move, return_reason });
}

/** Builds the lines by which an expense is owed again, without the cash line, which the caller adds. */
export function buildReturnLines({ expense, amount_cents }: ReturnedExpense, on: LocalDate) {
  const paid = settlementEntry({ ...expense, amount_cents, paid_on: on }).lines;
  return reverseLines(paid).filter((line) => isSupplierAccount(line.account_code));
}

/**
 * Paid → Approved by the posted entry of a bank transaction, unless notes then settle it; other partial
 * payments remain.
 */
export async function noteReturnedByBank(
  ctx: TenantContext,
  returned: ReturnedExpense,
  { entry_id, return_reason }: { readonly entry_id: string; readonly return_reason: string | null },
): Promise<void> {
  await reopen(ctx, returned, { entry_id, move: 'Returned', return_reason });
  await setOffNotes(ctx, returned.expense);
}

/** Payment of an expense to be restored. */
export interface PaidAfterAll {
  readonly expense_id: string;
  readonly amount_cents: Cents;
  /** The day on which nothing was open any more; null: a part. */
  readonly paid_on: LocalDate | null;
  /** The transaction that paid, and its day; null: a manual payment. */
  readonly bank: { readonly transaction_id: string; readonly booked_on: LocalDate } | null;
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
  again: readonly PaidAfterAll[],
  reverse: () => Promise<string>,
): Promise<string> {
  const payments = new Map(again.map((one) => [one.expense_id, one]));
  const held = await lockWithNotes(ctx.db, [...payments.keys()]);
  const settled: SettledExpense[] = [];
  for (const expense of held) {
    const payment = payments.get(expense.id);
    if (payment !== undefined) settled.push(await openToPayAgain(ctx, expense, payment));
  }
  const reversal = await reverse();
  for (const { expense, ...part } of settled) {
    const { id, journal_entry_ids, status } = expense;
    const payment = payments.get(id);
    if (payment === undefined) continue;
    const { amount_cents, paid_on, bank } = payment;
    const { isSettled, ...paid } = movePayment(expense, part, 1);
    const isWhole = isSettled && status !== 'Paid';
    if (bank !== null) {
      const { transaction_id: bank_transaction_id, booked_on } = bank;
      const row = { expense_id: id, bank_transaction_id, ...part, paid_on: booked_on };
      await insertBankPayment(ctx.db, row, ctx.now);
    }
    await updateRow(ctx, 'expenses', id, {
      ...(isWhole ? { status: 'Paid', paid_on: paid_on ?? bank?.booked_on ?? ctx.today } : {}),
      ...paid,
      bank_transaction_id: bank?.transaction_id ?? null,
      bank_paid_cents: bank === null ? null : amount_cents,
      journal_entry_ids: [...journal_entry_ids, reversal],
    });
    await recordAudit(ctx, 'expense.paid', id, { paid_on });
    if (isWhole) {
      await ctx.announce(expenseMoved, { expense_id: id, move: 'PaidAgain', return_reason: null });
    }
  }
  return reversal;
}

/** Makes enough of a locked expense open to be paid again. */
async function openToPayAgain(
  ctx: TenantContext,
  locked: ExpenseRow,
  { amount_cents, bank, paid_on }: PaidAfterAll,
): Promise<SettledExpense> {
  const missing = amount_cents - locked.open_cents - getUnmatchedPrepayment(locked);
  const isSettledByNotes = missing > 0 && locked.credited_cents >= missing;
  const expense = isSettledByNotes ? await releaseNotes(ctx, locked, missing) : locked;
  checkPayableByBank(expense);
  const part =
    bank === null
      ? splitPaymentByHand(expense, amount_cents)
      : splitPaymentByBank(expense, amount_cents, bank.booked_on);
  // A payment in full by the bank must leave nothing open.
  const isWhole = bank !== null && paid_on !== null;
  if (part === undefined || (isWhole && !movePayment(expense, part, 1).isSettled)) {
    throw unbalanced('whole');
  }
  return { expense, ...part };
}
