import { describe, expect, it } from 'vitest';
import { parseAmount } from './parse-amount.ts';

describe('parseAmount', () => {
  it.each([
    ['12', '12'],
    ['12,5', '12.50'],
    ['1 234,50 €', '1234.50'],
    ['1\u{202F}234,50\u{00A0}€', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1.234', '1234'],
    ['1.234.567,89', '1234567.89'],
    ['-3,20', '-3.20'],
    ['0,05', '0.05'],
    ['007,5', '7.50'],
  ])('takes %s for %s', (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each(['', 'abc', '1,2345', '12,345,6', '1.23.456', '1,234.567', '1.2.3', '--1', '1e3'])(
    'does not take %s',
    (text) => expect(parseAmount(text)).toBeUndefined(),
  );
});
