import { addDays, latest, type LocalDate } from '#domain/kernel/local-date.ts';

const DAYS_TO_PAY = 30;

/**
 * Returns the default due date: thirty days after the event, or after today if booked later, so that
 * nothing is overdue before it is known.
 * Rule: the usual payment term of calls, by custom.
 */
export function getDefaultDueDate(event: LocalDate, today: LocalDate): LocalDate {
  return addDays(latest(event, today), DAYS_TO_PAY);
}
