import { describe, expect, it } from 'vitest';
import { createTranslator } from '#platform/i18n/translate.ts';
import { seededAccounts } from '#test/helpers/seeded-chart.ts';
import { incomeStatement, type IncomeMovement } from './income-statement.ts';

function statement(...movements: [string, number, IncomeMovement['category']?][]) {
  return incomeStatement({
    movements: movements.map(([account_code, amount_cents, category = null]) => ({
      account_code,
      amount_cents,
      category,
    })),
    accounts: seededAccounts,
    say: createTranslator('fr'),
  });
}

const NONE = {
  Maintenance: 0,
  Utilities: 0,
  Insurance: 0,
  ManagementFees: 0,
  Repairs: 0,
  Improvements: 0,
  Legal: 0,
  Other: 0,
};

describe('incomeStatement', () => {
  it('of no movement is nil, with all eight categories', () => {
    expect(statement()).toEqual({
      income: { accounts: [], total_income_cents: 0 },
      expenses: { by_category_cents: NONE, categories: [], accounts: [], total_expenses_cents: 0 },
      operating_result_cents: 0,
      financial_result_cents: 0,
      net_result_cents: 0,
      lines: [],
    });
  });

  it('shows income and expenses as positive figures', () => {
    const { income, expenses, net_result_cents } = statement(
      ['701', -500],
      ['6107', 200, 'Repairs'],
      ['6107', 100, 'Maintenance'],
    );
    expect(income.accounts.map(({ amount_cents }) => amount_cents)).toEqual([500]);
    expect(expenses.accounts).toEqual([
      { code: '6107', name: 'Building upkeep', amount_cents: 300 },
    ]);
    expect(net_result_cents).toBe(200);
  });

  it('adds expenses up by category, those of no expense under Other', () => {
    const { expenses } = statement(
      ['6121', 300, 'Utilities'],
      ['6121', -100, 'Utilities'],
      ['65', 12],
      ['616', 8, 'Other'],
      ['701', -999, 'Legal'],
    );
    expect(expenses.by_category_cents).toEqual({ ...NONE, Utilities: 200, Other: 20 });
    expect(expenses.total_expenses_cents).toBe(220);
  });

  it('says of which accounts each category is made up', () => {
    const { categories, by_category_cents } = statement(
      ['61012', 30, 'Repairs'],
      ['6107', 200, 'Repairs'],
      ['6107', 100, 'Maintenance'],
      ['6107', 5],
      ['616', 8, 'Other'],
      ['616', 1],
      ['611', 70, 'Improvements'],
      ['693', -70, 'Improvements'],
      ['643', 9, 'Legal'],
      ['643', -9, 'Legal'],
    ).expenses;
    const shown = categories.map(({ category, accounts }) => [
      category,
      ...accounts.map(({ code, amount_cents }) => `${code}: ${amount_cents}`),
    ]);
    expect(shown).toEqual([
      ['Maintenance', '6107: 100'],
      ['Repairs', '61012: 30', '6107: 200'],
      ['Improvements', '611: 70', '693: -70'],
      ['Other', '6107: 5', '616: 9'],
    ]);
    for (const { category, amount_cents, accounts } of categories) {
      expect(amount_cents).toBe(by_category_cents[category]);
      expect(accounts.reduce((sum, account) => sum + account.amount_cents, 0)).toBe(amount_cents);
    }
  });

  it('parts the financial result from the rest, exceptional items and funds included', () => {
    const result = statement(['75', -30], ['65', 120], ['76', -7], ['66', 5], ['693', 50]);
    expect(result.financial_result_cents).toBe(-90);
    expect(result.operating_result_cents).toBe(-48);
    expect(result.net_result_cents).toBe(-138);
  });

  it('leaves out an account whose movements cancel out', () => {
    expect(statement(['643', 150], ['643', -150]).expenses.accounts).toEqual([]);
  });

  it('groups accounts by statement line', () => {
    expect(statement(['6120', 1], ['6123', 2], ['61012', 4]).lines).toMatchObject([
      { line: 'E-110', caption: 'Ascenseurs', amount_cents: 4 },
      { line: 'E-300', caption: 'Eau et énergie', amount_cents: 3 },
    ]);
  });

  it('takes no account of the balance sheet', () => {
    expect(() => statement(['551', 1])).toThrow('not of class 6 or 7');
  });
});
