import { SUSPENSE_ACCOUNT, type SortedLines } from '#domain/banking/match-lines.ts';
import { assert } from '#domain/kernel/assert.ts';
import { latest, type LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { CostEntry } from '#features/books/costs/index.ts';
import {
  readBookCalendar,
  findEntriesInForce,
  postEntry,
  reverseEntry,
  renderServiceText,
  type LockedLedger,
} from '#features/books/ledger/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findPlaces, type TransactionPlace, type TransactionRow } from './repository.ts';

type EntryDraft = Parameters<typeof postEntry>[2];
type PostedLine = EntryDraft['lines'][number];

export const sourceOf = ({ id }: Pick<TransactionRow, 'id'>) =>
  ({ type: 'BankTransaction', id }) as const;

/** Place and day on which a transaction is booked. */
export interface BookingPlace extends TransactionPlace {
  /** Day of the transaction; today if it is parked in a closed year. */
  readonly day: LocalDate;
  /** Counter account of the lines: the bank account, or suspense. */
  readonly against: string;
}

/** Books on the bank account, on the day of the transaction. */
export async function findBankPlace(
  { db }: TenantContext,
  transaction: TransactionRow,
): Promise<BookingPlace> {
  const places = await findPlaces(db, [transaction.id]);
  return toBankPlace(transaction, places.get(transaction.id));
}

/** Completes the place of a transaction that is booked on its bank account, on its day. */
export function toBankPlace(
  transaction: TransactionRow,
  place: TransactionPlace | undefined,
): BookingPlace {
  assert(place !== undefined, 'A transaction is in a statement of a bank account');
  return { ...place, day: transaction.booked_on, against: place.account_code };
}

/**
 * Finds where to book a transaction that is being matched. The entry that parked it in suspense is
 * reversed. In a closed year that entry remains, and the lines are booked against suspense today; linking
 * manual entries always needs the reversal.
 */
export async function findBookingPlace(
  ctx: TenantContext,
  ledger: LockedLedger,
  transaction: TransactionRow,
  { entries }: Pick<SortedLines, 'entries'>,
): Promise<BookingPlace> {
  const place = await findBankPlace(ctx, transaction);
  if (transaction.status !== 'Parked') return place;
  const { booked_on } = transaction;
  const { fiscal_years } = await readBookCalendar(ctx, transaction.building_id);
  const isClosed = fiscal_years.some(
    ({ status, start_date, end_date }) =>
      status === 'Closed' && start_date <= booked_on && booked_on <= end_date,
  );
  if (isClosed && entries.size === 0)
    return { ...place, day: ctx.today, against: SUSPENSE_ACCOUNT };
  await reverseBooked(ctx, ledger, transaction);
  return place;
}

/** Builds a line: a positive amount is a debit, a negative one a credit. */
export function toSignedLine(account_code: string, cents: Cents): PostedLine {
  return { account_code, debit_cents: Math.max(0, cents), credit_cents: Math.max(0, -cents) };
}

/** Transaction to be posted. */
interface Posted {
  readonly transaction: TransactionRow;
  readonly place: BookingPlace;
  /** Amount that balances the lines. */
  readonly amount_cents: Cents;
}

/** Posts an entry for a transaction. @param others lines that balance the money */
export async function post(
  ctx: TenantContext,
  ledger: LockedLedger,
  posted: Posted,
  others: readonly PostedLine[],
): Promise<CostEntry> {
  const entry = await postEntry(ctx, ledger, draftEntry(posted, others));
  return { ...entry, entry_date: posted.place.day };
}

/** Drafts the entry of a transaction. @param others lines that balance the money */
export function draftEntry(
  { transaction, place, amount_cents }: Posted,
  others: readonly PostedLine[],
): EntryDraft {
  const { building_id, position } = transaction;
  const { against, day, language, statement_number, statement_year } = place;
  return {
    building_id,
    entry_date: day,
    journal: 'Bank',
    description: renderServiceText(language, 'ledger.bank_transaction', () => ({
      number: statement_number,
      year: String(statement_year),
      position,
    })),
    lines: [...(amount_cents === 0 ? [] : [toSignedLine(against, amount_cents)]), ...others],
    source: sourceOf(transaction),
  };
}

/**
 * Reverses the entries of a transaction on its day; transfers out of suspense, on the later day of their
 * own.
 * @returns the id of the latest reversal
 */
export async function reverseBooked(
  ctx: TenantContext,
  ledger: LockedLedger,
  transaction: TransactionRow,
): Promise<string> {
  const reversals: string[] = [];
  for (const entry of await findEntriesInForce(ledger, sourceOf(transaction), 'Bank')) {
    const entry_date = latest(transaction.booked_on, entry.entry_date);
    reversals.push((await reverseEntry(ctx, ledger, entry, { entry_date })).id);
  }
  const [first] = reversals;
  assert(first !== undefined, 'What was booked has an entry');
  return first;
}
