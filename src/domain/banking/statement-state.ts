import type { TransitionTable } from '#domain/kernel/state-machine.ts';

export const STATEMENT_STATUSES = ['Accepted', 'Held', 'Discarded'] as const;
export type StatementStatus = (typeof STATEMENT_STATUSES)[number];

/** What does not add up is held until somebody has looked at it. */
export const statementTransitions: TransitionTable<StatementStatus, 'release' | 'discard'> = {
  release: { from: ['Held'], to: 'Accepted' },
  discard: { from: ['Held'], to: 'Discarded' },
};
