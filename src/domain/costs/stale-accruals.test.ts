import { describe, expect, it } from 'vitest';
import { countStaleAccruals, type AccrualMovement } from './stale-accruals.ts';

const movement = (
  entry_date: string,
  accrued_cents: number,
  cleared_cents = 0,
  more: Partial<AccrualMovement> = {},
): AccrualMovement => ({
  account_code: '444',
  supplier_id: 'lift',
  entry_date,
  accrued_cents,
  cleared_cents,
  ...more,
});

describe('an accrual', () => {
  it.each([
    ['is stale after twelve months', [movement('2024-12-31', 500)], '2026-01-01', 1],
    ['is not on the last day of the twelfth month', [movement('2024-12-31', 500)], '2025-12-31', 0],
    [
      'is not once it was cleared, by whatever invoice',
      [movement('2024-12-31', 500), movement('2025-06-01', 0, 500)],
      '2026-06-01',
      0,
    ],
    [
      'is stale if a part is left, the oldest being cleared first',
      [movement('2024-12-31', 500), movement('2025-12-31', 300), movement('2026-01-10', 0, 450)],
      '2026-06-01',
      1,
    ],
    [
      'counts once for each supplier and account',
      [
        movement('2024-12-31', 5),
        movement('2024-11-30', 5),
        movement('2024-12-31', 5, 0, { account_code: '492' }),
        movement('2024-12-31', 5, 0, { supplier_id: null }),
      ],
      '2026-06-01',
      3,
    ],
  ])('%s', (_what, movements, on, count) => {
    expect(countStaleAccruals(movements, on)).toBe(count);
  });
});
