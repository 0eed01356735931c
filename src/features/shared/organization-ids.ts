import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { organizations } from '#relations/organizations.ts';

/** Lists the ids of all organizations. */
export async function listOrganizationIds(db: Connection): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`select id from ${organizations(db)} as organization order by id`,
  );
  return rows.map(({ id }) => id);
}
