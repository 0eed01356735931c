import { assert } from '#domain/kernel/assert.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { FinancialCalendar } from '#domain/ledger/fiscal-period.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type NewRow, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { CHAIN_START } from '#platform/security/chain.ts';
import { accounts } from '#relations/accounts.ts';
import { buildings } from '#relations/buildings.ts';
import { claims } from '#relations/claims.ts';
import { fiscalYears } from '#relations/fiscal-years.ts';

/** Last entry of the organization's chain, with its totals. */
export type LedgerHead = Omit<Row<'ledger_heads'>, 'organization_id'>;

type KnownYear = Pick<Row<'fiscal_years'>, 'id' | 'start_date' | 'end_date' | 'status'>;

/** Fiscal years of a building. */
export interface BookCalendar extends FinancialCalendar {
  readonly fiscal_years: readonly KnownYear[];
}

/** Facts that decide on a posting, read under the ledger lock. */
export interface PostingState {
  readonly head: LedgerHead;
  /** By building id. */
  readonly calendars: ReadonlyMap<string, BookCalendar>;
  readonly accounts: readonly Pick<Row<'accounts'>, 'code' | 'postable' | 'is_active'>[];
  readonly claims: readonly NamedClaim[];
}

/** A claim that lines name. */
export type NamedClaim = Pick<Row<'claims'>, 'id' | 'building_id' | 'status'>;

interface PostingNeeds {
  readonly building_ids: readonly string[];
  readonly account_codes: readonly string[];
  readonly claim_ids: readonly string[];
}

/** Finds the end of the chain; undefined before the first entry. */
export function findHead(db: Connection): Promise<LedgerHead | undefined> {
  return db.first<LedgerHead>(sql`select entry_count, head_hash, total_cents from app.ledger_heads
    where organization_id = ${db.organizationId}`);
}

/** Locks the organization's ledger until the transaction ends: postings wait in order. */
export async function lockHead(db: Connection): Promise<void> {
  const lock = sql`select from app.ledger_heads
    where organization_id = ${db.organizationId} for no key update`;
  if ((await db.execute(lock)) > 0) return;
  const head = { ...CHAIN_START, total_cents: 0 };
  await insertRows(db, 'ledger_heads', [head], sql`on conflict (organization_id) do nothing`);
  // Another transaction may have created the row first, and hold it.
  assert((await db.execute(lock)) > 0, 'The ledger has just been opened');
}

/** Reads, under the ledger lock, the facts that decide on postings. */
export async function readPostingState(db: Connection, needs: PostingNeeds): Promise<PostingState> {
  const [head, calendars, chart, named] = await Promise.all([
    findHead(db),
    findCalendars(db, needs.building_ids),
    db.query<PostingState['accounts'][number]>(sql`select code, postable, is_active
      from ${accounts(db)} as account where code = any(${needs.account_codes}::text[])`),
    needs.claim_ids.length === 0 ? [] : findClaims(db, needs.claim_ids),
  ]);
  assert(head !== undefined, 'A locked ledger has a head');
  return { head, calendars, accounts: chart, claims: named };
}

function findClaims(db: Connection, ids: readonly string[]): Promise<NamedClaim[]> {
  return db.query<NamedClaim>(sql`select id, building_id, status from ${claims(db)} as claim
    where id = any(${ids}::uuid[])`);
}

/** Finds the fiscal years of buildings, by building id. */
export async function findCalendars(
  db: Connection,
  buildingIds: readonly string[],
): Promise<Map<string, BookCalendar>> {
  const rows = await db.query<BookCalendar & { readonly id: string }>(sql`select id,
      fiscal_year_start_month,
      (select coalesce(json_agg(json_build_object('id', id, 'start_date', start_date,
          'end_date', end_date, 'status', status)), '[]')
        from ${fiscalYears(db)} as year where year.building_id = building.id) as fiscal_years
    from ${buildings(db)} as building where id = any(${buildingIds}::uuid[])`);
  return new Map(rows.map(({ id, ...calendar }) => [id, calendar]));
}

/** Finds the day of the first opening entry of a building that is not reversed; null: there is none. */
export async function findOpeningDay(
  db: Connection,
  buildingId: string,
): Promise<LocalDate | null> {
  const { opened_on } = await db.one<{ readonly opened_on: LocalDate | null }>(sql`
    select min(entry_date) as opened_on from app.journal_entries as entry
    where organization_id = ${db.organizationId} and building_id = ${buildingId}
      and journal = 'Opening' and reverses_id is null
      and not exists (select from app.journal_entries as reversal
        where reversal.organization_id = ${db.organizationId} and reversal.reverses_id = entry.id)`);
  return opened_on;
}

export interface PostingRows {
  readonly entries: readonly NewRow<'journal_entries'>[];
  readonly texts: readonly NewRow<'journal_texts'>[];
  readonly lines: readonly NewRow<'journal_lines'>[];
  readonly sums: readonly NewRow<'account_sums'>[];
  readonly head: LedgerHead;
}

/**
 * Writes entries, their lines, the sums that they change and the new end of the chain in one round trip.
 */
export async function writePosting(
  db: Connection,
  { entries, texts, lines, sums, head }: PostingRows,
): Promise<void> {
  await Promise.all([
    insertRows(db, 'journal_entries', entries),
    insertRows(db, 'journal_texts', texts),
    insertRows(db, 'journal_lines', lines),
    insertRows(
      db,
      'account_sums',
      sums,
      sql`on conflict (organization_id, span, building_id, starts_on, account_code, party_id, category, is_closing)
        do update set debit_cents = account_sums.debit_cents + excluded.debit_cents,
          credit_cents = account_sums.credit_cents + excluded.credit_cents`,
    ),
    db.execute(sql`update app.ledger_heads
      set entry_count = ${head.entry_count}, head_hash = ${head.head_hash}, total_cents = ${head.total_cents}
      where organization_id = ${db.organizationId}`),
  ]);
}
