import { lockAccount } from '#features/people/auth/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

/** Nobody uses more browsers than this; what is over is of browsers that are gone. */
const MAX_SUBSCRIPTIONS = 20;

/**
 * Keeps a subscription in place of the one with the same endpoint, whoever had that: the browser is
 * now this person's. Above the limit, the oldest goes.
 */
export async function savePushSubscription(
  db: Connection,
  subscription: Row<'auth.push_subscriptions'>,
): Promise<void> {
  const { user_id: userId } = subscription;
  // One at a time for each person, so that all are counted.
  await lockAccount(db, userId);
  // The id changes too: who finds the former subscription gone does not remove this one.
  const instead = sql`on conflict (endpoint) do update set id = excluded.id,
    user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
    created_at = excluded.created_at`;
  await insertRows(db, 'auth.push_subscriptions', [subscription], instead);
  await db.execute(sql`delete from auth.push_subscriptions where id in (
    select id from auth.push_subscriptions where user_id = ${userId}
    order by created_at desc, id desc offset ${MAX_SUBSCRIPTIONS})`);
}

/** @returns whether this person had it */
export async function deletePushSubscription(
  db: Connection,
  userId: string,
  endpoint: string,
): Promise<boolean> {
  const deleted = await db.execute(sql`delete from auth.push_subscriptions
    where user_id = ${userId} and endpoint = ${endpoint}`);
  return deleted === 1;
}
