import { describe, expect, it } from 'vitest';
import { ONE, fraction } from '#domain/kernel/fraction.ts';
import { workingCapitalPassed } from './working-capital.ts';

describe('workingCapitalPassed', () => {
  it.each([
    ['all of it', 100_00, ONE, 100_00],
    ['half', 100_01, fraction(1, 2), 50_01],
    ['a third', 100_00, fraction(1, 3), 33_33],
    ['two thirds', 100_00, fraction(2, 3), 66_67],
    ['nothing of nothing', 0, ONE, 0],
  ])('passes %s', (_, held, passed, expected) => {
    expect(workingCapitalPassed(held, passed)).toBe(expected);
  });

  it('adds up with what stays', () => {
    for (let held = 0; held < 200; held += 1) {
      const sold = workingCapitalPassed(held, fraction(3, 7));
      expect(Math.abs(sold - (held * 3) / 7)).toBeLessThan(1);
    }
  });
});
