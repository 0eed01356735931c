import { describe, expect, it } from 'vitest';
import { getDefaultDueDate } from './due-date.ts';

describe('getDefaultDueDate', () => {
  it.each([
    ['what is to come', '2026-04-01', '2026-03-16', '2026-05-01'],
    ['what was booked late', '2026-01-01', '2026-03-16', '2026-04-15'],
    ['what is booked on its day', '2026-03-16', '2026-03-16', '2026-04-15'],
  ])('gives thirty days for %s', (_, event, today, expected) => {
    expect(getDefaultDueDate(event, today)).toBe(expected);
  });
});
