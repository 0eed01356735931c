import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import { moveTermEnd } from '#domain/kernel/working-days.ts';

const DAYS = 30;

/**
 * Returns the last day of the term in which a syndic hands over the file: 30 days from the end of the
 * mandate, counted from the next day; a last day on a weekend or holiday is the next working day.
 * Rule: Civil Code, art. 3.89 §5 7° and art. 1.7.
 */
export function calculateHandoverTerm(mandate_ended_on: LocalDate): LocalDate {
  return moveTermEnd(addDays(mandate_ended_on, DAYS));
}
