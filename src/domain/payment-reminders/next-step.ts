import { assert } from '#domain/kernel/assert.ts';
import { daysBetween, type LocalDate } from '#domain/kernel/local-date.ts';
import { nextLevel, thresholdOf, type ReminderLevel, type Thresholds } from './levels.ts';

/** Why the job leaves a debtor as they are. */
export const SKIP_REASONS = [
  'not_yet_due',
  'paused',
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
  /** When the present level was marked sent. */
  readonly sent_date: LocalDate | null;
}

interface Situation {
  readonly today: LocalDate;
  /** Days since the oldest due date. */
  readonly days_overdue: number;
  readonly thresholds: Thresholds;
  readonly running: RunningReminder | null;
}

/**
 * What the daily job does about what one owner owes in one building: at most one step. It creates
 * at Gentle only, goes on only from what was sent, waits for the next threshold and as many days
 * since the sending as lie between the two, and leaves legal action to a person.
 */
export function nextStep({ today, days_overdue, thresholds, running }: Situation): NextStep {
  if (running === null) {
    return days_overdue < thresholdOf('Gentle', thresholds)
      ? skip('not_yet_due')
      : { kind: 'create', level: 'Gentle' };
  }
  if (running.is_paused) return skip('paused');
  const to = nextLevel(running.level);
  if (to === undefined) return skip('needs_a_person');
  if (running.status === 'Open') return skip('awaiting_sending');
  const { level, sent_date } = running;
  assert(sent_date !== null, 'A sent reminder has no day of sending');
  const waitDays = thresholdOf(to, thresholds) - thresholdOf(level, thresholds);
  if (days_overdue < thresholdOf(to, thresholds) || daysBetween(sent_date, today) < waitDays) {
    return skip('waiting_period');
  }
  return to === 'LegalAction' ? skip('needs_a_person') : { kind: 'escalate', to };
}

function skip(reason: SkipReason): NextStep {
  return { kind: 'skip', reason };
}
