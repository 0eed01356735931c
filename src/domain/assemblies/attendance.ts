import type { Electorate } from './electorate.ts';
import type { Presence } from './quorum.ts';
import type { Vote } from './reduction.ts';

export const ATTENDANCE_MODES = ['InPerson', 'Remote', 'Represented'] as const;

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
