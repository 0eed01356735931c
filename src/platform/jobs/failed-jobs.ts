import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';

/** A job that has used up its attempts. Its payload stays in the queue, its error in the log. */
interface FailedJob {
  readonly id: number;
  readonly task: string;
  readonly created_at: string;
  /** End of its last attempt. */
  readonly failed_at: string;
  readonly attempts: number;
}

/** Lists the latest failed jobs, newest first. */
export function listFailedJobs(db: Connection, limit: number): Promise<FailedJob[]> {
  return db.query<FailedJob>(sql`select id, task, created_at, failed_at, attempts
    from jobs.failed() order by failed_at desc, id desc limit ${limit}`);
}

/** Counts failed jobs in total, and those that failed at or after a moment. */
export function countFailedJobs(
  db: Connection,
  since: string,
): Promise<{ readonly all: number; readonly lately: number }> {
  return db.one(sql`select count(*) as "all",
      count(*) filter (where failed_at >= ${since}::timestamptz) as lately from jobs.failed()`);
}

/**
 * Retries a failed job with all its attempts.
 * @returns whether it exists
 */
export async function retryJob(db: Connection, id: string): Promise<boolean> {
  const { done } = await db.one<{ done: boolean }>(
    sql`select jobs.try_again(${id}::bigint) as done`,
  );
  return done;
}
