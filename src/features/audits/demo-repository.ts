import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { fiscalYears } from '#relations/fiscal-years.ts';

/** Finds the last financial year of a building that ended before a day. */
export function findPastYear(
  db: Connection,
  building_id: string,
  before: LocalDate,
): Promise<{ readonly id: string } | undefined> {
  return db.first<{ readonly id: string }>(sql`select id from ${fiscalYears(db)} as year
    where building_id = ${building_id} and end_date < ${before} order by end_date desc limit 1`);
}
