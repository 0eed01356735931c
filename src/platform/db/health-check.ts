import { NIL_UUID } from '#platform/ids.ts';
import type { Database } from './database.ts';
import { sql } from './sql.ts';

/** Longer than a busy database needs, and shorter than monitoring waits. */
const PATIENCE_MS = 2_000;

/** Whether the answer comes in time: a database that hangs is as bad as one that is down. */
async function isInTime(answer: Promise<boolean>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(late.resolve, PATIENCE_MS, false);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Creates a check whether the database answers. Concurrent calls share one query, on a reserved
 * connection.
 */
export function createHealthCheck(whole: Database): () => Promise<boolean> {
  const database = whole.as('health');
  let asked: Promise<boolean> | undefined;
  return () => {
    asked ??= database
      .read(NIL_UUID, (db) => db.one(sql`select 1 as answer`))
      .then(
        () => true,
        () => false,
      )
      .finally(() => void (asked = undefined));
    return isInTime(asked);
  };
}
