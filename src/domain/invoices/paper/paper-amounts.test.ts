import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAmounts } from './paper-amounts.ts';

/** Signs between thousands and before decimals, as papers have them. */
const STYLES = [
  ['.', ','],
  [' ', ','],
  ["'", '.'],
  [',', '.'],
  ['', ','],
  ['', '.'],
] as const;

function write(cents: number, [group, point]: (typeof STYLES)[number]): string {
  const digits = String(cents).padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return `${whole}${point}${digits.slice(-2)}`;
}

describe('an amount on a paper', () => {
  it('is read to the cent in each style, whatever words are around it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 11 }),
        fc.constantFrom(...STYLES),
        fc.constantFrom('', 'total ', 'eur ', '€', '21 % '),
        fc.constantFrom('', ' €', ' eur', '.', ' 21 %'),
        (cents, style, before, after) => {
          const [found, ...others] = findAmounts(`${before}${write(cents, style)}${after}`);
          expect(others).toEqual([]);
          expect(found?.cents).toBe(cents);
        },
      ),
    );
  });

  it.each(['12/11/2026', '12.11.2026', '21,00 %', '21%', '-10,00', '- 10,00', '10,00-'])(
    'is not %s',
    (text) => expect(findAmounts(text)).toEqual([]),
  );

  it.each(['1.2345,00', '1,234', '1.234', '12', '10,000', '1,234.5', '10,0', 'a10,00', '1.23.45'])(
    'is not %s, which two styles read differently, or none',
    (text) => expect(findAmounts(text)).toEqual([]),
  );
});
