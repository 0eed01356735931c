import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';

/** Work for a job worker. */
export interface NewJob {
  /** Name of the task. */
  readonly task: string;
  /** Ids, not the facts themselves: those may have changed by the time it runs. */
  readonly payload: object;
  /** If a job with this key is already waiting or running, this one is not added. */
  readonly job_key?: string;
  /** RFC 3339; now if absent. */
  readonly run_at?: string;
  readonly max_attempts?: number;
}

/** Adds jobs to the queue in the caller's transaction; they run once it is durable. */
export async function enqueueJobs(db: Connection, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  // Only the first of several with one key is kept: the queue would otherwise take none.
  const keys = new Set<string>();
  const wanted = jobs.filter(({ job_key: key }) => {
    if (key === undefined) return true;
    const isNew = !keys.has(key);
    keys.add(key);
    return isNew;
  });
  await db.query(sql`select jobs.enqueue(
    ${wanted.map(({ task }) => task)}::text[],
    ${wanted.map(({ payload }) => JSON.stringify(payload))}::jsonb[],
    ${wanted.map(({ job_key }) => job_key ?? null)}::text[],
    ${wanted.map(({ run_at }) => run_at ?? null)}::timestamptz[],
    ${wanted.map(({ max_attempts }) => max_attempts ?? null)}::integer[])`);
}
