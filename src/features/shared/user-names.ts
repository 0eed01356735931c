import type { Connection } from '#platform/db/connection.ts';
import { findNames, type Names } from '#platform/db/names.ts';
import { users } from '#relations/auth.ts';

/** Finds the names of users of the tenant. */
export function findUserNames(db: Connection, ids: readonly string[]): Promise<Names> {
  return findNames(db, users, ids);
}
