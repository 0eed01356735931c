import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#domain/kernel/local-date.ts';
import { calculateFreeTermEnd, SENDING_CHANNELS } from './free-term.ts';

describe('calculateFreeTermEnd', () => {
  it.each([
    ['mailed on a Monday: 17 to 30 March', '2026-03-16', 'Email', '2026-03-30'],
    ['handed over: the same', '2026-03-16', 'Hand', '2026-03-30'],
    ['mailed on a Saturday: the day after is a Sunday', '2026-03-21', 'Email', '2026-04-04'],
    [
      'posted on a Monday, there on Thursday: 19 March to 1 April',
      '2026-03-16',
      'Post',
      '2026-04-01',
    ],
    [
      'posted on a Friday, there on Wednesday: 25 March to 7 April',
      '2026-03-20',
      'Post',
      '2026-04-07',
    ],
    ['posted before Easter, there on Thursday: 9 to 22 April', '2026-04-03', 'Post', '2026-04-22'],
  ] as const)('%s', (_why, sentOn, by, last) => {
    expect(calculateFreeTermEnd(sentOn, by)).toBe(last);
  });

  it('leaves 14 full days, by post some more', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
    fc.assert(
      fc.property(day, fc.constantFrom(...SENDING_CHANNELS), (sentOn, by) => {
        const days = daysBetween(sentOn, calculateFreeTermEnd(sentOn, by));
        if (by === 'Post') expect(days).toBeGreaterThanOrEqual(16);
        else expect(days).toBe(14);
        expect(days).toBeLessThanOrEqual(20);
      }),
    );
  });
});
