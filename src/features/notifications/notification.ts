import { hash } from 'node:crypto';
import { CHANNELS } from '#domain/notifications/channels.ts';
import type { Connection } from '#platform/db/connection.ts';
import { findDeliveries, type DeliveryRow, type NotificationRow } from './repository.ts';

/** A notification as the API shows it. */
export type ShownNotification = ReturnType<typeof toNotification>;

/** What is shown of a delivery. */
type Delivery = Omit<DeliveryRow, 'organization_id' | 'notification_id' | 'digest_key'>;

/** @param deliveries those of this notification, in any order */
export function toNotification(row: NotificationRow, deliveries: readonly Delivery[]) {
  const shown = inOrder(deliveries).map(({ channel, status, reason, attempts, sent_at, error }) => {
    return { channel, status, reason, attempts, sent_at, error };
  });
  return {
    ...row,
    read: row.read_at !== null,
    deliveries: shown,
    // Nothing changes but that it is read, and what becomes of its deliveries.
    version: row.read_at === null ? 1 : 2,
    live: hash('sha1', JSON.stringify(shown), 'base64url'),
  };
}

/** In the order of the channels. */
export function inOrder<Row extends Pick<DeliveryRow, 'channel'>>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => CHANNELS.indexOf(a.channel) - CHANNELS.indexOf(b.channel));
}

/** Notifications with their deliveries, which are read in one statement. */
export async function withDeliveries(
  db: Connection,
  rows: readonly NotificationRow[],
): Promise<ShownNotification[]> {
  if (rows.length === 0) return [];
  const deliveries = Map.groupBy(
    await findDeliveries(
      db,
      rows.map(({ id }) => id),
    ),
    (delivery) => delivery.notification_id,
  );
  return rows.map((row) => toNotification(row, deliveries.get(row.id) ?? []));
}

export async function shownOne(db: Connection, row: NotificationRow): Promise<ShownNotification> {
  return toNotification(row, await findDeliveries(db, [row.id]));
}
