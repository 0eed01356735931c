import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';

/** Whether an entry of this date may be posted: no closed fiscal year of the building holds it. */
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
