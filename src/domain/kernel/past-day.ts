import { DomainError } from './domain-error.ts';
import type { LocalDate } from './local-date.ts';

/**
 * Checks that the day of a past event lies between a first day, if given, and today. Refuses date_in_future
 * {date}, and invalid_period {date, from, to} before the first.
 * @param named the first and the last day, and the position in the request
 */
export function checkPastDay(
  date: LocalDate,
  named: { readonly today: LocalDate; readonly from?: LocalDate; readonly pointer?: string },
): void {
  const { today, from = date, pointer } = named;
  const place = pointer === undefined ? {} : { pointer };
  if (date > today) throw new DomainError('date_in_future', { date, ...place });
  if (date < from) throw new DomainError('invalid_period', { date, from, to: today, ...place });
}
