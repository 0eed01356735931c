import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { findCatalogueFaults, type CatalogueFile } from './catalogue-faults.ts';
import { findGlossaryFaults } from './glossary-faults.ts';
import { textFaults } from './text-in-code.ts';
import { findUnloadedMessages } from './unloaded-messages.ts';
import { findUsageFaults, type ComposedIds } from './used-ids.ts';

type Messages = Readonly<Record<string, string>>;

/** Makes an area with the same messages in every language, except for given changes. */
function area(name: string, messages: Messages, changes: Partial<Record<string, Messages>> = {}) {
  return LANGUAGES.map((language): CatalogueFile => ({
    area: name,
    language,
    messages: changes[language] ?? messages,
  }));
}

const sound: Messages = {
  'page.done': 'Fait : {count, plural, one {# page} other {# pages}}',
  'page.who': "{role, select, Owner {l’un} other {l''autre}} {name}",
};

describe('the catalogue', () => {
  it('is sound with the same messages, arguments and cases in every language', () => {
    const fewer = { ...sound, 'page.done': 'Klaar: {count, plural, other {#}}' };
    expect(findCatalogueFaults(area('pages', sound, { nl: fewer }))).toEqual([]);
  });

  it('names a message that a language lacks, and a language that an area lacks', () => {
    const { 'page.who': _, ...lacking } = sound;
    expect(findCatalogueFaults(area('pages', sound, { de: lacking }))).toEqual([
      'pages/de.json lacks page.who',
    ]);
    expect(findCatalogueFaults(area('pages', sound).slice(1))).toEqual([
      'pages/fr.json is missing',
    ]);
  });

  it.each([
    ['of another name', { ...sound, 'page.who': '{role, select, Owner {a} other {b}} {nom}' }],
    ['of another kind', { ...sound, 'page.done': 'Fait : {count}' }],
    ['with other cases', { ...sound, 'page.who': '{role, select, Syndic {a} other {b}} {name}' }],
  ])('refuses an argument %s', (_what, messages) => {
    expect(findCatalogueFaults(area('pages', sound, { en: messages }))).toEqual([
      expect.stringContaining('has not the same arguments and cases in every language'),
    ]);
  });

  it.each([
    ['is no message', 'Fait : {count'],
    ['is no message', '{count, plural, one {#}}'],
    ['holds a straight apostrophe', "l'autre"],
    ['is empty or has blank edges', ''],
    ['is empty or has blank edges', 'Fait '],
  ])('refuses a text that %s: “%s”', (fault, text) => {
    const faults = findCatalogueFaults(area('pages', { 'page.done': text }));
    expect(faults).toEqual(
      LANGUAGES.map((language) => `pages/${language}.json: page.done ${fault}`),
    );
  });

  it('refuses messages out of order, and a first segment in two areas', () => {
    const { 'page.done': done = '', 'page.who': who = '' } = sound;
    const unsorted = { 'page.who': who, 'page.done': done };
    expect(findCatalogueFaults(area('pages', sound, { fr: unsorted }))).toEqual([
      'pages/fr.json is not sorted by id',
    ]);
    expect(
      findCatalogueFaults([...area('pages', sound), ...area('mails', { 'page.x': 'x' })]),
    ).toEqual(['page.… stands in several areas: pages, mails']);
  });
});

describe('the glossary', () => {
  const glossary = [
    '| English | Français | Nederlands | Deutsch | In the code | Not |',
    '| batch | ordre groupé | opdracht | Auftrag | `batch` | `fr: lot` `fr: lots de paiements` `nl: pakket` |',
  ].join('\n');
  const faultsOf = (language: string, text: string) =>
    findGlossaryFaults(glossary, [{ area: 'pages', language, messages: { 'page.name': text } }]);

  it.each([
    ['fr', 'Le Lot est envoyé'],
    ['fr', '{count, plural, one {# lot} other {# ordres}}'],
    ['fr', 'Ces lots de paiements'],
    ['nl', '{who, select, Owner {uw pakket} other {het pakket}}'],
  ])('refuses a synonym that it rules out in %s: “%s”', (language, text) => {
    expect(faultsOf(language, text)).toEqual([
      expect.stringMatching(
        /^pages\/..\.json: page\.name says “.+”: write “(?:ordre groupé|opdracht)”$/,
      ),
    ]);
  });

  it.each([
    ['nl', 'Het lot', 'of another language'],
    ['fr', 'Un îlot, les lots, un sous-lot', 'within other words'],
    ['fr', '{lot} {lot, select, lot {oui} other {non}}', 'that names an argument or a case'],
  ])('passes in %s “%s”, a synonym %s', (language, text) => {
    expect(faultsOf(language, text)).toEqual([]);
  });

  it('is refused when no synonym can be read from it', () => {
    expect(findGlossaryFaults('| English |', [])).toEqual(['the glossary rules out no synonym']);
  });
});

