import type { Cents } from '#domain/kernel/money.ts';
import { FIRST_PREVIOUS_HASH, type PostingAccount } from '#domain/ledger/journal-entry.ts';
import type { SumSpan } from '#domain/ledger/period-cover.ts';
import type { Connection } from '#platform/db/connection.ts';
import { column, join, sql, unnestRows } from '#platform/db/sql.ts';

/** The end of the organization's chain. */
export interface LedgerHead {
  readonly entry_count: number;
  readonly head_hash: Buffer;
  readonly total_cents: Cents;
}

export interface ClosedYear {
  readonly id: string;
  readonly building_id: string;
  readonly start_date: string;
  readonly end_date: string;
}

/** What posting is decided on, read while the head is locked. */
export interface PostingState {
  readonly head: LedgerHead;
  readonly closedYears: readonly ClosedYear[];
  readonly accounts: readonly (PostingAccount & { readonly code: string })[];
  readonly suppliers: readonly { readonly id: string; readonly name: string }[];
}

export interface PostingNeeds {
  readonly building_ids: readonly string[];
  readonly account_codes: readonly string[];
  /** New names get the id that stands with them. */
  readonly suppliers: readonly { readonly id: string; readonly name: string }[];
}

function selectHead(db: Connection): Promise<LedgerHead | undefined> {
  return db.first<LedgerHead>(sql`select entry_count, head_hash, total_cents from app.ledger_heads
    where organization_id = ${db.organizationId} for update`);
}

async function createHead(db: Connection): Promise<void> {
  await db.execute(sql`insert into app.ledger_heads (organization_id, entry_count, head_hash, total_cents)
    values (${db.organizationId}, 0, ${Buffer.from(FIRST_PREVIOUS_HASH, 'hex')}, 0)
    on conflict (organization_id) do nothing`);
}

/** Holds the organization's books until the transaction ends: postings wait, in order. */
export async function lockHead(db: Connection): Promise<LedgerHead> {
  const head = await selectHead(db);
  if (head !== undefined) return head;
  await createHead(db);
  return lockHead(db);
}

/**
 * Locks the head and, in the same flight but behind the lock, reads what the posting is decided on:
 * a closing or a change of the chart that came first is seen, one that comes later waits.
 */
export async function lockPostingState(db: Connection, needs: PostingNeeds): Promise<PostingState> {
  const [head, , closedYears, accounts, suppliers] = await Promise.all([
    selectHead(db),
    insertSuppliers(db, needs.suppliers),
    db.query<ClosedYear>(sql`select id, building_id, start_date, end_date from app.fiscal_years
      where organization_id = ${db.organizationId} and building_id = any(${needs.building_ids}::uuid[])
        and status = 'Closed'`),
    db.query<
      PostingAccount & { code: string }
    >(sql`select code, postable, is_active from app.accounts
      where organization_id = ${db.organizationId} and code = any(${needs.account_codes}::text[])`),
    selectSuppliers(db, needs.suppliers),
  ]);
  if (head !== undefined) return { head, closedYears, accounts, suppliers };
  // The first entry ever: nothing was locked above.
  await createHead(db);
  return lockPostingState(db, needs);
}

async function insertSuppliers(
  db: Connection,
  suppliers: PostingNeeds['suppliers'],
): Promise<void> {
  if (suppliers.length === 0) return;
  await db.execute(sql`insert into app.suppliers (organization_id, id, name)
    select ${db.organizationId}::uuid, named.* from (${unnestRows({ id: 'uuid', name: 'text' }, suppliers)}) as named
    on conflict (organization_id, name) do nothing`);
}

async function selectSuppliers(
  db: Connection,
  suppliers: PostingNeeds['suppliers'],
): Promise<PostingState['suppliers']> {
  if (suppliers.length === 0) return [];
  return db.query(sql`select id, name from app.suppliers
    where organization_id = ${db.organizationId} and name = any(${suppliers.map(({ name }) => name)}::text[])`);
}

