import { describe, expect, it } from 'vitest';
import { afterFile } from '#test/helpers/after-file.ts';
import { setNumberLanguage } from './number-language.ts';
import {
  parseAmount,
  parseDecimal,
  parseInteger,
  parsePercent,
  writeNumber,
  writePercent,
} from './parse-input.ts';

afterFile(() => setNumberLanguage('fr'));

describe.each(['fr', 'nl', 'de'] as const)('numbers on a page in %s', (language) => {
  it('have decimals after a comma', () => {
    setNumberLanguage(language);
    expect(parseAmount('1.234,50')).toBe('1234.50');
    expect(parseAmount('121,005')).toBeUndefined();
    expect(parseDecimal('0,125')).toBe(0.125);
    expect(parseDecimal('0,1234567')).toBeUndefined();
    expect(parseInteger('1.000')).toBe(1000);
    expect(parseInteger('1,000')).toBeUndefined();
    expect(parseInteger('12345678901')).toBeUndefined();
    expect(parsePercent('8,5 %')).toBe(0.085);
    expect([writeNumber(1234.5), writePercent(0.085)]).toEqual(['1234,5', '8,5']);
  });
});

describe('numbers on a page in English', () => {
  it('have decimals after a point', () => {
    setNumberLanguage('en');
    expect(parseAmount('1,234.50')).toBe('1234.50');
    expect(parseAmount('121.005')).toBeUndefined();
    expect(parseDecimal('0.125')).toBe(0.125);
    expect(parseInteger('1,000')).toBe(1000);
    expect(parseInteger('1.000')).toBeUndefined();
    expect(parsePercent('8.5 %')).toBe(0.085);
    expect([writeNumber(1234.5), writePercent(0.085)]).toEqual(['1234.5', '8.5']);
  });
});

describe('a percentage', () => {
  it.each(['', '-1', '%', '8,12345', '1%2'])('is not %s', (text) => {
    setNumberLanguage('fr');
    expect(parsePercent(text)).toBeUndefined();
  });
});
