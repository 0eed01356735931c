import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';

/**
 * Sums a supplier's credit in the books of a building on a day, in cents by account, less what later
 * postings use of it. A reversed entry counts as never posted, whatever the day of its reversal.
 */
export async function sumUnusedSupplierCredit<Code extends string>(
  db: Connection,
  of: {
    readonly building_id: string;
    /** All ids of the supplier. */
    readonly supplier_ids: readonly string[];
    readonly account_codes: readonly Code[];
    readonly since: LocalDate;
  },
): Promise<ReadonlyMap<Code, Cents>> {
  const rows = await db.query<{ account_code: Code; credit_cents: Cents }>(sql`with moved as (
      select line.account_code, line.credit_cents - line.debit_cents as cents,
        greatest(coalesce(reversed.entry_date, line.entry_date), ${of.since}::date) as day
      from app.journal_lines as line
      join app.journal_entries as entry on entry.organization_id = line.organization_id
        and entry.id = line.entry_id
      left join app.journal_entries as reversed on reversed.organization_id = entry.organization_id
        and reversed.id = entry.reverses_id
      where line.organization_id = ${db.organizationId} and line.building_id = ${of.building_id}
        and line.account_code = any(${of.account_codes}::text[])
        and line.supplier_id = any(${of.supplier_ids}::uuid[])),
    days as (
      select account_code, day,
        sum(sum(cents)) over (partition by account_code order by day) as credit_cents
      from moved group by account_code, day)
    select account_code, least(min(credit_cents),
        coalesce(min(credit_cents) filter (where day = ${of.since}), 0))::bigint as credit_cents
      from days group by account_code`);
  return new Map(rows.map(({ account_code, credit_cents }) => [account_code, credit_cents]));
}
