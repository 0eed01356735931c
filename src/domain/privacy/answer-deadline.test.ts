import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#domain/kernel/local-date.ts';
import {
  calculateAnswerDeadline,
  calculateExtendedDeadline,
  isReminderDay,
} from './answer-deadline.ts';

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));

describe('the time to answer', () => {
  it.each([
    ['2026-03-16', '2026-04-16', '2026-06-16'],
    ['2026-01-31', '2026-02-28', '2026-04-30'],
    ['2024-01-30', '2024-02-29', '2024-04-30'],
    ['2025-11-30', '2025-12-30', '2026-02-28'],
    ['2026-12-31', '2027-01-31', '2027-03-31'],
  ])('of what is received on %s ends on %s, extended on %s', (received, due, extended) => {
    expect(calculateAnswerDeadline(received)).toBe(due);
    expect(calculateExtendedDeadline(received, received)).toBe(extended);
  });

  it('is a month: 28 to 31 days, with two more 89 to 92', () => {
    fc.assert(
      fc.property(days, (received) => {
        const [due, extended] = [
          calculateAnswerDeadline(received),
          calculateExtendedDeadline(received, received),
        ];
        expect(daysBetween(received, due)).toBeGreaterThanOrEqual(28);
        expect(daysBetween(received, due)).toBeLessThanOrEqual(31);
        expect(daysBetween(received, extended)).toBeGreaterThanOrEqual(89);
        expect(daysBetween(received, extended)).toBeLessThanOrEqual(92);
      }),
    );
  });

  it('is extended up to its last day, and not after', () => {
    expect(calculateExtendedDeadline('2026-03-16', '2026-04-16')).toBe('2026-06-16');
    expect(() => calculateExtendedDeadline('2026-03-16', '2026-04-17')).toThrow(
      expect.objectContaining({ code: 'extension_too_late' }),
    );
  });
});

describe('a reminder', () => {
  it('is given 14, 7 and 1 days before, and each day from the last one on', () => {
    const around = Array.from({ length: 34 }, (_, index) => addDays('2026-04-01', index));
    const reminded = around.filter((today) => isReminderDay('2026-05-01', today));
    expect(reminded).toEqual([
      '2026-04-17',
      '2026-04-24',
      '2026-04-30',
      '2026-05-01',
      '2026-05-02',
      '2026-05-03',
      '2026-05-04',
    ]);
  });
});
