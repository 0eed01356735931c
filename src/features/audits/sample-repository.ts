import type { Selectable } from '#domain/audits/sample.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type Row } from '#platform/db/rows.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';
import { journalEntries, journalLines } from '#relations/ledger.ts';
import type { AuditRow } from './repository.ts';

/** The entries of a year that an audit checks. */
export type AuditedBooks = Pick<
  AuditRow,
  'building_id' | 'start_date' | 'end_date' | 'ledger_count'
>;

/** Conditions that the entry `entry` is one of the year, as the audit found it. */
export function limitToAudited({
  building_id,
  start_date,
  end_date,
  ledger_count,
}: AuditedBooks): Sql[] {
  return [
    sql`entry.building_id = ${building_id}`,
    sql`entry.entry_date between ${start_date} and ${end_date}`,
    sql`entry.sequence <= ${ledger_count}`,
  ];
}

/** An entry that may be selected, with its number in the ledger. */
export type SelectableEntry = Selectable & Pick<Row<'journal_entries'>, 'sequence'>;

/**
 * Lists the entries that an audit may select, in the order of the ledger: their debits, and the accounts
 * that they move.
 */
export function listSelectable(db: Connection, books: AuditedBooks): Promise<SelectableEntry[]> {
  return db.query<SelectableEntry>(sql`select entry.id as entry_id, entry.sequence, moved.amount_cents,
      moved.account_codes
    from ${journalEntries(db)} as entry
    cross join lateral (select coalesce(sum(line.debit_cents), 0)::bigint as amount_cents,
        coalesce(array_agg(distinct line.account_code), '{}') as account_codes
      from ${journalLines(db)} as line where line.entry_id = entry.id) as moved
    where ${allOf(limitToAudited(books))} order by entry.sequence`);
}

/** Finds an entry that an audit may mark. */
export function findAudited(
  db: Connection,
  books: AuditedBooks,
  entry_id: string,
): Promise<Pick<Row<'journal_entries'>, 'id' | 'sequence'> | undefined> {
  return db.first(sql`select entry.id, entry.sequence from ${journalEntries(db)} as entry
    where entry.id = ${entry_id} and ${allOf(limitToAudited(books))}`);
}

/** Finds which entries are in the sample of an audit. */
export async function findSampled(db: Connection, audit_id: string): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ readonly entry_id: string }>(sql`select entry_id
    from app.audit_vouchers
    where organization_id = ${db.organizationId} and audit_id = ${audit_id}`);
  return new Set(rows.map(({ entry_id }) => entry_id));
}

/** Adds entries to the sample of an audit. */
export function insertVouchers(
  db: Connection,
  vouchers: readonly Pick<
    Row<'audit_vouchers'>,
    'id' | 'audit_id' | 'entry_id' | 'sequence' | 'selected_for'
  >[],
  now: string,
): Promise<void> {
  const stamps = { created_at: now, updated_at: now };
  return insertRows(
    db,
    'audit_vouchers',
    vouchers.map((one) => ({ ...one, ...stamps })),
  );
}
