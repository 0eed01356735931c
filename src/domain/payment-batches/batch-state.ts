import type { TransitionTable } from '#domain/kernel/state-machine.ts';

export const BATCH_STATUSES = ['Draft', 'Approved', 'Sent', 'Done', 'Cancelled'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

export const BATCH_LINE_STATUSES = ['Pending', 'Paid', 'Rejected'] as const;
export type BatchLineStatus = (typeof BATCH_LINE_STATUSES)[number];

export type BatchOperation =
  | 'approve'
  | 'cancel'
  | 'mark-sent'
  | 'reject-lines'
  | 'finish'
  | 'reopen'
  | 'reopen-unsent';

/**
 * Lifecycle of a batch. Once sent, it is cancelled at the bank, and its lines are then returned one by one;
 * `finish`, `reopen` and `reopen-unsent` follow from the lines only.
 */
export const batchTransitions: TransitionTable<BatchStatus, BatchOperation> = {
  approve: { from: ['Draft'], to: 'Approved' },
  cancel: { from: ['Draft', 'Approved'], to: 'Cancelled' },
  'mark-sent': { from: ['Approved'], to: 'Sent' },
  'reject-lines': { from: ['Sent'], to: 'Sent' },
  finish: { from: ['Approved', 'Sent'], to: 'Done' },
  reopen: { from: ['Done'], to: 'Sent' },
  'reopen-unsent': { from: ['Done'], to: 'Approved' },
};

/** User operations on a batch. */
export const BATCH_ACTIONS = [
  'approve',
  'cancel',
  'mark-sent',
  'reject-lines',
] as const satisfies readonly BatchOperation[];

/** Statuses of batches that may have been executed. */
export const BATCHES_UNDER_WAY: readonly BatchStatus[] = ['Approved', 'Sent'];

/** Returns the status of a batch by its lines; it is done when none is pending. */
export function deriveBatchStatus(
  status: BatchStatus,
  lines: readonly { readonly status: BatchLineStatus }[],
  wasSent: boolean,
): BatchStatus {
  const isPending = lines.some((line) => line.status === 'Pending');
  if (!isPending && BATCHES_UNDER_WAY.includes(status)) return batchTransitions.finish.to;
  if (isPending && status === 'Done') {
    return batchTransitions[wasSent ? 'reopen' : 'reopen-unsent'].to;
  }
  return status;
}
