import { DomainError } from '#domain/kernel/domain-error.ts';

/** The steps of recovery, in their order; a reminder climbs one at a time. */
export const REMINDER_LEVELS = ['Gentle', 'Formal', 'FinalNotice', 'LegalAction'] as const;
export type ReminderLevel = (typeof REMINDER_LEVELS)[number];

/** Whether an e-mail serves: what comes after is sent by registered letter, by a person. */
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

/** The level after this one; undefined at the last. */
export function nextLevel(level: ReminderLevel): ReminderLevel | undefined {
  return REMINDER_LEVELS[REMINDER_LEVELS.indexOf(level) + 1];
}

/** Days after the due date from which the level may be reached. */
export function thresholdOf(level: ReminderLevel, thresholds: Thresholds): number {
  return thresholds[THRESHOLD_FIELDS[level]];
}

/**
 * Refuses with thresholds_not_rising {pointer} a level that asks for no more days than the one
 * before it, and a first level on the due date itself: what can still be paid in time is not overdue.
 */
export function checkThresholds(thresholds: Thresholds): void {
  let before = 0;
  for (const level of REMINDER_LEVELS) {
    const days = thresholdOf(level, thresholds);
    if (days <= before) {
      throw new DomainError('thresholds_not_rising', {
        pointer: `/body/${THRESHOLD_FIELDS[level]}`,
      });
    }
    before = days;
  }
}
