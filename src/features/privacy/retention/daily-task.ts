import {
  forEveryOrganization,
  type SweepDependencies,
  type RetentionPart,
} from '#features/shared/index.ts';
import type { Task } from '#platform/jobs/task.ts';
import { eraseEnded } from './run-retention.ts';

const NAME = 'daily-retention';
const DAY_MS = 24 * 60 * 60_000;

export interface RetentionDependencies extends SweepDependencies {
  readonly retention: readonly RetentionPart[];
}

/** Creates the task that erases data whose retention period has ended, per organization. */
export function createDailyRetention(deps: RetentionDependencies): Task {
  return {
    name: NAME,
    schedule: { cron: '30 2 * * *', backfillMs: DAY_MS, maxAttempts: 10 },
    run: (_payload, { signal }) =>
      forEveryOrganization(deps, { task: NAME, signal }, async (ctx) => {
        await eraseEnded(ctx, deps.retention);
      }),
  };
}
