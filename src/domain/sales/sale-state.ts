import type { TransitionTable } from '#domain/kernel/state-machine.ts';

/** States of a sale: Recorded, or Undone as a whole. */
export const SALE_STATUSES = ['Recorded', 'Undone'] as const;
type SaleStatus = (typeof SALE_STATUSES)[number];

/** Lifecycle of a sale; what is not listed is refused. */
export const saleTransitions: TransitionTable<SaleStatus, 'undo' | 'hold'> = {
  undo: { from: ['Recorded'], to: 'Undone' },
  hold: { from: ['Recorded'], to: 'Recorded' },
};
