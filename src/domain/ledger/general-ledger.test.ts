import { describe, expect, it } from 'vitest';
import { seededAccounts } from '#test/helpers/seeded-chart.ts';
import { generalLedger, type LedgerLine } from './general-ledger.ts';

function line(
  account_code: string,
  entry_date: string,
  sequence: number,
  movement: number,
): LedgerLine {
  return {
    account_code,
    entry_date,
    sequence,
    journal: 'Bank',
    description: null,
    debit_cents: Math.max(0, movement),
    credit_cents: Math.max(0, 0 - movement),
  };
}

describe('generalLedger', () => {
  it('runs the balance from the opening through the movements by date and number', () => {
    const [account, ...others] = generalLedger({
      openings: [
        { account_code: '551', balance_cents: 60 },
        { account_code: '551', balance_cents: 40 },
      ],
      lines: [
        line('551', '2025-02-01', 9, -30),
        line('551', '2025-01-05', 4, 5),
        line('551', '2025-01-05', 3, -80),
      ],
      accounts: seededAccounts,
    });
    expect(others).toEqual([]);
    expect(
      account?.movements.map(({ sequence, balance_cents }) => [sequence, balance_cents]),
    ).toEqual([
      [3, 20],
      [4, 25],
      [9, -5],
    ]);
    expect(account).toMatchObject({
      code: '551',
      name: 'Current account (working capital)',
      opening_cents: 100,
      debit_cents: 5,
      credit_cents: 110,
      closing_cents: -5,
    });
  });

  it('keeps the lines of one entry in the order given', () => {
    const lines = [line('440', '2025-01-01', 1, -1), line('440', '2025-01-01', 1, -2)];
    const [account] = generalLedger({ openings: [], lines, accounts: seededAccounts });
    expect(account?.movements.map(({ credit_cents }) => credit_cents)).toEqual([1, 2]);
  });

  it('lists accounts by code, those without balance and movement not at all', () => {
    const ledger = generalLedger({
      openings: [
        { account_code: '57', balance_cents: 0 },
        { account_code: '14', balance_cents: -3 },
      ],
      lines: [line('551', '2025-01-01', 1, 3), line('100', '2025-01-01', 1, -3)],
      accounts: seededAccounts,
    });
    expect(ledger.map(({ code }) => code)).toEqual(['100', '14', '551']);
    expect(ledger[1]).toMatchObject({ opening_cents: -3, movements: [], closing_cents: -3 });
  });
});
