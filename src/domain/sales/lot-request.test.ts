import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { addDays, daysBetween } from '#domain/kernel/local-date.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { isWorkingDay, workingDayAfter } from '#domain/kernel/working-days.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { workedTerms } from '#test/helpers/worked-sale.ts';
import {
  LOT_REQUEST_KINDS,
  calculateAnswerTerm,
  isAnswerWarningDay,
  lotRequestTransitions,
} from './lot-request.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1999-12-31', days));

describe('the term of an answer (Civil Code, art. 3.94 and 1.7)', () => {
  it.each([
    ['a Saturday, ending on a Sunday', 'BeforeContract', '2025-08-30', '2025-09-14', '2025-09-15'],
    ['a Sunday', 'BeforeContract', '2025-04-20', '2025-05-05', '2025-05-05'],
    ['ending on Easter Monday', 'BeforeContract', '2026-03-22', '2026-04-06', '2026-04-07'],
    [
      'ending on the Saturday before it',
      'BeforeContract',
      '2026-03-20',
      '2026-04-04',
      '2026-04-07',
    ],
    ['ending on Ascension Day', 'BeforeContract', '2025-05-14', '2025-05-29', '2025-05-30'],
    ['ending on Christmas', 'BeforeContract', '2024-12-10', '2024-12-25', '2024-12-26'],
    ['before the deed', 'BeforeDeed', '2025-10-22', '2025-11-21', '2025-11-21'],
    ['over the end of a year', 'BeforeDeed', '2025-12-02', '2026-01-01', '2026-01-02'],
  ] as const)('received on %s', (_why, kind, received, target_on, last_on) => {
    expect(calculateAnswerTerm(kind, received)).toEqual({ target_on, last_on });
  });

  it('ends on the day of the worked cases', () => {
    for (const { received, days, last_day } of nonEmpty(workedTerms.terms)) {
      const kind = days === 15 ? 'BeforeContract' : 'BeforeDeed';
      expect(calculateAnswerTerm(kind, received).last_on).toBe(last_day);
    }
    for (const { sent, n, day: expected } of nonEmpty(workedTerms.working_days)) {
      expect(workingDayAfter(sent, n)).toBe(expected);
    }
    for (const easter of nonEmpty(workedTerms.easter)) {
      expect(isWorkingDay(addDays(easter, 1))).toBe(false);
    }
  });

  it('ends on a working day, at most five days after the target, with none between', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...LOT_REQUEST_KINDS), (received, kind) => {
        const { target_on, last_on } = calculateAnswerTerm(kind, received);
        const moved = daysBetween(target_on, last_on);
        expect(isWorkingDay(last_on)).toBe(true);
        expect(moved).toBeGreaterThanOrEqual(0);
        expect(moved).toBeLessThanOrEqual(5);
        const between = Array.from({ length: moved }, (_, index) => addDays(target_on, index));
        expect(between.filter(isWorkingDay)).toEqual([]);
      }),
    );
  });

  it('is warned of 7, 3 and 1 days before the target, then daily', () => {
    const term = { target_on: '2025-09-14', last_on: '2025-09-15' };
    const warned = Array.from({ length: 16 }, (_, index) => addDays('2025-09-01', index)).filter(
      (today) => isAnswerWarningDay(term, today),
    );
    expect(warned).toEqual([
      '2025-09-07',
      '2025-09-11',
      '2025-09-13',
      '2025-09-14',
      '2025-09-15',
      '2025-09-16',
    ]);
  });

  it('is over once the answer is sent, which is kept', () => {
    expect(transition(lotRequestTransitions, 'update', 'Open')).toBe('Open');
    const sent = transition(lotRequestTransitions, 'send', 'Open');
    expect(() => transition(lotRequestTransitions, 'send', sent)).toThrow(DomainError);
    expect(() => transition(lotRequestTransitions, 'update', sent)).toThrow(DomainError);
  });
});
