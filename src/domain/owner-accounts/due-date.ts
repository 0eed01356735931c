import { addDays, latest, type LocalDate } from '#domain/kernel/local-date.ts';

const DAYS_TO_PAY = 30;

/**
 * By when something is to be paid for which nobody named a day: thirty days, counted from the event
 * or from today where it was booked later, so that nothing is overdue before it could be known.
 * Rule: the time that calls usually leave, by custom.
 */
export function dueDateOf(event: LocalDate, today: LocalDate): LocalDate {
  return addDays(latest(event, today), DAYS_TO_PAY);
}
