import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import { workingDayAfter } from '#domain/kernel/working-days.ts';

/** How a reminder was sent. */
export const SENDING_CHANNELS = ['Post', 'Email', 'Hand'] as const;
export type SendingChannel = (typeof SENDING_CHANNELS)[number];

/** Calendar days that a consumer has to pay after the first reminder, which is free. */
const FREE_DAYS = 14;
/** Working days after posting on which a letter is presumed delivered. */
const POSTAL_DAYS = 3;

/**
 * Returns the last day of a consumer's free term: 14 full calendar days from the day after the reminder was
 * sent electronically or handed over, or from the third working day after it was posted.
 * Rule: Code of Economic Law, art. XIX.2 §3.
 */
export function calculateFreeTermEnd(sent_on: LocalDate, by: SendingChannel): LocalDate {
  const first = by === 'Post' ? workingDayAfter(sent_on, POSTAL_DAYS) : addDays(sent_on, 1);
  return addDays(first, FREE_DAYS - 1);
}
