import { forEveryOrganization, type SweepDependencies } from '#features/shared/index.ts';
import type { Task } from '#platform/jobs/task.ts';
import { releaseAllDue } from './commands/release-deferred.ts';

const NAME = 'daily-deferrals';
const DAY_MS = 24 * 60 * 60_000;

/** Books costs that were deferred to a year that has begun. A second run finds them booked. */
export function createDailyDeferrals(deps: SweepDependencies): Task {
  return {
    name: NAME,
    schedule: { cron: '15 3 * * *', backfillMs: DAY_MS, maxAttempts: 10 },
    run: (_payload, { signal }) =>
      forEveryOrganization(deps, { task: NAME, signal }, releaseAllDue),
  };
}
