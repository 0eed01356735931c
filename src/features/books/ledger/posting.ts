import type { ExpenseCategory } from '#domain/expenses/expense-categories.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { MAX_CENTS, type Cents } from '#domain/kernel/money.ts';
import { classOf } from '#domain/ledger/account.ts';
import { checkBookDate } from '#domain/ledger/fiscal-year.ts';
import {
  checkEntry,
  type EntryLine,
  type EntrySource,
  type Journal,
} from '#domain/ledger/journal-entry.ts';
import { SUM_SPANS, spanStart } from '#domain/ledger/period-cover.ts';
import type { NewRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { chainHash } from './chain.ts';
import type { HeldLedger } from './held-ledger.ts';
import { partyOf } from './party.ts';
import {
  readPostingState,
  writePosting,
  type ClosedYear,
  type PostingRows,
  type PostingState,
} from './posting-repository.ts';

interface PostingLine {
  readonly account_code: string;
  readonly debit_cents: Cents;
  readonly credit_cents: Cents;
  readonly owner_id?: string | null;
  readonly unit_id?: string | null;
  /** By name; a new name becomes a new supplier. */
  readonly supplier?: string | null;
  /** By id, in place of the name. */
  readonly supplier_id?: string | null;
  readonly description?: string | null;
}

/** An entry to be posted. */
export interface PostingDraft {
  readonly building_id: string;
  readonly entry_date: LocalDate;
  readonly journal: Journal;
  readonly description: string;
  readonly lines: readonly PostingLine[];
  readonly source?: EntrySource;
  readonly reverses_id?: string;
  /** The category of the expense, kept with its class 6 lines. */
  readonly category?: ExpenseCategory | '';
}

export interface PostedEntry {
  readonly id: string;
  readonly sequence: number;
}

/** Posts one entry in the caller's transaction; see postEntries. */
export async function postEntry(
  ctx: TenantContext,
  ledger: HeldLedger,
  draft: PostingDraft,
): Promise<PostedEntry> {
  const [posted] = await postEntries(ctx, ledger, [draft]);
  assert(posted !== undefined, 'A posting has an entry');
  return posted;
}

/**
 * Posts entries in the caller's transaction, in the order given, in two flights however many.
 * Refuses what the rules of an entry refuse, invalid_period (a date outside 1900–2200),
 * period_locked (a date in a closed fiscal year) and amount_out_of_range (the books as a whole).
 */
export async function postEntries(
  ctx: TenantContext,
  { db }: HeldLedger,
  drafts: readonly PostingDraft[],
): Promise<PostedEntry[]> {
  if (drafts.length === 0) return [];
  for (const { entry_date } of drafts) checkBookDate(entry_date);
  const state = await readPostingState(db, {
    building_ids: [...new Set(drafts.map(({ building_id }) => building_id))],
    account_codes: [
      ...new Set(drafts.flatMap(({ lines }) => lines.map(({ account_code }) => account_code))),
    ],
    suppliers: supplierNames(drafts).map((name) => ({ id: ctx.newId(), name })),
  });
  const entries = withSuppliers(drafts, state);
  checkEntries(entries, state);
  const rows = chain(ctx, entries, state);
  await writePosting(db, { ...rows, sums: sumsOf(rows.lines) });
  return rows.posted;
}

/** A draft whose lines name their supplier by id. */
interface ResolvedDraft extends Omit<PostingDraft, 'lines'> {
  readonly lines: readonly (EntryLine & { readonly description: string | null })[];
}

function nameOf(line: PostingLine): string | undefined {
  const name = line.supplier?.trim();
  return name === undefined || name === '' || typeof line.supplier_id === 'string'
    ? undefined
    : name;
}

/** In one order for all, so that writers of the same names never wait for each other in a circle. */
function supplierNames(drafts: readonly PostingDraft[]): string[] {
  const names = drafts
    .flatMap(({ lines }) => lines.map(nameOf))
    .filter((name) => name !== undefined);
  return [...new Set(names)].sort();
}

function withSuppliers(drafts: readonly PostingDraft[], state: PostingState): ResolvedDraft[] {
  const idsByName = new Map(state.suppliers.map(({ id, name }) => [name, id]));
  const supplierOf = (line: PostingLine) => {
    const name = nameOf(line);
    return name === undefined ? (line.supplier_id ?? null) : (idsByName.get(name) ?? null);
  };
  return drafts.map((draft) => ({
    ...draft,
    lines: draft.lines.map((line) => ({
      account_code: line.account_code,
      debit_cents: line.debit_cents,
      credit_cents: line.credit_cents,
      owner_id: line.owner_id ?? null,
      unit_id: line.unit_id ?? null,
      supplier_id: supplierOf(line),
      description: line.description ?? null,
    })),
  }));
}

function checkEntries(entries: readonly ResolvedDraft[], state: PostingState): void {
  const accounts = new Map(state.accounts.map((account) => [account.code, account]));
  // An account out of use takes nothing new, but what stands on it can be reversed and closed.
  const allActive = new Map(
    state.accounts.map((account) => [account.code, { ...account, is_active: true }]),
  );
  for (const entry of entries) {
    const isCorrection = entry.reverses_id !== undefined || entry.source?.type === 'FiscalYear';
    checkEntry(entry, isCorrection ? allActive : accounts);
    checkOpen(entry, state.closedYears);
  }
}

function checkOpen(
  { building_id, entry_date }: ResolvedDraft,
  closedYears: readonly ClosedYear[],
): void {
  const year = closedYears.find(
    (closed) =>
      closed.building_id === building_id &&
      closed.start_date <= entry_date &&
      entry_date <= closed.end_date,
  );
  if (year === undefined) return;
  const { id, start_date, end_date } = year;
  throw new DomainError('period_locked', { entry_date, fiscal_year_id: id, start_date, end_date });
}

interface ChainedRows extends Omit<PostingRows, 'sums'> {
  readonly posted: PostedEntry[];
}

/** Numbers the entries from the head on and chains each to the one before. */
function chain(
  ctx: TenantContext,
  drafts: readonly ResolvedDraft[],
  { head }: PostingState,
): ChainedRows {
  let { entry_count: sequence, total_cents: total } = head;
  let previous = head.head_hash.toString('hex');
  const rows = {
    entries: [] as NewRow<'journal_entries'>[],
    texts: [] as NewRow<'journal_texts'>[],
    lines: [] as NewRow<'journal_lines'>[],
  };
  const posted: PostedEntry[] = [];
  for (const draft of drafts) {
    const id = ctx.newId();
    sequence += 1;
    total += draft.lines.reduce((sum, line) => sum + line.debit_cents, 0);
    // Beyond this the debits of the books as a whole would no longer be exact.
    if (total > MAX_CENTS) throw new DomainError('amount_out_of_range');
    const place = { ...draft, id, organization_id: ctx.organizationId, sequence };
    const hash = chainHash(previous, {
      ...place,
      source: draft.source ?? null,
      reverses_id: draft.reverses_id ?? null,
    });
    rows.entries.push(entryRow(ctx, place, previous, hash));
    rows.texts.push(...textRows(id, draft));
    rows.lines.push(...lineRows(place));
    posted.push({ id, sequence });
    previous = hash;
  }
  return {
    ...rows,
    posted,
    head: { entry_count: sequence, head_hash: Buffer.from(previous, 'hex'), total_cents: total },
  };
}

type PlacedDraft = ResolvedDraft & { readonly id: string; readonly sequence: number };

function entryRow(
  ctx: TenantContext,
  entry: PlacedDraft,
  previous: string,
  hash: string,
): NewRow<'journal_entries'> {
  return {
    id: entry.id,
    sequence: entry.sequence,
    building_id: entry.building_id,
    entry_date: entry.entry_date,
    journal: entry.journal,
    source_type: entry.source?.type ?? null,
    source_id: entry.source?.id ?? null,
    reverses_id: entry.reverses_id ?? null,
    previous_hash: Buffer.from(previous, 'hex'),
    hash: Buffer.from(hash, 'hex'),
    created_by: ctx.userId,
    created_at: ctx.now,
  };
}

/** Line 0 is the entry itself. */
function textRows(
  entryId: string,
  { description, lines }: ResolvedDraft,
): NewRow<'journal_texts'>[] {
  return [description, ...lines.map((line) => line.description)].flatMap((words, line_number) =>
    words === null ? [] : [{ entry_id: entryId, line_number, description: words }],
  );
}

function lineRows(entry: PlacedDraft): NewRow<'journal_lines'>[] {
  return entry.lines.map((line, index) => ({
    entry_id: entry.id,
    line_number: index + 1,
    building_id: entry.building_id,
    entry_date: entry.entry_date,
    sequence: entry.sequence,
    account_code: line.account_code,
    debit_cents: line.debit_cents,
    credit_cents: line.credit_cents,
    owner_id: line.owner_id,
    unit_id: line.unit_id,
    supplier_id: line.supplier_id,
    party_id: partyOf(line),
    category: classOf(line.account_code) === 6 ? (entry.category ?? '') : '',
    is_closing: entry.journal === 'Closing',
  }));
}

/** What the lines move in each month and year, in the order of the key. */
function sumsOf(lines: readonly NewRow<'journal_lines'>[]): NewRow<'account_sums'>[] {
  const sums = new Map<string, NewRow<'account_sums'>>();
  for (const line of lines) {
    const { building_id, account_code, party_id, category, is_closing } = line;
    for (const span of SUM_SPANS) {
      const starts_on = spanStart(span, line.entry_date);
      const place = { span, building_id, starts_on, account_code, party_id, category, is_closing };
      const key = Object.values(place).join(' ');
      const before = sums.get(key);
      sums.set(key, {
        ...place,
        debit_cents: (before?.debit_cents ?? 0) + line.debit_cents,
        credit_cents: (before?.credit_cents ?? 0) + line.credit_cents,
      });
    }
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, values]) => values);
}
