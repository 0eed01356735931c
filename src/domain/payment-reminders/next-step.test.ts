import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/kernel/local-date.ts';
import { REMINDER_LEVELS, nextLevel, thresholdOf } from './levels.ts';
import { nextStep, type NextStep, type RunningReminder } from './next-step.ts';
import { USUAL_RULES, type RunRules } from './run-rules.ts';

const today = '2026-03-16';

/** Sent this many days ago; null: not marked as sent. */
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

/** Returns the step for a debt of 100.00. */
const stepOf = (
  days_overdue: number,
  reminder: RunningReminder | null,
  changes: Partial<RunRules> = {},
): NextStep =>
  nextStep({
    today,
    days_overdue,
    amount_cents: 10_000,
    rules: { ...USUAL_RULES, ...changes },
    running: reminder,
  });

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
    expect(stepOf(days, reminder)).toEqual(step);
  });

  it.each<[Partial<RunRules>, number, RunningReminder | null, unknown]>([
    [{ automatic: 'None' }, 400, null, skip('automatic_off')],
    [{ automatic: 'None' }, 400, running('Gentle', 100), skip('automatic_off')],
    [{ automatic: 'Gentle' }, 15, null, create],
    [{ automatic: 'Gentle' }, 29, running('Gentle', 15), skip('waiting_period')],
    [{ automatic: 'Gentle' }, 30, running('Gentle', 15), skip('needs_a_person')],
    [{ automatic: 'Gentle' }, 45, running('Formal', 15), skip('needs_a_person')],
    [{ minimum_cents: 10_000 }, 15, null, create],
    [{ minimum_cents: 10_001 }, 15, null, skip('below_minimum')],
    [{ minimum_cents: 10_001 }, 14, null, skip('not_yet_due')],
    [{ minimum_cents: 10_001 }, 30, running('Gentle', 15), skip('below_minimum')],
    [{ minimum_cents: 10_001 }, 30, running('Gentle', 15, true), skip('paused')],
    [{ minimum_cents: 0 }, 30, running('Gentle', 15), escalate('Formal')],
  ])('by the rules %o, %i days after the due date of 100.00, %o: %o', (rules, days, one, step) => {
    expect(stepOf(days, one, rules)).toEqual(step);
  });

  it('waits as many days as lie between the two levels of this organization', () => {
    const thresholds = {
      gentle_days: 5,
      formal_days: 40,
      final_notice_days: 41,
      legal_action_days: 90,
    };
    const after = (days_overdue: number, reminder: RunningReminder | null): NextStep =>
      stepOf(days_overdue, reminder, thresholds);
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
        const step = stepOf(days_overdue, reminder);
        if (step.kind === 'create') expect(reminder).toBeNull();
        if (step.kind !== 'escalate') return;
        expect(reminder).toMatchObject({ status: 'Sent', is_paused: false });
        expect(step.to).toBe(nextLevel(reminder?.level ?? 'LegalAction'));
        expect(step.to).not.toBe('LegalAction');
        expect(days_overdue).toBeGreaterThanOrEqual(thresholdOf(step.to, USUAL_RULES));
        expect(addDays(reminder?.sent_date ?? today, 15) <= today).toBe(true);
      }),
    );
  });
});
