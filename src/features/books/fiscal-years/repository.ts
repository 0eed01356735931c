import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { movedWithin } from '#features/books/ledger/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

export type FiscalYearRow = Row<'fiscal_years'>;

export function listFiscalYears(db: Connection, buildingId: string): Promise<FiscalYearRow[]> {
  return db.query<FiscalYearRow>(sql`select * from app.fiscal_years
    where organization_id = ${db.organizationId} and building_id = ${buildingId} order by start_date`);
}

/** Whether an entry of this date may be posted: no closed year of the building holds it. */
export async function isOpenOn(
  db: Connection,
  buildingId: string,
  date: LocalDate,
): Promise<boolean> {
  const { open } = await db.one<{
    open: boolean;
  }>(sql`select not exists (select from app.fiscal_years
    where organization_id = ${db.organizationId} and building_id = ${buildingId} and status = 'Closed'
      and ${date}::date between start_date and end_date) as open`);
  return open;
}

export interface ResultBalance {
  readonly account_code: string;
  readonly balance_cents: Cents;
}

/**
 * Debits minus credits of the building's accounts of classes 6 and 7 within the year, closings and
 * their reversals included.
 */
export function resultBalances(
  db: Connection,
  year: Pick<FiscalYearRow, 'building_id' | 'start_date' | 'end_date'>,
): Promise<ResultBalance[]> {
  const moved = movedWithin(db, { from: year.start_date, to: year.end_date }, [
    sql`building_id = ${year.building_id}`,
    sql`account_code >= '6'`,
    sql`account_code < '8'`,
  ]);
  return db.query<ResultBalance>(sql`select account_code, sum(debit_cents - credit_cents)::bigint as balance_cents
    from ${moved} group by account_code`);
}
