import { assert } from '#domain/kernel/assert.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';

/** A yearly rate in parts per million that holds from a day on, until the next one of its table. */
interface DatedRate {
  readonly from: LocalDate;
  readonly ppm: number;
}

/**
 * Rates in order of time. Before its first day the first rate counts, after its last the last: an
 * older debt and a year whose rate is not yet published get the nearest known one.
 */
export type RateTable = readonly [DatedRate, ...DatedRate[]];

/**
 * The legal rate in civil matters, set for each calendar year.
 * Rule: Act of 5 May 1865 on loans at interest, art. 2 §1: mean of the 12-month Euribor of December,
 * rounded up to the quarter of a percent, plus two points; published each January.
 */
export const CIVIL_LEGAL_RATES: RateTable = [
  { from: '2019-01-01', ppm: 20_000 },
  { from: '2020-01-01', ppm: 17_500 },
  { from: '2021-01-01', ppm: 17_500 },
  { from: '2022-01-01', ppm: 15_000 },
  { from: '2023-01-01', ppm: 52_500 },
  { from: '2024-01-01', ppm: 57_500 },
  { from: '2025-01-01', ppm: 45_000 },
  { from: '2026-01-01', ppm: 45_000 },
];

/**
 * The rate for late payment between enterprises, set for each half-year.
 * Rule: Act of 2 August 2002 on late payment in commercial transactions, art. 5: reference rate of
 * the European Central Bank plus eight points, rounded up to the half of a percent.
 */
export const ENTERPRISE_RATES: RateTable = [
  { from: '2024-01-01', ppm: 125_000 },
  { from: '2024-07-01', ppm: 125_000 },
  { from: '2025-01-01', ppm: 115_000 },
  { from: '2025-07-01', ppm: 105_000 },
  { from: '2026-01-01', ppm: 105_000 },
];

/** One rate (parts per million per year) for every day. */
export function fixedRate(ppm: number): RateTable {
  assert(Number.isInteger(ppm) && ppm >= 0, 'A rate must be whole parts per million');
  return [{ from: '0001-01-01', ppm }];
}

/** The rate of a day, in parts per million per year. */
export function rateOn(table: RateTable, date: LocalDate): number {
  return (table.findLast(({ from }) => from <= date) ?? table[0]).ppm;
}

/** On each day the lower of two rates. */
export function lowerOf(first: RateTable, second: RateTable): RateTable {
  const lowerFrom = (from: LocalDate): DatedRate => ({
    from,
    ppm: Math.min(rateOn(first, from), rateOn(second, from)),
  });
  const [earliest = first[0].from, ...later] = [
    ...new Set([...first, ...second].map(({ from }) => from)),
  ].sort();
  return [lowerFrom(earliest), ...later.map(lowerFrom)];
}
