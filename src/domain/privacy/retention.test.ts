import { describe, expect, it } from 'vitest';
import {
  calculateIdentityEnd,
  calculateRetentionEnd,
  calculateLastRetentionDay,
} from './retention.ts';

describe('what the law keeps', () => {
  it.each([
    ['Books', '2025-12-31', 1, '2032-12-31'],
    ['Payments', '2026-01-01', 1, '2033-12-31'],
    ['Charges', '2025-08-15', 7, '2033-12-31'],
    ['Letters', '2025-03-15', 7, '2032-12-31'],
    ['Documents', '2024-02-29', 1, '2031-12-31'],
    ['Reminders', '2024-02-29', 1, '2034-02-28'],
    ['OwnershipHistory', '2025-12-31', 7, '2035-12-31'],
    ['Requests', '2026-03-16', 1, '2031-03-16'],
    ['AuditLog', '2026-03-16', 1, '2033-03-16'],
  ] as const)('%s of %s, books from month %i on: until %s', (what, day, month, until) => {
    expect(calculateRetentionEnd(what, day, month)).toBe(until);
  });

  it.each([
    // An entry of 2026, closed at the end of it; the lot was sold in March.
    [
      [
        ['Books', '2026-12-31'],
        ['OwnershipHistory', '2026-03-16'],
      ],
      '2036-12-31',
    ],
    [
      [
        ['Books', '2024-06-30'],
        ['OwnershipHistory', '2026-03-16'],
      ],
      '2036-03-16',
    ],
    [[['OwnershipHistory', '2026-03-16']], '2036-03-16'],
    [
      [
        ['Letters', '2026-03-16'],
        ['Requests', '2026-03-16'],
      ],
      null,
    ],
    [[], null],
  ] as const)('keeps the name of who is in %j until %s', (kept, until) => {
    const data = kept.map(([what, last_day]) => ({ what, last_day }));
    expect(calculateIdentityEnd(data)).toBe(until);
  });

  it('counts from the closing of a year that begins in July', () => {
    const books = { what: 'Books', last_day: '2025-08-15', fiscal_year_start_month: 7 } as const;
    expect(calculateIdentityEnd([books])).toBe('2036-12-31');
  });

  it('keeps minutes as long as the building stands', () => {
    expect(calculateLastRetentionDay({ what: 'Minutes', last_day: null })).toBeNull();
  });
});
