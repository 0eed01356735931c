import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { ComparedTransaction } from './pair-transactions.ts';

/** All differences of a comparison, in display order. */
export const BANK_DIFFERENCES = [
  'opening_differs',
  'statement_not_imported',
  'statement_not_in_file',
  'balance_gap',
  'statement_faulty',
  'not_imported',
  'not_in_file',
  'amount_differs',
  'date_differs',
  'counterparty_differs',
  'communication_differs',
  'not_booked',
  'booked_twice',
  'booked_without_bank',
  'paper_missing',
  'paper_amount_differs',
  'paper_iban_differs',
] as const;
export type BankDifferenceCode = (typeof BANK_DIFFERENCES)[number];

/** A line of the books on an account of the bank. */
export interface BookLine {
  readonly entry_id: string;
  readonly account_code: string;
  readonly entry_date: LocalDate;
  /** Debit less credit: positive for money received. */
  readonly amount_cents: Cents;
  /** The transaction that it books; null: none. */
  readonly transaction_id: string | null;
}

/** An invoice that a transaction pays. */
export interface Paper {
  readonly transaction_id: string;
  readonly expense_id: string;
  /** Part of the transaction that pays it, signed as the transaction. */
  readonly amount_cents: Cents;
  /** Account on the invoice; null: none. */
  readonly iban: string | null;
  readonly has_document: boolean;
}

type Value = string | number | null;

/** One difference, with what each source says; null where it says nothing. */
export interface BankDifference {
  readonly code: BankDifferenceCode;
  readonly statement: string | null;
  readonly transaction_id: string | null;
  readonly entry_ids: readonly string[];
  readonly expense_ids: readonly string[];
  readonly file: Value;
  readonly bank: Value;
  readonly books: Value;
  readonly papers: Value;
}

/** One movement in all sources. */
export interface ComparedRow {
  readonly file: ComparedTransaction | null;
  readonly bank: (ComparedTransaction & { readonly id: string }) | null;
  readonly books: readonly BookLine[];
}

type Sources = Partial<Pick<BankDifference, 'file' | 'bank' | 'books' | 'papers'>>;

/**
 * Names the differences of one movement. The file is the measure, or the stored transaction where the file
 * lacks it; a movement that one of them lacks has no further difference between them.
 */
export function compareRow(row: ComparedRow, papers: readonly Paper[]): BankDifference[] {
  const { file, bank, books } = row;
  const measure = file ?? bank;
  if (measure === null) return [];
  const name = (code: BankDifferenceCode, sources: Sources): BankDifference => ({
    code,
    statement: measure.statement,
    transaction_id: bank?.id ?? null,
    entry_ids: books.map(({ entry_id }) => entry_id),
    expense_ids: [],
    file: null,
    bank: null,
    books: null,
    papers: null,
    ...sources,
  });
  if (bank === null) return [name('not_imported', { file: measure.amount_cents })];
  if (file === null) return [name('not_in_file', { bank: bank.amount_cents })];
  return [
    ...compareValues(row, name),
    ...compareWords(file, bank, name),
    ...comparePapers(
      file,
      bank,
      papers.filter(({ transaction_id }) => transaction_id === bank.id),
      name,
    ),
  ];
}

type Name = (code: BankDifferenceCode, sources: Sources) => BankDifference;

/** Compares amounts and days; two lines that each book the whole amount are one posted twice. */
function compareValues({ file, bank, books }: ComparedRow, name: Name): BankDifference[] {
  if (file === null || bank === null) return [];
  const booked = books.length === 0 ? null : sumCents(books.map((line) => line.amount_cents));
  const isTwice =
    books.length > 1 && books.every(({ amount_cents }) => amount_cents === file.amount_cents);
  const amounts = {
    file: file.amount_cents,
    bank: bank.amount_cents,
    books: isTwice ? null : booked,
  };
  const other = books.find(({ entry_date }) => entry_date !== file.booked_on);
  const days = {
    file: file.booked_on,
    bank: bank.booked_on,
    books: (other ?? books[0])?.entry_date ?? null,
  };
  return [
    ...(books.length === 0 ? [name('not_booked', { file: file.amount_cents })] : []),
    ...(isTwice ? [name('booked_twice', { file: file.amount_cents, books: booked })] : []),
    ...(agree(amounts) ? [] : [name('amount_differs', amounts)]),
    ...(agree(days) ? [] : [name('date_differs', days)]),
  ];
}

/** Whether all sources that say something say the same. */
function agree(values: Sources): boolean {
  return new Set(Object.values(values).filter((value) => value !== null)).size <= 1;
}

function compareWords(
  file: ComparedTransaction,
  bank: ComparedTransaction,
  name: Name,
): BankDifference[] {
  const compare = (code: BankDifferenceCode, one: string | null, other: string | null) =>
    one === other ? [] : [name(code, { file: one, bank: other })];
  return [
    ...compare('counterparty_differs', file.counterparty_iban, bank.counterparty_iban),
    ...compare('communication_differs', file.communication, bank.communication),
  ];
}

/**
 * Compares what was paid with the invoices that it pays; a transaction without invoices pays none. An
 * invoice that agrees with one of two differing sources differs from neither.
 */
function comparePapers(
  file: ComparedTransaction,
  bank: ComparedTransaction,
  papers: readonly Paper[],
  name: Name,
): BankDifference[] {
  if (papers.length === 0) return [];
  const report = (code: BankDifferenceCode, about: readonly Paper[], sources: Sources) => ({
    ...name(code, sources),
    expense_ids: about.map(({ expense_id }) => expense_id),
  });
  const unfiled = papers.filter(({ has_document }) => !has_document);
  const invoiced = sumCents(papers.map(({ amount_cents }) => amount_cents));
  const isPaid = invoiced === file.amount_cents || invoiced === bank.amount_cents;
  const ibans = [file.counterparty_iban, bank.counterparty_iban];
  const elsewhere = ibans.includes(null)
    ? []
    : papers.filter(({ iban }) => iban !== null && !ibans.includes(iban));
  return [
    ...(unfiled.length === 0 ? [] : [report('paper_missing', unfiled, {})]),
    ...(isPaid
      ? []
      : [report('paper_amount_differs', papers, { file: file.amount_cents, papers: invoiced })]),
    ...elsewhere.map((paper) =>
      report('paper_iban_differs', [paper], { file: file.counterparty_iban, papers: paper.iban }),
    ),
  ];
}
