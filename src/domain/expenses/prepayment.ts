import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';

/** Amounts of an expense, of which a part may have been paid before the invoice. */
export interface Prepaid {
  readonly amount_cents: Cents;
  /** Part of the amount that the invoice states as prepaid. */
  readonly prepaid_cents: Cents;
  /** Part of the prepaid amount whose payment is recorded. */
  readonly prepaid_matched_cents: Cents;
  /** Left to pay; the prepaid part does not count. */
  readonly open_cents: Cents;
}

/** A payment of an expense. */
export interface PaidPart {
  readonly amount_cents: Cents;
  /** Part of it that is the payment made in advance. */
  readonly prepaid_cents: Cents;
}

/** Returns the prepaid part whose payment is not recorded yet, in cents; it is still on 440. */
export function getUnmatchedPrepayment({
  prepaid_cents,
  prepaid_matched_cents,
}: Pick<Prepaid, 'prepaid_cents' | 'prepaid_matched_cents'>): Cents {
  return prepaid_cents - prepaid_matched_cents;
}

/**
 * Returns the amount that a payment by hand settles, in cents: what is open; of an expense that was wholly
 * prepaid, the payment made in advance.
 */
export function getPayableByHand(expense: Prepaid): Cents {
  return expense.open_cents > 0 ? expense.open_cents : getUnmatchedPrepayment(expense);
}

/** Splits a payment by hand; undefined if it exceeds what is payable by hand. */
export function splitPaymentByHand(expense: Prepaid, amount_cents: Cents): PaidPart | undefined {
  if (amount_cents > getPayableByHand(expense)) return undefined;
  return { amount_cents, prepaid_cents: expense.open_cents > 0 ? 0 : amount_cents };
}

/**
 * Splits a payment by a bank between what is open and the prepaid part; undefined if it exceeds both. A
 * payment of exactly one of them is that one. Otherwise a payment before the day of the invoice was made in
 * advance, and a later one pays what is open first.
 */
export function splitPaymentByBank(
  expense: Prepaid & { readonly expense_date: LocalDate },
  amount_cents: Cents,
  booked_on: LocalDate,
): PaidPart | undefined {
  const { open_cents: open, expense_date } = expense;
  const unmatched = getUnmatchedPrepayment(expense);
  if (amount_cents > sumCents([open, unmatched])) return undefined;
  const isOpen = amount_cents === open;
  const isPrepaid = amount_cents === unmatched;
  const isInAdvance = isOpen === isPrepaid ? booked_on < expense_date : isPrepaid;
  const prepaid_cents = isInAdvance
    ? Math.min(amount_cents, unmatched)
    : Math.max(0, amount_cents - open);
  return { amount_cents, prepaid_cents };
}

/** State of an expense after a payment. */
export interface PaidExpense {
  readonly paid_cents: Cents;
  readonly prepaid_matched_cents: Cents;
  /** Nothing is open; of an expense that was wholly prepaid, its payment is recorded. */
  readonly isSettled: boolean;
}

/**
 * Adds a payment to an expense, or takes one off.
 * @param sign 1: paid; -1: undone
 */
export function movePayment(
  expense: Prepaid & { readonly paid_cents: Cents },
  { amount_cents, prepaid_cents: ofPrepaid }: PaidPart,
  sign: 1 | -1,
): PaidExpense {
  const prepaid_matched_cents = expense.prepaid_matched_cents + sign * ofPrepaid;
  const open_cents = expense.open_cents - sign * (amount_cents - ofPrepaid);
  const { prepaid_cents, amount_cents: whole } = expense;
  const isMatched = prepaid_cents < whole || prepaid_matched_cents === prepaid_cents;
  return {
    paid_cents: expense.paid_cents + sign * amount_cents,
    prepaid_matched_cents,
    isSettled: open_cents === 0 && isMatched,
  };
}

/**
 * Finds how much of a payment by hand was the one made in advance.
 * @param banked what banks paid of the expense
 */
export function findPrepaidByHand(
  { prepaid_matched_cents }: Pick<Prepaid, 'prepaid_matched_cents'>,
  banked: readonly Pick<PaidPart, 'prepaid_cents'>[],
  amount_cents: Cents,
): Cents {
  const ofBanks = sumCents(banked.map(({ prepaid_cents }) => prepaid_cents));
  return Math.min(amount_cents, prepaid_matched_cents - ofBanks);
}
