import type { Database } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';

interface QueuedJobs {
  readonly task: string;
  readonly count: number;
  /** Time since the oldest of them was due. */
  readonly oldest_seconds: number;
}

/** Counts the jobs of each task that wait for a worker or for another attempt. */
export function findQueuedJobs(database: Database): Promise<QueuedJobs[]> {
  return database.read(NIL_UUID, (db) =>
    db.query(sql`select task, count, oldest_seconds from jobs.queued()`),
  );
}
