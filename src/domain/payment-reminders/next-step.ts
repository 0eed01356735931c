import { assert } from '#domain/kernel/assert.ts';
import { daysBetween, type LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { nextLevel, thresholdOf, type ReminderLevel, type Thresholds } from './levels.ts';
import type { RunRules } from './run-rules.ts';

/** Reasons why the job takes no step. */
export const SKIP_REASONS = [
  'automatic_off',
  'restricted',
  'not_yet_due',
  'below_minimum',
  'paused',
  'price_withheld',
  'awaiting_sending',
  'waiting_period',
  'needs_a_person',
  'cancelled',
  'rate_missing',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export type NextStep =
  | { readonly kind: 'create'; readonly level: 'Gentle' }
  | { readonly kind: 'escalate'; readonly to: ReminderLevel }
  | { readonly kind: 'skip'; readonly reason: SkipReason };

export interface RunningReminder {
  readonly level: ReminderLevel;
  readonly status: 'Open' | 'Sent';
  readonly is_paused: boolean;
  /** When the current level was marked as sent. */
  readonly sent_date: LocalDate | null;
}

interface Situation {
  readonly today: LocalDate;
  /** Days since the oldest due date. */
  readonly days_overdue: number;
  /** Amount that would be claimed. */
  readonly amount_cents: Cents;
  readonly rules: Pick<RunRules, keyof Thresholds | 'automatic' | 'minimum_cents'>;
  readonly running: RunningReminder | null;
}

/**
 * Decides the one step, at most, of a run for an owner in a building. A run only creates reminders at
 * Gentle, escalates only what was sent, waits for the next threshold and for the days between the two
 * thresholds since sending, ignores small amounts, and leaves to users what the rules do not automate,
 * always including legal action.
 */
export function nextStep(situation: Situation): NextStep {
  const { rules, running, amount_cents } = situation;
  if (rules.automatic === 'None') return skip('automatic_off');
  const step = running === null ? firstStep(situation) : stepUp(situation, running);
  return step.kind !== 'skip' && amount_cents < rules.minimum_cents ? skip('below_minimum') : step;
}

function firstStep({ days_overdue, rules }: Situation): NextStep {
  return days_overdue < thresholdOf('Gentle', rules)
    ? skip('not_yet_due')
    : { kind: 'create', level: 'Gentle' };
}

function stepUp({ today, days_overdue, rules }: Situation, running: RunningReminder): NextStep {
  const { level, status, sent_date, is_paused: isPaused } = running;
  if (isPaused) return skip('paused');
  const to = nextLevel(level);
  if (to === undefined) return skip('needs_a_person');
  if (status === 'Open') return skip('awaiting_sending');
  assert(sent_date !== null, 'A sent reminder has no day of sending');
  const waitDays = thresholdOf(to, rules) - thresholdOf(level, rules);
  if (days_overdue < thresholdOf(to, rules) || daysBetween(sent_date, today) < waitDays) {
    return skip('waiting_period');
  }
  return to === 'LegalAction' || rules.automatic === 'Gentle'
    ? skip('needs_a_person')
    : { kind: 'escalate', to };
}

function skip(reason: SkipReason): NextStep {
  return { kind: 'skip', reason };
}
