import type { TransitionTable } from '#domain/kernel/state-machine.ts';

export const STATEMENT_STATUSES = ['Accepted', 'Held', 'Discarded'] as const;
export type StatementStatus = (typeof STATEMENT_STATUSES)[number];

/** Lifecycle of a statement. One that does not add up is held until a person has checked it. */
export const statementTransitions: TransitionTable<StatementStatus, 'release' | 'discard'> = {
  release: { from: ['Held'], to: 'Accepted' },
  discard: { from: ['Held'], to: 'Discarded' },
};
