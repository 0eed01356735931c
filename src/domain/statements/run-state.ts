import type { TransitionTable } from '#domain/kernel/state-machine.ts';

/**
 * States of a statement run. Draft: computed each time it is read. Frozen: its lines are marked and hashed.
 * Approved: decided by the assembly. Sent: booked, letters kept. Reversed: booked back as a whole.
 */
export const STATEMENT_STATUSES = ['Draft', 'Frozen', 'Approved', 'Sent', 'Reversed'] as const;
export type StatementStatus = (typeof STATEMENT_STATUSES)[number];

/** Models: provisions are called and settled, or real charges are charged as they are. */
export const STATEMENT_MODELS = ['Provisions', 'RealCharges'] as const;

export type StatementOperation = 'freeze' | 'approve' | 'send' | 'reverse';

/** A building that needs no approval may send from Frozen; see `mayBeSent`. */
export const statementTransitions: TransitionTable<StatementStatus, StatementOperation> = {
  freeze: { from: ['Draft'], to: 'Frozen' },
  approve: { from: ['Frozen'], to: 'Approved' },
  send: { from: ['Frozen', 'Approved'], to: 'Sent' },
  reverse: { from: ['Frozen', 'Approved', 'Sent'], to: 'Reversed' },
};

/** Whether a run may be sent: approved, or frozen in a building whose assembly need not approve it. */
export function mayBeSent(status: StatementStatus, needs_approval: boolean): boolean {
  return status === 'Approved' || (status === 'Frozen' && !needs_approval);
}

/** Whether a run may be reversed: no later run of the building is frozen. */
export function mayBeReversed(
  run: { readonly status: StatementStatus; readonly period_from: string },
  others: readonly { readonly status: StatementStatus; readonly period_from: string }[],
): boolean {
  return (
    statementTransitions.reverse.from.includes(run.status) &&
    !others.some(
      ({ status, period_from }) =>
        period_from > run.period_from && status !== 'Draft' && status !== 'Reversed',
    )
  );
}
