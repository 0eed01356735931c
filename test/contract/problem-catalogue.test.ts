import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { constraintProblems } from '#contract/constraint-problems.ts';
import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import { isProblemCode, problems } from '#domain/kernel/problems.ts';
import { isNotificationType } from '#domain/notifications/notification-types.ts';
import { argumentKinds } from '#platform/i18n/message-values.ts';
import { hasMessage, translate } from '#platform/i18n/translate.ts';
import { callsOf, type Call } from '#test/helpers/source-calls.ts';

/** Holds the problems of the interface, what the sources throw, and the texts against one another. */

const sources = globSync('src/**/*.ts')
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const allText = sources.map(({ text }) => text).join('\n');

const catalogues = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    JSON.parse(readFileSync(`src/locales/${language}.json`, 'utf8')) as Record<string, string>,
  ]),
) as Record<Language, Record<string, string>>;
const keys = Object.keys(catalogues.en);
const codes = Object.keys(problems);

/** The codes that a call may throw: `'a'`, or `test ? 'a' : 'b'`. */
function codesIn([code = '']: Call): string[] {
  return [...code.matchAll(/(?:^|[?:])\s*'([a-z_]+)'/g)].map(([, found = '']) => found);
}

const thrown: { code: string; params: string }[] = [
  ...['DomainError', 'buildProblem']
    .flatMap((name) => callsOf(allText, name))
    .flatMap((call) => codesIn(call).map((code) => ({ code, params: call[1] ?? '' }))),
  ...Object.values(constraintProblems).map(({ code, params = {} }) => ({
    code,
    params: JSON.stringify(params),
  })),
];

