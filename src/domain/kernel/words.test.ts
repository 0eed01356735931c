import { expect, it } from 'vitest';
import { includesWords, listSearchWords } from './words.ts';

it.each([
  ['Évrard  L’Œuvre', ['evrard', "l'oeuvre"]],
  ['evrard \u{301}', ['evrard']],
  ['  ', []],
  ['', []],
])('reads the words of %j', (text, words) => {
  expect(listSearchWords(text)).toEqual(words);
});

it.each(['\u{301}', '\u{200b}', ' \u{ad} \u{feff}', '\u{300}\u{36f}'])(
  'finds nothing by signs that fold to nothing: %j',
  (text) => {
    const words = listSearchWords(text);
    expect(words).not.toEqual([]);
    for (const name of ['Évrard', 'e\u{301}vrard', text])
      expect(includesWords(name, words)).toBe(false);
  },
);

it('finds every word in any order, without case and accents', () => {
  expect(includesWords('Évrard Élise', listSearchWords('ELISE evr'))).toBe(true);
  expect(includesWords('Évrard Élise', listSearchWords('elise nowhere'))).toBe(false);
});
