import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';

/** What stands to the credit of a supplier in the books of a building on a day, by account, in cents. */
export async function creditOfSupplier<Code extends string>(
  db: Connection,
  of: {
    readonly building_id: string;
    readonly supplier_id: string;
    readonly account_codes: readonly Code[];
    readonly until: LocalDate;
  },
): Promise<ReadonlyMap<Code, Cents>> {
  const rows = await db.query<{ account_code: Code; credit_cents: Cents }>(sql`select account_code,
      sum(credit_cents - debit_cents)::bigint as credit_cents
    from app.journal_lines
    where organization_id = ${db.organizationId} and building_id = ${of.building_id}
      and supplier_id = ${of.supplier_id} and account_code = any(${of.account_codes}::text[])
      and entry_date <= ${of.until}
    group by account_code`);
  return new Map(rows.map(({ account_code, credit_cents }) => [account_code, credit_cents]));
}
