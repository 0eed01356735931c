import { sql, type Sql } from '#platform/db/sql.ts';

/** Held by a backup until it has read the files; a number of its own. */
export const FILES_KEPT_LOCK = 7_301_118;

/** Whether bytes may be removed until the transaction ends: no backup still means to read them. */
export const mayRemoveFiles: Sql = sql`select pg_try_advisory_xact_lock_shared(${FILES_KEPT_LOCK}) as may`;
