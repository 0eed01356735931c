import type { TransitionTable } from '#domain/kernel/state-machine.ts';

/** Settled is a call that was sent and of which nothing is open any more. */
export const CALL_STATUSES = ['Draft', 'Sent', 'Settled', 'Cancelled'] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];

export type CallOperation = 'send' | 'cancel';

/**
 * What people do with a call; what is not listed is refused, repeating an operation included.
 * Between Sent and Settled a call follows what is open of it.
 */
export const callTransitions: TransitionTable<CallStatus, CallOperation> = {
  send: { from: ['Draft'], to: 'Sent' },
  cancel: { from: ['Draft', 'Sent'], to: 'Cancelled' },
};
