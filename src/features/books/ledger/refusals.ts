import type { ProblemCode } from '#domain/kernel/problems.ts';

/** What the reversal of an entry may be refused with, as the routes that reverse one tell. */
export const REVERSAL_PROBLEMS: readonly ProblemCode[] = ['amount_out_of_range', 'period_locked'];

/** What an entry that the service makes up may be refused with, as the routes that post one tell. */
export const POSTING_PROBLEMS: readonly ProblemCode[] = [
  ...REVERSAL_PROBLEMS,
  'date_too_far',
  'account_missing',
  'account_not_postable',
  'account_inactive',
];
