import type { Language } from '#domain/kernel/language.ts';
import type { Overdue } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import type { Claimed, Outcome } from '#platform/jobs/delivery.ts';
import { users } from '#relations/auth.ts';
import type { MessageItem, PushTarget } from './channel-sender.ts';
import type { OutgoingChannel } from './delivery-jobs.ts';

/** A delivery with everything needed to send it. */
export interface LoadedDelivery extends MessageItem, Claimed {
  readonly short_message: string | null;
  readonly user_id: string;
  readonly account_id: string;
  readonly email: string;
  readonly phone: string | null;
  readonly language: Language;
  /** People who may no longer sign in receive nothing. */
  readonly is_active: boolean;
}

const columns = sql`notification.id as notification_id, notification.notification_type,
  notification.title, notification.message, notification.short_message, notification.link,
  notification.priority, notification.created_at, person.id as user_id, person.account_id, person.email, person.phone,
  person.language, person.is_active, delivery.attempts`;

/**
 * Joins a delivery to its notification and person within the connection's tenant; `columns` names
 * them.
 */
function joinNotifications(db: Connection): Sql {
  return sql`delivery.organization_id = ${db.organizationId}
    and notification.organization_id = ${db.organizationId}
    and notification.id = delivery.notification_id and person.id = notification.user_id`;
}

/**
 * Claims a delivery and counts the attempt in advance, so that one that dies with its process
 * counts too.
 */
export function claimDelivery(
  db: Connection,
  notificationId: string,
  channel: OutgoingChannel,
): Promise<LoadedDelivery[]> {
  return db.query<LoadedDelivery>(sql`update app.notification_deliveries as delivery
    set attempts = delivery.attempts + 1
    from app.notifications as notification, ${users(db)} as person
    where ${joinNotifications(db)} and delivery.notification_id = ${notificationId}
      and delivery.channel = ${channel} and delivery.status = 'Pending'
    returning ${columns}`);
}

/** Claims all e-mails of a digest, oldest first. */
export function claimDigest(db: Connection, digestKey: string): Promise<LoadedDelivery[]> {
  return db.query<LoadedDelivery>(sql`with claimed as (
      update app.notification_deliveries as delivery set attempts = delivery.attempts + 1
      from app.notifications as notification, ${users(db)} as person
      where ${joinNotifications(db)} and delivery.digest_key = ${digestKey} and delivery.status = 'Pending'
      returning notification.position, ${columns})
    select * from claimed order by position`);
}

/** Finds a delivery that was or will not be sent for lack of settings. */
export function findUnconfigured(
  db: Connection,
  notificationId: string,
  channel: OutgoingChannel,
): Promise<LoadedDelivery[]> {
  return db.query<LoadedDelivery>(sql`select ${columns}
    from app.notification_deliveries as delivery, app.notifications as notification, ${users(db)} as person
    where ${joinNotifications(db)} and delivery.notification_id = ${notificationId} and delivery.channel = ${channel}
      and (delivery.status = 'Pending' or delivery.reason = 'not_configured')`);
}

/** Finds the ids of the pending e-mails of a digest. */
export async function findDigestIds(db: Connection, digestKey: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`select notification_id as id
    from app.notification_deliveries where organization_id = ${db.organizationId}
      and digest_key = ${digestKey} and status = 'Pending' order by notification_id`);
  return rows.map(({ id }) => id);
}

/** Finds the devices that receive push messages of a person. */
export function findPushTargets(db: Connection, accountId: string): Promise<PushTarget[]> {
  return db.query<PushTarget>(sql`select id, endpoint, p256dh, auth from auth.push_subscriptions
    where user_id = ${accountId} order by id`);
}

/** Deletes subscriptions that the push service no longer accepts. */
export async function forgetPushTargets(db: Connection, ids: readonly string[]): Promise<void> {
  await db.execute(sql`delete from auth.push_subscriptions where id = any(${ids}::uuid[])`);
}

/** Records the outcome of an attempt, unless another has settled the delivery meanwhile. */
export async function recordOutcome(
  db: Connection,
  notificationIds: readonly string[],
  channel: OutgoingChannel,
  { status, reason, error, sent_at: sentAt }: Outcome,
): Promise<void> {
  await db.execute(sql`update app.notification_deliveries set status = ${status},
      reason = ${reason ?? null}, error = ${error ?? null}, sent_at = ${sentAt ?? null}
    where organization_id = ${db.organizationId} and notification_id = any(${notificationIds}::uuid[])
      and channel = ${channel} and status = 'Pending'`);
}

/** Records that should have a job. */
export interface Waiting {
  readonly event_ids: string[];
  readonly deliveries: { notification_id: string; channel: OutgoingChannel }[];
  readonly digest_keys: string[];
}

/**
 * Finds records that have been pending since before the instant: each has a job, unless that was
 * given up. Returns at most `limit` of each kind.
 */
export function findWaiting(db: Connection, { before, now, limit }: Overdue): Promise<Waiting> {
  const organizationId = db.organizationId;
  return db.one<Waiting>(sql`with waiting as (
      select delivery.notification_id, delivery.channel, delivery.digest_key
      from app.notification_deliveries as delivery
      join app.notifications as notification on notification.organization_id = ${organizationId}
        and notification.id = delivery.notification_id
      where delivery.organization_id = ${organizationId} and delivery.status = 'Pending'
        and notification.created_at < ${before} and not exists (
          select from app.digest_windows as digest where digest.organization_id = ${organizationId}
            and digest.digest_key = delivery.digest_key and digest.ends_at > ${now})
      order by delivery.notification_id limit ${limit})
    select
      array(select id from app.outbox_events where organization_id = ${organizationId}
        and fanned_out_at is null and occurred_at < ${before} order by occurred_at limit ${limit}) as event_ids,
      coalesce((select json_agg(json_build_object('notification_id', notification_id, 'channel', channel))
        from waiting where digest_key is null), '[]') as deliveries,
      array(select distinct digest_key from waiting where digest_key is not null) as digest_keys`);
}

/** Deletes digest windows that ended before the time. */
export async function closeDigestWindows(db: Connection, before: string): Promise<void> {
  await db.execute(sql`delete from app.digest_windows
    where organization_id = ${db.organizationId} and ends_at < ${before}`);
}
