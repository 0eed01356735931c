import type { CreateNotification } from '#contract/notifications.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Priority } from '#domain/notifications/notification-types.ts';
import { recordAudit } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { createNotifications, type ConfiguredChannels } from '../create-notifications.ts';
import { withDeliveries, type ShownNotification } from '../notification.ts';
import { findMembers, type NotificationRow } from '../repository.ts';

/**
 * Sends a message of the caller to people of the organization: one notification for `user_id`, or
 * one for each of `user_ids`, in order. Refuses unknown_reference for users outside the
 * organization.
 */
export async function sendNotification(
  ctx: TenantContext,
  configured: ConfiguredChannels,
  input: CreateNotification,
): Promise<ShownNotification | ShownNotification[]> {
  const { user_id: userId, user_ids: userIds = [], ...words } = input;
  const recipients = userId === undefined ? userIds : [userId];
  await requireMembers(ctx, recipients, (index) =>
    userId === undefined ? `/body/user_ids/${index}` : '/body/user_id',
  );
  const drafts = recipients.map((recipient) => ({
    ...words,
    user_id: recipient,
    link: words.link ?? null,
    priority: words.priority ?? ('Normal' satisfies Priority),
    event_id: null,
    object_id: null,
  }));
  const rows = await createNotifications(ctx, drafts, { configured });
  const [shown] = await Promise.all([withDeliveries(ctx.db, rows), recordSending(ctx, rows)]);
  const [only] = shown;
  return userId === undefined || only === undefined ? shown : only;
}

/** Records the message in the audit log, once for all recipients. */
async function recordSending(ctx: TenantContext, rows: readonly NotificationRow[]): Promise<void> {
  const [first] = rows;
  assert(first !== undefined, 'A notification has a recipient');
  await recordAudit(ctx, 'notification.sent', first.id, {
    notification_type: first.notification_type,
    sent: rows.map(({ id, user_id }) => ({ notification_id: id, user_id })),
  });
}

async function requireMembers(
  ctx: TenantContext,
  userIds: readonly string[],
  pointerTo: (index: number) => string,
): Promise<void> {
  const members = await findMembers(ctx.db, userIds);
  const stranger = userIds.findIndex((id) => !members.has(id));
  if (stranger === -1) return;
  const pointer = pointerTo(stranger);
  throw new DomainError('unknown_reference', { what: 'user', id: userIds[stranger], pointer });
}
