import { describe, expect, it } from 'vitest';
import { cashSeries, lastMonths } from './cash-series.ts';

const accounts = new Map([
  ['550', { name: 'Savings' }],
  ['551', { name: 'Current' }],
  ['58', { name: 'In transit' }],
]);

describe('lastMonths', () => {
  it('ends with the month of today, over the turn of a year', () => {
    expect(lastMonths('2026-02-28', 3)).toEqual(['2025-12-01', '2026-01-01', '2026-02-01']);
    expect(lastMonths('2026-02-28', 1)).toEqual(['2026-02-01']);
  });
});

describe('cashSeries', () => {
  const months = lastMonths('2026-02-28', 3);
  const moved = (account_code: string, month: string | null, net_cents: number) => ({
    account_code,
    month,
    net_cents,
  });

  it('carries balances from month to month, and adds up', () => {
    const movements = [
      moved('551', null, 1_000),
      moved('551', '2026-01-01', -1_300),
      moved('550', '2026-02-01', 50),
    ];
    expect(cashSeries({ months, movements, accounts })).toEqual({
      month_ends: ['2025-12-31', '2026-01-31', '2026-02-28'],
      accounts: [
        { code: '550', name: 'Savings', balances_cents: [0, 0, 50] },
        { code: '551', name: 'Current', balances_cents: [1_000, -300, -300] },
      ],
      totals_cents: [1_000, -300, -250],
    });
  });

  it('leaves out what was at nil at every end', () => {
    const movements = [moved('58', null, 20), moved('58', null, -20)];
    expect(cashSeries({ months, movements, accounts })).toMatchObject({
      accounts: [],
      totals_cents: [0, 0, 0],
    });
  });
});
