import { SUSPENSE_ACCOUNT, type SortedLines } from '#domain/banking/match-lines.ts';
import { assert } from '#domain/kernel/assert.ts';
import { latest, type LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import {
  bookCalendarOf,
  entriesInForce,
  postEntry,
  reverseEntry,
  serviceWords,
  type HeldLedger,
} from '#features/books/ledger/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findPlace, type TransactionPlace, type TransactionRow } from './repository.ts';

type PostedLine = Parameters<typeof postEntry>[2]['lines'][number];

export const sourceOf = ({ id }: Pick<TransactionRow, 'id'>) =>
  ({ type: 'BankTransaction', id }) as const;

/** Where and when a transaction is booked. */
export interface BookingPlace extends TransactionPlace {
  /** That of the transaction; today where it was parked in a year that is closed. */
  readonly day: LocalDate;
  /** What stands against the lines: the account of the bank, or suspense. */
  readonly against: string;
}

/** On the account of the bank, on the day of the transaction. */
export async function bankPlace(
  { db }: TenantContext,
  transaction: TransactionRow,
): Promise<BookingPlace> {
  const place = await findPlace(db, transaction);
  return { ...place, day: transaction.booked_on, against: place.account_code };
}

/**
 * Where a transaction is booked that is to be matched. What was parked leaves suspense by the reversal
 * of its entry; in a closed year that entry stays, and suspense stands against the lines, today. What
 * was booked by hand on the bank's account goes with the former alone.
 */
export async function placeOf(
  ctx: TenantContext,
  ledger: HeldLedger,
  transaction: TransactionRow,
  { entries }: Pick<SortedLines, 'entries'>,
): Promise<BookingPlace> {
  const place = await bankPlace(ctx, transaction);
  if (transaction.status !== 'Parked') return place;
  const { booked_on } = transaction;
  const { fiscal_years } = await bookCalendarOf(ctx, transaction.building_id);
  const isClosed = fiscal_years.some(
    ({ status, start_date, end_date }) =>
      status === 'Closed' && start_date <= booked_on && booked_on <= end_date,
  );
  if (isClosed && entries.size === 0)
    return { ...place, day: ctx.today, against: SUSPENSE_ACCOUNT };
  await reverseBooked(ctx, ledger, transaction);
  return place;
}

/** A debit above zero, a credit below. */
export function lineOn(account_code: string, cents: Cents): PostedLine {
  return { account_code, debit_cents: Math.max(0, cents), credit_cents: Math.max(0, -cents) };
}

/** @param others what stands against the money */
export async function post(
  ctx: TenantContext,
  ledger: HeldLedger,
  {
    transaction,
    place,
    amount_cents,
  }: {
    readonly transaction: TransactionRow;
    readonly place: BookingPlace;
    /** The money that the lines stand against. */
    readonly amount_cents: Cents;
  },
  others: readonly PostedLine[],
): Promise<string> {
  const { building_id, position } = transaction;
  const { against, day, language, statement_number, statement_year } = place;
  const entry = await postEntry(ctx, ledger, {
    building_id,
    entry_date: day,
    journal: 'Bank',
    description: serviceWords(language, 'ledger.bank_transaction', () => ({
      number: statement_number,
      year: String(statement_year),
      position,
    })),
    lines: [...(amount_cents === 0 ? [] : [lineOn(against, amount_cents)]), ...others],
    source: sourceOf(transaction),
  });
  return entry.id;
}

/**
 * Reverses what a transaction stands by in the books, on its day; what was taken from suspense later, on
 * the day of that. @returns the id of the reversal of the latest
 */
export async function reverseBooked(
  ctx: TenantContext,
  ledger: HeldLedger,
  transaction: TransactionRow,
): Promise<string> {
  const reversals: string[] = [];
  for (const entry of await entriesInForce(ledger, sourceOf(transaction), 'Bank')) {
    const entry_date = latest(transaction.booked_on, entry.entry_date);
    reversals.push((await reverseEntry(ctx, ledger, entry, { entry_date })).id);
  }
  const [first] = reversals;
  assert(first !== undefined, 'What is booked stands in the books');
  return first;
}
