import type { TransitionTable } from '#domain/kernel/state-machine.ts';

/** Lifecycle of a transaction. Parked: booked in suspense (4990) until it is identified. */
export const TRANSACTION_STATUSES = ['Open', 'Matched', 'Parked'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

export const transactionTransitions: TransitionTable<
  TransactionStatus,
  'match' | 'unmatch' | 'park'
> = {
  match: { from: ['Open', 'Parked'], to: 'Matched' },
  unmatch: { from: ['Matched', 'Parked'], to: 'Open' },
  park: { from: ['Open'], to: 'Parked' },
};
