import type { ReplayNotificationDelivery } from '#contract/notifications.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Channel } from '#domain/notifications/channels.ts';
import { recordAudit } from '#features/shared/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { enqueueJobs, type NewJob } from '#platform/jobs/enqueue.ts';
import { deliveryJob } from '../delivery-jobs.ts';
import { inOrder } from '../notification.ts';
import {
  findDeliveries,
  lockDeliveries,
  resetDeliveries,
  type DeliveryRow,
} from '../repository.ts';

/**
 * Resets the failed deliveries of a notification, on one channel or all, to be tried again. Refuses
 * not_found, invalid_transition if none has failed.
 * @returns all its deliveries in their new state
 */
export async function replayDelivery(
  ctx: TenantContext,
  id: string,
  { channel }: ReplayNotificationDelivery,
) {
  const notification = found(await findRow(ctx.db, 'notifications', id), 'notification', id);
  const named = (await lockDeliveries(ctx.db, id)).filter(
    (delivery) => channel === undefined || delivery.channel === channel,
  );
  const channels = named.filter(({ status }) => status === 'Failed').map((one) => one.channel);
  if (channels.length === 0) throw nothingFailed(named);
  await Promise.all([
    resetDeliveries(ctx.db, id, channels),
    enqueueJobs(ctx.db, jobsOf(ctx, id, channels)),
    recordAudit(ctx, 'notification.replayed', id, { channels }),
  ]);
  const { user_id, notification_type, created_at } = notification;
  const deliveries = inOrder(await findDeliveries(ctx.db, [id]));
  return deliveries.map((delivery) => ({ ...delivery, user_id, notification_type, created_at }));
}

function jobsOf(
  ctx: TenantContext,
  notificationId: string,
  channels: readonly Channel[],
): NewJob[] {
  // In the app a notification is delivered immediately and cannot fail.
  const outgoing = channels.filter((channel) => channel !== 'InApp');
  return outgoing.map((channel) => deliveryJob(ctx.organizationId, notificationId, channel));
}

function nothingFailed(deliveries: readonly DeliveryRow[]): DomainError {
  const from = [...new Set(deliveries.map(({ status }) => status))].join(', ');
  return new DomainError('invalid_transition', { from, operation: 'replay', allowed: [] });
}
