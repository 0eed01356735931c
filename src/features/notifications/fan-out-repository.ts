import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { QuietHours } from '#domain/notifications/quiet-hours.ts';
import type { Profile } from '#features/people/auth/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, insertRowsReturning, type NewRow, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { users } from '#relations/auth.ts';
import { organizations } from '#relations/organizations.ts';
import { owners } from '#relations/owners.ts';
import { selectOwnerRepresentatives } from './audience-repository.ts';
import type { PreferenceRow } from './preference-repository.ts';
import type { NotificationRow } from './repository.ts';

/** An event whose recipients are not notified yet. */
export type OutboxEvent = Row<'outbox_events'>;

/** Finds those of the events that are not processed yet, oldest first, locked until the transaction ends. */
export function lockWaitingEvents(db: Connection, ids: readonly string[]): Promise<OutboxEvent[]> {
  return db.query<OutboxEvent>(sql`select * from app.outbox_events
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])
      and fanned_out_at is null
    order by id for no key update`);
}

/** Records that the notifications of events were created. */
export async function markFannedOut(
  db: Connection,
  ids: readonly string[],
  now: string,
): Promise<void> {
  await db.execute(sql`update app.outbox_events set fanned_out_at = ${now}
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])`);
}

/** Marks all events so far as processed. */
export async function markAllFannedOut(db: Connection, now: string): Promise<void> {
  await db.execute(sql`update app.outbox_events set fanned_out_at = ${now}
    where organization_id = ${db.organizationId} and fanned_out_at is null`);
}

/** The channels on which a person can be reached. */
export interface Person extends Profile {
  readonly id: string;
  /** Whether they have a push subscription. */
  readonly has_browser: boolean;
  /** Whether they represent an owner whose data processing is restricted. */
  readonly is_restricted: boolean;
}

/** Finds which of these people may still sign in. */
export function findPeople(db: Connection, userIds: readonly string[]): Promise<Person[]> {
  return db.query<Person>(sql`select id, name, phone, language,
      exists (select from auth.push_subscriptions where user_id = person.account_id) as has_browser,
      id in (select stands.user_id from ${owners(db)} as owner
        join ${selectOwnerRepresentatives(db)} as stands on stands.owner_id = owner.id
        where owner.is_restricted) as is_restricted
    from ${users(db)} as person where id = any(${userIds}::uuid[]) and is_active`);
}

/** Finds the preferences of these people for these types, where set. */
export function findChosenPreferences(
  db: Connection,
  userIds: readonly string[],
  types: readonly NotificationType[],
): Promise<PreferenceRow[]> {
  return db.query<PreferenceRow>(sql`select chosen.notification_type, chosen.enabled,
      chosen.email_enabled, chosen.sms_enabled, chosen.push_enabled, chosen.updated_at,
      chosen.version, person.id as user_id
    from ${users(db)} as person
    join auth.notification_preferences as chosen on chosen.user_id = person.account_id
    where person.id = any(${userIds}::uuid[]) and chosen.notification_type = any(${types}::text[])`);
}

/** Finds the quiet hours of the organization; null if it has none. */
export async function findQuietHours(db: Connection): Promise<QuietHours | null> {
  const { from, to } = await db.one<{ from: string | null; to: string | null }>(sql`select
      to_char(quiet_hours_from, 'HH24:MI') as "from", to_char(quiet_hours_to, 'HH24:MI') as "to"
    from ${organizations(db)} as own where id = ${db.organizationId}`);
  return from === null || to === null ? null : { from, to };
}

/**
 * Reserves positions in the order of the organization's notifications, and blocks others until the
 * transaction ends, so that readers in this order miss none.
 * @returns the first position
 */
export async function reservePositions(db: Connection, count: number): Promise<number> {
  const { last_position: last } = await db.one<{ last_position: number }>(sql`
    insert into app.notification_positions as counter (organization_id, last_position)
    values (${db.organizationId}, ${count})
    on conflict (organization_id) do update set last_position = counter.last_position + ${count}
    returning last_position`);
  return last - count + 1;
}

/**
 * Replans statements with current statistics until the transaction ends. A connection caches plans,
 * also those of foreign keys, that it made when a table was almost empty; with these, a thousand
 * rows would each be compared with all.
 */
export async function forceReplanning(db: Connection): Promise<void> {
  await db.execute(sql`set local plan_cache_mode = force_custom_plan`);
}

/**
 * Inserts notifications.
 * @returns the new ones, without those already created for the same event
 */
export function insertNotifications(
  db: Connection,
  rows: readonly NewRow<'notifications'>[],
): Promise<NotificationRow[]> {
  const once = sql`on conflict (organization_id, event_id, user_id, notification_type) do nothing`;
  return insertRowsReturning(db, 'notifications', rows, once);
}

type DigestWindow = Omit<Row<'digest_windows'>, 'organization_id'>;

export function findDigestWindows(
  db: Connection,
  keys: readonly string[],
): Promise<DigestWindow[]> {
  return db.query<DigestWindow>(sql`select digest_key, ends_at from app.digest_windows
    where organization_id = ${db.organizationId} and digest_key = any(${keys}::text[])`);
}

/** Opens digest windows, or extends existing ones. */
export async function openDigestWindows(
  db: Connection,
  windows: readonly DigestWindow[],
): Promise<void> {
  const again = sql`on conflict (organization_id, digest_key) do update set ends_at = excluded.ends_at`;
  await insertRows(db, 'digest_windows', windows, again);
}

/** Notifies the open streams of these people once the transaction commits. */
export async function announceTo(db: Connection, userIds: readonly string[]): Promise<void> {
  await db.query(sql`select pg_notify('notifications', ${`${db.organizationId} `} || user_id)
    from unnest(${userIds}::text[]) as t (user_id)`);
}
