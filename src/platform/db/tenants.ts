import type { Connection } from './connection.ts';
import { sql, type Sql } from './sql.ts';

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

/**
 * Selects the one row of the connection's tenant. A statement that inserts the rows of a query takes
 * `organization_id` from it: on a database of several servers, only this sends it to that of the tenant.
 */
export function tenantRow(db: Connection): Sql {
  return sql`(select organization_id from app.tenants where organization_id = ${db.organizationId})`;
}
