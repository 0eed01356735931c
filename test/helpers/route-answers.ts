import type { Route } from '#platform/http/route.ts';

/** Reads that are refused unless a record is in the state that sending needs. */
export const READS_OF_A_STATE = [
  'previewCallSending',
  'previewConvocations',
  'previewMinutesSending',
  'previewReminderSending',
  'previewStatementSending',
];

/** Returns the statuses that a read of the fixture's records may have. */
export function readStatuses({ operationId }: Route): readonly number[] {
  return READS_OF_A_STATE.includes(operationId) ? [200, 409] : [200];
}

/** Reads that are recorded in their own answer: each answer differs and has its own tag. */
export const SELF_RECORDING_READS: readonly string[] = ['exportOwnerData', 'getPortableData'];
