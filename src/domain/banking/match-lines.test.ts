import { describe, expect, it } from 'vitest';
import { sortLines, type MatchLine } from './match-lines.ts';

const owner = (owner_id: string, amount_cents: number): MatchLine => ({ owner_id, amount_cents });
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
    expect([...sorted.accounts]).toEqual([
      ['65', -10],
      ['75', 5],
    ]);
    expect([...sorted.expenses]).toEqual([]);
  });

  it.each([
    ['that do not add up', [owner('a', 500)], 501, 'sum'],
    ['with an owner to whom money went', [owner('a', -500)], -500, 'direction'],
    ['with an expense from which money came', [expense('a', 500)], 500, 'direction'],
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
