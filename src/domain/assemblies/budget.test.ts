import { describe, expect, it } from 'vitest';
import { MAX_CENTS } from '#domain/kernel/money.ts';
import {
  checkBudget,
  MAX_BUDGET_LINE,
  MAX_BUDGET_LINES,
  totalOf,
  type BudgetLine,
} from './budget.ts';

const line = (account_code: string, amount_cents = 100): BudgetLine => ({
  account_code,
  amount_cents,
});

const PLACE = { at: ['budget'], lines: ['budget', 'lines'] };

describe('a budget', () => {
  it('adds up exactly, however large it may be', () => {
    expect(totalOf([])).toBe(0);
    expect(totalOf([line('612000', 1_010), line('613000', 990)])).toBe(2_000);
    expect(MAX_BUDGET_LINE * MAX_BUDGET_LINES).toBeLessThan(MAX_CENTS);
  });

  it('is set by the item that decides on it, and by no other', () => {
    checkBudget('Budget', [line('612000'), line('613000')], PLACE);
    for (const type of ['Accounts', null] as const) {
      expect(() => checkBudget(type, [line('612000')], PLACE)).toThrow(
        expect.objectContaining({ code: 'budget_of_other_item', params: { at: ['budget'] } }),
      );
    }
  });

  it('names each account once', () => {
    const lines = [line('612000'), line('613000'), line('612000')];
    expect(() => checkBudget('Budget', lines, PLACE)).toThrow(
      expect.objectContaining({
        code: 'duplicate',
        params: { what: 'code', at: ['budget', 'lines', 2, 'account_code'] },
      }),
    );
  });
});
