import type { ErasurePart } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/mask-words.ts';
import { sql } from '#platform/db/sql.ts';

/**
 * Deletes a person's notifications and deliveries, and masks their name in those of others.
 * Preferences and browsers are deleted with an account that no other organization uses.
 */
export const eraseNotifications: ErasurePart = async ({ db }, person) => {
  const { user_ids, account_ids } = person;
  const told = await db.execute(sql`delete from app.notifications
    where organization_id = ${db.organizationId} and user_id = any(${user_ids}::uuid[])`);
  const Preferences = await db.execute(sql`delete from auth.notification_preferences
    where user_id = any(${account_ids}::uuid[])`);
  const PushSubscriptions = await db.execute(sql`delete from auth.push_subscriptions
    where user_id = any(${account_ids}::uuid[])`);
  const words = ['title', 'message', 'short_message'] as const;
  const masked = await maskWords(db, 'notifications', words, person);
  await maskWords(db, 'notification_deliveries', ['error'], person);
  await maskWords(db, 'outbox_events', ['payload'], person);
  return { erased: { Notifications: told + masked, Preferences, PushSubscriptions } };
};
