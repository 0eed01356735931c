import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  ONE,
  ZERO,
  add,
  compare,
  isEqual,
  leastCommonMultiple,
  subtract,
  sumFractions,
  toShareText,
  type Fraction,
} from '#domain/kernel/fraction.ts';
import { isLocalDate, latest, type LocalDate } from '#domain/kernel/local-date.ts';

export const OWNERSHIP_RIGHTS = ['FullOwnership', 'Usufruct', 'BareOwnership'] as const;
export type OwnershipRight = (typeof OWNERSHIP_RIGHTS)[number];

/** One owner's right in one unit over the half-open interval [start_date, end_date). */
export interface OwnershipRelation {
  readonly id: string;
  readonly owner_id: string;
  readonly right: OwnershipRight;
  readonly share: Fraction;
  readonly start_date: LocalDate;
  readonly end_date: LocalDate | null;
  readonly is_primary_contact: boolean;
}

/** A period [from, to) over which both sums of a unit are constant. */
export interface OwnershipPeriod {
  readonly from: LocalDate;
  readonly to: LocalDate | null;
  readonly usufruct_side: Fraction;
  readonly bare_side: Fraction;
}

type Interval = Pick<OwnershipRelation, 'start_date' | 'end_date'>;
type Holding = Pick<OwnershipRelation, 'right' | 'share' | 'start_date' | 'end_date'>;

/**
 * Refuses invalid_period {start_date, end_date} for an interval that ends before it starts. An interval
 * that ends on its first day is empty: the record of a relation that never took effect.
 */
export function checkInterval({ start_date, end_date }: Interval): void {
  if (end_date !== null && end_date < start_date) {
    throw new DomainError('invalid_period', { start_date, end_date });
  }
}

/** Whether a date is in a half-open interval: the first day counts, the last does not. */
export function isActiveOn({ start_date, end_date }: Interval, date: LocalDate): boolean {
  return start_date <= date && (end_date === null || date < end_date);
}

/** Returns the relations in force on a day, in the order given. */
export function filterActive<R extends Interval>(relations: readonly R[], date: LocalDate): R[] {
  return relations.filter((relation) => isActiveOn(relation, date));
}

/**
 * Divides the days on which anyone holds the unit into periods of constant sums, in time order; adjacent
 * periods differ, days without a holder are left out.
 * Rule: full ownership is usufruct and bare ownership together (Civil Code, art. 3.138).
 */
export function ownershipPeriods(relations: readonly Holding[]): OwnershipPeriod[] {
  const days = new Set<LocalDate>();
  for (const relation of relations) {
    assert(isLocalDate(relation.start_date), 'A start date is not a date');
    assert(relation.end_date === null || isLocalDate(relation.end_date), 'An end date is no date');
    checkInterval(relation);
    days.add(relation.start_date);
    if (relation.end_date !== null) days.add(relation.end_date);
  }
  const cuts = [...days].sort();
  const periods: OwnershipPeriod[] = [];
  for (const [index, from] of cuts.entries()) {
    const sides = sidesOf(filterActive(relations, from));
    if (isEqual(sides.usufruct_side, ZERO) && isEqual(sides.bare_side, ZERO)) continue;
    const to = cuts[index + 1] ?? null;
    const previous = periods.at(-1);
    if (previous?.to === from && haveSameSums(previous, sides)) {
      periods[periods.length - 1] = { ...previous, to };
    } else {
      periods.push({ from, to, ...sides });
    }
  }
  return periods;
}

type Sides = Pick<OwnershipPeriod, 'usufruct_side' | 'bare_side'>;

/** Finds the day from which a unit is wholly held without end; null: it is not. */
export function findCompleteDay(periods: readonly OwnershipPeriod[]): LocalDate | null {
  const last = periods.at(-1);
  return last?.to === null && isWhole(last) ? last.from : null;
}

function isWhole({ usufruct_side, bare_side }: Sides): boolean {
  return isEqual(usufruct_side, ONE) && isEqual(bare_side, ONE);
}

function sidesOf(holdings: readonly Pick<Holding, 'right' | 'share'>[]): Sides {
  const sumWithout = (right: OwnershipRight) =>
    sumFractions(holdings.filter((held) => held.right !== right).map((held) => held.share));
  return { usufruct_side: sumWithout('BareOwnership'), bare_side: sumWithout('Usufruct') };
}

