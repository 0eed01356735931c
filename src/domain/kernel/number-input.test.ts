import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { LOCALES } from './message-styles.ts';
import { listReadings, parseNumberInput, formatNumberInput } from './number-input.ts';

/** An amount typed with comma, and the same with comma and point exchanged. */
const exchanged = (text: string) => text.replaceAll(/[.,]/g, (mark) => (mark === ',' ? '.' : ','));

describe('an amount as it is typed', () => {
  describe.each(LANGUAGES)('in %s', (language) => {
    const typed = (text: string) => (language === 'en' ? exchanged(text) : text);
    it.each([
      ['12', '12'],
      ['12,5', '12.5'],
      ['1234,56', '1234.56'],
      ['1 234,50 €', '1234.50'],
      ['€ 1.234,50', '1234.50'],
      ['1234,50 EUR', '1234.50'],
      ['1\u{202F}234,50\u{00A0}€', '1234.50'],
      ['1.234', '1234'],
      ['1.234.567,89', '1234567.89'],
      ["1'234,50", '1234.50'],
      ['-3,20', '-3.20'],
      ['−3,20', '-3.20'],
      ['0,05', '0.05'],
      ['007,5', '7.5'],
    ])('%s is %s', (text, amount) =>
      expect(parseNumberInput(typed(text), language, 2)).toBe(amount),
    );

    it.each([
      '',
      'abc',
      '121,005',
      '12.50',
      '1234.5',
      '1.23',
      '1.2345',
      '1 23',
      '12 34,50',
      '1234.567',
      '1.234 567',
      '1.234.56',
      '1,234.50',
      '12,345,6',
      '12,',
      ',5',
      '--1',
      '1e3',
      '12,5x',
      '1234567890123456',
    ])('%s is none', (text) => expect(parseNumberInput(typed(text), language, 2)).toBeUndefined());

    it('is read as the page shows it', () => {
      const shown = new Intl.NumberFormat(LOCALES[language], {
        style: 'currency',
        currency: 'EUR',
      });
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 999_999_999_99 }), (cents) => {
          const euro = cents / 100;
          expect(Number(parseNumberInput(shown.format(euro), language, 2))).toBe(euro);
          expect(Number(parseNumberInput(formatNumberInput(euro, language), language, 2))).toBe(
            euro,
          );
        }),
      );
    });
  });

  it('never means a thousand times the same text in another language', () => {
    const digits = fc.array(fc.constantFrom('1', '2', '0', '.', ',', ' '), { maxLength: 9 });
    fc.assert(
      fc.property(digits, (characters) => {
        const text = characters.join('');
        const fr = parseNumberInput(text, 'fr', 2);
        const en = parseNumberInput(text, 'en', 2);
        if (fr === undefined || en === undefined || /[.,]/.test(text)) return;
        expect(fr).toBe(en);
      }),
    );
  });

  it('has no decimals if it counts whole things', () => {
    expect(parseNumberInput('1.000', 'fr', 0)).toBe('1000');
    expect(parseNumberInput('1,5', 'fr', 0)).toBeUndefined();
    expect(parseNumberInput('1,000', 'fr', 0)).toBeUndefined();
  });
});

describe('a refused amount', () => {
  it.each([
    ['121,005', ['121.005', '121005']],
    ['12.50', ['12.50', '1250']],
    ['1,234.50', ['1234.50', '123450']],
    ['1.23 €', ['1.23', '123']],
  ])('%s has two readings', (text, readings) => expect(listReadings(text)).toEqual(readings));

  it.each(['', 'abc', '12 34', '12,', '1e3', '12,5x'])('%s has none', (text) =>
    expect(listReadings(text)).toBeUndefined(),
  );
});
