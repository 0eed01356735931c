import type { Attendant } from './attendance.ts';
import type { Electorate } from './electorate.ts';
import type { MeetingStatus } from './meeting-state.ts';

/** Reasons why a person has no vote on an item. */
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

/** State of an item: open from the opening of the meeting until the item or the meeting is closed. */
interface VoteState {
  readonly status: MeetingStatus;
  readonly is_closed: boolean;
}

/** Returns why no one may vote on the item; null when it is open. */
export function findVoteObstacle({ status, is_closed }: VoteState): 'NotOpen' | 'Closed' | null {
  if (is_closed || status === 'Completed') return 'Closed';
  return status === 'InProgress' ? null : 'NotOpen';
}

/** The facts that determine who votes on an item. */
interface Deciding {
  readonly electorate: Electorate;
  readonly attendants: readonly Attendant[];
  /** Owners with a contract for what is decided. */
  readonly bound: ReadonlySet<string>;
}

/** Returns why an owner has no vote on the item; null when they do (art. 3.87 §1, §6, §7 and §9). */
export function findVoterObstacle(
  { electorate: { weights, suspended }, attendants, bound }: Deciding,
  ownerId: string,
): Exclude<WithoutVote, 'NotOpen' | 'Closed' | 'Represented'> | null {
  const attendant = attendants.find(({ owner_id }) => owner_id === ownerId);
  if (bound.has(ownerId) || bound.has(attendant?.person_id ?? ownerId)) return 'ContractBound';
  if (attendant !== undefined && weights.has(ownerId)) return null;
  if (suspended.has(ownerId)) return 'Suspended';
  return weights.has(ownerId) ? 'NotPresent' : 'NotConcerned';
}