function haveSameSums(a: Sides, b: Sides): boolean {
  return isEqual(a.usufruct_side, b.usufruct_side) && isEqual(a.bare_side, b.bare_side);
}

/**
 * Refuses ownership_exceeded {from, to, total_share} for the first period in which either side exceeds the
 * whole unit.
 */
export function checkOwnership(periods: readonly OwnershipPeriod[]): void {
  for (const { from, to, usufruct_side, bare_side } of periods) {
    const larger = compare(usufruct_side, bare_side) < 0 ? bare_side : usufruct_side;
    if (compare(larger, ONE) > 0) {
      throw new DomainError('ownership_exceeded', { from, to, total_share: toShareText(larger) });
    }
  }
}

/** Returns the least common denominator of all sums of the periods (1n for none). */
export function commonDenominator(periods: readonly OwnershipPeriod[]): bigint {
  return leastCommonMultiple(
    periods.flatMap(({ usufruct_side, bare_side }) => [
      usufruct_side.denominator,
      bare_side.denominator,
    ]),
  );
}

/**
 * Sums what is held of a unit on a day: total_share counts full ownership and usufruct, is_complete means
 * that both sides are exactly the whole.
 */
export function sumSharesOn(
  relations: readonly Holding[],
  date: LocalDate,
): { total_share: Fraction; is_complete: boolean } {
  const sides = sidesOf(filterActive(relations, date));
  return { total_share: sides.usufruct_side, is_complete: isWhole(sides) };
}

type Candidate = Pick<OwnershipRelation, 'id' | 'owner_id' | 'share' | 'start_date'>;

/**
 * Selects the next primary contact among the remaining relations: the buyer's, or else the largest share,
 * the oldest, the lowest id; undefined if there are none.
 */
export function nextPrimaryContact<R extends Candidate>(
  remaining: readonly R[],
  buyerOwnerId: string | undefined,
): R | undefined {
  const isBuyer = (relation: R) => (relation.owner_id === buyerOwnerId ? 1 : 0);
  return [...remaining].sort(
    (a, b) =>
      isBuyer(b) - isBuyer(a) ||
      compare(b.share, a.share) ||
      compareText(a.start_date, b.start_date) ||
      compareText(a.id, b.id),
  )[0];
}

/** Dates and ids are plain ASCII. */
function compareText(a: string, b: string): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** A relation with the roles that a transfer moves besides the right itself. */
export interface TransferableRelation extends OwnershipRelation {
  readonly is_voting_mandatary: boolean;
}

export interface TransferRequest {
  /** All relations of the unit, including past and future ones. */
  readonly relations: readonly TransferableRelation[];
  readonly from_owner_id: string;
  readonly to_owner_id: string;
  /** A fraction of the unit; undefined: all that the seller holds. */
  readonly share: Fraction | undefined;
  readonly effective_date: LocalDate;
}

/** A relation to create; `side` is the party it is for. */
interface OpenedRelation extends Omit<TransferableRelation, 'id'> {
  readonly side: 'buyer' | 'seller';
}

export interface TransferPlan {
  /** Relations to end, each on its end_date (its own start_date if it never took effect). */
  readonly close: readonly { readonly id: string; readonly end_date: LocalDate }[];
  /** Relations to begin, the buyer's from the effective date first. */
  readonly open: readonly OpenedRelation[];
}

/**
 * Plans which relations a transfer ends and begins; the sums of the unit stay the same on every day. The
 * seller's relations end on the effective date; a share not sold continues as a new relation, and the
 * buyer's right ends when the seller's would have. A buyer who holds the same right gets one relation with
 * the sum, cut only at a known end or start. If the seller has several rights, all are transferred
 * unchanged. The role of primary contact passes to the buyer with the last share; the role of voting
 * representative is personal and lapses (art. 3.87 §1). Refuses same_owner, not_an_owner,
 * transfer_right_ambiguous, transfer_share_exceeded.
 */
export function planTransfer(request: TransferRequest): TransferPlan {
  const sold = soldRelations(request);
  const close: { id: string; end_date: LocalDate }[] = [];
  const open: OpenedRelation[] = [];
  for (const relation of sold) {
    const share = request.share ?? relation.share;
    const buyer = planBuyer(request, relation, share);
    close.push({ id: relation.id, end_date: request.effective_date }, ...buyer.close);
    open.push(...buyer.open, ...planRemainder(request, relation, share));
  }
  return { close, open: open.sort((a, b) => compareText(a.side, b.side)) };
}

