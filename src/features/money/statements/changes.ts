import type { Change } from '#platform/followers.ts';

/** The run whose statements were sent or reversed. */
export interface ChangedStatements {
  readonly statement_id: string;
  readonly building_id: string;
}

/** Raised when the statements of a run are sent: each owner gets a letter. */
export const statementsSent: Change<ChangedStatements> = { name: 'statements sent' };

/** Raised when a run that was sent is reversed: letters not yet sent are stopped, owners who got theirs are notified. */
export const statementsReversed: Change<ChangedStatements> = { name: 'statements reversed' };
