import type {
  ListMyNotifications,
  ListNotificationDeliveries,
  NOTIFICATION_DELIVERY_SORTS,
  NOTIFICATION_SORTS,
} from '#contract/notifications.ts';
import type { Channel } from '#domain/notifications/channels.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, type SortFields } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, oneOf, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { roleAssignments, users } from '#relations/auth.ts';

export type NotificationRow = Row<'notifications'>;
export type DeliveryRow = Row<'notification_deliveries'>;

/** Positions are unique, so that the order needs no other field. */
const sortable: SortFields<typeof NOTIFICATION_SORTS> = {
  created_at: { column: 'position', type: 'bigint' },
};

/** Conditions for the notifications that a user sees; they match those of the indexes. */
function ownedBy(db: Connection, userId: string): Sql[] {
  return [
    sql`organization_id = ${db.organizationId}`,
    sql`user_id = ${userId}`,
    sql`not is_hidden`,
  ];
}

/** Lists notifications of a user, one page at a time. */
export function listNotifications(
  db: Connection,
  userId: string,
  { notification_type, read, ...page }: ListMyNotifications,
): Promise<Page<NotificationRow>> {
  const where = [...ownedBy(db, userId), ...oneOf({ notification_type })];
  if (read !== undefined) where.push(read ? sql`read_at is not null` : sql`read_at is null`);
  const list = { select: sql`select * from app.notifications`, where, sortable };
  return listPage<NotificationRow>(db, { ...list, defaultSort: '-created_at' }, page);
}

export function findNotification(
  db: Connection,
  userId: string,
  id: string,
): Promise<NotificationRow | undefined> {
  const where = allOf([sql`id = ${id}`, ...ownedBy(db, userId)]);
  return db.first<NotificationRow>(sql`select * from app.notifications where ${where}`);
}

/** Finds and locks a notification until the transaction ends. */
export function lockNotification(
  db: Connection,
  userId: string,
  id: string,
): Promise<NotificationRow | undefined> {
  const where = allOf([sql`id = ${id}`, ...ownedBy(db, userId)]);
  return db.first<NotificationRow>(
    sql`select * from app.notifications where ${where} for no key update`,
  );
}

/** Finds the deliveries of these notifications. */
export function findDeliveries(db: Connection, ids: readonly string[]): Promise<DeliveryRow[]> {
  return db.query<DeliveryRow>(sql`select * from app.notification_deliveries
    where organization_id = ${db.organizationId} and notification_id = any(${ids}::uuid[])`);
}

/** Marks a notification as read. */
export function markRead(db: Connection, id: string, now: string): Promise<NotificationRow> {
  return db.one<NotificationRow>(sql`update app.notifications set read_at = ${now}
    where organization_id = ${db.organizationId} and id = ${id} returning *`);
}

/** Marks all notifications of a user as read. @returns how many were unread */
export function markAllRead(db: Connection, userId: string, now: string): Promise<number> {
  const where = allOf([...ownedBy(db, userId), sql`read_at is null`]);
  return db.execute(sql`update app.notifications set read_at = ${now} where ${where}`);
}

/** Number of notifications of one type. */
export interface CountRow extends Pick<NotificationRow, 'notification_type'> {
  readonly count: number;
  readonly unread: number;
}

/** Number of deliveries with one channel and status. */
export interface DeliveryCountRow extends Pick<DeliveryRow, 'channel' | 'status'> {
  readonly count: number;
}

/** Counts the notifications of a user by type, and the unread ones. */
export function countNotifications(db: Connection, userId: string): Promise<CountRow[]> {
  return db.query<CountRow>(sql`select notification_type, count(*) as count,
      count(*) filter (where read_at is null) as unread
    from app.notifications where ${allOf(ownedBy(db, userId))} group by notification_type`);
}

/** Counts the deliveries to a user by channel and status. */
export function countDeliveries(db: Connection, userId: string): Promise<DeliveryCountRow[]> {
  return db.query<DeliveryCountRow>(sql`select channel, status, count(*) as count
    from app.notification_deliveries where organization_id = ${db.organizationId}
      and notification_id in (select id from app.notifications where ${allOf(ownedBy(db, userId))})
    group by channel, status`);
}

/**
 * Finds which of these users the organization may send to, active and with an accepted role: user
 * id → account.
 */
export async function findMembers(
  db: Connection,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ id: string; account_id: string }>(sql`select id, account_id
    from ${users(db)} as person where id = any(${userIds}::uuid[]) and is_active and exists (
      select from ${roleAssignments(db)} as role where role.user_id = person.id
        and role.organization_id = ${db.organizationId} and role.accepted_at is not null)`);
  return new Map(rows.map((row) => [row.id, row.account_id]));
}

type ListedDelivery = DeliveryRow &
  Pick<NotificationRow, 'user_id' | 'notification_type' | 'created_at'>;

/** The channel makes the order unambiguous. */
const deliveriesSortable: SortFields<typeof NOTIFICATION_DELIVERY_SORTS> & SortFields<['id']> = {
  notification_id: { column: 'notification_id', type: 'uuid' },
  id: { column: 'channel', type: 'text' },
};

/** Lists deliveries, by default failed ones, one page at a time. */
export function listDeliveries(
  db: Connection,
  { status = ['Failed'], channel, ...page }: ListNotificationDeliveries,
): Promise<Page<ListedDelivery>> {
  const select = sql`select * from (
    select delivery.*, notification.user_id, notification.notification_type, notification.created_at
    from app.notification_deliveries as delivery
    join app.notifications as notification on notification.organization_id = ${db.organizationId}
      and notification.id = delivery.notification_id
    where delivery.organization_id = ${db.organizationId}) as listed`;
  const where = [
    // Written like this, the condition matches the index of failed deliveries.
    ...(status.every((one) => one === 'Failed') ? [sql`status = 'Failed'`] : oneOf({ status })),
    ...oneOf({ channel }),
  ];
  const list = { select, where, sortable: deliveriesSortable };
  return listPage<ListedDelivery>(db, { ...list, defaultSort: '-notification_id' }, page);
}

/** Counts the failed deliveries to users of the organization. */
export async function countFailedDeliveries(db: Connection): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`select count(*) as count
    from app.notification_deliveries
    where organization_id = ${db.organizationId} and status = 'Failed'`);
  return count;
}

/** Finds and locks the deliveries of a notification until the transaction ends. */
export function lockDeliveries(db: Connection, notificationId: string): Promise<DeliveryRow[]> {
  return db.query<DeliveryRow>(sql`select * from app.notification_deliveries
    where organization_id = ${db.organizationId} and notification_id = ${notificationId}
    order by channel for no key update`);
}

/** Resets deliveries to untried; those of a digest are sent separately. */
export async function resetDeliveries(
  db: Connection,
  notificationId: string,
  channels: readonly Channel[],
): Promise<void> {
  await db.execute(sql`update app.notification_deliveries
    set status = 'Pending', attempts = 0, error = null, digest_key = null
    where organization_id = ${db.organizationId} and notification_id = ${notificationId}
      and channel = any(${channels}::text[])`);
}
