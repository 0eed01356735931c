import type { Database } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';

interface WaitingJobs {
  readonly task: string;
  readonly count: number;
}

/** How many jobs of each task wait for a worker or for another attempt. */
export function countWaitingJobs(database: Database): Promise<WaitingJobs[]> {
  return database.read(NIL_UUID, (db) => db.query(sql`select task, count from jobs.waiting()`));
}
