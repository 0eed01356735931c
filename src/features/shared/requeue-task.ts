import { instantOf } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { enqueueJobs, type NewJob } from '#platform/jobs/enqueue.ts';
import type { Task } from '#platform/jobs/task.ts';
import type { SweepDependencies } from './every-organization.ts';
import { listOrganizationIds } from './organization-ids.ts';

/** Tasks that have waited longer than this should have run. */
const PATIENCE_MS = 60_000;
const LIMIT = 1_000;

/** Selects what has waited since before the instant, up to a limit per kind. */
export interface Overdue {
  readonly before: string;
  readonly now: string;
  readonly limit: number;
}

/**
 * Creates a task that runs every minute and requeues pending work of an organization or the
 * platform whose job has failed or was lost. Work that has a job keeps it.
 */
export function requeueTask(
  name: `requeue-${string}`,
  { database, clock }: Pick<SweepDependencies, 'database' | 'clock'>,
  findJobs: (db: Connection, overdue: Overdue) => Promise<NewJob[]>,
): Task {
  const run: Task['run'] = async (_payload, { signal }) => {
    const nowMs = clock.nowMs();
    const overdue = { before: instantOf(nowMs - PATIENCE_MS), now: instantOf(nowMs), limit: LIMIT };
    const organizationIds = await database.read(NIL_UUID, listOrganizationIds);
    for (const id of [NIL_UUID, ...organizationIds]) {
      signal.throwIfAborted();
      const jobs = await database.read(id, (db) => findJobs(db, overdue));
      if (jobs.length > 0) await database.write(id, (db) => enqueueJobs(db, jobs));
    }
  };
  return { name, schedule: { cron: '* * * * *', backfillMs: 0, maxAttempts: 1 }, run };
}
