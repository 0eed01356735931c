import { describe, expect, it } from 'vitest';
import { createTranslator } from '#platform/i18n/translate.ts';
import { seededAccounts } from '#test/helpers/seeded-chart.ts';
import { balanceSheet } from './balance-sheet.ts';
import { closingLines } from './closing-entry.ts';
import { incomeStatement } from './income-statement.ts';
import { checkEntryLines, type EntryLine } from './journal-entry.ts';
import { trialBalance } from './trial-balance.ts';

type Posting = [debit: string, credit: string, amount: number];

const YEAR: Posting[] = [
  ['4101', '100', 6000],
  ['4101', '701', 20_000],
  ['4100', '700', 2000],
  ['551', '4101', 24_500],
  ['551', '4100', 1800],
  ['58', '551', 1800],
  ['550', '58', 1800],
  ['61011', '440', 1200],
  ['6105', '440', 4000],
  ['6121', '440', 2300],
  ['6122', '440', 7000],
  ['61300', '440', 3500],
  ['6140', '440', 2600],
  ['643', '440', 150],
  ['4101', '643', 150],
  ['440', '551', 18_750],
  ['65', '551', 120],
  ['550', '75', 30],
  ['490', '6140', 600],
  ['6121', '444', 250],
];

/** The annual statement charges the shortfall, then the reserve calls go to their fund. */
const YEAR_END: Posting[] = [
  ['4101', '701', 340],
  ['693', '160', 2000],
];

function entry([debit, credit, amount]: Posting): EntryLine[] {
  const ids = { owner_id: null, unit_id: null, supplier_id: null };
  return [
    { ...ids, account_code: debit, debit_cents: amount * 100, credit_cents: 0 },
    { ...ids, account_code: credit, debit_cents: 0, credit_cents: amount * 100 },
  ];
}

function balances(lines: readonly EntryLine[]) {
  return lines.map((line) => ({
    account_code: line.account_code,
    holder: 'residence',
    balance_cents: line.debit_cents - line.credit_cents,
  }));
}

function sheet(lines: readonly EntryLine[]) {
  return balanceSheet({
    balances: balances(lines),
    accounts: seededAccounts,
    say: createTranslator('en'),
  });
}

function closing(lines: readonly EntryLine[]): EntryLine[] {
  return closingLines(balances(lines).filter((row) => /^[67]/.test(row.account_code)));
}

function inEuros(accounts: readonly { code: string | null; amount_cents: number }[]) {
  return accounts.map(({ code, amount_cents }) => [code, amount_cents / 100]);
}

const beforeYearEnd = YEAR.flatMap(entry);
const completed = [...YEAR, ...YEAR_END].flatMap(entry);

describe('a worked year', () => {
  it('shows the surplus before the annual statement and the appropriation', () => {
    const { assets, liabilities, balance_check } = sheet(beforeYearEnd);
    expect(assets.total_assets_cents).toBe(9_910_00);
    expect(liabilities.equity.accounts.at(-1)).toEqual({
      code: null,
      name: 'Result not yet closed',
      amount_cents: 1_660_00,
    });
    expect(balance_check.balanced).toBe(true);
  });

  it('comes to 10,250.00 on both sides', () => {
    const { assets, liabilities, balance_check } = sheet(completed);
    expect(assets.fixed_assets).toEqual({ accounts: [], total_cents: 0 });
    expect(inEuros(assets.current_assets.accounts)).toEqual([
      ['4100', 200],
      ['4101', 1990],
      ['550', 1830],
      ['551', 5630],
      ['490', 600],
    ]);
    expect(inEuros(liabilities.equity.accounts)).toEqual([
      ['100', 6000],
      ['160', 2000],
      [null, 0],
    ]);
    expect(liabilities.long_term_liabilities.total_cents).toBe(0);
    expect(inEuros(liabilities.current_liabilities.accounts)).toEqual([
      ['440', 2000],
      ['444', 250],
    ]);
    expect(balance_check).toEqual({
      assets_cents: 10_250_00,
      liabilities_cents: 10_250_00,
      difference_cents: 0,
      balanced: true,
    });
  });

  it('has 20,370.00 of ordinary charges and a result of nil', () => {
    const movements = balances(completed)
      .filter((row) => /^[67]/.test(row.account_code))
      .map((row) => ({ ...row, category: null, amount_cents: row.balance_cents }));
    const statement = incomeStatement({
      movements,
      accounts: seededAccounts,
      say: createTranslator('en'),
    });
    expect(inEuros(statement.income.accounts)).toEqual([
      ['701', 20_340],
      ['700', 2000],
      ['75', 30],
    ]);
    expect(inEuros(statement.expenses.accounts)).toEqual([
      ['61011', 1200],
      ['6105', 4000],
      ['6121', 2550],
      ['6122', 7000],
      ['61300', 3500],
      ['6140', 2000],
      ['65', 120],
      ['693', 2000],
    ]);
    expect(statement.expenses.total_expenses_cents).toBe(22_370_00);
    expect(statement.net_result_cents).toBe(0);
    expect(statement.financial_result_cents).toBe(-90_00);
    expect(statement.operating_result_cents).toBe(90_00);
  });

  it('keeps its balance sheet through the closing', () => {
    const lines = closing(completed);
    expect(() => checkEntryLines(lines)).not.toThrow();
    expect(lines.map(({ account_code }) => account_code)).not.toContain('14');
    expect(sheet([...completed, ...lines])).toEqual(sheet(completed));
    expect(closing([...completed, ...lines])).toEqual([]);
  });

  it('carries a result forward when it is closed without the annual statement', () => {
    const closed = sheet([...beforeYearEnd, ...closing(beforeYearEnd)]);
    expect(inEuros(closed.liabilities.equity.accounts)).toEqual([
      ['100', 6000],
      ['14', 1660],
      [null, 0],
    ]);
    expect(closed.balance_check.balanced).toBe(true);
  });

  it('has a trial balance of equal totals', () => {
    const { rows, totals } = trialBalance({ totals: completed, accounts: seededAccounts });
    expect(totals.debit_cents).toBe(totals.credit_cents);
    expect(rows.find(({ code }) => code === '58')).toEqual({
      code: '58',
      name: 'Internal transfers',
      opening_cents: 0,
      debit_cents: 1_800_00,
      credit_cents: 1_800_00,
      balance_cents: 0,
    });
  });
});
