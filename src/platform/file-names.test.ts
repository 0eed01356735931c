import { describe, expect, it } from 'vitest';
import { makeNamesUnique, toSlug } from './file-names.ts';

describe('toSlug', () => {
  it.each([
    ['Résidence «Les Érables» 2/A', 'residence-les-erables-2-a'],
    ['../../etc/passwd', 'etc-passwd'],
    ['CON\u{0}\r\n"', 'con'],
    ['漢字', ''],
    ['x'.repeat(100), 'x'.repeat(40)],
  ])('of %j is %s', (text, slug) => {
    expect(toSlug(text)).toBe(slug);
  });
});

describe('makeNamesUnique', () => {
  it('tells names apart that are the same, letter case aside', () => {
    expect(makeNamesUnique(['a', 'b', 'A', 'a', 'a-2'])).toEqual(['a', 'b', 'A-2', 'a-3', 'a-2-2']);
    expect(makeNamesUnique([])).toEqual([]);
  });
});