/** Returns the seller's relations to transfer, in the order of OWNERSHIP_RIGHTS. */
function soldRelations(request: TransferRequest): TransferableRelation[] {
  const { from_owner_id, to_owner_id, share, effective_date } = request;
  assert(share === undefined || compare(share, ZERO) > 0, 'A transferred share must be positive');
  if (from_owner_id === to_owner_id) throw new DomainError('same_owner', { owner_id: to_owner_id });
  const held = filterActive(request.relations, effective_date)
    .filter((relation) => relation.owner_id === from_owner_id)
    .sort((a, b) => OWNERSHIP_RIGHTS.indexOf(a.right) - OWNERSHIP_RIGHTS.indexOf(b.right));
  const [first] = held;
  if (!first) {
    throw new DomainError('not_an_owner', { owner_id: from_owner_id, effective_date });
  }
  if (share !== undefined && held.length > 1) {
    throw new DomainError('transfer_right_ambiguous', { rights: held.map(({ right }) => right) });
  }
  if (share !== undefined && compare(share, first.share) > 0) {
    throw new DomainError('transfer_share_exceeded', {
      share: toShareText(share),
      held_share: toShareText(first.share),
    });
  }
  return held;
}

function planRemainder(
  { effective_date }: TransferRequest,
  sold: TransferableRelation,
  share: Fraction,
): OpenedRelation[] {
  const rest = subtract(sold.share, share);
  if (isEqual(rest, ZERO)) return [];
  const { owner_id, right, end_date, is_primary_contact, is_voting_mandatary } = sold;
  const start_date = effective_date;
  const kept = { owner_id, right, end_date, is_primary_contact, is_voting_mandatary };
  return [{ ...kept, share: rest, start_date, side: 'seller' }];
}

/**
 * Replaces all the buyer's relations of the same right that overlap the purchase, including future ones:
 * two relations of one owner, unit and right may not overlap.
 */
function planBuyer(
  { relations, to_owner_id, effective_date }: TransferRequest,
  sold: TransferableRelation,
  share: Fraction,
): TransferPlan {
  const bought: Interval = { start_date: effective_date, end_date: sold.end_date };
  const replaced = relations.filter(
    (relation) =>
      relation.owner_id === to_owner_id &&
      relation.right === sold.right &&
      overlap(relation, bought),
  );
  const takesOverContact = sold.is_primary_contact && isEqual(share, sold.share);
  const cuts = cutDays([bought, ...replaced], effective_date);
  const open: OpenedRelation[] = [];
  for (const [index, start_date] of cuts.entries()) {
    const held = replaced.find((relation) => isActiveOn(relation, start_date));
    const isBought = isActiveOn(bought, start_date);
    if (!held && !isBought) continue;
    open.push({
      owner_id: to_owner_id,
      right: sold.right,
      share: add(held?.share ?? ZERO, isBought ? share : ZERO),
      start_date,
      end_date: cuts[index + 1] ?? null,
      is_primary_contact: held?.is_primary_contact === true || (isBought && takesOverContact),
      is_voting_mandatary: held?.is_voting_mandatary === true,
      side: 'buyer',
    });
  }
  const close = replaced.map(({ id, start_date }) => ({
    id,
    end_date: latest(start_date, effective_date),
  }));
  return { close, open };
}

/** Whether two intervals share a day; an empty one shares none. */
export function overlap(a: Interval, b: Interval): boolean {
  const startsBeforeEnd = (first: Interval, second: Interval) =>
    second.end_date === null || first.start_date < second.end_date;
  return !isEmpty(a) && !isEmpty(b) && startsBeforeEnd(a, b) && startsBeforeEnd(b, a);
}

function isEmpty({ start_date, end_date }: Interval): boolean {
  return start_date === end_date;
}

/** Lists, in order, the days from `from` on on which an interval starts or ends. */
function cutDays(intervals: readonly Interval[], from: LocalDate): LocalDate[] {
  const days = intervals.flatMap(({ start_date, end_date }) => [start_date, end_date ?? from]);
  return [...new Set(days.filter((day) => day >= from))].sort();
}
