import type { Electorate } from './electorate.ts';
import type { MeetingStatus } from './meeting-state.ts';
import type { Vote } from './reduction.ts';

/** Why somebody has no vote on an item now. */
export const WITHOUT_VOTE = [
  'NotOpen',
  'Closed',
  'NotPresent',
  'Suspended',
  'NotConcerned',
] as const;
type WithoutVote = (typeof WITHOUT_VOTE)[number];

/** A vote on an item: an item is open from the opening of the meeting until its own end, or the meeting's. */
interface VoteState {
  readonly status: MeetingStatus;
  readonly is_closed: boolean;
}

/** Whether anybody may vote on the item now; null: they may. */
export function whyNotOpen({ status, is_closed }: VoteState): 'NotOpen' | 'Closed' | null {
  if (is_closed || status === 'Completed') return 'Closed';
  return status === 'InProgress' ? null : 'NotOpen';
}

/** Why an owner does not decide on the item; null: they do (art. 3.87 §1, §6 and §7). */
export function whyNoVoter(
  { weights, suspended }: Electorate,
  present: readonly Vote[],
  ownerId: string,
): Exclude<WithoutVote, 'NotOpen' | 'Closed'> | null {
  if (present.some(({ owner_id }) => owner_id === ownerId)) return null;
  if (suspended.has(ownerId)) return 'Suspended';
  return weights.has(ownerId) ? 'NotPresent' : 'NotConcerned';
}
