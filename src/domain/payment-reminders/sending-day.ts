import { DomainError } from '#domain/kernel/domain-error.ts';
import { latest, type LocalDate } from '#domain/kernel/local-date.ts';

/**
 * Checks the day on which a person says a reminder was sent. Refuses date_in_future, and no_letter_then
 * {date, from} for a day before the reminder was entered at its level or before an item was due: there was
 * no such letter yet.
 * Source: proof of sending; Code of Economic Law, art. XIX.2: the term runs from a sending of what it names.
 */
export function checkSendingDay(
  sent_on: LocalDate,
  reminder: {
    readonly today: LocalDate;
    readonly level_changed_on: LocalDate;
    readonly items: readonly { readonly due_date: LocalDate }[];
  },
): void {
  const { today, level_changed_on, items } = reminder;
  const at = ['sent_on'];
  if (sent_on > today) throw new DomainError('date_in_future', { date: sent_on, at });
  const from = latest(level_changed_on, ...items.map(({ due_date }) => due_date));
  if (sent_on < from) throw new DomainError('no_letter_then', { date: sent_on, from, at });
}
