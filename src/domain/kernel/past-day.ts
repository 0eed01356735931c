import { DomainError, type FieldPath } from './domain-error.ts';
import type { LocalDate } from './local-date.ts';

/**
 * Checks that the day of a past event lies between a first day, if given, and today. Refuses date_in_future
 * {date}, and invalid_period {date, from, to} before the first.
 * @param named the first and the last day, and the field
 */
export function checkPastDay(
  date: LocalDate,
  named: { readonly today: LocalDate; readonly from?: LocalDate; readonly at?: FieldPath },
): void {
  const { today, from = date, at } = named;
  const place = at === undefined ? {} : { at };
  if (date > today) throw new DomainError('date_in_future', { date, ...place });
  if (date < from) throw new DomainError('invalid_period', { date, from, to: today, ...place });
}
