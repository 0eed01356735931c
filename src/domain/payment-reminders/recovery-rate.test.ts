import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_CENTS } from '#domain/kernel/money.ts';
import { recoveryRate } from './recovery-rate.ts';

it.each([
  [0, 0, 0],
  [0, 100, 0],
  [100, 0, 1],
  [1, 2, 0.3333],
  [2, 1, 0.6667],
  [1, 1, 0.5],
  [25_050, 74_950, 0.2505],
  [5, 99_995, 0.0001],
  [4, 99_996, 0],
  [MAX_CENTS, MAX_CENTS, 0.5],
])('of %i cents recovered and %i owed is %d', (recovered, owed, rate) => {
  expect(recoveryRate(recovered, owed)).toBe(rate);
});

it('lies from 0 to 1 and has at most four decimals', () => {
  const cents = fc.integer({ min: 0, max: MAX_CENTS });
  fc.assert(
    fc.property(cents, cents, (recovered, owed) => {
      const rate = recoveryRate(recovered, owed);
      expect(rate).toBeGreaterThanOrEqual(0);
      expect(rate).toBeLessThanOrEqual(1);
      expect(String(rate)).toMatch(/^\d(\.\d{1,4})?$|^\de-4$/);
    }),
  );
});

it('refuses negative amounts', () => {
  expect(() => recoveryRate(-1, 1)).toThrow('negative');
});
