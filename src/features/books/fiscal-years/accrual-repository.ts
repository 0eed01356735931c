import type { InvoicedCost } from '#domain/closing/propose-accruals.ts';
import type { FiscalYearPeriod } from '#domain/ledger/fiscal-year.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { costLines } from '#relations/costs.ts';
import { journalLines } from '#relations/ledger.ts';
import { suppliers } from '#relations/suppliers.ts';
import type { YearDays } from './repository.ts';

interface CostRow extends Omit<InvoicedCost, 'period' | 'is_contract'> {
  readonly period_from: string | null;
  readonly period_to: string | null;
}

/**
 * Finds the ordinary costs of suppliers that cover days of a year or of the one before, without suppliers
 * that have an accrual in the year. A merged supplier is the one it was merged into.
 */
export function findInvoicedCosts(
  db: Connection,
  { building_id, start_date, end_date }: YearDays,
  before: FiscalYearPeriod,
): Promise<CostRow[]> {
  const merged = sql`coalesce(supplier.merged_into_id, supplier.id)`;
  return db.query<CostRow>(sql`select ${merged} as supplier_id, line.account_code,
      line.distribution_key_id, line.entry_date, line.period_from, line.period_to,
      sum(line.amount_cents + line.released_cents)::bigint as amount_cents
    from ${costLines(db)} as line join ${suppliers(db)} as supplier on supplier.id = line.supplier_id
    where line.building_id = ${building_id} and line.nature = 'Ordinary'
      and coalesce(line.period_to, line.entry_date) between ${before.start_date} and ${end_date}
      and ${merged} not in (
        select coalesce(accrued.merged_into_id, accrued.id) from ${journalLines(db)} as accrual
        join ${suppliers(db)} as accrued on accrued.id = accrual.supplier_id
        where accrual.building_id = ${building_id}
          and accrual.entry_date between ${start_date} and ${end_date}
          and (accrual.account_code like '444%' or accrual.account_code like '492%')
        group by 1 having sum(accrual.credit_cents - accrual.debit_cents) > 0)
    group by 1, 2, 3, 4, 5, 6 order by line.entry_date`);
}
