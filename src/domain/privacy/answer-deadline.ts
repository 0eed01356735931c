import { DomainError } from '#domain/kernel/domain-error.ts';
import { addMonths, daysBetween, type LocalDate } from '#domain/kernel/local-date.ts';

const MONTHS_TO_ANSWER = 1;
const MONTHS_MORE = 2;

/**
 * Returns the last day to answer a request: the same day of the next month, or the last of a shorter one.
 * It is not moved after a holiday, which is the safe reading for the controller.
 * Rule: GDPR art. 12(3).
 */
export function calculateAnswerDeadline(receivedOn: LocalDate): LocalDate {
  return addMonths(receivedOn, MONTHS_TO_ANSWER);
}

/**
 * Returns the last day after an extension: two further months, counted from receipt. Refuses
 * extension_too_late {due_on} after the first month, within which the person must be informed.
 * Rule: GDPR art. 12(3).
 */
export function calculateExtendedDeadline(receivedOn: LocalDate, today: LocalDate): LocalDate {
  const dueOn = calculateAnswerDeadline(receivedOn);
  if (today > dueOn) throw new DomainError('extension_too_late', { date: dueOn });
  return addMonths(receivedOn, MONTHS_TO_ANSWER + MONTHS_MORE);
}

/** Days before the deadline with a reminder to the controller, followed by each day from the deadline on. */
const REMINDED_DAYS_BEFORE: readonly number[] = [14, 7, 1];

/** Whether the controller is reminded today. */
export function isReminderDay(dueOn: LocalDate, today: LocalDate): boolean {
  const left = daysBetween(today, dueOn);
  return left <= 0 || REMINDED_DAYS_BEFORE.includes(left);
}
