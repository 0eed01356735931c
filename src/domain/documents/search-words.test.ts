import { expect, it } from 'vitest';
import { extractSearchWords } from './search-words.ts';

it('has each word once, without case and accents, in the order of their first place', () => {
  expect(extractSearchWords('L’Assurance, l’ASSURANCE et la Référence : 42-A')).toEqual([
    'assurance',
    'et',
    'la',
    'reference',
    '42',
  ]);
});

it('cuts what is no word, and stops in time', () => {
  expect(extractSearchWords('x'.repeat(100))).toEqual(['x'.repeat(40)]);
  expect(
    extractSearchWords(Array.from({ length: 20_000 }, (_, n) => `w${n}`).join(' ')),
  ).toHaveLength(10_000);
});
