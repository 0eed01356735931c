import type { Bearer } from '#domain/charges/split-amount.ts';
import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';
import {
  ZERO,
  add,
  compare,
  divide,
  fraction,
  multiply,
  subtract,
  sumFractions,
  type Fraction,
} from '#domain/kernel/fraction.ts';
import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import {
  countDays,
  listHolders,
  toDaySpan,
  type DaySpan,
  type LotHolder,
  type LotHolders,
  type Register,
} from './holder-days.ts';

/** The index of a meter at the end of a day. */
export interface Reading {
  readonly read_on: LocalDate;
  readonly index: Fraction;
  /** Index of the new meter if it was changed that day. */
  readonly new_index: Fraction | null;
}

export interface Meter {
  readonly id: string;
  readonly unit_id: string;
  readonly distribution_key_id: string;
  readonly readings: readonly Reading[];
}

/** The consumption of a lot between two readings. */
interface MeterStretch {
  readonly period: CoveredPeriod;
  readonly span: DaySpan;
  readonly consumption: Fraction;
}

/** The consumption of a lot over a period, or why it is unknown. */
export interface LotConsumption {
  readonly unit_id: string;
  readonly consumption: Fraction;
  readonly stretches: readonly MeterStretch[];
  /** Days on which a reading is needed and missing. */
  readonly unread_on: readonly LocalDate[];
  /** Stretches over which the index decreases. */
  readonly decreasing: readonly CoveredPeriod[];
}

/**
 * Measures the consumption of each lot of a key over a period. Readings on the eve of the first day and on
 * the last day are needed; those between them divide the period.
 */
export function measureLots(
  meters: readonly Meter[],
  distribution_key_id: string,
  period: CoveredPeriod,
): LotConsumption[] {
  const ofKey = meters.filter((meter) => meter.distribution_key_id === distribution_key_id);
  return [...Map.groupBy(ofKey, ({ unit_id }) => unit_id)].map(([unit_id, ofUnit]) => {
    const measured = ofUnit.map((meter) => measureMeter(meter, period));
    const stretches = measured.flatMap((one) => one.stretches);
    return {
      unit_id,
      stretches,
      consumption: sumFractions(stretches.map(({ consumption }) => consumption)),
      unread_on: measured.flatMap(({ unread_on }) => unread_on),
      decreasing: stretches
        .filter(({ consumption }) => compare(consumption, ZERO) < 0)
        .map((stretch) => stretch.period),
    };
  });
}

function measureMeter({ readings }: Meter, { period_from, period_to }: CoveredPeriod) {
  const eve = addDays(period_from, -1);
  const inside = readings
    .filter(({ read_on }) => eve <= read_on && read_on <= period_to)
    .sort((a, b) => (a.read_on < b.read_on ? -1 : 1));
  const unread_on = [eve, period_to].filter((day) =>
    inside.every(({ read_on }) => read_on !== day),
  );
  const stretches = inside.slice(1).map((end, index): MeterStretch => {
    const start = inside[index] ?? end;
    const period = { period_from: addDays(start.read_on, 1), period_to: end.read_on };
    const consumption = subtract(end.index, start.new_index ?? start.index);
    return { period, span: toDaySpan(period), consumption };
  });
  return { unread_on, stretches };
}

/** The holders of a metered lot, and the stretches that are shared by days for lack of a reading. */
export interface MeteredHolders extends LotHolders {
  readonly shared: readonly CoveredPeriod[];
}

/**
 * Lists the holders of a lot weighted by share × consumption: each stretch between readings by the days
 * held in it, so that a reading on the day of a sale gives each side what it consumed.
 */
export function listMeteredHolders(
  register: Register,
  { unit_id, stretches }: Pick<LotConsumption, 'unit_id' | 'stretches'>,
  span: DaySpan,
  bears: Bearer,
): MeteredHolders {
  const { holders, missing } = listHolders(register, unit_id, span, bears);
  const measured = stretches.map((stretch) => ({
    ...stretch,
    days: countDays(stretch.span),
    held: listHolders(register, unit_id, stretch.span, bears).holders,
  }));
  const sumOver = (owner_id: string, valueOf: (held: LotHolder) => Fraction) =>
    measured.reduce((sum, { consumption, days, held }) => {
      const own = held.find((one) => one.owner_id === owner_id);
      if (own === undefined) return sum;
      return add(sum, multiply(consumption, divide(valueOf(own), fraction(days, 1))));
    }, ZERO);
  return {
    missing,
    holders: holders.map((holder) => ({
      ...holder,
      weight: sumOver(holder.owner_id, ({ weight }) => weight),
      consumption: sumOver(holder.owner_id, (held) => fraction(countHeldDays(held), 1)),
    })),
    shared: measured
      .filter(({ days, held }) => held.some((one) => one.days !== String(days)))
      .map(({ period }) => period),
  };
}

function countHeldDays({ stretches }: LotHolder): number {
  return stretches.reduce((sum, { days }) => sum + days, 0);
}
