import { addDays, addMonths, type LocalDate } from '#domain/kernel/local-date.ts';

const CLEAR_DAYS = 15;

/** The last day to send the notice: 15 clear days lie between it and the meeting (art. 3.87 §3). */
export function lastSendingDay(meeting: LocalDate): LocalDate {
  return addDays(meeting, -(CLEAR_DAYS + 1));
}

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
  return addDays(meeting, 30);
}

/** The last day to challenge a decision before the judge (art. 3.92 §3). */
export function challengeableUntil(meeting: LocalDate): LocalDate {
  return addMonths(meeting, 4);
}
