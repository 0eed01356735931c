import type { Language } from '#domain/kernel/language.ts';
import type { ChannelDecision } from '#domain/notifications/channel-decision.ts';
import type { Channel } from '#domain/notifications/channels.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { Preference } from '#domain/notifications/preferences.ts';
import type { QuietHours } from '#domain/notifications/quiet-hours.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql, unnestRows } from '#platform/db/sql.ts';
import type { NotificationRow } from './repository.ts';

/** Something that happened and is yet to be told. */
export interface OutboxEvent {
  readonly id: string;
  readonly type: NotificationType;
  readonly payload: unknown;
  readonly actor_id: string;
}

export async function insertEvents(
  db: Connection,
  events: readonly OutboxEvent[],
  occurredAt: string,
): Promise<void> {
  const rows = events.map((event) => ({ ...event, payload: JSON.stringify(event.payload) }));
  const types = { id: 'uuid', type: 'text', payload: 'jsonb', actor_id: 'uuid' };
  await db.execute(sql`insert into app.outbox_events
      (organization_id, id, type, payload, actor_id, occurred_at)
    select ${db.organizationId}::uuid, event.id, event.type, event.payload, event.actor_id, ${occurredAt}::timestamptz
    from (${unnestRows(types, rows)}) as event`);
}

/** The event, held until the transaction ends; undefined when it is told already. */
export function lockWaitingEvent(db: Connection, id: string): Promise<OutboxEvent | undefined> {
  return db.first<OutboxEvent>(sql`select id, type, payload, actor_id from app.outbox_events
    where organization_id = ${db.organizationId} and id = ${id} and fanned_out_at is null for update`);
}

export async function markFannedOut(db: Connection, id: string, now: string): Promise<void> {
  await db.execute(sql`update app.outbox_events set fanned_out_at = ${now}
    where organization_id = ${db.organizationId} and id = ${id}`);
}

/** Everything that has happened so far counts as told. */
export async function markAllFannedOut(db: Connection, now: string): Promise<void> {
  await db.execute(sql`update app.outbox_events set fanned_out_at = ${now}
    where organization_id = ${db.organizationId} and fanned_out_at is null`);
}

/** How somebody can be reached. */
export interface Person {
  readonly id: string;
  readonly language: Language;
  readonly email: string;
  readonly phone: string | null;
  /** Whether a browser of theirs takes messages. */
  readonly has_browser: boolean;
}

/** Those among these people who may still sign in. */
export function findPeople(db: Connection, userIds: readonly string[]): Promise<Person[]> {
  return db.query<Person>(sql`select id, language, email, phone,
      exists (select from auth.push_subscriptions where user_id = person.id) as has_browser
    from auth.users as person where id = any(${userIds}::uuid[]) and is_active`);
}

export interface ChosenPreference extends Preference {
  readonly user_id: string;
  readonly notification_type: NotificationType;
}

/** What these people chose for these types, where they chose. */
export function findChosenPreferences(
  db: Connection,
  userIds: readonly string[],
  types: readonly NotificationType[],
): Promise<ChosenPreference[]> {
  return db.query<ChosenPreference>(sql`select user_id, notification_type, enabled, email_enabled,
      sms_enabled, push_enabled from auth.notification_preferences
    where user_id = any(${userIds}::uuid[]) and notification_type = any(${types}::text[])`);
}

export async function findQuietHours(db: Connection): Promise<QuietHours | null> {
  const { from, to } = await db.one<{ from: string | null; to: string | null }>(sql`select
      to_char(quiet_hours_from, 'HH24:MI') as "from", to_char(quiet_hours_to, 'HH24:MI') as "to"
    from auth.organizations where id = ${db.organizationId}`);
  return from === null || to === null ? null : { from, to };
}

/**
 * Takes so many places in the order of the organization's notifications, and keeps others from
 * taking theirs until the transaction ends: who reads in this order then misses none.
 * @returns the first of them
 */
