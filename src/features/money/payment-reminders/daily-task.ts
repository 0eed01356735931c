import {
  forEveryOrganization,
  type SweepDependencies,
} from '#features/people/organizations/index.ts';
import type { Task } from '#platform/jobs/task.ts';
import type { ReminderSending } from './run-routes.ts';
import { runReminders } from './run.ts';

const NAME = 'daily-reminders';
const DAY_MS = 24 * 60 * 60_000;

export type DailyRemindersDependencies = SweepDependencies & ReminderSending;

/** Takes the day's step with everybody who owes something overdue. A second run finds them taken. */
export function createDailyReminders(deps: DailyRemindersDependencies): Task {
  const { sending } = deps;
  return {
    name: NAME,
    schedule: { cron: '0 4 * * *', backfillMs: DAY_MS, maxAttempts: 10 },
    run: (_payload, { signal }) =>
      forEveryOrganization(deps, { task: NAME, signal }, async (ctx) => {
        await runReminders(ctx, { dry_run: false, sending });
      }),
  };
}
