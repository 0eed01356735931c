import { describe, expect, it } from 'vitest';
import { addBreaks, formatDay, formatInteger, formatMoney } from './notation.ts';

describe('formatMoney', () => {
  it.each([
    ['fr', 123_456_789, '1\u{202F}234\u{202F}567,89'],
    ['nl', 123_456, '1.234,56'],
    ['de', -123_456, '\u{2212}1.234,56'],
    ['en', 123_456, '1,234.56'],
    ['fr', 99_999, '999,99'],
    ['nl', -5, '\u{2212}0,05'],
    ['en', 0, '0.00'],
  ] as const)('%s %d', (language, cents, text) => {
    expect(formatMoney(cents, language)).toBe(text);
  });
});

describe('formatInteger', () => {
  it.each([
    ['fr', 10_000, '10\u{202F}000'],
    ['nl', 1_000, '1.000'],
    ['de', -1_234_567, '\u{2212}1.234.567'],
    ['en', 999, '999'],
  ] as const)('%s %d', (language, value, text) => {
    expect(formatInteger(value, language)).toBe(text);
  });
});

describe('formatDay', () => {
  it.each([
    ['fr', '31/01/2026'],
    ['de', '31.01.2026'],
  ] as const)('%s', (language, text) => {
    expect(formatDay('2026-01-31', language)).toBe(text);
  });
});

describe('addBreaks', () => {
  it('lets long words break, and leaves others alone', () => {
    expect(addBreaks('a'.repeat(60)).split('\u{200B}')).toHaveLength(3);
    expect(addBreaks(addBreaks('a'.repeat(60)))).toBe(addBreaks('a'.repeat(60)));
    expect(addBreaks('Rue de la Loi')).toBe('Rue de la Loi');
  });
});
