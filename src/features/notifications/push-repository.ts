import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';

export interface NewPushSubscription {
  readonly id: string;
  readonly user_id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly created_at: string;
}

/** Nobody uses more browsers than this; what is over is of browsers that are gone. */
const MAX_SUBSCRIPTIONS = 20;

/**
 * Keeps a subscription in place of the one with the same endpoint, whoever had that: the browser is
 * now this person's. Above the limit, the oldest goes.
 */
export async function savePushSubscription(
  db: Connection,
  subscription: NewPushSubscription,
): Promise<void> {
  const { id, user_id: userId, endpoint, p256dh, auth, created_at } = subscription;
  // One at a time for each person, so that all are counted.
  await db.execute(sql`select from auth.users where id = ${userId} for no key update`);
  // The id changes too: who finds the former subscription gone does not remove this one.
  await db.execute(sql`insert into auth.push_subscriptions
      (id, user_id, endpoint, p256dh, auth, created_at)
    values (${id}, ${userId}, ${endpoint}, ${p256dh}, ${auth}, ${created_at})
    on conflict (endpoint) do update set id = excluded.id, user_id = excluded.user_id,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`);
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
