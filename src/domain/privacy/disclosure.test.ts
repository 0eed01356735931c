import { describe, expect, it } from 'vitest';
import { findAccountNumbers, MASKED_TEXT, makeOthersMask } from './disclosure.ts';

const clean = makeOthersMask({
  others: ['bart@example.org', '+32470123456', 'Kerkstraat 5, 9000 Gent', 'both@example.org', null],
  own: ['Both@example.org', null],
  ibans: ['BE68539007547034'],
});

describe('a copy of somebody’s data', () => {
  it.each([
    'bart@example.org',
    'BART@example.org',
    '0470 12 34 56',
    'Kerkstraat 5,  9000 Gent',
    'BE71 0961 2345 6769',
    'be71096123456769',
    'NL91ABNA0417164300',
  ])('leaves out %s, which is another’s', (words) => {
    expect(clean(`Pay by ${words}.`)).toBe(`Pay by ${MASKED_TEXT}.`);
  });

  it.each([
    'both@example.org',
    'BE68 5390 0754 7034',
    'BE71 0961 2345 6760',
    'Bart',
    'AB12 345 678',
  ])('keeps %s', (words) => {
    expect(clean(`Pay by ${words}.`)).toBe(`Pay by ${words}.`);
  });

  it('leaves out one account number after another', () => {
    const text = 'BE71 0961 2345 6769 BE68 5390 0754 7034 NL91ABNA0417164300 BE71 0961 2345 6769';
    expect(clean(text)).toBe(`${MASKED_TEXT} BE68 5390 0754 7034 ${MASKED_TEXT} ${MASKED_TEXT}`);
  });

  it('leaves out account numbers where nobody else is known', () => {
    const alone = makeOthersMask({ others: [], own: [], ibans: [] });
    expect(alone('To BE71 0961 2345 6769')).toBe(`To ${MASKED_TEXT}`);
  });
});

it('finds account numbers in a text', () => {
  const text = 'BE71 0961 2345 6769 and NL91ABNA0417164300, not BE71 0961 2345 6760';
  expect(findAccountNumbers(text)).toEqual(['BE71096123456769', 'NL91ABNA0417164300']);
});
