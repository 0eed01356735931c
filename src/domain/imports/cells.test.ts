import { describe, expect, it } from 'vitest';
import { decimal, identifier, integer, localDate, share, truth } from './cells.ts';

const amount = decimal(2, 0.01, 1_000_000);
const codeOf = (result: object) => ('code' in result ? result.code : result);

describe('a cell as spreadsheets of Belgium write it', () => {
  it.each([
    ['1234.56', 1234.56],
    ['1234,56', 1234.56],
    ['1.234,56', 1234.56],
    ['1 234,56 €', 1234.56],
    ['€ 1\u{202F}234,56', 1234.56],
    ['1234,56 EUR', 1234.56],
    ['1,234.56', 1234.56],
    ["1'234,56", 1234.56],
    ['121', 121],
  ])('%s is an amount', (text, value) => expect(amount(text)).toEqual({ value }));

  it.each(['121,005', '1.234', '12,50 USD', '1 23', 'x', '1.234.56'])('%s is none', (text) =>
    expect(codeOf(amount(text))).toBe('invalid_decimal'),
  );

  it.each([
    ['1000', 1000],
    ['1.000', 1000],
    ['1 000', 1000],
    ['-1', -1],
  ])('%s is a whole number', (text, value) => expect(integer(-5, 5_000)(text)).toEqual({ value }));

  it.each([
    ['2026-11-15', '2026-11-15'],
    ['15/11/2026', '2026-11-15'],
    ['5-1-2026', '2026-01-05'],
    ['05.01.2026', '2026-01-05'],
  ])('%s is a day', (text, value) => expect(localDate(text)).toEqual({ value }));

  it.each(['11/15/2026', '31/02/2026', '15/11/26', '2026/11/15', '15 nov'])('%s is none', (text) =>
    expect(codeOf(localDate(text))).toBe('invalid_date'),
  );

  it.each(['true', 'VRAI', 'Waar', 'WAHR', 'oui', 'ja', 'yes'])('%s is true', (text) =>
    expect(truth(text)).toEqual({ value: true }),
  );
  it.each(['FALSE', 'FAUX', 'Onwaar', 'FALSCH', 'non', 'nee', 'nein', 'no'])(
    '%s is false',
    (text) => expect(truth(text)).toEqual({ value: false }),
  );
});

describe('a value that a spreadsheet turned into a date', () => {
  it.each(['2026-03-01', '01/03/2026', '01-mars', '1-mrt', 'mars-01', '03.Jan'])(
    'is said for %s in a share or a number',
    (text) => {
      expect(codeOf(share(text))).toBe('turned_into_date');
      expect(codeOf(amount(text))).toBe('turned_into_date');
      expect(codeOf(integer(0, 9)(text))).toBe('turned_into_date');
    },
  );

  it('is said for the number of a lot', () => {
    expect(codeOf(identifier(50)('2026-01-02'))).toBe('turned_into_date');
    expect(identifier(50)('A-1')).toEqual({ value: 'A-1' });
  });

  it.each(['half', '2/1', '1/0', '1'])('is not said for %s', (text) =>
    expect(codeOf(share(text))).toBe('invalid_share'),
  );
});
