import { DomainError } from '#domain/kernel/domain-error.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import {
  allowedOperations,
  transition,
  type TransitionTable,
} from '#domain/kernel/state-machine.ts';
import type { ExpenseKind } from './expense-kind.ts';
import { expenseTransitions, type ExpenseOperation, type ExpenseStatus } from './expense-state.ts';
import {
  getPayableByHand,
  getUnmatchedPrepayment,
  movePayment,
  splitPaymentByHand,
  type Prepaid,
} from './prepayment.ts';

/** Payment state of an expense, including refunds of a credit note and disputes. */
export interface Payable extends Prepaid {
  readonly kind: ExpenseKind;
  readonly status: ExpenseStatus;
  readonly paid_cents: Cents;
  /** Set off without a payment: an invoice by its notes, a note against its invoice. */
  readonly credited_cents: Cents;
  readonly is_disputed: boolean;
}

export const DISPUTE_OPERATIONS = ['dispute', 'settle-dispute'] as const;
type DisputeOperation = (typeof DISPUTE_OPERATIONS)[number];
/** Operations on an expense, including disputes. */
export type PayableOperation = ExpenseOperation | DisputeOperation;

type DisputeState = ExpenseStatus | 'Disputed';

const disputeTransitions: TransitionTable<DisputeState, DisputeOperation> = {
  dispute: { from: ['Approved'], to: 'Disputed' },
  'settle-dispute': { from: ['Disputed'], to: 'Approved' },
};

/**
 * Refuses invalid_transition: only an approved invoice can be disputed, only a disputed one settled; a
 * credit note is never disputed.
 */
export function checkDispute(operation: DisputeOperation, expense: Payable): void {
  if (expense.kind === 'CreditNote') throw makeRefusal(expense, operation);
  transition(disputeTransitions, operation, expense.is_disputed ? 'Disputed' : expense.status);
}

/** Fields of an expense after a payment by hand. */
interface AppliedPayment extends Pick<Payable, 'paid_cents' | 'prepaid_matched_cents' | 'status'> {
  /** Amount of the payment. */
  readonly amount_cents: Cents;
}

/**
 * Returns the fields of an expense after a payment by hand: of what is open, or of an expense that was
 * wholly prepaid the payment made in advance. Refuses invalid_transition, expense_disputed, and overpaid
 * for more than that.
 * @param amount cents above 0; undefined: all of it
 */
export function applyPayment(expense: Payable, amount: Cents | undefined): AppliedPayment {
  const whole = transition(expenseTransitions, 'mark-paid', expense.status);
  if (expense.is_disputed) throw new DomainError('expense_disputed');
  const payable = getPayableByHand(expense);
  const amount_cents = amount ?? payable;
  const part = splitPaymentByHand(expense, amount_cents);
  if (part === undefined) {
    throw new DomainError('overpaid', { open_amount: toEuro(payable), at: ['amount'] });
  }
  const { isSettled, ...paid } = movePayment(expense, part, 1);
  return { amount_cents, ...paid, status: isSettled ? whole : expense.status };
}

/**
 * Refuses invalid_transition unless a bank transaction may pay the expense: it is approved, or paid except
 * for a prepayment that is not matched yet.
 */
export function checkPayableByBank(expense: Payable): void {
  if (expense.status === 'Paid' && getUnmatchedPrepayment(expense) > 0) return;
  transition(expenseTransitions, 'mark-paid', expense.status);
}

function makeRefusal(expense: Payable, operation: PayableOperation): DomainError {
  const { status } = expense;
  const allowed = filterOpenOperations(expense, allowedOperations(expenseTransitions, status));
  return new DomainError('invalid_transition', { from: status, operation, allowed });
}

/**
 * Refuses invalid_transition unless something was paid, even in part, and settled_by_credit for an expense
 * settled by credit notes only.
 */
