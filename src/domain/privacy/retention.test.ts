import { describe, expect, it } from 'vitest';
import { calculateRetentionEnd, calculateLastRetentionDay } from './retention.ts';

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

  it('keeps minutes as long as the building stands', () => {
    expect(calculateLastRetentionDay({ what: 'Minutes', last_day: null })).toBeNull();
  });
});
