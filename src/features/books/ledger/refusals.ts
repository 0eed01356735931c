import type { ProblemCode } from '#domain/kernel/problems.ts';

/** Refusals that the reversal of an entry may meet, declared by the routes that reverse one. */
export const REVERSAL_PROBLEMS: readonly ProblemCode[] = [
  'amount_out_of_range',
  'period_locked',
  'claim_closed',
];

/** Refusals that an entry written by the service may meet, declared by the routes that post one. */
export const POSTING_PROBLEMS: readonly ProblemCode[] = [
  ...REVERSAL_PROBLEMS,
  'date_too_far',
  'account_missing',
  'account_not_postable',
  'account_inactive',
];
