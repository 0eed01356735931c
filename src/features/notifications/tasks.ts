import { requeueTask, type SystemDependencies } from '#features/shared/index.ts';
import type { Task } from '#platform/jobs/task.ts';
import type { ChannelSenders } from './channel-sender.ts';
import type { ConfiguredChannels } from './create-notifications.ts';
import {
  deliverDigest,
  deliverNotification,
  type DeliveryDependencies,
  type DeliveryPayload,
  type DigestPayload,
} from './deliver.ts';
import {
  DELIVERY_TASKS,
  DIGEST_TASK,
  FAN_OUT_TASK,
  type OutgoingChannel,
} from './delivery-jobs.ts';
import { fanOut, type FanOutPayload } from './fan-out.ts';
import type { NotificationTypes } from './registry.ts';
import { forgetDigestWindows, makeJobsForWaiting } from './requeue.ts';

export interface NotificationDependencies extends SystemDependencies, DeliveryDependencies {
  readonly types: NotificationTypes;
}

const HOUR_MS = 60 * 60_000;

/** Finds the channels that the service is configured to send on. */
export function configuredChannels({ Email, SMS }: ChannelSenders): ConfiguredChannels {
  return { email: Email.isConfigured, sms: SMS.isConfigured };
}

/** Creates the background jobs that notify people. */
export function createNotificationTasks(deps: NotificationDependencies): readonly Task[] {
  const configured = configuredChannels(deps.senders);
  const channels = Object.keys(DELIVERY_TASKS) as OutgoingChannel[];
  return [
    {
      name: FAN_OUT_TASK,
      run: (payload) => fanOut({ ...deps, configured }, payload as FanOutPayload),
    },
    ...channels.map((channel) => ({
      name: DELIVERY_TASKS[channel],
      waitsForServers: true,
      run: (payload: unknown) => deliverNotification(deps, channel, payload as DeliveryPayload),
    })),
    {
      name: DIGEST_TASK,
      waitsForServers: true,
      run: (payload) => deliverDigest(deps, payload as DigestPayload),
    },
    requeueTask('requeue-notifications', deps, makeJobsForWaiting),
    {
      name: 'forget-digest-windows',
      schedule: { cron: '17 * * * *', backfillMs: HOUR_MS, maxAttempts: 1 },
      run: (_payload, { signal }) => forgetDigestWindows(deps, signal),
    },
  ];
}
