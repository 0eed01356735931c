import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import { workingDayAfter } from '#domain/kernel/working-days.ts';

/** How a reminder left the house. */
export const SENDING_CHANNELS = ['Post', 'Email', 'Hand'] as const;
export type SendingChannel = (typeof SENDING_CHANNELS)[number];

/** Calendar days that a consumer has to pay what the first reminder names, which is free. */
const FREE_DAYS = 14;
/** The working day after the posting on which a letter is taken to have come. */
const POSTAL_DAYS = 3;

/**
 * The last day of a consumer's free term: 14 full calendar days that begin the day after the
 * reminder was sent electronically or handed over, or on the third working day after it was posted.
 * Rule: Code of Economic Law, art. XIX.2 §3.
 */
export function endOfFreeTerm(sent_on: LocalDate, by: SendingChannel): LocalDate {
  const first = by === 'Post' ? workingDayAfter(sent_on, POSTAL_DAYS) : addDays(sent_on, 1);
  return addDays(first, FREE_DAYS - 1);
}
