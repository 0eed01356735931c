import { notificationTypes } from '#app/features.ts';
import { followers } from '#app/followers.ts';
import type {
  ChannelSender,
  EmailMessage,
  PushMessage,
  SendResult,
  SmsMessage,
} from '#features/notifications/channel-sender.ts';
import {
  createNotifications,
  type NotificationDraft,
} from '#features/notifications/create-notifications.ts';
import { registerNotificationTypes } from '#features/notifications/registry.ts';
import { createNotificationTasks } from '#features/notifications/tasks.ts';
import { runAsSystem } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { uuidv7Source } from '#platform/ids.ts';
import type { TestApp } from './test-app.ts';
import { asSuperuser } from './test-database.ts';

/** A sender that accepts everything unless a test says otherwise. */
export interface FakeSender<Message> extends ChannelSender<Message> {
  readonly sent: Message[];
  isConfigured: boolean;
  answer: () => Promise<SendResult>;
}

function aSender<Message>(): FakeSender<Message> {
  const sender: FakeSender<Message> = {
    sent: [],
    isConfigured: true,
    answer: () => Promise.resolve({}),
    async send(message) {
      const result = await sender.answer();
      sender.sent.push(message);
      return result;
    },
  };
  return sender;
}

export interface QueuedJob {
  readonly task: string;
  readonly payload: Readonly<Record<string, string>>;
  readonly run_at: Date;
}

/** Makes helpers that run the notification jobs of an organization without a worker. */
export function aRelay(test: TestApp, organizationId: string) {
  const { database, clock } = test;
  const senders = {
    Email: aSender<EmailMessage>(),
    SMS: aSender<SmsMessage>(),
    Push: aSender<PushMessage>(),
  };
  const deps = { database, clock, ids: uuidv7Source, followers };
  const tasks = createNotificationTasks({
    ...deps,
    senders,
    types: registerNotificationTypes(notificationTypes),
    metrics: { countDeliveries: () => undefined },
  });
  const { signal } = new AbortController();

  async function run(name: string, payload: unknown = {}): Promise<void> {
    const task = tasks.find((one) => one.name === name);
    if (task === undefined) throw new Error(`there is no task ${name}`);
    await task.run(payload, { signal });
  }

  const query = <Row>(text: string): Promise<Row[]> =>
    asSuperuser(test.databaseUrl, async (client) => (await client.query(text)).rows as Row[]);
  const ofOrganization = `payload->>'organization_id' = '${organizationId}'`;

  return {
    senders,
    run,
    /** Returns the jobs of the organization, in the order of the queue. */
    jobs: () =>
      query<QueuedJob>(`select identifier as task, payload, run_at
        from graphile_worker._private_jobs as job
        join graphile_worker._private_tasks as task on task.id = job.task_id
        where ${ofOrganization} order by job.id`),
    /** Drops the jobs, as if a worker had lost them. */
    dropJobs: () => query(`delete from graphile_worker._private_jobs where ${ofOrganization}`),
    /** Takes the jobs of a task out of the queue and runs them. */
    async drain(task: string): Promise<void> {
      const taken = await query<{ payload: unknown }>(`delete from graphile_worker._private_jobs
        where ${ofOrganization} and task_id =
          (select id from graphile_worker._private_tasks where identifier = '${task}')
        returning payload`);
      for (const { payload } of taken) await run(task, payload);
    },
    create: (drafts: readonly NotificationDraft[]) =>
      runAsSystem(deps, organizationId, (ctx) =>
        createNotifications(ctx, drafts, {
          configured: { email: senders.Email.isConfigured, sms: senders.SMS.isConfigured },
        }),
      ),
    deliveries: (notificationId: string) =>
      database.read(organizationId, (db) =>
        db.query<{ channel: string; status: string }>(sql`select channel, status, reason, attempts,
            sent_at, error from app.notification_deliveries
          where organization_id = ${organizationId} and notification_id = ${notificationId}
          order by array_position(array['Email', 'SMS', 'Push', 'InApp'], channel)`),
      ),
    inSystem: <T>(work: Parameters<typeof runAsSystem<T>>[2]) =>
      runAsSystem(deps, organizationId, work),
  };
}
