import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/kernel/local-date.ts';
import { DEFAULT_THRESHOLDS, REMINDER_LEVELS, nextLevel, thresholdOf } from './levels.ts';
import { nextStep, type NextStep, type RunningReminder } from './next-step.ts';

const today = '2026-03-16';

/** Sent so many days ago; null: not marked sent. */
const running = (
  level: RunningReminder['level'],
  sentDaysAgo: number | null,
  is_paused = false,
): RunningReminder => ({
  level,
  status: sentDaysAgo === null ? 'Open' : 'Sent',
  is_paused,
  sent_date: sentDaysAgo === null ? null : addDays(today, -sentDaysAgo),
});
const skip = (reason: string) => ({ kind: 'skip', reason });
const create = { kind: 'create', level: 'Gentle' };
const escalate = (to: string) => ({ kind: 'escalate', to });

describe('nextStep', () => {
  it.each<[number, RunningReminder | null, unknown]>([
    [1, null, skip('not_yet_due')],
    [14, null, skip('not_yet_due')],
    [15, null, create],
    [400, null, create],
    [29, running('Gentle', 15), skip('waiting_period')],
    [30, running('Gentle', 15), escalate('Formal')],
    [30, running('Gentle', 14), skip('waiting_period')],
    [400, running('Gentle', 0), skip('waiting_period')],
    [400, running('Gentle', 15), escalate('Formal')],
    [44, running('Formal', 15), skip('waiting_period')],
    [45, running('Formal', 15), escalate('FinalNotice')],
    [45, running('Formal', 14), skip('waiting_period')],
    [59, running('FinalNotice', 15), skip('waiting_period')],
    [60, running('FinalNotice', 14), skip('waiting_period')],
    [60, running('FinalNotice', 15), skip('needs_a_person')],
    [400, running('LegalAction', 300), skip('needs_a_person')],
    [400, running('LegalAction', null), skip('needs_a_person')],
    [400, running('Gentle', null), skip('awaiting_sending')],
    [400, running('Formal', null), skip('awaiting_sending')],
    [400, running('FinalNotice', null), skip('awaiting_sending')],
    [400, running('Gentle', 100, true), skip('paused')],
    [400, running('Formal', null, true), skip('paused')],
    [400, running('LegalAction', 100, true), skip('paused')],
    [5, running('Gentle', 100), skip('waiting_period')],
  ])('%i days after the due date, %o: %o', (days, reminder, step) => {
    const thresholds = DEFAULT_THRESHOLDS;
    expect(nextStep({ today, days_overdue: days, thresholds, running: reminder })).toEqual(step);
  });

  it('waits as many days as lie between the two levels of this organization', () => {
    const thresholds = {
      gentle_days: 5,
      formal_days: 40,
      final_notice_days: 41,
      legal_action_days: 90,
    };
    const after = (days_overdue: number, reminder: RunningReminder | null): NextStep =>
      nextStep({ today, days_overdue, thresholds, running: reminder });
    expect(after(5, null)).toEqual(create);
    expect(after(100, running('Gentle', 34))).toEqual(skip('waiting_period'));
    expect(after(100, running('Gentle', 35))).toEqual(escalate('Formal'));
    expect(after(100, running('Formal', 0))).toEqual(skip('waiting_period'));
    expect(after(100, running('Formal', 1))).toEqual(escalate('FinalNotice'));
  });

  it('climbs one level at most, never to legal action, and not before both waits are over', () => {
    const situations = fc.record({
      days_overdue: fc.integer({ min: 1, max: 200 }),
      running: fc.option(
        fc
          .tuple(
            fc.constantFrom(...REMINDER_LEVELS),
            fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
            fc.boolean(),
          )
          .map((parts) => running(...parts)),
        { nil: null },
      ),
    });
    fc.assert(
      fc.property(situations, ({ days_overdue, running: reminder }) => {
        const thresholds = DEFAULT_THRESHOLDS;
        const step = nextStep({ today, days_overdue, thresholds, running: reminder });
        if (step.kind === 'create') expect(reminder).toBeNull();
        if (step.kind !== 'escalate') return;
        expect(reminder).toMatchObject({ status: 'Sent', is_paused: false });
        expect(step.to).toBe(nextLevel(reminder?.level ?? 'LegalAction'));
        expect(step.to).not.toBe('LegalAction');
        expect(days_overdue).toBeGreaterThanOrEqual(thresholdOf(step.to, thresholds));
        expect(addDays(reminder?.sent_date ?? today, 15) <= today).toBe(true);
      }),
    );
  });
});
