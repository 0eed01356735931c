import type { LocalDate } from '#domain/kernel/local-date.ts';
import { limitToRoleBuildings, visibleBuildings } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { fiscalYears } from '#relations/fiscal-years.ts';
import { decisions } from '#relations/minutes.ts';

export type RunRow = Row<'statement_runs'>;

/**
 * Limits runs to those of visible buildings; an Owner sees those that were sent and that they have a
 * statement of, also after they sold.
 */
export function limitToVisibleRuns(ctx: TenantContext): Sql[] {
  const { owner_id } = ctx.principal;
  if (owner_id === null) return visibleBuildings(ctx, 'building_id');
  return [
    sql`status = 'Sent'`,
    sql`id in (select statement_id from app.statement_owners
      where organization_id = ${ctx.organizationId} and owner_id = ${owner_id})`,
    ...limitToRoleBuildings(ctx, 'building_id'),
  ];
}

/** Lists the runs of a building, the latest period first; of one period, the newest first. */
export function listRuns(
  db: Connection,
  building_id: string,
  visible: readonly Sql[] = [],
): Promise<RunRow[]> {
  return db.query<RunRow>(sql`select * from app.statement_runs
    where organization_id = ${db.organizationId} and building_id = ${building_id} and ${allOf(visible)}
    order by period_from desc, created_at desc, id desc`);
}

/** Finds the financial year of a building that contains a day. */
export function findFiscalYear(
  db: Connection,
  building_id: string,
  day: LocalDate,
): Promise<Pick<Row<'fiscal_years'>, 'id' | 'start_date' | 'end_date'> | undefined> {
  return db.first(sql`select id, start_date, end_date from ${fiscalYears(db)} as year
    where building_id = ${building_id} and ${day}::date between start_date and end_date`);
}

/** Settings of a building for its statements. */
export type StatementSettings = Pick<
  Row<'buildings'>,
  'name' | 'statement_model' | 'statement_needs_approval' | 'statement_credit' | 'statements_from'
>;

/** Finds the settings of a building for its statements. */
export function findSettings(db: Connection, building_id: string): Promise<StatementSettings> {
  return db.one<StatementSettings>(sql`select name, statement_model, statement_needs_approval,
      statement_credit, statements_from
    from ${buildings(db)} as building where id = ${building_id}`);
}

/** Finds the first day of the financial year in which the statements of a building begin. */
export async function findFirstYear(
  db: Connection,
  building_id: string,
): Promise<LocalDate | undefined> {
  const row = await db.first<{ readonly start_date: LocalDate }>(sql`select year.start_date
    from app.statement_runs as run
    join ${fiscalYears(db)} as year on year.id = run.fiscal_year_id
    where run.organization_id = ${db.organizationId} and run.building_id = ${building_id}
      and run.status <> 'Reversed'
    order by year.start_date limit 1`);
  return row?.start_date;
}

/** Whether a decision is one of the building. */
export async function isDecisionOf(
  db: Connection,
  id: string,
  building_id: string,
): Promise<boolean> {
  const row = await db.first(sql`select from ${decisions(db)} as decision
    where id = ${id} and building_id = ${building_id}`);
  return row !== undefined;
}
