import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { ApiProblem } from '../api/client.ts';
import type { Problem } from '../api/generated.ts';
import type { Format } from '../format/format.ts';
import { describeProblem } from './plain-problem.ts';

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

describe('a refusal as people read it', () => {
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
