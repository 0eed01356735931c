import { addDays, addMonths, type LocalDate } from '#domain/kernel/local-date.ts';
import { moveTermEnd, workingDayBefore } from '#domain/kernel/working-days.ts';
import { isOfOwners, type MeetingType } from './meeting-state.ts';

const CLEAR_DAYS = 15;
const POSTING_MARGIN = 3;
/** Term for entering the minutes in the register and sending them (art. 3.87 §12). */
export const DAYS_FOR_MINUTES = 30;

/** Returns the last day to send the notice: 15 clear days before the meeting (art. 3.87 §3). */
export function lastSendingDay(meeting: LocalDate): LocalDate {
  return addDays(meeting, -(CLEAR_DAYS + 1));
}

/** Returns the last day to post the notice so that it arrives in time: three working days earlier. */
export function lastPostingDay(meeting: LocalDate): LocalDate {
  return workingDayBefore(lastSendingDay(meeting), POSTING_MARGIN);
}

/** Whether a notice sent on a day leaves fewer than 15 clear days (art. 3.87 §3). */
export function isNoticeTooShort(sentOn: LocalDate, meeting: LocalDate): boolean {
  return sentOn > lastSendingDay(meeting);
}

/** Warnings about the day on which people were convened; a letter posted then may arrive too late. */
export const NOTICE_WARNINGS = ['LateForPost', 'ShortNotice'] as const;
type NoticeWarning = (typeof NOTICE_WARNINGS)[number];

/** Lists the warnings for a notice sent on a day. */
export function listNoticeWarnings(
  sentOn: LocalDate,
  meeting: LocalDate,
): readonly NoticeWarning[] {
  if (isNoticeTooShort(sentOn, meeting)) return ['ShortNotice'];
  return sentOn > lastPostingDay(meeting) ? ['LateForPost'] : [];
}

/** Days before a meeting on which everyone is reminded of it. */
export const REMINDED_DAYS_BEFORE = [7, 1];

/** Returns the last day to submit a proposal: three weeks before the window opens (art. 3.87 §3). */
export function lastProposalDay(windowStart: LocalDate): LocalDate {
  return addDays(windowStart, -21);
}

/** Returns the first day on which a second session may be held (art. 3.87 §5). */
export function earliestSecondSession(first: LocalDate): LocalDate {
  return addDays(first, 15);
}

/** A duty of the association: the day to aim at, and the last day, which moves to a working day. */
export interface Term {
  readonly target_on: LocalDate;
  readonly due_on: LocalDate;
}

/** Returns the days by which minutes are entered in the register and sent (art. 3.87 §12, 1.7). */
export function calculateMinutesTerm(meeting: LocalDate): Term {
  const target_on = addDays(meeting, DAYS_FOR_MINUTES);
  return { target_on, due_on: moveTermEnd(target_on) };
}

/** Longest mandate of syndic, council or auditor, in months (art. 3.89 §1, 3.90, 3.91). */
const MANDATE_MONTHS = 36;
/** Months before the end of a mandate from which its renewal is on the to-do list. */
const ALARM_MONTHS = 4;

/** Returns the last possible day of a mandate that begins on a day: three years, the last day included. */
export function calculateLongestMandate(start: LocalDate): LocalDate {
  return addMonths(start, MANDATE_MONTHS);
}

/** Returns the last end of a mandate whose renewal is due on a day. */
export function lastAlarmedEnd(day: LocalDate): LocalDate {
  return addMonths(day, ALARM_MONTHS);
}

/**
 * Returns the last day to challenge a decision of the owners in court, a working day (art. 3.92 §3, 1.7);
 * null for decisions of the council.
 */
export function calculateChallengeDeadline(
  meeting: { readonly meeting_type: MeetingType },
  decidedOn: LocalDate,
): LocalDate | null {
  return isOfOwners(meeting) ? moveTermEnd(addMonths(decidedOn, 4)) : null;
}
