import { hash } from 'node:crypto';
import { CHANNELS } from '#domain/notifications/channels.ts';
import type { Connection } from '#platform/db/connection.ts';
import { findDeliveries, type DeliveryRow, type NotificationRow } from './repository.ts';

/** A notification in its JSON form. */
export type ShownNotification = ReturnType<typeof toNotification>;

/** The fields of a delivery that are shown. */
type Delivery = Omit<DeliveryRow, 'organization_id' | 'notification_id' | 'digest_key'>;

/**
 * Converts a notification to its JSON form.
 * @param deliveries those of this notification, in any order
 */
export function toNotification(row: NotificationRow, deliveries: readonly Delivery[]) {
  const shown = inOrder(deliveries).map(({ channel, status, reason, attempts, sent_at, error }) => {
    return { channel, status, reason, attempts, sent_at, error };
  });
  return {
    ...row,
    read: row.read_at !== null,
    deliveries: shown,
    // Only its reading and its deliveries ever change.
    version: row.read_at === null ? 1 : 2,
    live: hash('sha1', JSON.stringify(shown), 'base64url'),
  };
}

/** Sorts deliveries by channel. */
export function inOrder<Row extends Pick<DeliveryRow, 'channel'>>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => CHANNELS.indexOf(a.channel) - CHANNELS.indexOf(b.channel));
}

/** Adds the deliveries to notifications, with one statement. */
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

/** Converts a notification with its deliveries to its API representation. */
export async function showNotification(
  db: Connection,
  row: NotificationRow,
): Promise<ShownNotification> {
  return toNotification(row, await findDeliveries(db, [row.id]));
}
