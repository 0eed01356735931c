import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '#platform/db/connection.ts';
import { Database } from '#platform/db/database.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';
import {
  countDeliveries,
  countNotifications,
  listDeliveries,
  listNotifications,
  markAllRead,
} from './repository.ts';

/** How the lists are answered where there is a lot: by their indexes, not by looking through everything. */

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

/** The plans of the statements that a query of the repository sends. */
async function plansOf(query: (db: Connection) => Promise<unknown>): Promise<string> {
  const database = new Database({ url, maxConnections: 1 });
  try {
    return await database.snapshot(organizationId, async (db) => {
      const plans: string[] = [];
      const explain = async (statement: Sql) => {
        const rows = await db.query<{ 'QUERY PLAN': string }>(
          sql`explain (costs off) ${statement}`,
        );
        plans.push(...rows.map((row) => row['QUERY PLAN']));
        return [];
      };
      const explaining = {
        organizationId,
        query: explain,
        execute: explain,
        one: async (statement: Sql) => (await explain(statement), { count: 0 }),
      };
      await query(explaining as unknown as Connection);
      return plans.join('\n');
    });
  } finally {
    await database.close();
  }
}

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
    const plan = await plansOf(query);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });

  it('need no sorting for a page', async () => {
    const plan = await plansOf((db) => listNotifications(db, reader, { read: false }));
    expect(plan).toContain('Index Scan Backward');
    expect(plan).not.toContain('Sort');
  });
});
