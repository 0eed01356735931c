import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#domain/kernel/local-date.ts';
import { allowedOperations } from '#domain/kernel/state-machine.ts';
import { isWorkingDay } from '#domain/kernel/working-days.ts';
import { readExpected } from '#test/helpers/worked-sale.ts';
import {
  HOLD_STATUSES,
  calculateHoldTerms,
  chooseHoldLetter,
  describeHold,
  holdTransitions,
  isPriceWithheld,
} from './hold.ts';

describe('the terms of a hold (Civil Code, art. 3.95)', () => {
  it('are those of the worked sale', () => {
    const { deadlines } = readExpected('ter-duinen')['etat_date_A7'] as {
      deadlines: Record<string, unknown>;
    };
    expect(calculateHoldTerms('2025-11-28', '2025-12-02')).toEqual({
      letter_due_on: deadlines['notary_letter_latest'],
      attachment_last_on: deadlines['attachment_last_day'],
      alarms: deadlines['alarms'],
    });
  });

  it('have no attachment before the letter', () => {
    expect(calculateHoldTerms('2026-04-03', null)).toEqual({
      letter_due_on: '2026-04-09',
      attachment_last_on: null,
      alarms: [],
    });
    expect(() => calculateHoldTerms('2026-04-03', '2026-04-02')).toThrow(
      expect.objectContaining({ code: 'invalid_period' }),
    );
  });

  it('count exactly 20 working days after the sending', () => {
    const day = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('2000-01-01', days));
    fc.assert(
      fc.property(day, (sent) => {
        const { attachment_last_on, alarms } = calculateHoldTerms(sent, sent);
        const span = daysBetween(sent, attachment_last_on ?? sent);
        const days = Array.from({ length: span }, (_, index) => addDays(sent, index + 1)).filter(
          isWorkingDay,
        );
        expect(days).toHaveLength(20);
        expect(alarms).toEqual([days[14], days[17], days[19]]);
        expect(attachment_last_on).toBe(days[19]);
      }),
    );
  });
});

describe('a hold', () => {
  const terms = calculateHoldTerms('2025-11-28', '2025-12-02');
  const before = calculateHoldTerms('2025-11-28', null);

  it('stops reminders until the price is paid or released', () => {
    const held = HOLD_STATUSES.filter(isPriceWithheld);
    expect(held).toEqual(['Withheld', 'Contested', 'Attached']);
  });

  it('allows only what follows its state', () => {
    expect(
      HOLD_STATUSES.map((status) => [status, allowedOperations(holdTransitions, status)]),
    ).toEqual([
      ['Withheld', ['contest', 'pay', 'release']],
      ['Contested', ['attach', 'pay', 'release']],
      ['Attached', ['pay', 'release']],
      ['Paid', []],
      ['Released', []],
    ]);
  });

  it.each([
    ['Withheld', terms, '2025-12-23', { awaits: 'Payment', due_on: null, is_alarm: false }],
    [
      'Contested',
      before,
      '2025-12-03',
      { awaits: 'Letter', due_on: '2025-12-03', is_alarm: false },
    ],
    ['Contested', before, '2025-12-04', { awaits: 'Letter', due_on: '2025-12-03', is_alarm: true }],
    [
      'Contested',
      terms,
      '2025-12-22',
      { awaits: 'Attachment', due_on: '2025-12-31', is_alarm: false },
    ],
    [
      'Contested',
      terms,
      '2025-12-29',
      { awaits: 'Attachment', due_on: '2025-12-31', is_alarm: true },
    ],
    [
      'Contested',
      terms,
      '2026-01-05',
      { awaits: 'Attachment', due_on: '2025-12-31', is_alarm: true },
    ],
    ['Attached', terms, '2026-01-05', { awaits: 'Judgment', due_on: null, is_alarm: false }],
    ['Paid', terms, '2026-01-05', { awaits: null, due_on: null, is_alarm: false }],
  ] as const)('that is %s has its outlook (%#)', (status, given, today, outlook) => {
    expect(describeHold(status, given, today)).toEqual(outlook);
  });
});

it('needs a letter to the notary until the seller contests, then one to the lawyer', () => {
  expect(chooseHoldLetter('Withheld')).toBe('Claim');
  expect(chooseHoldLetter('Contested')).toBe('Attachment');
});
