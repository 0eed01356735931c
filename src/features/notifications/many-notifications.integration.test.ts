import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '#platform/db/connection.ts';
import { explainQuery } from '#test/helpers/plans.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';
import {
  countDeliveries,
  countNotifications,
  listDeliveries,
  listNotifications,
  markAllRead,
} from './repository.ts';

/** Lists of many notifications are read through their indexes, not by full scans. */

const PEOPLE = 100;
const NOTIFICATIONS = 100_000;

const organizationId = randomUUID();
const readers: string[] = Array.from({ length: PEOPLE }, () => randomUUID());
const [reader = ''] = readers;
let url: string;

beforeAll(async () => {
  url = await freshDatabase();
  await asSuperuser(url, async (client) => {
    await client.query(
      `insert into app.notifications (organization_id, id, position, user_id, notification_type,
         title, message, priority, is_hidden, read_at, created_by, created_at)
       select $1, gen_random_uuid(), place, ($2::uuid[])[1 + place % ${PEOPLE}], 'SystemAlert',
         'Title', 'Message', 'Normal', false, case when place / ${PEOPLE} % 10 < 9 then now() end, $1, now()
       from generate_series(1, ${NOTIFICATIONS}) as place`,
      [organizationId, readers],
    );
    await client.query(
      `insert into app.notification_deliveries (organization_id, notification_id, channel, status)
       select organization_id, id, 'Email', case when position % 1000 = 0 then 'Failed' else 'Sent' end
       from app.notifications`,
    );
    await client.query('analyze app.notifications, app.notification_deliveries');
  });
});

const plans = (query: (db: Connection) => Promise<unknown>) =>
  explainQuery({ url, organizationId }, query);

describe('a hundred thousand notifications', () => {
  it.each([
    [
      'what is unread and how much of it',
      'notifications_unread',
      (db: Connection) => listNotifications(db, reader, { read: false, include_total: true }),
    ],
    [
      'a page of one’s own',
      'notifications_of_user',
      (db: Connection) => listNotifications(db, reader, { limit: 20 }),
    ],
    ['the counts', 'notifications_of_user', (db: Connection) => countNotifications(db, reader)],
    [
      'what became of one’s own',
      'notification_deliveries_pkey',
      (db: Connection) => countDeliveries(db, reader),
    ],
    [
      'what is to be marked as read',
      'notifications_unread',
      (db: Connection) => markAllRead(db, reader, '2026-03-16T09:00:00Z'),
    ],
    ['what failed', 'notification_deliveries_failed', (db: Connection) => listDeliveries(db, {})],
  ])('are asked for %s by an index', async (_, index, query) => {
    const plan = await plans(query);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });

  it('need no sorting for a page', async () => {
    const plan = await plans((db) => listNotifications(db, reader, { read: false }));
    expect(plan).toContain('Index Scan Backward');
    expect(plan).not.toContain('Sort');
  });
});
