import { BEGINNING, SUM_SPANS } from '#domain/ledger/period-cover.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { HashChain } from '#platform/db/recorded-heads.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { buildings } from '#relations/buildings.ts';

/** Account, debit, credit, owner, unit, supplier, party (null: none). */
export type ProofLine = readonly [
  string,
  number,
  number,
  string | null,
  string | null,
  string | null,
  string | null,
];

export interface ProofEntry extends Omit<
  Row<'journal_entries'>,
  'organization_id' | 'created_by' | 'created_at'
> {
  readonly lines: readonly ProofLine[] | null;
  /** Whether the facts repeated on the lines match those of the entry. */
  readonly lines_agree: boolean | null;
}

/** Reads the next entries of the chain after this number. */
export function nextEntries(
  db: Connection,
  afterSequence: number,
  limit: number,
): Promise<ProofEntry[]> {
  return db.query<ProofEntry>(sql`select entries.id, entries.sequence, entries.building_id, entries.entry_date, entries.journal,
      entries.source_type, entries.source_id, entries.reverses_id, entries.previous_hash, entries.hash,
      booked.lines, booked.lines_agree
    from app.journal_entries as entries
    cross join lateral (
      select json_agg(json_build_array(account_code, debit_cents, credit_cents, owner_id, unit_id, supplier_id,
          nullif(party_id, ${NIL_UUID}::uuid)) order by line_number) as lines,
        bool_and(lines.building_id = entries.building_id and lines.entry_date = entries.entry_date
          and lines.sequence = entries.sequence and lines.is_closing = (entries.journal = 'Closing')) as lines_agree
      from app.journal_lines as lines
      where lines.organization_id = ${db.organizationId} and lines.entry_id = entries.id
    ) as booked
    where entries.organization_id = ${db.organizationId} and entries.sequence > ${afterSequence}
    order by entries.sequence limit ${limit}`);
}

/** Sums the lines by account, as text: tampered amounts may exceed the exact range of a number. */
export function sumByAccountCode(
  db: Connection,
): Promise<{ code: string; debit: string; credit: string }[]> {
  return db.query(sql`select account_code as code, sum(debit_cents) as debit, sum(credit_cents) as credit
    from app.journal_lines where organization_id = ${db.organizationId} group by account_code order by account_code`);
}

/** Number of buildings compared by one statement, so that it ends within the statement timeout. */
const BUILDINGS_AT_ONCE = 50;

/** Checks that the stored sums by month and year match the lines, row by row. */
export async function sumsAgree(db: Connection): Promise<boolean> {
  const rows = await db.query<{ id: string }>(
    sql`select id from ${buildings(db)} as building order by id`,
  );
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += BUILDINGS_AT_ONCE) {
    if (!(await sumsAgreeIn(db, ids.slice(from, from + BUILDINGS_AT_ONCE)))) return false;
  }
  return true;
}

async function sumsAgreeIn(db: Connection, buildingIds: readonly string[]): Promise<boolean> {
  const ofThese = sql`organization_id = ${db.organizationId}
    and building_id = any(${buildingIds}::uuid[])`;
  const spans = [...SUM_SPANS];
  const { differing } = await db.one<{ differing: number }>(sql`with booked as (
      select span, building_id, case span when 'All' then ${BEGINNING}::date
          else date_trunc(lower(span), entry_date::timestamp)::date end as starts_on, account_code,
        party_id, category, is_closing, sum(debit_cents) as debit_cents, sum(credit_cents) as credit_cents
      from app.journal_lines cross join unnest(${spans}::text[]) as span
      where ${ofThese} group by 1, 2, 3, 4, 5, 6, 7
    )
    select count(*) as differing from booked
      full join (select * from app.account_sums where ${ofThese} and span = any(${spans}::text[])) as kept
        using (span, building_id, starts_on, account_code, party_id, category, is_closing)
      where booked.debit_cents is distinct from kept.debit_cents or booked.credit_cents is distinct from kept.credit_cents`);
  return differing === 0;
}

/** Table of the entries, as archives name it. */
export const ENTRIES_TABLE = 'app.journal_entries';

/** Chains of the ledgers of all organizations. */
export const ledgerChain: HashChain = {
  chain: 'ledger',
  heads: sql`select organization_id, organization_id as chain_id, entry_count, head_hash
    from app.ledger_heads`,
  links: sql`select organization_id, organization_id as chain_id, sequence, hash
    from app.journal_entries`,
};
