import type { TransitionTable } from '#domain/kernel/state-machine.ts';

/** Lifecycle of a call. Settled: sent, and nothing is open any more. */
export const CALL_STATUSES = ['Draft', 'Sent', 'Settled', 'Cancelled'] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];

export type CallOperation = 'send' | 'cancel';

/**
 * Operations on a call. Transitions that are not listed are refused, including repeated operations. Between
 * Sent and Settled, the status follows the open amount.
 */
export const callTransitions: TransitionTable<CallStatus, CallOperation> = {
  send: { from: ['Draft'], to: 'Sent' },
  cancel: { from: ['Draft', 'Sent'], to: 'Cancelled' },
};

/** A sent call is a debt of its owners, so that only a draft is edited. */
export const EDITABLE_CALL_STATUSES: readonly CallStatus[] = ['Draft'];
