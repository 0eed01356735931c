import { addDays, addMonths, type LocalDate } from '#domain/kernel/local-date.ts';
import { workingDayBefore } from '#domain/kernel/working-days.ts';
import { isOfOwners, type MeetingType } from './meeting-state.ts';

const CLEAR_DAYS = 15;
const POSTING_MARGIN = 3;
/** To enter the minutes in the register and to send them (art. 3.87 §12). */
export const DAYS_FOR_MINUTES = 30;

/** The last day to send the notice: 15 clear days lie between it and the meeting (art. 3.87 §3). */
export function lastSendingDay(meeting: LocalDate): LocalDate {
  return addDays(meeting, -(CLEAR_DAYS + 1));
}

/** The last day to post it, so that it comes in time: a margin of three working days before. */
export function lastPostingDay(meeting: LocalDate): LocalDate {
  return workingDayBefore(lastSendingDay(meeting), POSTING_MARGIN);
}

/** Whether a notice that is sent on a day leaves fewer than 15 clear days (art. 3.87 §3). */
export function isNoticeTooShort(sentOn: LocalDate, meeting: LocalDate): boolean {
  return sentOn > lastSendingDay(meeting);
}

/** What is to be said of when people were convened: by post they may have learnt of it too late. */
export const NOTICE_WARNINGS = ['LateForPost', 'ShortNotice'] as const;
type NoticeWarning = (typeof NOTICE_WARNINGS)[number];

/** What is to be said of a notice that was sent on a day. */
export function noticeWarnings(sentOn: LocalDate, meeting: LocalDate): readonly NoticeWarning[] {
  if (isNoticeTooShort(sentOn, meeting)) return ['ShortNotice'];
  return sentOn > lastPostingDay(meeting) ? ['LateForPost'] : [];
}

/** So many days before a meeting everybody is told of it again. */
export const REMINDED_DAYS_BEFORE = [7, 1];

/** The last day on which a proposal comes in time: three weeks before the window opens (art. 3.87 §3). */
export function lastProposalDay(windowStart: LocalDate): LocalDate {
  return addDays(windowStart, -21);
}

/** The first day a second session may be held (art. 3.87 §5). */
export function earliestSecondSession(first: LocalDate): LocalDate {
  return addDays(first, 15);
}

/** The last day to enter the minutes in the register and to send them (art. 3.87 §12). */
export function minutesDueOn(meeting: LocalDate): LocalDate {
  return addDays(meeting, DAYS_FOR_MINUTES);
}

/**
 * The last day to challenge what owners decided before the judge (art. 3.92 §3); null: it was the council
 * that did.
 */
export function challengeableUntil(
  meeting: { readonly meeting_type: MeetingType },
  decidedOn: LocalDate,
): LocalDate | null {
  return isOfOwners(meeting) ? addMonths(decidedOn, 4) : null;
}
