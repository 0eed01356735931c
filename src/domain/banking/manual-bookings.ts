import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';

/** A manual entry on the account of a transaction that is not yet matched with one. */
export interface BookedEntry {
  readonly id: string;
  readonly entry_date: LocalDate;
  readonly amount_cents: Cents;
  /** Owners whose accounts it moves. */
  readonly owner_ids: readonly string[];
}

/** Maximum days between a bank transaction and the manual entry for it. */
const DAYS_APART = 10;

/** Returns the period in which a transaction may have been booked manually. */
export function calculateBookingPeriod(booked_on: LocalDate): {
  readonly from: LocalDate;
  readonly to: LocalDate;
} {
  return { from: addDays(booked_on, -DAYS_APART), to: addDays(booked_on, DAYS_APART) };
}

/** Whether an entry may be the booking of a transaction: same amount, close date. */
export function isPossibleBooking(
  entry: Pick<BookedEntry, 'entry_date' | 'amount_cents'>,
  transaction: { readonly booked_on: LocalDate; readonly amount_cents: Cents },
): boolean {
  const { from, to } = calculateBookingPeriod(transaction.booked_on);
  const isAbout = entry.entry_date >= from && entry.entry_date <= to;
  return isAbout && entry.amount_cents === transaction.amount_cents;
}
