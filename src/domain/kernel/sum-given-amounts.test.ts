import { describe, expect, it } from 'vitest';
import { MAX_CENTS } from './money.ts';
import { sumGivenAmounts } from './sum-given-amounts.ts';

describe('sumGivenAmounts', () => {
  it.each([
    [[], 0],
    [[1, 2, -4], -1],
    [[MAX_CENTS, 1, -1], MAX_CENTS],
  ])('of %j is %j', (amounts, sum) => {
    expect(sumGivenAmounts(amounts, ['parts'])).toBe(sum);
  });

  it.each([[[MAX_CENTS, 1]], [Array<number>(2_000).fill(MAX_CENTS)], [[-MAX_CENTS, -1]]])(
    'refuses what no amount can be',
    (amounts) => {
      const params = { at: ['parts'] };
      expect(() => sumGivenAmounts(amounts, ['parts'])).toThrow(
        expect.objectContaining({ code: 'amount_out_of_range', params }),
      );
    },
  );
});
