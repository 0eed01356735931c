import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { ApiProblem } from '../api/client.ts';
import type { Problem } from '../api/generated.ts';
import type { Format } from '../format/format.ts';
import { PROBLEM_MESSAGES, describeProblem } from './plain-problem.ts';

const format = { day: (date: string) => `<${date}>` } as Format;

function refused(code: Problem['code'], facts: Partial<Problem> = {}): ApiProblem {
  return new ApiProblem({
    type: `/problems/${code}`,
    title: 'As the service says',
    status: 422,
    detail: 'Send it as total_quota',
    instance: 'urn:request:1',
    request_id: '1',
    code,
    ...facts,
  });
}

/** Texts of the service for each refusal, without the names of their arguments. */
function serviceTexts(language: string): readonly (readonly [code: string, text: string])[] {
  const file = new URL(`../../../../src/locales/problems/${language}.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return Object.entries(texts).flatMap(([id, text]) => {
    const [, code = ''] = id.split('.');
    const said = text
      .replaceAll(/\{\w+(, (date|number)[^{}]*)?\}/g, '')
      .replaceAll(/\{\w+, (select|plural),/g, '{')
      .replaceAll(/[\w=]+ \{/g, '{');
    return id.startsWith('problem.') ? [[code, said] as const] : [];
  });
}

/** Names of fields, headers, methods and values, as programs write them. */
const FOR_PROGRAMS =
  /[a-z]_[a-z]|`|\b(PUT|GET|POST|DELETE|JSON)\b|(?!MwSt)\b[A-Z]?[a-z]+[A-Z]\w|X-|multipart/;
const ITS_OWN_WORDS = ['invalid_request'];

describe('a refusal as people read it', () => {
  it.each(LANGUAGES)('is told by the service without words for programs in %s', (language) => {
    const spoken = serviceTexts(language).filter(
      ([code]) => !(code in PROBLEM_MESSAGES) && !ITS_OWN_WORDS.includes(code),
    );
    expect(spoken.filter(([, text]) => FOR_PROGRAMS.test(text))).toEqual([]);
    expect(spoken.length).toBeGreaterThan(100);
  });

  it('names no parameter of the address or of the path', () => {
    const errors = [{ pointer: '/params/id', detail: 'must match format "uuid"' }];
    for (const code of ['invalid_request', 'invalid_query'] as const) {
      const said = describeProblem(refused(code, { errors }), createTranslator('en'), format);
      expect(JSON.stringify(said)).not.toMatch(/uuid|total_quota/);
    }
  });

  it.each(LANGUAGES)('names no field of the interface in %s', (language) => {
    const said = [
      refused('quota_exceeded', { sum: 1100, total_quota: 1000 }),
      refused('duplicate_invoice', { invoice_number: 'F1', supplier: 'Lift SA' }),
      refused('notice_too_short', { last_sending_day: '2026-03-07' }),
      refused('communication_mismatch', { reason: 'unknown' }),
      refused('idempotency_in_progress'),
      refused('idempotency_mismatch'),
    ].map((problem) => describeProblem(problem, createTranslator(language), format));
    for (const { title, detail } of said) {
      expect(title).not.toBe('');
      expect(detail).toMatch(/ /);
      expect(detail).not.toMatch(/[a-z]_[a-z]|null|Idempotency/);
    }
    expect(said[1]?.detail).toContain('Lift SA');
    expect(said[2]?.detail).toContain('<2026-03-07>');
  });

  it('says of the form of a request only what is wrong with it, once', () => {
    const errors: NonNullable<Problem['errors']> = [
      { pointer: '/body/a', detail: 'is required' },
      { pointer: '/body/b', detail: 'is required' },
    ];
    expect(
      describeProblem(refused('invalid_request', { errors }), createTranslator('en'), format),
    ).toEqual({
      title: 'Some fields are not filled in correctly',
      detail: undefined,
      others: ['is required'],
    });
  });

  it('repeats what the service says where that speaks to people', () => {
    expect(
      describeProblem(refused('not_ready_to_close'), createTranslator('en'), format).detail,
    ).not.toMatch(/_/);
    expect(describeProblem(refused('period_locked'), createTranslator('en'), format)).toEqual({
      title: 'As the service says',
      detail: 'Send it as total_quota',
      others: [],
    });
  });
});
