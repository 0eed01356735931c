import { describe, expect, it } from 'vitest';
import { sortLines, type MatchLine } from './match-lines.ts';

const owner = (owner_id: string, amount_cents: number): MatchLine => ({ owner_id, amount_cents });
const back = (payment_id: string, amount_cents: number): MatchLine => ({
  owner_id: 'a',
  payment_id,
  amount_cents,
});
const expense = (expense_id: string, amount_cents: number): MatchLine => ({
  expense_id,
  amount_cents,
});
const account = (account_code: string, amount_cents: number): MatchLine => ({
  account_code,
  amount_cents,
});

describe('the lines of a match', () => {
  it('are added up for each owner, expense and account', () => {
    const lines = [
      owner('a', 500),
      owner('b', 300),
      owner('a', 200),
      account('65', -10),
      account('75', 5),
    ];
    const sorted = sortLines(lines, 995);
    expect([...sorted.owners]).toEqual([
      ['a', 700],
      ['b', 300],
    ]);
    expect(sorted.accounts).toEqual([
      { account_code: '65', amount_cents: -10 },
      { account_code: '75', amount_cents: 5 },
    ]);
    expect([...sorted.expenses]).toEqual([]);
  });

  it('say by their direction what came back and what was paid back', () => {
    const paid = sortLines([owner('b', -300), back('p', -500), expense('x', -200)], -1_000);
    expect([...paid.refunds]).toEqual([['b', -300]]);
    expect([...paid.returned]).toEqual([['p', { owner_id: 'a', amount_cents: -500 }]]);
    expect([...paid.expenses]).toEqual([['x', -200]]);
    const received = sortLines([expense('x', 200), expense('y', -50)], 150);
    expect([...received.expenses]).toEqual([
      ['x', 200],
      ['y', -50],
    ]);
  });

  it('on one account are added up by supplier and key', () => {
    const ofKey = { account_code: '65', distribution_key_id: 'k' };
    const lines = [
      account('65', -10),
      { ...ofKey, amount_cents: -5 },
      { ...ofKey, amount_cents: -5 },
      { account_code: '440', supplier_id: 's', amount_cents: 70 },
    ];
    expect(sortLines(lines, 50).accounts).toEqual([
      { account_code: '65', amount_cents: -10 },
      { ...ofKey, amount_cents: -10 },
      { account_code: '440', supplier_id: 's', amount_cents: 70 },
    ]);
  });

  it.each([
    ['that do not add up', [owner('a', 500)], 501, 'sum'],
    ['with a refund out of money that came', [owner('a', -500), owner('b', 900)], 400, 'direction'],
    ['with nothing for an expense', [expense('a', 0), account('65', 5)], 5, 'direction'],
    ['with a payment that came back, and money came', [back('p', 500)], 500, 'direction'],
    ['with a payment that came back twice', [back('p', -5), back('p', -5)], -10, 'direction'],
    ['with two payments of one owner', [back('p', -5), back('q', -5)], -10, 'direction'],
    ['with a refund to who paid', [owner('a', -9), owner('a', 4)], -5, 'direction'],
    ['with nothing for an owner', [owner('a', 0), account('65', 5)], 5, 'direction'],
  ])('%s are refused', (_what, lines, amount, reason) => {
    expect(() => sortLines(lines, amount)).toThrow(
      expect.objectContaining({
        code: 'unbalanced_match',
        params: expect.objectContaining({ reason }) as unknown,
      }) as Error,
    );
  });
});
