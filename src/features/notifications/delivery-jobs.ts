import type { Channel } from '#domain/notifications/channels.ts';
import { MAX_DELIVERY_JOB_ATTEMPTS } from '#platform/jobs/delivery.ts';
import type { NewJob } from '#platform/jobs/enqueue.ts';

/**
 * The channels that leave the service; in the app a notification is delivered when it is created.
 */
export type OutgoingChannel = Exclude<Channel, 'InApp'>;

/** The task that sends on each channel. */
export const DELIVERY_TASKS = {
  Email: 'deliver-email',
  SMS: 'deliver-sms',
  Push: 'deliver-push',
} as const satisfies Record<OutgoingChannel, string>;
export const DIGEST_TASK = 'deliver-digest';
export const FAN_OUT_TASK = 'fan-out-event';

/** Makes the job of a delivery; its key ensures that it runs once even if requested twice. */
export function deliveryJob(
  organizationId: string,
  notificationId: string,
  channel: OutgoingChannel,
): NewJob {
  const task = DELIVERY_TASKS[channel];
  return {
    task,
    payload: { organization_id: organizationId, notification_id: notificationId },
    job_key: `${task}:${notificationId}`,
    max_attempts: MAX_DELIVERY_JOB_ATTEMPTS,
  };
}

/** Makes the job that sends a digest. @param runAt the end of the digest window, RFC 3339 */
export function digestJob(organizationId: string, digestKey: string, runAt: string): NewJob {
  return {
    task: DIGEST_TASK,
    payload: { organization_id: organizationId, digest_key: digestKey },
    job_key: `${DIGEST_TASK}:${organizationId}:${digestKey}`,
    run_at: runAt,
    max_attempts: MAX_DELIVERY_JOB_ATTEMPTS,
  };
}

/** Events of one job, whose notifications are created in one transaction. */
const EVENTS_PER_JOB = 50;

/** Makes the jobs that create the notifications of events. */
export function makeFanOutJobs(organizationId: string, eventIds: readonly string[]): NewJob[] {
  const jobs: NewJob[] = [];
  for (let start = 0; start < eventIds.length; start += EVENTS_PER_JOB) {
    const event_id = eventIds.slice(start, start + EVENTS_PER_JOB);
    jobs.push({
      task: FAN_OUT_TASK,
      payload: { organization_id: organizationId, event_id },
      job_key: `${FAN_OUT_TASK}:${event_id[0]}`,
      max_attempts: MAX_DELIVERY_JOB_ATTEMPTS,
    });
  }
  return jobs;
}
