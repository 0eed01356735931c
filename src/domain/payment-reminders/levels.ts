import { DomainError } from '#domain/kernel/domain-error.ts';

/** Levels of reminders, in order; a reminder rises one at a time. */
export const REMINDER_LEVELS = ['Gentle', 'Formal', 'FinalNotice', 'LegalAction'] as const;
export type ReminderLevel = (typeof REMINDER_LEVELS)[number];

/** Whether the level is sent by e-mail; later levels are sent by registered letter, manually. */
export function isMailed(level: ReminderLevel): boolean {
  return level === 'Gentle' || level === 'Formal';
}

/** Days after the due date from which each level may be reached. */
export interface Thresholds {
  readonly gentle_days: number;
  readonly formal_days: number;
  readonly final_notice_days: number;
  readonly legal_action_days: number;
}

export const DEFAULT_THRESHOLDS: Thresholds = {
  gentle_days: 15,
  formal_days: 30,
  final_notice_days: 45,
  legal_action_days: 60,
};

const THRESHOLD_FIELDS = {
  Gentle: 'gentle_days',
  Formal: 'formal_days',
  FinalNotice: 'final_notice_days',
  LegalAction: 'legal_action_days',
} as const satisfies Record<ReminderLevel, keyof Thresholds>;

/** Returns the next level; undefined after the last. */
export function nextLevel(level: ReminderLevel): ReminderLevel | undefined {
  return REMINDER_LEVELS[REMINDER_LEVELS.indexOf(level) + 1];
}

/** Returns the days after the due date from which the level may be reached. */
export function thresholdOf(level: ReminderLevel, thresholds: Thresholds): number {
  return thresholds[THRESHOLD_FIELDS[level]];
}

/**
 * Refuses thresholds_not_rising for a level with no more days than the previous one, and for a
 * first level on the due date, when payment is not overdue yet.
 */
export function checkThresholds(thresholds: Thresholds): void {
  let before = 0;
  for (const level of REMINDER_LEVELS) {
    const days = thresholdOf(level, thresholds);
    if (days <= before) {
      const field = THRESHOLD_FIELDS[level];
      throw new DomainError('thresholds_not_rising', { at: [field] });
    }
    before = days;
  }
}
