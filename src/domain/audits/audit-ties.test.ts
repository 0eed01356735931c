import { expect, it } from 'vitest';
import { compareSums } from './audit-ties.ts';

it.each([
  ['bank', 100, 100, true],
  ['bank', 101, 100, false],
  ['reserve_cover', 100, 100, true],
  ['reserve_cover', 101, 100, true],
  ['reserve_cover', 99, 100, false],
] as const)('compares %s: %i with %i', (code, left_cents, right_cents, is_met) => {
  const sums = { code, subject: null, left_cents, right_cents };
  expect(compareSums(sums)).toEqual({
    ...sums,
    difference_cents: left_cents - right_cents,
    is_met,
  });
});
