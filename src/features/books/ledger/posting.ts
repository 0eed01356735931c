import { CLAIMS_ACCOUNT } from '#domain/costs/claim-entry.ts';
import type { ExpenseCategory } from '#domain/expenses/expense-categories.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { MAX_CENTS, sumCents, type Cents } from '#domain/kernel/money.ts';
import { getAccountClass } from '#domain/ledger/account.ts';
import { checkBookDate } from '#domain/ledger/fiscal-year.ts';
import {
  canonicalEntry,
  checkEntry,
  type EntryLine,
  type EntrySource,
  type Journal,
} from '#domain/ledger/journal-entry.ts';
import { SUM_SPANS, spanStart } from '#domain/ledger/period-cover.ts';
import { findOrCreateSupplier } from '#features/register/suppliers/index.ts';
import type { NewRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { appendLinks, type Link } from '#platform/security/chain.ts';
import { checkBookable } from './book-dates.ts';
import type { ServiceText } from './entry-texts.ts';
import type { LockedLedger } from './locked-ledger.ts';
import { findLineParty } from './party.ts';
import {
  readPostingState,
  writePosting,
  type LedgerHead,
  type NamedClaim,
  type PostingRows,
  type PostingState,
} from './posting-repository.ts';

interface PostingLine {
  readonly account_code: string;
  readonly debit_cents: Cents;
  readonly credit_cents: Cents;
  readonly owner_id?: string | null;
  readonly unit_id?: string | null;
  /** Name of the supplier; an unknown name creates a new supplier. */
  readonly supplier?: string | null;
  /** Id of the supplier, instead of its name. */
  readonly supplier_id?: string | null;
  readonly description?: string | null;
  /** Open claim against an insurer, on a line of 4996. */
  readonly claim_id?: string | null;
  /** Due date of what a line debits to an owner. */
  readonly due_date?: LocalDate | null;
}

/** Entry to be posted. */
interface PostingDraft {
  readonly building_id: string;
  readonly entry_date: LocalDate;
  readonly journal: Journal;
  /** Typed by a user, or written by the service. */
  readonly description: string | ServiceText;
  readonly lines: readonly PostingLine[];
  readonly source?: EntrySource;
  readonly reverses_id?: string;
  /** Closed financial year that it corrects, by the year in which it ends. */
  readonly corrects_fiscal_year?: number | null;
  /** Category of the expense, stored with its class 6 lines. */
  readonly category?: ExpenseCategory | '';
}

export interface PostedEntry {
  readonly id: string;
  readonly sequence: number;
}

/** Posts an entry; see `postEntries`. */
export async function postEntry(
  ctx: TenantContext,
  ledger: LockedLedger,
  draft: PostingDraft,
): Promise<PostedEntry> {
  const [posted] = await postEntries(ctx, ledger, [draft]);
  assert(posted !== undefined, 'A draft is posted');
  return posted;
}

/**
 * Posts entries in the caller's transaction, in their order, in two round trips plus one for each named
 * supplier. Refuses what the rules of an entry refuse, invalid_period (a date outside 1900–2200), period_locked (a
 * date in a closed fiscal year), date_too_far (after the next fiscal year), amount_out_of_range (of the
 * ledger in total), and what `checkClaims` refuses.
 */
export async function postEntries(
  ctx: TenantContext,
  { db }: LockedLedger,
  drafts: readonly PostingDraft[],
): Promise<PostedEntry[]> {
  for (const { entry_date } of drafts) checkBookDate(entry_date);
  const lines = drafts.flatMap((draft) => draft.lines);
  const idsByName = await findSuppliers(ctx, lines);
  const state = await readPostingState(db, {
    building_ids: [...new Set(drafts.map(({ building_id }) => building_id))],
    account_codes: [...new Set(lines.map(({ account_code }) => account_code))],
    claim_ids: [...new Set(lines.flatMap(({ claim_id }) => claim_id ?? []))],
  });
  const resolved = drafts.map((draft) => resolveSuppliers(draft, idsByName));
  for (const draft of resolved) {
    checkUsable(draft, state.accounts);
    checkClaims(draft, state.claims);
    checkBookable(ctx.today, draft.entry_date, state.calendars.get(draft.building_id));
  }
  const rows = buildRows(ctx, resolved, state.head);
  await writePosting(db, rows);
  return rows.entries.map(({ id, sequence }) => ({ id, sequence }));
}

/** Draft whose lines name their supplier by id. */
interface ResolvedDraft extends Omit<PostingDraft, 'lines'> {
  readonly lines: readonly (EntryLine & { readonly description: string | null })[];
}

function readSupplierName(line: PostingLine): string | undefined {
  const name = line.supplier?.trim();
  return name === undefined || name === '' || typeof line.supplier_id === 'string'
    ? undefined
    : name;
}

/**
 * Collects supplier names in sorted order, so that concurrent writers of the same names never deadlock.
 */
function listSupplierNames(lines: readonly PostingLine[]): string[] {
  return [...new Set(lines.map(readSupplierName).filter((name) => name !== undefined))].sort();
}

/** Finds or creates the suppliers that lines name. @returns their ids by name */
async function findSuppliers(
  ctx: TenantContext,
  lines: readonly PostingLine[],
): Promise<ReadonlyMap<string, string>> {
  const idsByName = new Map<string, string>();
  for (const name of listSupplierNames(lines)) {
    idsByName.set(name, (await findOrCreateSupplier(ctx, name)).id);
  }
  return idsByName;
}

function resolveSuppliers(
  draft: PostingDraft,
  idsByName: ReadonlyMap<string, string>,
): ResolvedDraft {
  const supplierOf = (line: PostingLine) => {
    const name = readSupplierName(line);
    return name === undefined ? (line.supplier_id ?? null) : (idsByName.get(name) ?? null);
  };
  return {
    ...draft,
    lines: draft.lines.map((line) => ({
      account_code: line.account_code,
      debit_cents: line.debit_cents,
      credit_cents: line.credit_cents,
      owner_id: line.owner_id ?? null,
      unit_id: line.unit_id ?? null,
      supplier_id: supplierOf(line),
      description: line.description ?? null,
      claim_id: line.claim_id ?? null,
      due_date: line.due_date ?? null,
    })),
  };
}

function checkUsable(draft: ResolvedDraft, accounts: PostingState['accounts']): void {
  // An inactive account takes no new postings, but what was posted to it can be reversed and closed.
  const isCorrection = draft.reverses_id !== undefined || draft.source?.type === 'FiscalYear';
  const usable = accounts.map((account) => ({
    ...account,
    is_active: account.is_active || isCorrection,
  }));
  checkEntry(draft, new Map(usable.map((account) => [account.code, account])));
}

/**
 * Refuses invalid_entry_line for a claim beside 4996, unknown_reference for one of another building, and
 * claim_closed: what a closed claim left is a cost already, so it has to be reopened first.
 */
function checkClaims({ building_id, lines }: ResolvedDraft, claims: readonly NamedClaim[]): void {
  for (const [index, { claim_id, account_code }] of lines.entries()) {
    if (claim_id === null || claim_id === undefined) continue;
    if (!account_code.startsWith(CLAIMS_ACCOUNT)) {
      throw new DomainError('invalid_entry_line', { account_code, index, reason: 'no_claim' });
    }
    const claim = claims.find(({ id }) => id === claim_id);
    if (claim?.building_id !== building_id) {
      throw new DomainError('unknown_reference', { what: 'claim', id: claim_id, index });
    }
    if (claim.status === 'Closed') throw new DomainError('claim_closed', { claim_id, index });
  }
}

/** Builds the rows of entries: numbered on from the head and chained to the previous entry. */
function buildRows(
  ctx: TenantContext,
  drafts: readonly ResolvedDraft[],
  before: LedgerHead,
): PostingRows {
  const debits = drafts.flatMap(({ lines }) => lines.map(({ debit_cents }) => debit_cents));
  const total = before.total_cents + sumCents(debits);
  // Above this limit the total debits of the ledger would no longer be exact.
  if (total > MAX_CENTS) throw new DomainError('amount_out_of_range');
  const placed = drafts.map(({ source = null, reverses_id = null, ...draft }) => ({
    ...draft,
    id: ctx.newId(),
    organization_id: ctx.organizationId,
    source,
    reverses_id,
  }));
  const entries = appendLinks(before, placed, canonicalEntry);
  const lines = entries.flatMap(lineRows);
  const last = entries.at(-1);
  return {
    entries: entries.map((entry) => entryRow(ctx, entry)),
    texts: entries.flatMap(buildTextRows),
    lines,
    sums: sumByPeriod(lines),
    head: {
      entry_count: last?.sequence ?? before.entry_count,
      head_hash: last?.hash ?? before.head_hash,
      total_cents: total,
    },
  };
}

type ChainedDraft = Omit<ResolvedDraft, 'source' | 'reverses_id'> &
  Link & {
    readonly id: string;
    readonly source: EntrySource | null;
    readonly reverses_id: string | null;
  };

function entryRow(ctx: TenantContext, entry: ChainedDraft): NewRow<'journal_entries'> {
  return {
    id: entry.id,
    sequence: entry.sequence,
    building_id: entry.building_id,
    entry_date: entry.entry_date,
    journal: entry.journal,
    source_type: entry.source?.type ?? null,
    source_id: entry.source?.id ?? null,
    reverses_id: entry.reverses_id,
    corrects_fiscal_year: entry.corrects_fiscal_year ?? null,
    previous_hash: entry.previous_hash,
    hash: entry.hash,
    created_by: ctx.userId,
    created_at: ctx.now,
  };
}

/** Builds the rows of the texts; line 0 is the entry itself. */
function buildTextRows({ id, description, lines }: ChainedDraft): NewRow<'journal_texts'>[] {
  return [description, ...lines.map((line) => line.description)].flatMap((words, line_number) => {
    if (words === null) return [];
    const place = { entry_id: id, line_number };
    return typeof words === 'string'
      ? [{ ...place, description: words }]
      : [{ ...place, description: words.text, translations: words.translations }];
  });
}

function lineRows(entry: ChainedDraft): NewRow<'journal_lines'>[] {
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
    party_id: findLineParty(line),
    category: getAccountClass(line.account_code) === 6 ? (entry.category ?? '') : '',
    is_closing: entry.journal === 'Closing',
    claim_id: line.claim_id ?? null,
    due_date: line.due_date ?? null,
  }));
}

/** Sums the movements of the lines by month and year, in the order of the primary key. */
export function sumByPeriod(lines: readonly NewRow<'journal_lines'>[]): NewRow<'account_sums'>[] {
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
