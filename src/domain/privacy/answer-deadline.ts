import { DomainError } from '#domain/kernel/domain-error.ts';
import { addMonths, daysBetween, type LocalDate } from '#domain/kernel/local-date.ts';

const MONTHS_TO_ANSWER = 1;
const MONTHS_MORE = 2;

/**
 * The last day to answer a request that was received on a day: the same day of the next month, or the
 * last of a shorter one. It is not put off where it is a holiday: the reading that is safe for whoever
 * has to answer.
 * Rule: GDPR art. 12(3).
 */
export function answerDueOn(receivedOn: LocalDate): LocalDate {
  return addMonths(receivedOn, MONTHS_TO_ANSWER);
}

/**
 * The last day once the time was extended: two further months, counted from receipt like the first.
 * Refuses extension_too_late {due_on} after the first month: the person has to be told within it.
 * Rule: GDPR art. 12(3).
 */
export function extendedDueOn(receivedOn: LocalDate, today: LocalDate): LocalDate {
  const dueOn = answerDueOn(receivedOn);
  if (today > dueOn) throw new DomainError('extension_too_late', { date: dueOn });
  return addMonths(receivedOn, MONTHS_TO_ANSWER + MONTHS_MORE);
}

/** So many days before the last one, whoever has to answer is reminded; and on each day from then on. */
const REMINDED_DAYS_BEFORE: readonly number[] = [14, 7, 1];

/** Whether whoever has to answer is reminded today. */
export function isReminderDay(dueOn: LocalDate, today: LocalDate): boolean {
  const left = daysBetween(today, dueOn);
  return left <= 0 || REMINDED_DAYS_BEFORE.includes(left);
}
