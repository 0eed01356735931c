import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { addDays, earliest, type LocalDate } from '#domain/kernel/local-date.ts';

/**
 * Published rates. Legal: in civil matters, set for each calendar year (Act of 5 May 1865 on loans at
 * interest, art. 2 §1). Enterprise: for late payment between enterprises, set for each half-year (Act of 2
 * August 2002 on late payment in commercial transactions, art. 5).
 */
export const INTEREST_RATE_KINDS = ['Legal', 'Enterprise'] as const;
export type InterestRateKind = (typeof INTEREST_RATE_KINDS)[number];

/** A yearly rate in parts per million, valid until the next one or the end of its period. */
interface DatedRate {
  readonly valid_from: LocalDate;
  readonly ppm: number;
}

/** All known rates, each kind in chronological order. */
export type PublishedRates = Readonly<Record<InterestRateKind, readonly DatedRate[]>>;

/** The yearly rate of a day, in parts per million, and the day until which it is unchanged. */
interface RateOnDay {
  readonly ppm: number;
  readonly until: LocalDate;
}

/** Yearly rates by day. Refuses rate_missing {kind, period} for a day whose rate is not known. */
export type RateSchedule = (date: LocalDate) => RateOnDay;

const END_OF_TIME: LocalDate = '9999-12-31';

/** Makes a schedule of one rate (parts per million per year). */
export function fixedRate(ppm: number): RateSchedule {
  assert(Number.isInteger(ppm) && ppm >= 0, 'A rate must be whole parts per million');
  return () => ({ ppm, until: END_OF_TIME });
}

/** Makes the schedule of a published kind; missing rates are never inferred. */
export function publishedRate(kind: InterestRateKind, rates: PublishedRates): RateSchedule {
  const known = rates[kind];
  return (date) => {
    const { name: period, from, to } = periodOf(kind, date);
    const index = known.findLastIndex(({ valid_from }) => valid_from <= date);
    const rate = known[index];
    if (rate === undefined || rate.valid_from < from) {
      throw new DomainError('rate_missing', { kind, period });
    }
    const next = known[index + 1]?.valid_from;
    return { ppm: rate.ppm, until: next === undefined ? to : earliest(to, addDays(next, -1)) };
  };
}

/** Makes the schedule of the lower of two rates on each day. */
export function makeLowerRate(first: RateSchedule, second: RateSchedule): RateSchedule {
  return (date) => {
    const [one, other] = [first(date), second(date)];
    return {
      ppm: Math.min(one.ppm, other.ppm),
      until: earliest(one.until, other.until),
    };
  };
}

/** Returns the period for which a rate is set: '2025', '2025-H2'. */
function periodOf(
  kind: InterestRateKind,
  date: LocalDate,
): { readonly name: string; readonly from: LocalDate; readonly to: LocalDate } {
  const year = date.slice(0, 'YYYY'.length);
  if (kind === 'Legal') return { name: year, from: `${year}-01-01`, to: `${year}-12-31` };
  return date < `${year}-07-01`
    ? { name: `${year}-H1`, from: `${year}-01-01`, to: `${year}-06-30` }
    : { name: `${year}-H2`, from: `${year}-07-01`, to: `${year}-12-31` };
}

/** A period whose published rate is not known. */
export interface MissingRate {
  readonly kind: InterestRateKind;
  readonly year: string;
  /** Null: the whole year. */
  readonly half: '1' | '2' | null;
}

/**
 * Lists the rates that are missing today: of the current period, and of the next one once it can be known,
 * the last month before it.
 */
export function findMissingRates(rates: PublishedRates, today: LocalDate): MissingRate[] {
  return INTEREST_RATE_KINDS.flatMap((kind) => {
    const current = periodOf(kind, today);
    // The last month of the period has begun.
    const isNextDue = today.slice(0, 'YYYY-MM'.length) === current.to.slice(0, 'YYYY-MM'.length);
    const periods = isNextDue ? [current, periodOf(kind, addDays(current.to, 1))] : [current];
    return periods
      .filter(
        ({ from, to }) =>
          !rates[kind].some((rate) => from <= rate.valid_from && rate.valid_from <= to),
      )
      .map(({ name }): MissingRate => {
        const [year = '', half] = name.split('-H');
        return { kind, year, half: half === '1' || half === '2' ? half : null };
      });
  });
}
