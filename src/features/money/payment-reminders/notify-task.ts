import { emit } from '#features/notifications/index.ts';
import { requeueTask, runAsSystem, type SystemDependencies } from '#features/shared/index.ts';
import { instantOf, parseInstantMs } from '#platform/clock.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { enqueueJobs } from '#platform/jobs/enqueue.ts';
import type { Task } from '#platform/jobs/task.ts';
import { hasUnnotified, markNotified } from './mailing-repository.ts';
import { paymentOverdue } from './notification-types.ts';

const NAME = 'tell-reminded';
const MINUTE_MS = 60_000;

interface TellPayload {
  readonly organization_id: string;
}

/**
 * Schedules one notification job for the reminders of a run, at the end of the next minute, so that a
 * person with several of them gets one message. Each minute has its own job: one that is already running
 * would miss what this transaction has not committed.
 */
export function scheduleNotifications({ db, organizationId, now }: TenantContext): Promise<void> {
  const minute = Math.floor(parseInstantMs(now) / MINUTE_MS) + 2;
  const run_at = instantOf(minute * MINUTE_MS);
  const job_key = `${NAME}:${organizationId}:${run_at}`;
  return enqueueJobs(db, [{ ...notifyingJob(organizationId), job_key, run_at }]);
}

function notifyingJob(organization_id: string) {
  const payload: TellPayload = { organization_id };
  return { task: NAME, payload, job_key: `${NAME}:${organization_id}` };
}

/** Creates the task that notifies recipients of all reminders sent since the last notification. */
export function createReminderNotifier(deps: SystemDependencies): Task {
  return {
    name: NAME,
    run: async (payload) => {
      const { organization_id: organizationId } = payload as TellPayload;
      await runAsSystem(deps, organizationId, tellReminded);
    },
  };
}

/** Creates the task that schedules the notification again if its job was lost. */
export function createReminderRequeue(deps: SystemDependencies): Task {
  return requeueTask('requeue-reminders', deps, async (db, { before }) =>
    (await hasUnnotified(db, before)) ? [notifyingJob(db.organizationId)] : [],
  );
}

async function tellReminded(ctx: TenantContext): Promise<void> {
  const told = await markNotified(ctx.db);
  if (told.length === 0) return;
  await emit(ctx, paymentOverdue, {
    payment_reminder_ids: told.map(({ id }) => id),
    mailed_ids: told.filter(({ is_mailed }) => is_mailed).map(({ id }) => id),
  });
}
