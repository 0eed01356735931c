import { sql } from '#platform/db/sql.ts';
import type { FindNames } from '#platform/http/display-names.ts';
import { users } from '#relations/auth.ts';

/** Finds the names of users of the tenant. */
export const findUserNames: FindNames = async (db, ids) => {
  const rows = await db.query<{ readonly id: string; readonly name: string }>(
    sql`select id, name from ${users(db)} as person where id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};
