import { describe, expect, it } from 'vitest';
import { releaseReserve } from './split-parts.ts';

describe('what the reserve pays of works', () => {
  const cost = { amount_cents: 4_062_011, vat_cents: 229_925, distribution_key_id: 'General' };
  const released = { amount_cents: 812_402, distribution_key_id: 'General' };

  it('is taken off the same line under the same key, with its VAT half up', () => {
    expect(releaseReserve(cost, released)).toEqual([
      { amount_cents: 3_249_609, vat_cents: 183_940, distribution_key_id: 'General' },
    ]);
  });

  it('is a line with a minus under the key by which it was called', () => {
    const [whole, minus] = releaseReserve(cost, { ...released, distribution_key_id: 'Lift' });
    expect(whole).toEqual(cost);
    expect(minus).toEqual({
      amount_cents: -812_402,
      vat_cents: -45_985,
      distribution_key_id: 'Lift',
    });
  });

  it('is nothing, or no more than the cost', () => {
    expect(releaseReserve(cost, { ...released, amount_cents: 0 })).toEqual([cost]);
    expect(() => releaseReserve(cost, { ...released, amount_cents: 4_062_012 })).toThrow(
      'reserve_exceeded',
    );
  });
});
