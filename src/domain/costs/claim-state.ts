import type { TransitionTable } from '#domain/kernel/state-machine.ts';

/** Lifecycle of a claim. Closed: what the insurer does not pay is posted as a cost. */
export const CLAIM_STATUSES = ['Open', 'Closed'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

export type ClaimOperation = 'close' | 'reopen';

/** Operations on a claim; reopening reverses the entry with which it was closed. */
export const claimTransitions: TransitionTable<ClaimStatus, ClaimOperation> = {
  close: { from: ['Open'], to: 'Closed' },
  reopen: { from: ['Closed'], to: 'Open' },
};
