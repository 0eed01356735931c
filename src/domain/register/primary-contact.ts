import { addDays, earliest, latest, type LocalDate } from '#domain/kernel/local-date.ts';
import { filterActive, nextPrimaryContact, type OwnershipRelation } from './ownership.ts';

/** Days [from, to); open at the end when null. */
export interface Stretch {
  readonly from: LocalDate;
  readonly to: LocalDate | null;
}

/** A relation with the days on which its owner receives the letters about the unit. */
export interface ContactRelation extends Omit<OwnershipRelation, 'is_primary_contact' | 'right'> {
  readonly primary_during: readonly Stretch[];
}

/** A user's statement that from this day on, this relation's owner is the primary contact. */
export interface ContactClaim {
  readonly relation_id: string;
  readonly from: LocalDate;
}

export interface PrimaryContactRequest {
  /** The relations before the change, with their recorded periods. */
  readonly before: readonly ContactRelation[];
  /** All relations after the change. */
  readonly after: readonly Omit<ContactRelation, 'primary_during'>[];
  readonly claims: readonly ContactClaim[];
  /** Distinguishes recorded past from planned future; not needed for a new unit. */
  readonly today?: LocalDate | undefined;
}

interface NotedStretch extends Stretch {
  readonly relation_id: string;
  /** It began because the previous contact left, not by a user's statement. */
  readonly is_takeover: boolean;
}

/**
 * Plans the periods of the primary contact, by relation id: exactly one on every day on which the unit has
 * a holder, always a holder of that day.
 * Rule: the first holder always is it; a claim replaces the previous contact; when the contact leaves,
 * nextPrimaryContact selects the successor. Recorded periods stay unchanged unless a claim or a change of
 * the relations contradicts them, so that the past is not rewritten and planned changes take place on their
 * day.
 */
export function planPrimaryContacts({
  before,
  after,
  claims,
  today,
}: PrimaryContactRequest): Map<string, Stretch[]> {
  const noted = notedStretches({ before, claims, today });
  const plan = new Map<string, Stretch[]>(after.map(({ id }) => [id, []]));
  const days = cutDays([
    ...after.map(({ start_date, end_date }) => ({ from: start_date, to: end_date })),
    ...noted,
    ...claims.map(({ from }) => ({ from, to: null })),
  ]);
  let current: string | undefined;
  for (const [index, from] of days.entries()) {
    current = contactOn(from, {
      present: filterActive(after, from),
      current,
      noted,
      claims,
      today,
    });
    if (current !== undefined)
      append(plan.get(current) ?? [], { from, to: days[index + 1] ?? null });
  }
  return plan;
}

interface Situation {
  readonly present: readonly Omit<ContactRelation, 'primary_during'>[];
  readonly current: string | undefined;
  readonly noted: readonly NotedStretch[];
  readonly claims: readonly ContactClaim[];
  readonly today: LocalDate | undefined;
}

function contactOn(day: LocalDate, { present, current, noted, claims, today }: Situation) {
  const isPresent = (id: string | undefined) => present.some((relation) => relation.id === id);
  const claim = claims.find(({ from, relation_id }) => from === day && isPresent(relation_id));
  if (claim) return claim.relation_id;
  const stays = isPresent(current);
  const stretch = noted.find((one) => includesDay(one, day));
  if (stretch && !(stretch.is_takeover && stays)) {
    if (isPresent(stretch.relation_id)) return stretch.relation_id;
    // A replaced contact does not return when the successor leaves on the day it took over.
    if (stretch.from === day && today !== undefined && day <= today) return successorOf(present);
  }
  return stays ? current : successorOf(present);
}

function successorOf(present: Situation['present']): string | undefined {
  return nextPrimaryContact(present, undefined)?.id;
}

/** Returns the recorded periods without those that a claim replaces: from the claim until today. */
function notedStretches({
  before,
  claims,
  today,
}: Pick<PrimaryContactRequest, 'before' | 'claims' | 'today'>): NotedStretch[] {
  const leavingDays = new Set(
    before.flatMap(({ end_date, primary_during }) =>
      primary_during.some(({ to }) => to !== null && to === end_date) ? [end_date] : [],
    ),
  );
  return before.flatMap(({ id, primary_during }) =>
    primary_during.map((stretch): NotedStretch => {
      const hasBegun = today !== undefined && stretch.from <= today;
      const ends = claims
        .filter(
          (claim) => includesDay(stretch, claim.from) || (hasBegun && claim.from < stretch.from),
        )
        .map((claim) => latest(claim.from, stretch.from));
      return {
        relation_id: id,
        is_takeover: leavingDays.has(stretch.from),
        from: stretch.from,
        to: ends.reduce<LocalDate | null>((end, day) => earliest(day, end ?? day), stretch.to),
      };
    }),
  );
}

function includesDay({ from, to }: Stretch, day: LocalDate): boolean {
  return from <= day && (to === null || day < to);
}

function cutDays(stretches: readonly Stretch[]): LocalDate[] {
  return [
    ...new Set(stretches.flatMap(({ from, to }) => (to === null ? [from] : [from, to]))),
  ].sort();
}

function append(stretches: Stretch[], next: Stretch): void {
  const last = stretches.at(-1);
  if (last?.to === next.from) stretches[stretches.length - 1] = { from: last.from, to: next.to };
  else stretches.push(next);
}

/**
 * Whether the relation has the role on a day; for an ended relation its last day counts, for a future one
 * its first.
 */
export function isPrimaryContactOn(
  relation: Pick<ContactRelation, 'start_date' | 'end_date' | 'primary_during'>,
  date: LocalDate,
): boolean {
  const { start_date, end_date, primary_during } = relation;
  // An empty relation has no last day, and year 1 has no day before its first.
  const last = end_date !== null && end_date > start_date ? addDays(end_date, -1) : end_date;
  const day = latest(last === null ? date : earliest(date, last), start_date);
  return primary_during.some((stretch) => includesDay(stretch, day));
}
