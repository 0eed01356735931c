import { describe, expect, it } from 'vitest';
import { seededAccounts } from '#test/helpers/seeded-chart.ts';
import { trialBalance } from './trial-balance.ts';

function report(...totals: [string, number, number][]) {
  return trialBalance({
    totals: totals.map(([account_code, debit_cents, credit_cents]) => ({
      account_code,
      debit_cents,
      credit_cents,
    })),
    accounts: seededAccounts,
  });
}

describe('trialBalance', () => {
  it('of no entry has no row', () => {
    expect(report()).toEqual({
      rows: [],
      totals: { opening_cents: 0, debit_cents: 0, credit_cents: 0, balance_cents: 0 },
    });
  });

  it('adds up the rows of an account and sorts by code', () => {
    expect(report(['551', 10, 4], ['14', 0, 7], ['551', 1, 0])).toEqual({
      rows: [
        {
          code: '14',
          name: 'Result carried forward',
          opening_cents: 0,
          debit_cents: 0,
          credit_cents: 7,
          balance_cents: -7,
        },
        {
          code: '551',
          name: 'Current account (working capital)',
          opening_cents: 0,
          debit_cents: 11,
          credit_cents: 4,
          balance_cents: 7,
        },
      ],
      totals: { opening_cents: 0, debit_cents: 11, credit_cents: 11, balance_cents: 0 },
    });
  });

  it('leaves out what never moved and keeps what came back to nil', () => {
    expect(report(['57', 0, 0], ['58', 9, 9]).rows.map(({ code }) => code)).toEqual(['58']);
  });

  it('starts from what the accounts held before, moved or not', () => {
    const { rows, totals } = trialBalance({
      openings: [
        { account_code: '551', balance_cents: 60 },
        { account_code: '551', balance_cents: 40 },
        { account_code: '14', balance_cents: -100 },
        { account_code: '57', balance_cents: 0 },
      ],
      totals: [
        { account_code: '551', debit_cents: 0, credit_cents: 30 },
        { account_code: '65', debit_cents: 30, credit_cents: 0 },
      ],
      accounts: seededAccounts,
    });
    expect(rows.map((row) => [row.code, row.opening_cents, row.balance_cents])).toEqual([
      ['14', -100, -100],
      ['551', 100, 70],
      ['65', 0, 30],
    ]);
    expect(totals).toEqual({
      opening_cents: 0,
      debit_cents: 30,
      credit_cents: 30,
      balance_cents: 0,
    });
  });
});
