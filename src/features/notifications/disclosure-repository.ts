import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/** Discloses a person's notifications, preferences and browsers. */
export const discloseNotifications: DisclosurePart = async ({ db }, { user_ids, account_ids }) => {
  const [Notifications, Preferences, Browsers] = await Promise.all([
    db.query<DisclosedRecord>(sql`select notification.notification_type, notification.title,
        notification.message, notification.created_at, notification.read_at,
        (select string_agg(delivery.channel || ' ' || delivery.status, ', ' order by delivery.channel)
          from app.notification_deliveries as delivery
          where delivery.organization_id = ${db.organizationId}
            and delivery.notification_id = notification.id) as deliveries
      from app.notifications as notification
      where notification.organization_id = ${db.organizationId}
        and notification.user_id = any(${user_ids}::uuid[])
      order by notification.position`),
    db.query<DisclosedRecord>(sql`select notification_type, enabled, email_enabled, sms_enabled,
        push_enabled, updated_at
      from auth.notification_preferences where user_id = any(${account_ids}::uuid[])
      order by notification_type`),
    db.query<DisclosedRecord>(sql`select endpoint, created_at from auth.push_subscriptions
      where user_id = any(${account_ids}::uuid[]) order by created_at, id`),
  ]);
  return { Notifications, Preferences, Browsers };
};
