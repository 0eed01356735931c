import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type NewRow } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { isReserveInterest } from '#relations/costs.ts';

/** The lines that a run may settle, and the lots whose holders have changed since earlier runs. */
export interface WantedLines {
  readonly building_id: string;
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly changed_unit_ids: readonly string[];
}

/**
 * Finds the ids of the lines that no run has settled, and of settled ones with a part in a changed lot.
 * Interest that the building leaves to the reserve is not charged to owners.
 */
export async function findLinesToSettle(
  db: Connection,
  { building_id, from, until, changed_unit_ids }: WantedLines,
): Promise<string[]> {
  const rows = await db.query<{ readonly id: string }>(sql`select line.id
    from app.cost_lines as line
    where line.organization_id = ${db.organizationId} and line.building_id = ${building_id} and (
      (line.statement_id is null and line.entry_date between ${from} and ${until}
        and not (${isReserveInterest(db)} and exists (select from ${buildings(db)} as building
          where building.id = line.building_id and building.reserve_interest_to = 'Reserve')))
      or (line.statement_id is not null and exists (select from app.cost_line_parts as part
        where part.organization_id = ${db.organizationId} and part.line_id = line.id
          and part.unit_id = any(${changed_unit_ids}::uuid[]))))`);
  return rows.map(({ id }) => id);
}

/** Marks lines with the run that settles them, and fixes the parts that were read from meters. */
export async function markSettled(
  db: Connection,
  {
    statement_id,
    line_ids,
  }: { readonly statement_id: string; readonly line_ids: readonly string[] },
  parts: readonly NewRow<'cost_line_parts'>[],
): Promise<void> {
  await Promise.all([
    db.execute(sql`update app.cost_lines set statement_id = ${statement_id}
      where organization_id = ${db.organizationId} and id = any(${line_ids}::uuid[])`),
    insertRows(db, 'cost_line_parts', parts),
  ]);
}

/**
 * Releases the lines of a run that is reversed.
 * @param metered_key_ids keys whose consumption is read again
 */
export async function releaseSettled(
  db: Connection,
  statement_id: string,
  metered_key_ids: readonly string[],
): Promise<void> {
  const ofRun = sql`organization_id = ${db.organizationId} and statement_id = ${statement_id}`;
  // In this order: the parts are found by the mark.
  await db.execute(sql`delete from app.cost_line_parts
    where organization_id = ${db.organizationId} and line_id in (select id from app.cost_lines
      where ${ofRun} and distribution_key_id = any(${metered_key_ids}::uuid[]))`);
  await db.execute(sql`update app.cost_lines set statement_id = null where ${ofRun}`);
}
