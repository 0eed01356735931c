import { sql, type Sql } from '#platform/db/sql.ts';

/**
 * Lock that a backup holds until it has read the files. The number is unique within the product.
 */
export const BACKUP_LOCK = 7_301_118;

/**
 * Whether file contents may be removed until the transaction ends: no backup still has to read
 * them.
 */
export const mayRemoveFiles: Sql = sql`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as may`;
