import type { Attendant } from './attendance.ts';
import type { Electorate } from './electorate.ts';
import type { MeetingStatus } from './meeting-state.ts';

/** Why somebody has no vote on an item now. */
export const WITHOUT_VOTE = [
  'NotOpen',
  'Closed',
  'NotPresent',
  'Suspended',
  'NotConcerned',
  'Represented',
  'ContractBound',
] as const;
export type WithoutVote = (typeof WITHOUT_VOTE)[number];

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

/** What tells who decides on an item. */
interface Deciding {
  readonly electorate: Electorate;
  readonly attendants: readonly Attendant[];
  /** Owners who serve by contract on what is decided. */
  readonly bound: ReadonlySet<string>;
}

/** Why an owner does not decide on the item; null: they do (art. 3.87 §1, §6, §7 and §9). */
export function whyNoVoter(
  { electorate: { weights, suspended }, attendants, bound }: Deciding,
  ownerId: string,
): Exclude<WithoutVote, 'NotOpen' | 'Closed' | 'Represented'> | null {
  const attendant = attendants.find(({ owner_id }) => owner_id === ownerId);
  if (bound.has(ownerId) || bound.has(attendant?.person_id ?? ownerId)) return 'ContractBound';
  if (attendant !== undefined && weights.has(ownerId)) return null;
  if (suspended.has(ownerId)) return 'Suspended';
  return weights.has(ownerId) ? 'NotPresent' : 'NotConcerned';
}
