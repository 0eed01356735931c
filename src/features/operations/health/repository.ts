import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';

/** Fails when the database does not answer. */
export async function ask(db: Connection): Promise<void> {
  await db.one(sql`select 1 as answer`);
}
