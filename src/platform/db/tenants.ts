import type { Connection } from './connection.ts';
import { sql } from './sql.ts';

/**
 * Adds the row of an organization that statements with many rows join. On one server a trigger does it as
 * well, for a former version of the service that still runs.
 */
export function addTenant(db: Connection, organizationId: string): Promise<number> {
  return db.executeFrom(
    organizationId,
    sql`insert into app.tenants (organization_id) values (${organizationId}) on conflict do nothing`,
  );
}
