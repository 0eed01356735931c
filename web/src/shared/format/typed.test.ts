import { describe, expect, it } from 'vitest';
import { parseInteger } from './typed.ts';

describe('parseInteger', () => {
  it.each([
    ['1000', 1000],
    ['1 000', 1000],
    ['1.000', 1000],
    ['1,000', 1000],
    ["10'000", 10_000],
    ['10’000', 10_000],
    ['1.000.000', 1_000_000],
    ['-1', -1],
    ['0', 0],
  ])('takes %s for %d', (text, value) => expect(parseInteger(text)).toBe(value));

  it.each(['', 'abc', '1.00', '1.0000', '1000.000', '1.000,000', '.000', '1.5', '12345678901'])(
    'does not take %s',
    (text) => expect(parseInteger(text)).toBeUndefined(),
  );
});
