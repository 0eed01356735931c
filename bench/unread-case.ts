import type { Client } from 'pg';
import { listNotifications } from '#features/notifications/repository.ts';
import type { Connection } from '#platform/db/connection.ts';
import { Database } from '#platform/db/database.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { pick, type SeededUser } from './facts.ts';
import { whole, type NotificationBench } from './notification-case.ts';
import { openNotificationOffice, type NotificationOffice } from './notification-office.ts';
import type { Result } from './run-cases.ts';
import { createTenant, inTurn, measureAnswers, read, type Timed } from './tenant.ts';

const TIMES = 300;
const WARM_UP = 100;
const COUNTS = 10;
const PAGE = 20;
const INDEX = 'notifications_unread';

/** Shares of unread notifications to measure. */
const UNREAD_OF = [
  { name: 'all unread', one_of: 1 },
  { name: 'half unread', one_of: 2 },
  { name: 'one in 1,000 unread', one_of: 1_000 },
];

/** Lists the first page of unread notifications of users who have very many. */
export async function runUnread(bench: NotificationBench): Promise<Result[]> {
  const count = bench.isQuick ? 10_000 : 100_000;
  const office = await openNotificationOffice(bench, {
    name: 'unread',
    users: UNREAD_OF.length,
    isSent: false,
    fill: (client, organizationId) => fill(client, organizationId, count),
  });
  const plans = new Database({ url: office.url, maxConnections: 1 });
  const results: Result[] = [];
  try {
    for (const [number, { name, one_of }] of UNREAD_OF.entries()) {
      const user = await findUser(plans, office, number);
      const isMet = await areReadByIndex(plans, office.organization_id, user.id);
      const title = `unread of ${whole.format(count)} notifications, ${name}`;
      results.push(...(await measureList(office, user, { title, unread: count / one_of, isMet })));
    }
  } finally {
    await plans.close();
  }
  await office.stop();
  return results;
}

/**
 * Fills notifications of the users of UNREAD_OF in turn, with their deliveries on every channel.
 */
async function fill(client: Client, organizationId: string, count: number): Promise<void> {
  await client.query(
    `insert into app.notifications (organization_id, id, position, user_id, notification_type, title,
        message, priority, is_hidden, read_at, created_by, created_at)
      select $1, uuidv7(), (n - 1) * ${UNREAD_OF.length} + person.number, person.id, 'SystemAlert',
        'Coupure d’eau ' || n, 'L’eau est coupée jeudi de 9 à 12 heures.', 'Normal', false,
        case when n % ($2::int[])[person.number] <> 0 then now() end, person.id,
        now() - interval '1 second' * (${count} - n)
      from generate_series(1, ${count}) as n cross join seed_users as person order by n, person.number`,
    [organizationId, UNREAD_OF.map(({ one_of }) => one_of)],
  );
  await client.query(`insert into app.notification_deliveries (organization_id, notification_id, channel,
      status, attempts, sent_at)
    select organization_id, id, channel, 'Sent', 1, created_at
    from app.notifications cross join unnest(array['Email', 'SMS', 'Push', 'InApp']) as channel`);
  await client.query(
    'insert into app.notification_positions (organization_id, last_position) values ($1, $2)',
    [organizationId, UNREAD_OF.length * count],
  );
}

/** Finds the user whose turn was the n-th when the notifications were written. */
async function findUser(
  database: Database,
  { organization_id: organizationId, users }: NotificationOffice,
  number: number,
): Promise<SeededUser> {
  const { user_id: userId } = await database.read(organizationId, (db) =>
    db.one<{ user_id: string }>(sql`select user_id from app.notifications
      where organization_id = ${organizationId} and position = ${number + 1}`),
  );
  return pick(
    users.filter(({ id }) => id === userId),
    0,
  );
}

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[];
}

/** A node of a query plan in JSON. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Whether the list and its count use only that index, in its order. */
async function areReadByIndex(
  database: Database,
  organizationId: string,
  userId: string,
): Promise<boolean> {
  const plans = await database.read(organizationId, async (db) => {
    const statements: Sql[] = [];
    const keep = (answer: unknown) => (statement: Sql) => {
      statements.push(statement);
      return Promise.resolve(answer);
    };
    const asked = { organizationId, query: keep([]), one: keep({ count: 0 }) };
    const page = { read: false, limit: PAGE, include_total: true };
    await listNotifications(asked as unknown as Connection, userId, page);
    return Promise.all(statements.map((statement) => explainPlan(db, statement)));
  });
  return plans.length === 2 && plans.every(isByIndex);
}

async function explainPlan(db: Connection, statement: Sql): Promise<PlanNode[]> {
  const { 'QUERY PLAN': plans } = await db.one<Explained>(sql`explain (format json) ${statement}`);
  return plans.flatMap(({ Plan }) => nodesOf(Plan));
}

function isByIndex(plan: readonly PlanNode[]): boolean {
  const scans = plan.filter((node) => node['Node Type'].includes('Scan'));
  const isSorted = plan.some((node) => node['Node Type'].includes('Sort'));
  const isOnIndex = scans.every(
    (node) => node['Index Name'] === INDEX && node.Filter === undefined,
  );
  return scans.length > 0 && !isSorted && isOnIndex;
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

async function measureList(
  { origin }: NotificationOffice,
  { token }: SeededUser,
  given: { readonly title: string; readonly unread: number; readonly isMet: boolean },
): Promise<Result[]> {
  const { title, unread, isMet } = given;
  const tenant = createTenant(origin, token);
  const page = (more = '') => tenant.ask('GET', `/notifications/unread?limit=${PAGE}${more}`);
  const isFull = (answer: Timed) => (read(answer) as unknown[]).length === Math.min(PAGE, unread);
  await inTurn(WARM_UP, () => page());
  const plain = measureAnswers(await inTurn(TIMES, () => page()), isFull);
  const counted = measureAnswers(await inTurn(COUNTS, () => page('&include_total=true')), isFull);
  const target = `${INDEX} alone`;
  return [
    { name: `${title} (1 connection)`, shown: plain, hasRate: false, target, isMet },
    { name: `${title}, with their number`, shown: counted, hasRate: false, target, isMet },
  ];
}