const entryColumns = {
  id: 'uuid',
  sequence: 'bigint',
  building_id: 'uuid',
  entry_date: 'date',
  journal: 'text',
  source_type: 'text',
  source_id: 'uuid',
  reverses_id: 'uuid',
  previous_hash: 'bytea',
  hash: 'bytea',
  created_by: 'uuid',
  created_at: 'timestamptz',
};

const textColumns = { entry_id: 'uuid', line_number: 'smallint', description: 'text' };

const lineColumns = {
  entry_id: 'uuid',
  line_number: 'smallint',
  building_id: 'uuid',
  entry_date: 'date',
  sequence: 'bigint',
  account_code: 'text',
  debit_cents: 'bigint',
  credit_cents: 'bigint',
  owner_id: 'uuid',
  unit_id: 'uuid',
  supplier_id: 'uuid',
  party_id: 'uuid',
  category: 'text',
  is_closing: 'boolean',
};

const sumColumns = {
  span: 'text',
  building_id: 'uuid',
  starts_on: 'date',
  account_code: 'text',
  party_id: 'uuid',
  category: 'text',
  is_closing: 'boolean',
  debit_cents: 'bigint',
  credit_cents: 'bigint',
};

export type EntryRowValues = Readonly<Record<keyof typeof entryColumns, unknown>>;
export type TextRowValues = Readonly<Record<keyof typeof textColumns, unknown>>;
export interface LineRowValues {
  readonly entry_id: string;
  readonly line_number: number;
  readonly building_id: string;
  readonly entry_date: string;
  readonly sequence: number;
  readonly account_code: string;
  readonly debit_cents: Cents;
  readonly credit_cents: Cents;
  readonly owner_id: string | null;
  readonly unit_id: string | null;
  readonly supplier_id: string | null;
  readonly party_id: string;
  readonly category: string;
  readonly is_closing: boolean;
}
export interface SumRowValues {
  readonly span: SumSpan;
  readonly building_id: string;
  readonly starts_on: string;
  readonly account_code: string;
  readonly party_id: string;
  readonly category: string;
  readonly is_closing: boolean;
  readonly debit_cents: Cents;
  readonly credit_cents: Cents;
}

type Rows = readonly Readonly<Record<string, unknown>>[];

function insertRows(
  db: Connection,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: Rows,
) {
  const names = join(Object.keys(columns).map(column));
  return sql`insert into app.${column(table)} (organization_id, ${names})
    select ${db.organizationId}::uuid, added.* from (${unnestRows(columns, rows)}) as added`;
}

export interface PostingRows {
  readonly entries: readonly EntryRowValues[];
  readonly texts: readonly TextRowValues[];
  readonly lines: readonly LineRowValues[];
  readonly sums: readonly SumRowValues[];
  readonly head: LedgerHead;
}

/** Writes entries, their lines, the sums they move and the new end of the chain, in one flight. */
export async function writePosting(
  db: Connection,
  { entries, texts, lines, sums, head }: PostingRows,
): Promise<void> {
  await Promise.all([
    db.execute(insertRows(db, 'journal_entries', entryColumns, entries)),
    db.execute(insertRows(db, 'journal_texts', textColumns, texts)),
    db.execute(insertRows(db, 'journal_lines', lineColumns, lines as unknown as Rows)),
    db.execute(sql`${insertRows(db, 'account_sums', sumColumns, sums as unknown as Rows)}
      on conflict (organization_id, span, building_id, starts_on, account_code, party_id, category, is_closing)
      do update set debit_cents = account_sums.debit_cents + excluded.debit_cents,
        credit_cents = account_sums.credit_cents + excluded.credit_cents`),
    db.execute(sql`update app.ledger_heads
      set entry_count = ${head.entry_count}, head_hash = ${head.head_hash}, total_cents = ${head.total_cents}
      where organization_id = ${db.organizationId}`),
  ]);
}
