import { isReminderDay } from '#domain/privacy/answer-deadline.ts';
import { emit, systemAlert } from '#features/notifications/index.ts';
import { createSweep, type SweepDependencies } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { Task } from '#platform/jobs/task.ts';
import { findUnreminded, markReminded } from './repository.ts';

/** Creates the task that reminds syndics of requests about personal data that are nearly due. */
export function createDailyGdprRequests(deps: SweepDependencies): Task {
  return createSweep(deps, 'daily-gdpr-requests', '15 5 * * *', remindOffice);
}

/** Sends one alert per organization and day, and marks the requests that it covers. */
async function remindOffice(ctx: TenantContext): Promise<void> {
  const waiting = await findUnreminded(ctx.db, ctx.today);
  const due = waiting.filter(({ due_on }) => isReminderDay(due_on, ctx.today));
  if (due.length === 0) return;
  await markReminded(
    ctx.db,
    due.map(({ id }) => id),
    ctx.today,
  );
  await emit(ctx, systemAlert, {
    building_id: null,
    audience: 'Syndics',
    finding: 'gdpr_requests_due',
  });
}
