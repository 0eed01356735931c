import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { selectBasesToKeep } from './base-backup-retention.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW = 100 * DAY_MS;
const daysAgo = (...days: number[]) => days.map((day) => NOW - day * DAY_MS);

it('keeps those of seven days, and the newest one before', () => {
  expect(selectBasesToKeep(daysAgo(9, 0, 3, 8, 20, 6), NOW)).toEqual(daysAgo(0, 3, 6, 8));
  expect(selectBasesToKeep(daysAgo(7, 8), NOW)).toEqual(daysAgo(7));
  expect(selectBasesToKeep(daysAgo(30, 40), NOW)).toEqual(daysAgo(30));
  expect(selectBasesToKeep([], NOW)).toEqual([]);
});

it('never takes away an instant of the seven days that could be recovered', () => {
  const made = fc.array(fc.integer({ min: 0, max: NOW }), { maxLength: 20 });
  const instant = fc.integer({ min: NOW - 7 * DAY_MS, max: NOW });
  fc.assert(
    fc.property(made, instant, (all, at) => {
      const startFor = (bases: readonly number[]) => bases.filter((base) => base <= at).length > 0;
      expect(startFor(selectBasesToKeep(all, NOW))).toBe(startFor(all));
    }),
  );
});
