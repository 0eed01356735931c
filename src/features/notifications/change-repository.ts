import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';

/** Notifies the listeners in every process. */
export async function tellAll(db: Connection, messages: readonly string[]): Promise<void> {
  await db.query(
    sql`select pg_notify('notifications', message) from unnest(${messages}::text[]) as message`,
  );
}
