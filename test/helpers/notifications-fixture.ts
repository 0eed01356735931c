import { createECDH, randomBytes } from 'node:crypto';
import type { Channel } from '#domain/notifications/channels.ts';
import { sql } from '#platform/db/sql.ts';
import { must, type Json, type Tenant, type TestApp } from './test-app.ts';

/** A notification and related records. */
export interface NotificationsFixture {
  /** To the syndic. */
  readonly notificationId: string;
}

export async function aNotificationsFixture(tenant: Tenant): Promise<NotificationsFixture> {
  const { id } = await notificationWork(tenant).send(tenant.syndic.userId);
  return { notificationId: id };
}

/** Makes helpers for notifications that a tenant's syndic sends. */
export function notificationWork({ syndic }: Pick<Tenant, 'syndic'>) {
  const input = (more: object = {}) => ({
    notification_type: 'SystemAlert',
    title: 'The lift is out of order',
    message: 'It is repaired on Thursday.',
    ...more,
  });
  return {
    input,
    /** Sends one to a person and returns the answer. */
    send: async (userId: string, more: object = {}): Promise<Json> =>
      must(await syndic.post('/notifications', { user_id: userId, ...input(more) }), 201),
  };
}

/** Makes a delivery fail permanently, as a remote server would. */
export async function failDelivery(
  test: TestApp,
  organizationId: string,
  notificationId: string,
  channel: Channel,
): Promise<void> {
  await test.database.write(organizationId, (db) =>
    db.execute(sql`update app.notification_deliveries
      set status = 'Failed', reason = null, attempts = 5, error = '421 Try later', digest_key = 'some'
      where organization_id = ${organizationId} and notification_id = ${notificationId} and channel = ${channel}`),
  );
}

/** Makes a browser's push subscription. */
export function aPushSubscription() {
  return {
    endpoint: `https://push.example.org/${randomBytes(12).toString('base64url')}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
}
