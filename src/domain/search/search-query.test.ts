import { expect, it } from 'vitest';
import { selectBestHits, parseSearchQuery } from './search-query.ts';

it.each([
  ['1234,56', 123_456],
  ['1 234,56 €', 123_456],
  ['€ 1.234,56', 123_456],
  ['1\u202f234,56\u00a0€', 123_456],
  ['1234.56', 123_456],
  ['1,234.56', 123_456],
  ['1.234.567,8 EUR', 123_456_780],
  ['1.234', 123_400],
  ['12', 1_200],
  ['12,345.678', undefined],
  ['12,345,6', undefined],
  ['-3', undefined],
  ['lift 12', undefined],
])('reads %s as an amount of %s cents', (text, cents) => {
  expect(parseSearchQuery(text).amount_cents).toBe(cents);
});

it('knows communications with and without their signs, IBANs however grouped, and words', () => {
  expect(parseSearchQuery('+++090/9337/55493+++').communication).toBe('090933755493');
  expect(parseSearchQuery('090933755493').communication).toBe('090933755493');
  expect(parseSearchQuery('090933755494').communication).toBeUndefined();
  expect(parseSearchQuery('be68 5390 0754 7034').iban).toBe('BE68539007547034');
  expect(parseSearchQuery('  Anne   Peeters ')).toMatchObject({ words: ['anne', 'peeters'] });
});

it('has the best first, and else the order in which it was found', () => {
  const hit = (rank: number, id: string) => ({ rank, id });
  const found = [
    [hit(2, 'a'), hit(0, 'b')],
    [hit(3, 'c'), hit(2, 'd')],
  ];
  expect(selectBestHits(found, 3).map(({ id }) => id)).toEqual(['c', 'a', 'd']);
});
