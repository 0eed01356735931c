import type { Electorate } from './electorate.ts';
import type { Presence } from './quorum.ts';
import type { Vote } from './reduction.ts';

/** How somebody comes to a meeting. */
export const ARRIVAL_MODES = ['InPerson', 'Remote', 'Represented'] as const;
/** How somebody takes part: whoever decides in writing need not come. */
export const ATTENDANCE_MODES = [...ARRIVAL_MODES, 'InWriting'] as const;

/** An owner who is there, and who votes for them. */
export interface Attendant {
  readonly owner_id: string;
  /** Whoever votes for them: themselves, the owner who holds their proxy, or the first proxy of somebody else. */
  readonly person_id: string;
}

/** Of those who are there, who votes and with how much: whose vote is suspended is not counted. */
export function votesPresent(
  { weights }: Electorate,
  attendants: readonly Attendant[],
): readonly Vote[] {
  return attendants.flatMap(({ owner_id, person_id }) => {
    const weight = weights.get(owner_id);
    return weight === undefined ? [] : [{ owner_id, person_id, weight }];
  });
}

/**
 * Of those who vote, who does on an item: nobody who is mandated, employed or serves by contract on it,
 * neither for themselves nor for those whose proxy they hold.
 * Rule: Civil Code, art. 3.87 §9.
 */
export function withoutBound(votes: readonly Vote[], bound: ReadonlySet<string>): readonly Vote[] {
  return votes.filter(({ owner_id, person_id }) => !bound.has(owner_id) && !bound.has(person_id));
}

/**
 * For whom a person votes who is an owner: themselves, unless somebody represents them, and those
 * whose proxy they hold, unless these came after all. Giver and holder never both vote.
 */
export function voicesOf(
  person_id: string,
  principals: readonly string[],
  attendants: readonly Attendant[],
): string[] {
  const voters = new Map(attendants.map((one) => [one.owner_id, one.person_id]));
  return [person_id, ...principals].filter((id) => (voters.get(id) ?? person_id) === person_id);
}

/** Who is there of all, by heads and by shares (art. 3.87 §5). */
export function presenceOf(electorate: Electorate, attendants: readonly Attendant[]): Presence {
  const present = votesPresent(electorate, attendants);
  return {
    owners_total: electorate.owners_total,
    owners_present: present.length,
    shares_total: electorate.shares_total,
    shares_present: present.reduce((sum, { weight }) => sum + weight, 0),
  };
}
