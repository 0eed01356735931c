import { lockAccount } from '#features/people/auth/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type Row } from '#platform/db/rows.ts';
import { allOf, sql } from '#platform/db/sql.ts';

/** Nobody uses more browsers than this; older subscriptions belong to browsers that are gone. */
const MAX_SUBSCRIPTIONS = 20;

/**
 * Stores a subscription and replaces one with the same endpoint, even another user's: the browser
 * is now this user's. Above the limit, the oldest is deleted.
 */
export async function savePushSubscription(
  db: Connection,
  subscription: Row<'auth.push_subscriptions'>,
): Promise<void> {
  const { user_id: userId } = subscription;
  // Serialized per user, so that the count is exact.
  await lockAccount(db, userId);
  // The id changes too: a job that finds the former subscription gone must not delete this one.
  const instead = sql`on conflict (endpoint) do update set id = excluded.id,
    user_id = excluded.user_id, session_id = excluded.session_id,
    p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`;
  await insertRows(db, 'auth.push_subscriptions', [subscription], instead);
  await db.execute(sql`delete from auth.push_subscriptions where id in (
    select id from auth.push_subscriptions where user_id = ${userId}
    order by created_at desc, id desc offset ${MAX_SUBSCRIPTIONS})`);
}

/** Deletes a subscription. @returns whether this user had it */
export async function deletePushSubscription(
  db: Connection,
  userId: string,
  endpoint: string,
): Promise<boolean> {
  const deleted = await db.execute(sql`delete from auth.push_subscriptions
    where user_id = ${userId} and endpoint = ${endpoint}`);
  return deleted === 1;
}

/** Deletes the subscriptions that ended sessions of an account have set up. */
export async function deleteSubscriptionsOfSessions(
  db: Connection,
  ended: { readonly user_id: string; readonly session_id?: string; readonly except?: string },
): Promise<void> {
  const { user_id: userId, session_id: sessionId, except } = ended;
  const conditions = [sql`user_id = ${userId}`];
  if (sessionId !== undefined) conditions.push(sql`session_id = ${sessionId}`);
  if (except !== undefined) conditions.push(sql`session_id is distinct from ${except}`);
  await db.execute(sql`delete from auth.push_subscriptions where ${allOf(conditions)}`);
}
