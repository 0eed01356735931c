import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { TransitionTable } from '#domain/kernel/state-machine.ts';

export const PAYMENT_STATUSES = ['Recorded', 'Reversed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Why a payment is taken back: it was recorded by mistake, or the bank took the money back. */
export const REVERSAL_REASONS = ['Error', 'Bounced'] as const;

/** A payment stands as it was recorded; a mistaken one is reversed and recorded anew. */
export const paymentTransitions: TransitionTable<PaymentStatus, 'reverse'> = {
  reverse: { from: ['Recorded'], to: 'Reversed' },
};

/**
 * Refuses a day on which a payment cannot be taken back: `date_in_future`, and `invalid_period`
 * before it was received.
 */
export function checkReversalDay(
  reversed_on: LocalDate,
  { received_on, today }: { readonly received_on: LocalDate; readonly today: LocalDate },
): void {
  if (reversed_on > today) throw new DomainError('date_in_future', { date: reversed_on });
  if (reversed_on < received_on) {
    throw new DomainError('invalid_period', { date: reversed_on, from: received_on, to: today });
  }
}
