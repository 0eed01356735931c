import { describe, expect, it } from 'vitest';
import { listHoursBegun } from './run-hours.ts';

const begun = (after: string, until: string) =>
  [...listHoursBegun(Date.parse(after), Date.parse(until))].sort((a, b) => a - b);
const ALL = Array.from({ length: 24 }, (_, hour) => hour);

describe('listHoursBegun', () => {
  it.each([
    // One hour ahead of UTC in winter, two in summer.
    ['2026-01-10T04:30:00Z', '2026-01-10T05:00:00Z', [6]],
    ['2026-07-10T03:30:00Z', '2026-07-10T04:00:00Z', [6]],
    ['2026-01-10T05:00:00Z', '2026-01-10T05:59:59Z', []],
    ['2026-01-10T05:00:00Z', '2026-01-10T07:10:00Z', [7, 8]],
    ['2026-01-10T22:30:00Z', '2026-01-11T00:00:00Z', [0, 1]],
  ])('after %s up to %s: %j', (after, until, hours) => {
    expect(begun(after, until)).toEqual(hours);
  });

  it('leaves none out when the clocks go forward, and says one once when they go back', () => {
    expect(begun('2026-03-29T00:00:00Z', '2026-03-29T01:00:00Z')).toEqual([2, 3]);
    expect(begun('2026-10-24T23:30:00Z', '2026-10-25T01:00:00Z')).toEqual([2]);
  });

  it('is the whole day after a day or more', () => {
    expect(begun('2026-03-01T12:00:00Z', '2026-03-02T12:00:00Z')).toEqual(ALL);
    expect(begun('2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toEqual(ALL);
    expect(begun('2020-01-01T00:00:00Z', '2026-03-02T12:00:00Z')).toEqual(ALL);
  });
});
