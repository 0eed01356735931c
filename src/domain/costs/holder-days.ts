import { isChargedAs, type Bearer, type UnitHolder } from '#domain/charges/split-amount.ts';
import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import {
  ONE,
  ZERO,
  add,
  fraction,
  isEqual,
  multiply,
  sumFractions,
  toShareText,
  type Fraction,
} from '#domain/kernel/fraction.ts';
import { addDays, daysBetween, type LocalDate } from '#domain/kernel/local-date.ts';
import type { OwnershipRelation } from '#domain/register/ownership.ts';

/** A relation of the register, with the name and the mark of primary contact. */
export interface Holding extends UnitHolder, Pick<OwnershipRelation, 'start_date' | 'end_date'> {
  readonly unit_id: string;
}

/** Days by number, both ends included. */
export interface DaySpan {
  readonly first: number;
  readonly last: number;
}

/** Days on which one person holds one share without interruption. */
interface HeldStretch {
  readonly first: number;
  readonly days: number;
  readonly share: Fraction;
}

/** A person who holds a lot on at least one covered day. */
export interface LotHolder {
  readonly owner_id: string;
  /** Stretches of equal share in order, such as "5/12;1/1". */
  readonly share: string;
  /** Days of each stretch, such as "35;56". */
  readonly days: string;
  readonly stretches: readonly HeldStretch[];
  /** Share × days, or share × consumption for a meter key. */
  readonly weight: Fraction;
  /** Consumption of the days held; null without meter. */
  readonly consumption: Fraction | null;
}

/** The holders of a lot over a span, in tie order, and the stretches on which it is not wholly held. */
export interface LotHolders {
  readonly holders: readonly LotHolder[];
  readonly missing: readonly CoveredPeriod[];
}

interface DatedHolding extends Holding {
  readonly start: number;
  /** First day after it. */
  readonly end: number;
}

/** The register of a building, prepared for many questions about the same days. */
export interface Register {
  readonly lots: ReadonlyMap<string, readonly DatedHolding[]>;
  readonly names: ReadonlyMap<string, string>;
  /** Holders found before, by span and right, then by unit_id. */
  readonly answers: Map<string, Map<string, LotHolders>>;
}

const EPOCH: LocalDate = '1970-01-01';

/** Numbers a day, so that spans are counted by subtraction. */
export function toDayNumber(date: LocalDate): number {
  return daysBetween(EPOCH, date);
}

function toDate(day: number): LocalDate {
  return addDays(EPOCH, day);
}

/** Converts a covered period to day numbers. */
export function toDaySpan({ period_from, period_to }: CoveredPeriod): DaySpan {
  return { first: toDayNumber(period_from), last: toDayNumber(period_to) };
}

/** Counts the days of a span, both ends included. */
export function countDays({ first, last }: DaySpan): number {
  return last - first + 1;
}

/** Prepares the relations of a building, past and future ones included, in any order. */
export function makeRegister(holdings: readonly Holding[]): Register {
  // Sales fall on few days, and checking a date costs more than finding it.
  const days = new Map<LocalDate, number>();
  const numberOf = (date: LocalDate) => {
    const day = days.get(date) ?? toDayNumber(date);
    days.set(date, day);
    return day;
  };
  const dated = holdings.map((holding): DatedHolding => {
    const { start_date, end_date } = holding;
    const end = end_date === null ? Infinity : numberOf(end_date);
    return { ...holding, start: numberOf(start_date), end };
  });
  return {
    lots: Map.groupBy(dated, ({ unit_id }) => unit_id),
    names: new Map(holdings.map(({ owner_id, owner_name }) => [owner_id, owner_name])),
    answers: new Map(),
  };
}

/**
 * Lists the persons who hold a lot on a day of the span with the right that bears, weighted by share ×
 * days. A person with several relations is one holder. The seller's last day is the day before the buyer's
 * first (relations are [start, end)); a relation without a day is none.
 * Tie order: first day held inside the span, primary contact (by any right) on one of its days, name, id.
 * Rule: ordinary charges by days from the day of enjoyment (Civil Code, art. 3.94 §2).
 */
export function listHolders(
  register: Register,
  unit_id: string,
  span: DaySpan,
  bears: Bearer,
): LotHolders {
  return makeHolderLister(register, span, bears)(unit_id);
}

