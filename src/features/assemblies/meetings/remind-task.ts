import { REMINDED_DAYS_BEFORE } from '#domain/assemblies/deadlines.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { emitMany } from '#features/notifications/index.ts';
import { createSweep, type SweepDependencies } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { Task } from '#platform/jobs/task.ts';
import { factsOf } from './commands.ts';
import { meetingReminder } from './notification-types.ts';
import { markReminded } from './repository.ts';

/**
 * Creates the task that reminds everyone invited a week and a day before. A second run on a day
 * changes nothing.
 */
export function createDailyMeetingReminders(deps: SweepDependencies): Task {
  return createSweep(deps, 'daily-meeting-reminders', '30 5 * * *', remind);
}

async function remind(ctx: TenantContext): Promise<void> {
  const days = REMINDED_DAYS_BEFORE.map((count) => addDays(ctx.today, count));
  const meetings = await markReminded(ctx.db, days, ctx.today);
  await emitMany(ctx, meetingReminder, meetings.map(factsOf));
}