export async function takePositions(db: Connection, count: number): Promise<number> {
  const { last_position: last } = await db.one<{ last_position: number }>(sql`
    insert into app.notification_positions as counter (organization_id, last_position)
    values (${db.organizationId}, ${count})
    on conflict (organization_id) do update set last_position = counter.last_position + ${count}
    returning last_position`);
  return last - count + 1;
}

/**
 * Until the transaction ends, statements are planned for the tables as they are: a connection keeps
 * plans, those of foreign keys too, that it made when a table was almost empty, and by these a
 * thousand rows are each compared with all.
 */
export async function planAnew(db: Connection): Promise<void> {
  await db.execute(sql`set local plan_cache_mode = force_custom_plan`);
}

export interface NewNotification extends Omit<NotificationRow, 'read_at'> {
  readonly short_message: string | null;
}

const NOTIFICATION_COLUMNS = {
  id: 'uuid',
  position: 'bigint',
  user_id: 'uuid',
  notification_type: 'text',
  title: 'text',
  message: 'text',
  short_message: 'text',
  link: 'text',
  priority: 'text',
  event_id: 'uuid',
  is_hidden: 'boolean',
  created_by: 'uuid',
  created_at: 'timestamptz',
};

/** @returns those that are new: who was told of an event is not told again */
export function insertNotifications(
  db: Connection,
  rows: readonly NewNotification[],
): Promise<NotificationRow[]> {
  return db.query<NotificationRow>(sql`insert into app.notifications
      (organization_id, id, position, user_id, notification_type, title, message, short_message,
        link, priority, event_id, is_hidden, created_by, created_at)
    select ${db.organizationId}::uuid, added.*
    from (${unnestRows(
      NOTIFICATION_COLUMNS,
      rows.map((row) => ({ ...row })),
    )}) as added
    on conflict (organization_id, event_id, user_id, notification_type) do nothing
    returning *`);
}

export interface NewDelivery extends ChannelDecision {
  readonly notification_id: string;
  readonly channel: Channel;
  readonly sent_at: string | null;
  readonly digest_key: string | null;
}

export async function insertDeliveries(
  db: Connection,
  rows: readonly NewDelivery[],
): Promise<void> {
  const types = {
    notification_id: 'uuid',
    channel: 'text',
    status: 'text',
    reason: 'text',
    sent_at: 'timestamptz',
    digest_key: 'text',
  };
  await db.execute(sql`insert into app.notification_deliveries
      (organization_id, notification_id, channel, status, reason, sent_at, digest_key)
    select ${db.organizationId}::uuid, added.*
    from (${unnestRows(
      types,
      rows.map((row) => ({ ...row })),
    )}) as added`);
}

export interface DigestWindow {
  readonly digest_key: string;
  readonly ends_at: string;
}

export function findDigestWindows(
  db: Connection,
  keys: readonly string[],
): Promise<DigestWindow[]> {
  return db.query<DigestWindow>(sql`select digest_key, ends_at from app.digest_windows
    where organization_id = ${db.organizationId} and digest_key = any(${keys}::text[])`);
}

export async function openDigestWindows(
  db: Connection,
  windows: readonly DigestWindow[],
): Promise<void> {
  const types = { digest_key: 'text', ends_at: 'timestamptz' };
  await db.execute(sql`insert into app.digest_windows (organization_id, digest_key, ends_at)
    select ${db.organizationId}::uuid, opened.*
    from (${unnestRows(
      types,
      windows.map((one) => ({ ...one })),
    )}) as opened
    on conflict (organization_id, digest_key) do update set ends_at = excluded.ends_at`);
}

/** Tells every open stream of these people, once the transaction is durable. */
export async function announceTo(db: Connection, userIds: readonly string[]): Promise<void> {
  await db.query(sql`select pg_notify('notifications', ${`${db.organizationId} `} || user_id)
    from unnest(${userIds}::text[]) as t (user_id)`);
}
