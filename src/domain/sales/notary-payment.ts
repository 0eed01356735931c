import type { Cents } from '#domain/kernel/money.ts';
import { parseCommunication } from '#domain/owner-accounts/structured-communication.ts';

/** A payment on the account of a seller. */
export interface SellerPayment {
  readonly id: string;
  readonly amount_cents: Cents;
  readonly communication: string | null;
}

/** Withheld amount, and the reference that the notary was given. */
export interface WithheldAmount {
  readonly amount_cents: Cents;
  readonly payment_reference: string | null;
}

/**
 * Finds the payment by which a notary pays what was withheld: of that amount at least, with the reference of
 * the seller's account.
 */
export function findNotaryPayment<Payment extends SellerPayment>(
  { amount_cents: withheld, payment_reference }: WithheldAmount,
  payments: readonly Payment[],
): Payment | undefined {
  const wanted = parseCommunication(payment_reference ?? '');
  if (wanted === undefined) return undefined;
  return payments.find(
    ({ amount_cents, communication }) =>
      amount_cents >= withheld &&
      communication !== null &&
      parseCommunication(communication) === wanted,
  );
}
