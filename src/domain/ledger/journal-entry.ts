import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { MAX_CENTS, formatEuro, isCents, type Cents } from '#domain/kernel/money.ts';
import { isOffBalanceCode, isOwnerAccount, requirePostable } from './account.ts';

export const JOURNALS = [
  'Purchases',
  'Calls',
  'Bank',
  'Miscellaneous',
  'Opening',
  'Closing',
] as const;

export type Journal = (typeof JOURNALS)[number];

/** Kinds of records that entries are made from. */
export const ENTRY_SOURCE_TYPES = [
  'Expense',
  'FiscalYear',
  'CallForFunds',
  'Payment',
  'UnitTransfer',
  'LatePenalty',
  'BankTransaction',
  'Claim',
  'Statement',
  'LotRequest',
] as const;
type EntrySourceType = (typeof ENTRY_SOURCE_TYPES)[number];

/** Source of an entry; manual entries have none. */
export interface EntrySource {
  readonly type: EntrySourceType;
  readonly id: string;
}

/** One side of an entry: exactly one of the two amounts is above 0, the other is 0. */
export interface EntryLine {
  account_code: string;
  debit_cents: Cents;
  credit_cents: Cents;
  owner_id: string | null;
  unit_id: string | null;
  supplier_id: string | null;
  /** Claim against an insurer that a line of 4996 belongs to. */
  claim_id?: string | null;
  /** Day by which an owner must pay the debit of a manual entry. */
  due_date?: LocalDate | null;
}

export interface EntryDraft {
  building_id: string;
  entry_date: LocalDate;
  journal: Journal;
  lines: readonly EntryLine[];
}

/** Properties of an account that posting depends on. */
export interface PostingAccount {
  postable: boolean;
  is_active: boolean;
}

/**
 * Refuses an invalid entry; `accounts` holds every account by code. In this order: `account_missing`
 * (otherwise a mistyped code in class 9 would pass as an off-balance line without counterpart), lines and
 * balance (see `checkEntryLines`), then per line `account_not_postable`, `account_inactive`,
 * `owner_required`, and `invalid_entry_line` for a due date on an account that is not of co-owners.
 * Refusals of a line carry its account_code and its index from 0.
 */
export function checkEntry(draft: EntryDraft, accounts: ReadonlyMap<string, PostingAccount>): void {
  const missing = draft.lines.findIndex(({ account_code }) => !accounts.has(account_code));
  const line = draft.lines[missing];
  if (line !== undefined) {
    throw new DomainError('account_missing', { account_code: line.account_code, index: missing });
  }
  checkEntryLines(draft.lines);
  for (const [index, checked] of draft.lines.entries()) checkAccount(checked, index, accounts);
}

/**
 * Refuses fewer than two lines and a line without exactly one positive side
 * (`invalid_entry_line`, index null when the entry as a whole is too short), a total beyond
 * MAX_CENTS (`amount_out_of_range`) and a difference of a cent (`unbalanced_entry`, both sides as
 * plain euro text). Off-balance lines balance among themselves: else the balance sheet could not.
 * Rule: double entry, Royal Decree of 12 July 2012.
 */
export function checkEntryLines(lines: readonly EntryLine[]): void {
  if (lines.length < 2) {
    throw new DomainError('invalid_entry_line', { index: null, reason: 'too_few_lines' });
  }
  for (const [index, line] of lines.entries()) checkSides(line, index);
  checkBalanced(lines);
  checkBalanced(lines.filter((line) => isOffBalanceCode(line.account_code)));
}

function checkSides(line: EntryLine, index: number): void {
  const reason = faultOf(line);
  if (reason !== undefined) throw new DomainError('invalid_entry_line', { index, reason });
}

function faultOf({ debit_cents, credit_cents }: EntryLine): string | undefined {
  if (!isCents(debit_cents) || !isCents(credit_cents)) return 'not_an_amount';
  if (debit_cents < 0 || credit_cents < 0) return 'negative';
  if (debit_cents > 0 && credit_cents > 0) return 'both_sides';
  return debit_cents === 0 && credit_cents === 0 ? 'no_side' : undefined;
}

function checkBalanced(lines: readonly EntryLine[]): void {
  const debit = exactSum(lines.map((line) => line.debit_cents));
  const credit = exactSum(lines.map((line) => line.credit_cents));
  if (debit > MAX_CENTS || credit > MAX_CENTS) throw new DomainError('amount_out_of_range', {});
  if (debit !== credit) {
    throw new DomainError('unbalanced_entry', {
      debit: formatEuro(Number(debit)),
      credit: formatEuro(Number(credit)),
    });
  }
}

function exactSum(amounts: readonly Cents[]): bigint {
  return amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
}

function checkAccount(
  line: EntryLine,
  index: number,
  accounts: ReadonlyMap<string, PostingAccount>,
): void {
  const { account_code } = line;
  requirePostable(accounts.get(account_code), { account_code, index });
  if (isOwnerAccount(account_code) && line.owner_id === null) {
    throw new DomainError('owner_required', { account_code, index });
  }
  if (!isOwnerAccount(account_code) && typeof line.due_date === 'string') {
    throw new DomainError('invalid_entry_line', { account_code, index, reason: 'nobody_owes' });
  }
}

/** Exchanges debit and credit, to reverse an entry. */
export function reverseLines<Line extends Pick<EntryLine, 'debit_cents' | 'credit_cents'>>(
  lines: readonly Line[],
): Line[] {
  return lines.map((line) => ({
    ...line,
    debit_cents: line.credit_cents,
    credit_cents: line.debit_cents,
  }));
}

export interface ChainedEntry extends EntryDraft {
  id: string;
  organization_id: string;
  /** Position in the organization's chain, from 1 without gaps. */
  sequence: number;
  source: EntrySource | null;
  reverses_id: string | null;
}

/**
 * Serializes an entry for its hash chain; equal entries give equal texts. Only ids, codes, dates and cents are
 * included: names and descriptions must stay erasable without breaking the chain (GDPR art. 17).
 */
export function canonicalEntry(entry: ChainedEntry): string {
  assert(Number.isSafeInteger(entry.sequence) && entry.sequence > 0, 'A sequence starts at 1');
  const { source } = entry;
  // Every property is listed, so that extra ones of the caller's object never reach the hash.
  return JSON.stringify({
    version: 1,
    organization_id: entry.organization_id,
    sequence: entry.sequence,
    id: entry.id,
    building_id: entry.building_id,
    entry_date: entry.entry_date,
    journal: entry.journal,
    source: source === null ? null : [source.type, source.id],
    reverses_id: entry.reverses_id,
    lines: entry.lines.map(canonicalLine),
  });
}

function canonicalLine(line: EntryLine): (string | number | null)[] {
  assert(isCents(line.debit_cents) && isCents(line.credit_cents), 'A line carries whole cents');
  return [
    line.account_code,
    line.debit_cents,
    line.credit_cents,
    line.owner_id,
    line.unit_id,
    line.supplier_id,
  ];
}
