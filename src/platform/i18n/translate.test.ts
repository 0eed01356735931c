import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import { hasMessage, languageFromHeader, translate } from './translate.ts';

describe('languageFromHeader', () => {
  it.each([
    ['fr', 'fr'],
    ['fr-BE', 'fr'],
    ['NL-be', 'nl'],
    ['de-DE, en;q=0.8', 'de'],
    ['en;q=0.2, nl;q=0.9, fr;q=0.5', 'nl'],
    ['it, es;q=0.9, de;q=0.1', 'de'],
    ['fr;q=0, de;q=0.3', 'de'],
    ['*, nl;q=0.5', 'nl'],
  ])('reads %s as %s', (header, language) => {
    expect(languageFromHeader(header)).toBe(language);
  });

  it.each([undefined, '', '*', 'it', 'den', 'frr-DE', ';;;', 'q=1', '\u0000', ',,,', 'fr;q=0'])(
    'falls back to English for %j',
    (header) => {
      expect(languageFromHeader(header)).toBe('en');
    },
  );
});

describe('translate', () => {
  it('writes amounts, numbers and dates as the language does', () => {
    const amounts = { debit: '1234.50', credit: 1000 };
    const text = (language: Language) =>
      translate(language, 'problem.unbalanced_entry.detail', amounts).replaceAll(/\s/g, ' ');
    expect(text('fr')).toContain('(1 234,50 €)');
    expect(text('nl')).toContain('(€ 1.234,50)');
    expect(text('de')).toContain('(1.234,50 €)');
    expect(text('en')).toContain('(€1,234.50)');
    expect(text('en')).toContain('(€1,000.00)');
    const date = { date: '2025-03-31', pointer: '/body/paid_on' };
    expect(translate('fr', 'problem.date_in_future.detail', date)).toContain('31/03/2025');
    expect(translate('de', 'problem.date_in_future.detail', date)).toContain('31.03.2025');
  });

  it('joins the members of a list, a long one not to its end, and the values of an object', () => {
    const unitNumbers = (count: number) => ({
      unit_numbers: Array.from({ length: count }, (_, index) => `A${index + 1}`),
    });
    const text = (count: number) =>
      translate('en', 'problem.ownership_incomplete.detail', unitNumbers(count));
    expect(text(2)).toContain(': A1, A2.');
    expect(text(500)).toContain(': A1, A2, A3, A4, A5, A6, A7, A8, A9, A10….');
    expect(
      translate('en', 'problem.entry_has_source.detail', { source: { type: 'Expense', id: '7' } }),
    ).toContain('(Expense 7)');
  });

  it.each(LANGUAGES)('says less in %s where a fact is missing', (language) => {
    const id = 'problem.quota_exceeded.detail';
    const short = translate(language, `${id}_short`);
    expect(short).not.toContain('{');
    expect(translate(language, id, { sum: 1001, total_quota: 1000 })).not.toBe(short);
    for (const values of [{}, { sum: 1001 }, { sum: 1001, total_quota: null }, { sum: [] }]) {
      expect(translate(language, id, values)).toBe(short);
    }
  });

  it('says less where there is nothing to list', () => {
    const facts = { from: 'Paid', operation: 'approve' };
    const id = 'problem.invalid_transition.detail';
    expect(translate('en', id, { ...facts, allowed: [] })).toContain('allows none any more');
    expect(translate('en', id, { ...facts, allowed: ['unmark-paid'] })).toContain('unmark-paid');
  });

  it('gives the title of a problem where no detail can be given', () => {
    const title = translate('nl', 'problem.same_owner.title');
    expect(title).not.toContain('problem.');
    expect(translate('nl', 'problem.relation_ended.detail', {})).toBe(
      translate('nl', 'problem.relation_ended.title'),
    );
  });

  it('takes the option for no value', () => {
    const period = { start_date: '2025-03-01', end_date: '2025-01-01' };
    const bounds = { date: '1800-01-01', from: '1900-01-01', to: '2200-12-31' };
    const id = 'problem.invalid_period.detail';
    expect(translate('en', id, period)).toContain('The end (01/01/2025) lies before the start');
    expect(translate('en', id, bounds)).toContain('from 01/01/1900 to 31/12/2200');
    expect(translate('en', id, { pointer: '/body/end_date' })).toBe(translate('en', `${id}_short`));
  });

  it('survives any value', () => {
    const loop: Record<string, unknown> = {};
    loop['loop'] = loop;
    const values = [undefined, null, '', Number.NaN, 1n, true, [], {}, loop, Symbol('s'), () => 1];
    const ids = ['period_locked', 'unbalanced_entry', 'invalid_period', 'too_many_requests'];
    const names = ['debit', 'credit', 'entry_date', 'date', 'start_date', 'retry_after_seconds'];
    for (const value of values) {
      for (const code of ids) {
        const given = Object.fromEntries(names.map((name) => [name, value]));
        const text = translate('fr', `problem.${code}.detail`, given);
        expect(text.length).toBeGreaterThan(5);
        expect(text).not.toContain('problem.');
      }
    }
  });

  it('gives the id of a message that there is not', () => {
    expect(translate('fr', 'nothing.of.the.kind')).toBe('nothing.of.the.kind');
    expect(hasMessage('nothing.of.the.kind')).toBe(false);
    expect(hasMessage('problem.not_found.title')).toBe(true);
  });
});
