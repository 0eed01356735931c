import type { Cents } from '#domain/kernel/money.ts';
import { DEFAULT_THRESHOLDS, type Thresholds } from './levels.ts';

/**
 * Automation of runs: none; the first reminder; the first two, preparing the formal notice for posting.
 * Legal action is never automatic.
 */
export const AUTOMATIC_REMINDERS = ['None', 'Gentle', 'GentleAndFormal'] as const;
type AutomaticReminders = (typeof AUTOMATIC_REMINDERS)[number];

/** Rules for runs in a building; users are only bound by the order of the levels. */
export interface RunRules extends Thresholds {
  readonly automatic: AutomaticReminders;
  /** Runs ignore smaller amounts. */
  readonly minimum_cents: Cents;
  /** Hour of the daily run in Belgium, 0 to 23. */
  readonly hour: number;
}

export const USUAL_RULES: RunRules = {
  ...DEFAULT_THRESHOLDS,
  automatic: 'GentleAndFormal',
  minimum_cents: 500,
  hour: 6,
};
