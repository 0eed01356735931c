import { countStaleAccruals, type AccrualMovement } from '#domain/costs/stale-accruals.ts';
import { ACCRUAL_ACCOUNTS } from '#domain/expenses/recognition.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { suppliers } from '#relations/suppliers.ts';

/** Counts the accruals of a building that have waited for their invoice for more than twelve months. */
export async function countStaleAccrualsOn(
  db: Connection,
  building_id: string,
  on: LocalDate,
): Promise<number> {
  const movements = await db.query<AccrualMovement>(sql`select line.account_code,
      coalesce(supplier.merged_into_id, line.supplier_id) as supplier_id, line.entry_date,
      sum(line.credit_cents)::bigint as accrued_cents, sum(line.debit_cents)::bigint as cleared_cents
    from app.journal_lines as line
    left join ${suppliers(db)} as supplier on supplier.id = line.supplier_id
    where line.organization_id = ${db.organizationId} and line.building_id = ${building_id}
      and line.account_code = any(${ACCRUAL_ACCOUNTS}::text[]) and line.entry_date <= ${on}::date
    group by 1, 2, 3`);
  return countStaleAccruals(movements, on);
}
