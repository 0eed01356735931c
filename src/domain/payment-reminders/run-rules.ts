import type { Cents } from '#domain/kernel/money.ts';
import { DEFAULT_THRESHOLDS, type Thresholds } from './levels.ts';

/**
 * What the runs do by themselves: nothing; the first reminder; that and the second, and the formal
 * notice ready for a person to post. Legal action is never among it.
 */
export const AUTOMATIC_REMINDERS = ['None', 'Gentle', 'GentleAndFormal'] as const;
type AutomaticReminders = (typeof AUTOMATIC_REMINDERS)[number];

/** What binds the runs in a building; of a person only the order of the levels is asked. */
export interface RunRules extends Thresholds {
  readonly automatic: AutomaticReminders;
  /** Of less, a run reminds nobody. */
  readonly minimum_cents: Cents;
  /** When the run of the day is made, by the clocks in Belgium: 0 to 23. */
  readonly hour: number;
}

export const USUAL_RULES: RunRules = {
  ...DEFAULT_THRESHOLDS,
  automatic: 'GentleAndFormal',
  minimum_cents: 500,
  hour: 6,
};
