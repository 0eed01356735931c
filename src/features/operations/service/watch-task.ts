import type { Logger } from 'pino';
import { alertOperatorsOnce } from '#features/operations/operators/index.ts';
import type { SystemDependencies } from '#features/shared/index.ts';
import { instantOf } from '#platform/clock.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { countFailedJobs } from '#platform/jobs/failed-jobs.ts';
import type { Task } from '#platform/jobs/task.ts';

/**
 * Twice the interval between runs, so that no failure is missed; the operators are alerted only
 * once anyway.
 */
const LATELY_MS = 20 * 60_000;

export interface WatchDependencies extends SystemDependencies {
  readonly logger: Pick<Logger, 'error'>;
}

/** Creates the task that alerts the operators to jobs that have failed permanently. */
export function createJobWatch(deps: WatchDependencies): Task {
  return {
    name: 'watch-jobs',
    schedule: { cron: '*/10 * * * *', backfillMs: 0, maxAttempts: 3 },
    async run() {
      const since = instantOf(deps.clock.nowMs() - LATELY_MS);
      const { lately } = await deps.database.read(NIL_UUID, (db) => countFailedJobs(db, since));
      if (lately === 0) return;
      deps.logger.error({ failed: lately }, 'jobs have failed for the last time');
      await alertOperatorsOnce(deps, 'job_failed');
    },
  };
}
