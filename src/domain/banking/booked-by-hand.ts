import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';

/** An entry by hand on the account that a transaction is of, for which none stands yet. */
export interface BookedEntry {
  readonly id: string;
  readonly entry_date: LocalDate;
  readonly amount_cents: Cents;
  /** Whose accounts it moves. */
  readonly owner_ids: readonly string[];
}

/** How far before or behind its line at the bank somebody may have booked it. */
const DAYS_APART = 10;

/** From when until when somebody may have booked what the bank did on a day. */
export function daysAbout(booked_on: LocalDate): {
  readonly from: LocalDate;
  readonly to: LocalDate;
} {
  return { from: addDays(booked_on, -DAYS_APART), to: addDays(booked_on, DAYS_APART) };
}

/** Whether an entry may be the booking of a transaction: it moves the same amount, about the same day. */
export function mayBook(
  entry: Pick<BookedEntry, 'entry_date' | 'amount_cents'>,
  transaction: { readonly booked_on: LocalDate; readonly amount_cents: Cents },
): boolean {
  const { from, to } = daysAbout(transaction.booked_on);
  const isAbout = entry.entry_date >= from && entry.entry_date <= to;
  return isAbout && entry.amount_cents === transaction.amount_cents;
}