describe('the ids', () => {
  const ids = ['enum.Colour.Red', 'page.done', 'page.done_short', 'page.who'];
  const source = (text: string) => ({ path: 'src/x.ts', text });
  const said = source("say(isDone ? 'page.done' : 'page.who', {});");
  const faults = (text: string, composed: ComposedIds = { 'enum.': ['Colour.Red'] }) =>
    findUsageFaults(ids, [said, source(text)], composed);

  it('are sound where each is named, or put together from a declared list', () => {
    expect(faults('translate(language, `enum.Colour.${colour}`);')).toEqual([]);
    expect(faults('', { 'enum.': null })).toEqual([]);
  });

  it.each(["say('page.gone')", "translate('fr', 'page.gone', {})", "hasMessage('page.gone')"])(
    'are refused where there is no such message: %s',
    (call) => {
      expect(faults(call)).toEqual(['src/x.ts asks for page.gone, which is not there']);
    },
  );

  it('are refused where nothing declares from what they are put together', () => {
    expect(faults('say(`page.${name}`)')).toEqual([
      'src/x.ts puts ids together from page., which is not declared',
    ]);
  });

  it('are refused where a list names what is not there, or leaves out what is', () => {
    expect(faults('', { 'enum.': ['Colour.Blue'] })).toEqual([
      'enum.Colour.Blue is not there',
      'enum.Colour.Red is not used',
    ]);
  });

  it('are refused where nobody names them', () => {
    expect(findUsageFaults(ids, [source("say('page.who')")], { 'enum.': null })).toEqual([
      'page.done is not used',
      'page.done_short is not used',
    ]);
  });
});

describe('the words of pages', () => {
  const frame = { path: 'web/src/shared/i18n/fr.ts', text: "'src/locales/{web,web-menu}/fr.json'" };
  const calls = {
    path: 'web/src/features/calls/area.ts',
    text: "const page = pagesOf('web-calls');",
  };
  const home = {
    path: 'web/src/app/home.tsx',
    text: "lazyPage('web-today', () => import('../features/today/TodayPage.tsx'), 'TodayPage')",
  };

  it.each([
    ['web/src/features/calls/Row.tsx', "t('web-calls.title') + t('web-menu.calls')"],
    ['web/src/features/today/Tile.tsx', "t('web-today.title')"],
    ['web/src/app/Shell.tsx', "t('web-menu.calls')"],
  ])('are there in %s', (path, text) => {
    expect(findUnloadedMessages([frame, calls, home, { path, text }])).toEqual([]);
  });

  it.each([
    ['web/src/features/today/Tile.tsx', "t('web-calls.title')", 'web-calls'],
    ['web/src/app/Shell.tsx', "t('web-today.title')", 'web-today'],
    ['web/src/shared/ui/Row.tsx', 't(`web-calls.kind.${kind}`)', 'web-calls'],
  ])('may not be there in %s', (path, text, words) => {
    expect(findUnloadedMessages([frame, calls, home, { path, text }])).toEqual([
      `${path} speaks from ${words}, which is not loaded with its pages`,
    ]);
  });
});

describe('text for people in code', () => {
  const inCode = (text: string) => textFaults([{ path: 'src/x.ts', text }]);

  it.each([
    ['French letters', "const FR = { total: 'Libellé' };"],
    ['German letters', 'const subject = `Einladung für ${place}`;'],
    ['French words', "const open = 'Pour choisir le mot de passe, ouvrez ce lien :';"],
    ['Dutch words', "const asked = 'Open deze link om een wachtwoord te kiezen:';"],
    ['German words', "const expiry = 'Der Link ist nur einmal gut';"],
    ['words by language', "const WORDS = { fr: 'Page', nl: 'Pagina' };"],
    [
      'records of words by language',
      "const W = { fr: { page: 'Page' }, 'nl': { page: 'Pagina' } };",
    ],
    ['words in markup', 'const page = html`<p class="${name}">Done with ${what}</p>`;'],
  ])('is found: %s', (_what, text) => {
    expect(inCode(text)[0]).toContain('src/x.ts holds text for people');
  });

  it.each([
    ['what operators read', "throw new Error('another Millième runs on this directory');"],
    ['the description of the interface', "const schema = { description: 'Why it was skipped' };"],
    ['locales', "const LOCALES = { fr: 'fr-BE', nl: 'nl-BE' };"],
    ['notations', "const NOTATIONS = { fr: { decimal: ',' }, en: { decimal: '.' } };"],
    ['markup without words', 'const page = html`<title lang="en">${title} – Millième</title>`;'],
    ['comments', '// Établi le …'],
  ])('is not %s', (_what, text) => {
    expect(inCode(text)).toEqual([]);
  });

  it('may stand where it is excepted, as long as there is some', () => {
    const sources = [{ path: 'src/demo/names.ts', text: "const name = 'Résidence du Parc';" }];
    expect(textFaults(sources, ['src/demo/'])).toEqual([]);
    expect(textFaults(sources, ['src/demo/', 'src/other.ts'])).toEqual([
      'src/other.ts is excepted, but holds no text for people',
    ]);
  });
});
