import type { TransitionTable } from '#domain/kernel/state-machine.ts';

export const PAYMENT_STATUSES = ['Recorded', 'Reversed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Why a payment is taken back: it was recorded by mistake, or the bank took the money back. */
export const REVERSAL_REASONS = ['Error', 'Bounced'] as const;

/** A payment stands as it was recorded; a mistaken one is reversed and recorded anew. */
export const paymentTransitions: TransitionTable<PaymentStatus, 'reverse'> = {
  reverse: { from: ['Recorded'], to: 'Reversed' },
};
