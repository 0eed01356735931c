import { describe, expect, it } from 'vitest';
import { findVotedDifference, sumByAccount } from './voted-budget.ts';

const line = (account_code: string, amount_cents: number) => ({ account_code, amount_cents });

describe('a budget that was voted', () => {
  it('is compared by account, whatever its keys', () => {
    const lines = [line('6121', 100), line('6105', 30), line('6121', 50)];
    expect(sumByAccount(lines)).toEqual([line('6105', 30), line('6121', 150)]);
    expect(findVotedDifference(lines, [line('6121', 150), line('6105', 30)])).toBeUndefined();
  });

  it('differs on the first account with another amount, missing ones included', () => {
    const lines = [line('6105', 30)];
    expect(findVotedDifference(lines, [line('6105', 31)])).toEqual({
      account_code: '6105',
      amount: 0.3,
      voted: 0.31,
    });
    expect(findVotedDifference(lines, [])).toMatchObject({ voted: 0 });
    expect(findVotedDifference([], [line('614', 5)])).toEqual({
      account_code: '614',
      amount: 0,
      voted: 0.05,
    });
  });
});
