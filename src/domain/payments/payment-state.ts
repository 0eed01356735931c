import type { TransitionTable } from '#domain/kernel/state-machine.ts';

export const PAYMENT_STATUSES = ['Recorded', 'Reversed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Why a payment is reversed: recorded by mistake, or returned by the bank. */
export const REVERSAL_REASONS = ['Error', 'Bounced'] as const;

/** Lifecycle of a payment. It cannot be changed; a wrong one is reversed and recorded again. */
export const paymentTransitions: TransitionTable<PaymentStatus, 'reverse'> = {
  reverse: { from: ['Recorded'], to: 'Reversed' },
};
