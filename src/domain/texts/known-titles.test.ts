import { describe, expect, it } from 'vitest';
import { changeTitle, isTitled, recognizeTitle, sayTitle } from './known-titles.ts';

/** Says messages as their ids, with a prefix for the language. */
const inLanguage = (language: string) => (id: string) => `${language}:${id}`;

describe('a title', () => {
  it.each([
    [{ title: 'Budget des dépenses courantes', text_key: 'budget' }, 'nl:enum.AgendaText.budget'],
    [
      { title: 'Assemblée générale', text_key: 'GeneralAssembly' },
      'nl:enum.MeetingType.GeneralAssembly',
    ],
    [
      { title: 'Fonds de réserve 2026 (1/4)', text_key: 'Reserve 2026 1/4' },
      'nl:enum.Fund.Reserve 2026 (1/4)',
    ],
    [{ title: 'Peindre la façade', text_key: null }, 'Peindre la façade'],
    [{ title: 'From a later version', text_key: 'unheard_of' }, 'From a later version'],
  ])('follows the reader unless a person wrote it: %o', (titled, said) => {
    expect(sayTitle(titled, inLanguage('nl'))).toBe(said);
  });

  it('is recognized in any language, in full', () => {
    const languages = [inLanguage('fr'), inLanguage('nl')];
    const keys = ['budget', 'works'] as const;
    expect(recognizeTitle('nl:enum.AgendaText.works', keys, languages)).toBe('works');
    expect(recognizeTitle('nl:enum.AgendaText.works!', keys, languages)).toBe(null);
    expect(recognizeTitle('de:enum.AgendaText.works', keys, languages)).toBe(null);
  });

  it('is a record with a title and its key', () => {
    expect(isTitled({ title: 'a', text_key: null, id: '1' })).toBe(true);
    for (const other of [{ title: 'a' }, null, 'a', ['a'], undefined])
      expect(isTitled(other)).toBe(false);
  });
});

describe('an entered title', () => {
  const recognize = (title: string) =>
    title === 'Begroting' || title === 'Budget' ? 'budget' : title === 'Werken' ? 'works' : null;
  const known = { title: 'Budget', text_key: 'budget' } as const;
  const own = { title: 'Own words', text_key: null };

  it.each([
    [known, {}, {}],
    [known, { title: 'Budget' }, {}],
    [known, { title: 'Begroting' }, {}],
    [known, { title: 'Begroting', text_key: 'budget' }, {}],
    [known, { title: 'Budget 2027' }, { title: 'Budget 2027', text_key: null }],
    [known, { title: 'Budget 2027', text_key: 'budget' }, { title: 'Budget 2027', text_key: null }],
    [known, { title: 'Werken' }, { title: 'Werken', text_key: 'works' }],
    [known, { text_key: null }, { text_key: null }],
    [own, { title: 'Begroting' }, { title: 'Begroting', text_key: 'budget' }],
    [own, { title: 'Own words', text_key: null }, {}],
    [own, { title: 'Other', text_key: 'works' }, { title: 'Other', text_key: 'works' }],
  ] as const)('changes %o by %o into %o', (before, entered, changes) => {
    expect(changeTitle<string>(before, entered, recognize)).toEqual(changes);
  });
});
