import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { constraintProblems } from '#contract/constraint-problems.generated.ts';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { isProblemCode, problems } from '#domain/kernel/problems.ts';
import { findArgumentKinds } from '#platform/i18n/message-values.ts';
import { hasMessage, translate } from '#platform/i18n/translate.ts';
import { callsOf, type Call } from '#test/helpers/source-calls.ts';

/** Compares the problem catalogue, the codes that the sources throw, and the texts. */

const sources = globSync('src/**/*.ts')
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const allText = sources.map(({ text }) => text).join('\n');

const texts = JSON.parse(readFileSync('src/locales/problems/en.json', 'utf8')) as Record<
  string,
  string
>;
const codes = Object.keys(problems);

/** Finds the codes that a call may throw: `'a'`, or `test ? 'a' : 'b'`. */
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

/** Subjects of refusals that messages can name. */
const nouns = new Set([
  ...callsOf(allText, 'found').flatMap(([, what = '']) => /^'(\w+)'$/.exec(what)?.[1] ?? []),
  ...thrown
    .filter(({ code }) => texts[`problem.${code}.detail`]?.includes('{noun}'))
    .flatMap(({ params }) => /"?what"?: ?['"](\w+)['"]/.exec(params)?.[1] ?? []),
]);

interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly [keyword: string]: unknown;
}

/** Keywords without a finding of their own. */
const SILENT = new Set([
  '$id',
  '$ref',
  'default',
  'dependencies',
  'description',
  'explode',
  'items',
  'patternProperties',
  'properties',
  'x-beside',
  'x-lower-case',
  'x-name',
  'x-sorts',
]);

/** Collects the texts for findings in the schemas of requests and answers. */
async function validationKeys(): Promise<Set<string>> {
  const found = new Set([
    'validation.other',
    'validation.required.choice',
    // Not from a schema: unpaired surrogates are refused before validation.
    'validation.unicode',
    // Parameters of an address are worded differently from fields of a body.
    'validation.excluded',
    'validation.parameter',
    'validation.sort',
  ]);
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

/** A list of words may have one for the field `type`. */
const TYPES = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);

function isSchema(value: unknown): value is Schema {
  if (typeof value !== 'object' || value === null) return false;
  const { type } = value as Schema;
  return TYPES.has(String([type].flat()[0]));
}

/** Lists the parameters of a message. */
function factsIn(id: string): string[] {
  return [...findArgumentKinds(parse(texts[id] ?? '', { ignoreTag: true })).keys()];
}

function idsOf(segment: string): string[] {
  return Object.keys(texts).filter((id) => id.startsWith(`${segment}.`));
}

describe('the sources', () => {
  it('throw only problems of the catalogue', () => {
    expect(thrown.length).toBeGreaterThan(codes.length);
    expect(thrown.filter(({ code }) => !isProblemCode(code))).toEqual([]);
  });

  // The handler answers internal_error for all other errors.
  it.each(codes.filter((code) => code !== 'internal_error'))('throw %s', (code) => {
    expect(thrown.map((refusal) => refusal.code)).toContain(code);
  });

  it.each(codes)('give %s every fact that its message names', (code) => {
    const given = thrown.filter((refusal) => refusal.code === code).map(({ params }) => params);
    const supplied = new Set(given.join(' ').match(/\w+/g));
    // The handler adds these.
    for (const name of ['noun', 'first']) supplied.add(name);
    const named = ['detail', 'detail_short']
      .filter((part) => hasMessage(`problem.${code}.${part}`))
      .flatMap((part) => factsIn(`problem.${code}.${part}`));
    expect(named.filter((name) => !supplied.has(name))).toEqual([]);
  });
});

describe('the texts', () => {
  it('have titles that need no facts', () => {
    const titles = codes.map((code) => `problem.${code}.title`);
    expect(titles.filter((id) => factsIn(id).length > 0)).toEqual([]);
  });

  it.each(codes)('say in full sentences what is wrong for %s, whatever is known', (code) => {
    for (const language of LANGUAGES) {
      const detail = translate(language, `problem.${code}.detail`, {});
      expect(detail).not.toMatch(/[{}]|problem\./);
    }
  });

  it('have a word for everything that a refusal may be about, and for nothing else', () => {
    expect(nouns.size).toBeGreaterThan(5);
    expect(idsOf('noun')).toEqual([...nouns].map((noun) => `noun.${noun}`).sort());
  });

  it('describe every keyword, type and format of the schemas, and nothing else', async () => {
    const wanted = await validationKeys();
    expect(wanted.size).toBeGreaterThan(20);
    expect(idsOf('validation')).toEqual([...wanted].sort());
  });
});