export function checkUnpaid(expense: Payable): ExpenseStatus {
  if (expense.status === 'Paid' && expense.paid_cents === 0) {
    throw new DomainError('settled_by_credit');
  }
  if (expense.status === 'Approved' && expense.paid_cents > 0) return 'Approved';
  return transition(expenseTransitions, 'unmark-paid', expense.status);
}

/**
 * Returns the status after cancelling. Refuses invalid_transition, also for a part payment, which must be
 * reversed first; a note that is fully set off can be cancelled as long as nothing was refunded.
 */
export function toCancelledStatus(expense: Payable): ExpenseStatus {
  const { status, paid_cents } = expense;
  if (isUsedNote(expense)) return transition(expenseTransitions, 'cancel', 'Approved');
  const next = transition(expenseTransitions, 'cancel', status);
  if (paid_cents > 0) throw makeRefusal(expense, 'cancel');
  return next;
}

function isUsedNote({ kind, status, paid_cents }: Payable): boolean {
  return kind === 'CreditNote' && status === 'Paid' && paid_cents === 0;
}

/** Filters the operations that the status allows by payment and dispute. */
export function filterOpenOperations(
  expense: Payable,
  ofStatus: readonly ExpenseOperation[],
): readonly PayableOperation[] {
  if (isUsedNote(expense)) return ['cancel'];
  if (expense.status === 'Paid' && expense.paid_cents === 0) return [];
  if (expense.status !== 'Approved') return ofStatus;
  const isPartlyPaid = expense.paid_cents > 0;
  const isCredited = expense.kind === 'Invoice' && expense.credited_cents > 0;
  const rest = ofStatus.filter(
    (operation) =>
      !(operation === 'cancel' && (isPartlyPaid || isCredited)) &&
      !(operation === 'mark-paid' && expense.is_disputed),
  );
  return [...rest, ...(isPartlyPaid ? (['unmark-paid'] as const) : []), ...disputeOf(expense)];
}

function disputeOf({ kind, is_disputed }: Payable): readonly DisputeOperation[] {
  if (kind === 'CreditNote') return [];
  return [is_disputed ? 'settle-dispute' : 'dispute'];
}

/** A payment of an expense by a bank transaction. */
export interface PaidByBank {
  readonly bank_transaction_id: string;
  readonly amount_cents: Cents;
}

/** A payment that can be returned; by hand: all payments by hand together. */
export interface ReturnablePart {
  readonly amount_cents: Cents;
  /** Null: by hand. */
  readonly bank_transaction_id: string | null;
}

/** Returns what was paid by hand, in cents. */
function paidByHand(
  { paid_cents }: Pick<Payable, 'paid_cents'>,
  banked: readonly PaidByBank[],
): Cents {
  return paid_cents - sumCents(banked.map(({ amount_cents }) => amount_cents));
}

/**
 * Finds the payment that a returned amount undoes: the last by a bank of exactly that amount, else all by
 * hand together. Undefined: the amount is that of neither.
 * @param banked the last payment first
 */
export function findReturnedPart(
  expense: Pick<Payable, 'paid_cents'>,
  banked: readonly PaidByBank[],
  returned: Cents,
): ReturnablePart | undefined {
  const byBank = banked.find(({ amount_cents }) => amount_cents === returned);
  if (byBank !== undefined) return byBank;
  const isByHand = returned > 0 && paidByHand(expense, banked) === returned;
  return isByHand ? { amount_cents: returned, bank_transaction_id: null } : undefined;
}

/**
 * Returns the fields of an expense that name its last payment: that of a bank unless something is paid by
 * hand.
 * @param banked the last payment first
 */
export function nameLastPayment(
  expense: Pick<Payable, 'paid_cents'>,
  banked: readonly PaidByBank[],
): { readonly bank_transaction_id: string | null; readonly bank_paid_cents: Cents | null } {
  const [last] = paidByHand(expense, banked) === 0 ? banked : [];
  return {
    bank_transaction_id: last?.bank_transaction_id ?? null,
    bank_paid_cents: last?.amount_cents ?? null,
  };
}