/** Makes a function that does what `listHolders` does, for many lots over the same days. */
export function makeHolderLister(
  register: Register,
  span: DaySpan,
  bears: Bearer,
): (unit_id: string) => LotHolders {
  const key = `${span.first} ${span.last} ${bears}`;
  const answers = register.answers.get(key) ?? new Map<string, LotHolders>();
  register.answers.set(key, answers);
  return (unit_id) => {
    const known = answers.get(unit_id);
    if (known !== undefined) return known;
    const held = (register.lots.get(unit_id) ?? []).filter(
      ({ start, end }) => start < end && start <= span.last && end > span.first,
    );
    const answer = findHolders(held, span, bears);
    answers.set(unit_id, answer);
    return answer;
  };
}

function findHolders(held: readonly DatedHolding[], span: DaySpan, bears: Bearer): LotHolders {
  const bearing = held.filter(({ right }) => isChargedAs(right, bears));
  const stop = span.last + 1;
  const cuts = new Set([span.first, stop]);
  for (const { start, end } of bearing) {
    cuts.add(Math.max(start, span.first));
    cuts.add(Math.min(end, stop));
  }
  const days = [...cuts].sort((a, b) => a - b);
  const byOwner = new Map<string, HeldStretch[]>();
  const missing: DaySpan[] = [];
  for (const [index, first] of days.slice(0, -1).entries()) {
    const last = (days[index + 1] ?? stop) - 1;
    const active = bearing.filter(({ start, end }) => start <= first && first < end);
    if (!isEqual(sumFractions(active.map(({ share }) => share)), ONE)) {
      appendSpan(missing, { first, last });
    }
    for (const [owner_id, share] of sumByOwner(active)) {
      const stretches = byOwner.get(owner_id) ?? [];
      byOwner.set(owner_id, stretches);
      appendStretch(stretches, { first, days: last - first + 1, share });
    }
  }
  const holders = [...byOwner].map(([owner_id, stretches]) => describeHolder(owner_id, stretches));
  return {
    holders: inTieOrder(holders, held),
    missing: missing.map(({ first, last }) => ({
      period_from: toDate(first),
      period_to: toDate(last),
    })),
  };
}

function sumByOwner(active: readonly DatedHolding[]): Map<string, Fraction> {
  const shares = new Map<string, Fraction>();
  for (const { owner_id, share } of active) {
    const before = shares.get(owner_id);
    shares.set(owner_id, before === undefined ? share : add(before, share));
  }
  return shares;
}

function appendSpan(spans: DaySpan[], next: DaySpan): void {
  const before = spans.at(-1);
  if (before?.last !== next.first - 1) spans.push(next);
  else spans[spans.length - 1] = { first: before.first, last: next.last };
}

function appendStretch(stretches: HeldStretch[], next: HeldStretch): void {
  const before = stretches.at(-1);
  const touches = before !== undefined && before.first + before.days === next.first;
  if (!touches || !isEqual(before.share, next.share)) stretches.push(next);
  else stretches[stretches.length - 1] = { ...before, days: before.days + next.days };
}

function describeHolder(owner_id: string, stretches: readonly HeldStretch[]): LotHolder {
  return {
    owner_id,
    share: stretches.map(({ share }) => toShareText(share)).join(';'),
    days: stretches.map(({ days }) => String(days)).join(';'),
    stretches,
    weight: sumFractions(stretches.map(({ share, days }) => multiply(share, fraction(days, 1)))),
    consumption: null,
  };
}

function inTieOrder(
  holders: readonly LotHolder[],
  held: readonly DatedHolding[],
): readonly LotHolder[] {
  if (holders.length < 2) return holders;
  const primary = new Set(
    held.filter(({ is_primary_contact }) => is_primary_contact).map(({ owner_id }) => owner_id),
  );
  const names = new Map(held.map(({ owner_id, owner_name }) => [owner_id, owner_name]));
  const firstOf = ({ stretches }: LotHolder) => stretches[0]?.first ?? Infinity;
  const rankOf = ({ owner_id }: LotHolder) => (primary.has(owner_id) ? 0 : 1);
  const nameOf = ({ owner_id }: LotHolder) => (names.get(owner_id) ?? '').normalize('NFC');
  return [...holders].sort(
    (a, b) =>
      firstOf(a) - firstOf(b) ||
      rankOf(a) - rankOf(b) ||
      compareCodePoints(nameOf(a), nameOf(b)) ||
      compareCodePoints(a.owner_id, b.owner_id),
  );
}

/** Sums the weights of holders, without those who are excluded. */
export function sumWeights(
  holders: readonly LotHolder[],
  excluded: readonly string[] = [],
): Fraction {
  return holders.reduce(
    (sum, { owner_id, weight }) => (excluded.includes(owner_id) ? sum : add(sum, weight)),
    ZERO,
  );
}
