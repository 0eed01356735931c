import { NIL_UUID } from '#platform/ids.ts';
import type { Database } from './database.ts';
import { sql } from './sql.ts';

/** Version of PostgreSQL, as `15.12`. */
export async function serverVersion(database: Database): Promise<string> {
  const { version } = await database.read(NIL_UUID, (db) =>
    db.one<{ version: string }>(sql`select current_setting('server_version') as version`),
  );
  return version.split(' ')[0] ?? version;
}
