import type { Electorate } from './electorate.ts';
import type { Presence } from './quorum.ts';
import type { Vote } from './reduction.ts';

/** How a person attends a meeting. */
export const ARRIVAL_MODES = ['InPerson', 'Remote', 'Represented'] as const;
/** How a person takes part: those who decide in writing need not attend. */
export const ATTENDANCE_MODES = [...ARRIVAL_MODES, 'InWriting'] as const;

/** An owner who is present or represented, and the person who votes for them. */
export interface Attendant {
  readonly owner_id: string;
  /** Owner id of the voter or, for a proxy holder who is not an owner, the id of the first proxy naming them. */
  readonly person_id: string;
}

/** Lists the voters present with the weight of their votes, leaving out owners whose vote is suspended. */
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
 * Leaves out the votes of those mandated, employed or contracted for an item, both their own and those they
 * hold by proxy.
 * Rule: Civil Code, art. 3.87 §9.
 */
export function excludeBoundVotes(
  votes: readonly Vote[],
  bound: ReadonlySet<string>,
): readonly Vote[] {
  return votes.filter(({ owner_id, person_id }) => !bound.has(owner_id) && !bound.has(person_id));
}

/**
 * Lists the owners a person votes for: themselves, unless another person represents them, and the givers of
 * the proxies they hold, unless these attend after all. Giver and holder never both vote.
 */
export function listRepresentedOwners(
  person_id: string,
  principals: readonly string[],
  attendants: readonly Attendant[],
): string[] {
  const voters = new Map(attendants.map((one) => [one.owner_id, one.person_id]));
  return [person_id, ...principals].filter((id) => (voters.get(id) ?? person_id) === person_id);
}

/** Counts the attendance by heads and by shares (art. 3.87 §5). */
export function measurePresence(
  electorate: Electorate,
  attendants: readonly Attendant[],
): Presence {
  const present = votesPresent(electorate, attendants);
  return {
    owners_total: electorate.owners_total,
    owners_present: present.length,
    shares_total: electorate.shares_total,
    shares_present: present.reduce((sum, { weight }) => sum + weight, 0),
  };
}
