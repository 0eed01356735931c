import { describe, expect, it } from 'vitest';
import { closingLines } from './closing-entry.ts';

function close(...balances: [string, number][]) {
  return closingLines(
    balances.map(([account_code, balance_cents]) => ({ account_code, balance_cents })),
  ).map((line) => [line.account_code, line.debit_cents, line.credit_cents]);
}

describe('closingLines', () => {
  it('are none when there is nothing to close', () => {
    expect(close()).toEqual([]);
    expect(close(['6107', 0], ['701', 0])).toEqual([]);
    expect(close(['6107', 5], ['6107', -5])).toEqual([]);
  });

  it('credit a surplus to 14', () => {
    expect(close(['701', -500], ['6107', 200], ['6107', 100])).toEqual([
      ['6107', 0, 300],
      ['701', 500, 0],
      ['14', 0, 200],
    ]);
  });

  it('debit a loss to 14', () => {
    expect(close(['6107', 300], ['75', -1])).toEqual([
      ['6107', 0, 300],
      ['75', 1, 0],
      ['14', 299, 0],
    ]);
  });

  it('leave 14 alone when the result is nil', () => {
    expect(close(['6107', 300], ['701', -300])).toEqual([
      ['6107', 0, 300],
      ['701', 300, 0],
    ]);
  });

  it('empty accounts that stand on their unusual side', () => {
    expect(close(['6107', -40], ['701', 10])).toEqual([
      ['6107', 40, 0],
      ['701', 0, 10],
      ['14', 0, 30],
    ]);
  });

  it('name no owner, unit or supplier', () => {
    expect(closingLines([{ account_code: '643', balance_cents: 5 }])[0]).toEqual({
      account_code: '643',
      debit_cents: 0,
      credit_cents: 5,
      owner_id: null,
      unit_id: null,
      supplier_id: null,
    });
  });

  it('take no account of the balance sheet', () => {
    expect(() => close(['14', 5])).toThrow('not of class 6 or 7');
  });
});
