import { instantOf, type Clock } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Database } from '#platform/db/database.ts';
import { enqueueJobs, type NewJob } from './enqueue.ts';

/** Whatever is older than this has had its turn. */
const PATIENCE_MS = 60_000;
const LIMIT = 1_000;

/** What to look for: what has waited since before the instant, at most so much of each kind. */
export interface Overdue {
  readonly before: string;
  readonly now: string;
  readonly limit: number;
}

/**
 * The net below the queue: what waits in a tenant although its job was given up, or never was, gets
 * another. What has a job keeps it.
 */
export async function requeue(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  organizationIds: readonly string[],
  signal: AbortSignal,
  findJobs: (db: Connection, overdue: Overdue) => Promise<NewJob[]>,
): Promise<void> {
  const nowMs = clock.nowMs();
  const overdue = { before: instantOf(nowMs - PATIENCE_MS), now: instantOf(nowMs), limit: LIMIT };
  for (const id of organizationIds) {
    signal.throwIfAborted();
    const jobs = await database.read(id, (db) => findJobs(db, overdue));
    if (jobs.length > 0) await database.write(id, (db) => enqueueJobs(db, jobs));
  }
}