/** What a refusal may be about, where the message names it. */
const nouns = new Set([
  ...callsOf(allText, 'found').flatMap(([, what = '']) => /^'(\w+)'$/.exec(what)?.[1] ?? []),
  ...thrown
    .filter(({ code }) => catalogues.en[`problem.${code}.detail`]?.includes('{noun}'))
    .flatMap(({ params }) => /"?what"?: ?['"](\w+)['"]/.exec(params)?.[1] ?? []),
]);

interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly [keyword: string]: unknown;
}

/** Keywords that ask for nothing, or whose own findings are those of the schemas in them. */
const SILENT = new Set([
  '$id',
  '$ref',
  'default',
  'description',
  'items',
  'properties',
  'x-lower-case',
]);

/** The texts that findings in the schemas of requests and answers ask for. */
async function validationKeys(): Promise<Set<string>> {
  const found = new Set(['validation.other', 'validation.required.choice']);
  const visit = (schema: Schema): void => {
    for (const [keyword, value] of Object.entries(schema)) {
      const isClosed = keyword !== 'additionalProperties' || value === false;
      if (!SILENT.has(keyword) && keyword !== 'format' && isClosed) {
        found.add(`validation.${keyword}`);
      }
      if (keyword === 'properties') Object.values(value as object).forEach(visit);
      else if (keyword === 'anyOf' || keyword === 'oneOf') (value as Schema[]).forEach(visit);
      else if (keyword === 'items' || keyword === 'not') visit(value as Schema);
    }
    if (schema.format !== undefined) found.add(`validation.format.${schema.format}`);
    for (const type of [schema.type ?? []].flat()) found.add(`validation.type.${type}`);
  };
  for (const path of globSync('src/contract/*.ts')) {
    const module = (await import(pathToFileURL(resolve(path)).href)) as Record<string, unknown>;
    Object.values(module).filter(isSchema).forEach(visit);
  }
  return found;
}

function isSchema(value: unknown): value is Schema {
  if (typeof value !== 'object' || value === null) return false;
  const { type } = value as Schema;
  return typeof type === 'string' || Array.isArray(type);
}

interface Element {
  readonly value: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
  readonly pluralType?: string;
}

/** `what: owner` for every option of every select; the options of plurals differ by language. */
function selectOptions(elements: readonly Element[]): string[] {
  return elements.flatMap(({ value: name, options = {}, pluralType }) =>
    Object.entries(options).flatMap(([option, { value }]) => [
      ...(pluralType === undefined ? [`${name}: ${option}`] : []),
      ...selectOptions(value),
    ]),
  );
}

/** What a message takes, and the cases it tells apart. */
function shapeOf(language: Language, key: string) {
  const format = new IntlMessageFormat(catalogues[language][key] ?? '', language, undefined, {
    ignoreTag: true,
  });
  const elements = format.getAst() as unknown as readonly Element[];
  return {
    arguments: [...argumentKinds(format)].sort(([a], [b]) => (a < b ? -1 : 1)),
    options: [...new Set(selectOptions(elements))].sort(),
  };
}

describe('the sources', () => {
  it('throw only problems of the catalogue', () => {
    expect(thrown.length).toBeGreaterThan(codes.length);
    expect(thrown.filter(({ code }) => !isProblemCode(code))).toEqual([]);
  });

  it.each(codes)('throw %s', (code) => {
    expect(thrown.map((refusal) => refusal.code)).toContain(code);
  });

  it.each(codes)('give %s every fact that its message names', (code) => {
    const given = thrown.filter((refusal) => refusal.code === code).map(({ params }) => params);
    const supplied = new Set(given.join(' ').match(/\w+/g));
    // The handler adds these itself.
    for (const name of ['noun', 'first']) supplied.add(name);
    const named = ['detail', 'detail_short']
      .filter((part) => hasMessage(`problem.${code}.${part}`))
      .flatMap((part) => shapeOf('en', `problem.${code}.${part}`).arguments);
    expect(named.map(([name]) => name).filter((name) => !supplied.has(name))).toEqual([]);
  });
});

describe('the texts', () => {
  it.each(LANGUAGES)('are sorted and complete in %s', (language) => {
    const own = Object.keys(catalogues[language]);
    expect(own).toEqual([...own].sort());
    expect(own).toEqual(keys);
  });

  it.each(LANGUAGES)('say something in %s, without straight apostrophes', (language) => {
    // ICU would take a straight apostrophe for a quotation mark.
    const odd = Object.entries(catalogues[language]).filter(
      ([, text]) => text.trim() !== text || text === '' || text.includes("'"),
    );
    expect(odd).toEqual([]);
  });

  it.each(codes.flatMap((code) => [`problem.${code}.title`, `problem.${code}.detail`]))(
    'hold %s in every language',
    (key) => {
      expect(hasMessage(key)).toBe(true);
    },
  );

  it.each(keys)('take the same arguments for %s in every language', (key) => {
    const expected = shapeOf('en', key);
    for (const language of LANGUAGES) {
      expect(shapeOf(language, key), `${language}: ${key}`).toEqual(expected);
    }
  });

  it('have titles that need no facts', () => {
    const titles = keys.filter((key) => key.endsWith('.title'));
    expect(titles.filter((key) => shapeOf('en', key).arguments.length > 0)).toEqual([]);
  });

  it.each(codes)('say in full sentences what is wrong for %s, whatever is known', (code) => {
    for (const language of LANGUAGES) {
      const detail = translate(language, `problem.${code}.detail`, {});
      expect(detail).not.toMatch(/[{}]|problem\./);
    }
  });

  it('have a word for everything that a refusal may be about', () => {
    expect(nouns.size).toBeGreaterThan(5);
    expect([...nouns].filter((noun) => !hasMessage(`noun.${noun}`))).toEqual([]);
  });

  it('describe every keyword, type and format of the schemas', async () => {
    const wanted = await validationKeys();
    expect(wanted.size).toBeGreaterThan(20);
    expect([...wanted].filter((key) => !hasMessage(key))).toEqual([]);
  });

  it('are all used', async () => {
    const validation = await validationKeys();
    const importCodes = new Set(
      sources
        .filter(({ path }) => /^src\/(domain\/imports|platform\/tabular)\//.test(path))
        .flatMap(({ text }) => [...text.matchAll(/'([a-z_]+)'/g)].map(([, code]) => code)),
    );
    const isUsed = (key: string): boolean => {
      const [area = '', name = '', part = ''] = key.split('.');
      if (area === 'problem') return isProblemCode(name) && /^(title|detail(_short)?)$/.test(part);
      if (area === 'import') return importCodes.has(name) && /^(detail|remedy)$/.test(part);
      if (area === 'notification') {
        return isNotificationType(name) && /^(title|message|sms)$/.test(part);
      }
      if (area === 'notification_type') return isNotificationType(name);
      if (area === 'noun') return nouns.has(name);
      if (area === 'validation') return validation.has(key);
      return allText.includes(`'${key.replace(/_short$/, '')}'`);
    };
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });
});
