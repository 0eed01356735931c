import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { distribute } from '#platform/db/distribution/distribute.ts';
import { migrate } from '#platform/db/migrate.ts';
import {
  createClusterDatabase,
  onServer,
  startCitusCluster,
  type CitusCluster,
} from '#test/helpers/citus-cluster.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { startServiceProcess, type ServiceProcess } from '#test/helpers/service-process.ts';
import type { Json } from '#test/helpers/test-app.ts';

/** The service on a cluster of its own, whose servers are killed while it works. */

const APPROVALS = 500;
const CONNECTIONS = 16;
/** Acknowledged approvals after which a server is killed. */
const COORDINATOR_AFTER = 120;
const WORKER_AFTER = 300;

const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-kill-cluster-'));
const admin = { email: 'admin@example.org', password: 'drie-blauwe-fietsen-77' };
const syndic = { email: 'syndic@example.org', password: 'vier-groene-fietsen-88' };

let cluster: CitusCluster;
let databaseUrl: string;
let service: ServiceProcess;

type Headers = Readonly<Record<string, string>>;

async function request(
  headers: Headers,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: Json }> {
  const response = await fetch(`${service.origin}/api/v1${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

async function made(headers: Headers, path: string, body?: unknown): Promise<string> {
  const answer = await request(headers, 'POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

async function signIn(who: typeof admin): Promise<{ authorization: string }> {
  const { body } = await request({}, 'POST', '/auth/login', who);
  return { authorization: `Bearer ${body.access_token}` };
}

/** Runs the work over all items, a limited number at a time. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
}

async function query<Row extends object>(text: string, organizationId: string): Promise<Row[]> {
  const found = await onServer(databaseUrl, (client) => client.query<Row>(text, [organizationId]));
  return found.rows;
}

/** Finds the worker with the rows of the organization. */
async function workerOf(organizationId: string): Promise<string> {
  const [place] = await query<{ nodeport: number }>(
    `select nodeport from pg_dist_placement join pg_dist_node using (groupid)
      where shardid = get_shard_id_for_distribution_column('app.tenants', $1::uuid)`,
    organizationId,
  );
  const found = cluster.workerUrls.find((url) => new URL(url).port === String(place?.nodeport));
  if (found === undefined) throw new Error('no worker has the organization');
  return found;
}

beforeAll(async () => {
  cluster = await startCitusCluster({ durable: true });
  // Soon after a crash, commits are completed on the workers that have missed their end.
  await onServer(cluster.url, async (client) => {
    await client.query(`alter system set citus.recover_2pc_interval = '2s'`);
    await client.query('select pg_reload_conf()');
  });
  databaseUrl = await createClusterDatabase(cluster, 'kill');
  await migrate(databaseUrl);
  await onServer(databaseUrl, (client) => distribute(client, { shards: 4 }));
  service = await startServiceProcess({
    DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    MILLIEME_ADMIN_EMAIL: admin.email,
    MILLIEME_ADMIN_PASSWORD: admin.password,
    RATE_LIMIT_USER: '0',
    LOG_LEVEL: 'fatal',
  });
});

afterAll(async () => {
  await service.stop();
  await cluster.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

/** Enters expenses of an organization of three lots, submitted by its syndic. */
async function enterExpenses(headers: Headers): Promise<string[]> {
  await made(headers, '/accounts/seed/belgian-pcmn');
  const building_id = await made(headers, '/buildings', {
    name: 'K',
    address: 'K 1',
    total_units: 3,
    total_quota: 3,
  });
  for (const unit_number of ['A1', 'A2', 'A3']) {
    const unitId = await made(headers, '/units', { building_id, unit_number, quota: 1 });
    const owner_id = await made(headers, '/owners', { name: unit_number, email: 'o@example.org' });
    const holding = { owner_id, ownership_share: '1/1', start_date: '2020-01-01' };
    await made(headers, `/units/${unitId}/owners`, holding);
  }
  await made(headers, '/users', { ...syndic, name: 'Syndic', roles: [{ role_type: 'Syndic' }] });
  const own = await signIn(syndic);
  const ids: string[] = [];
  await inParallel(
    Array.from({ length: APPROVALS }, (_, index) => index),
    async () => {
      const id = await made(own, '/expenses', {
        building_id,
        description: 'Invoice',
        amount: 100,
        expense_date: '2025-05-05',
        category: 'Maintenance',
        supplier: 'Propre SRL',
      });
      expect((await request(own, 'PUT', `/expenses/${id}/submit-for-approval`)).status).toBe(200);
      ids.push(id);
    },
  );
  return ids;
}

/** Approves an expense, again while the servers do not answer. @returns whether this was acknowledged */
function approve(headers: Headers, id: string): Promise<boolean> {
  return vi.waitFor(
    async () => {
      const { status, body } = await request(headers, 'PUT', `/expenses/${id}/approve`);
      // An earlier request was durable, but its answer lost.
      const isDone = status === 409 && body.code === 'invalid_transition';
      expect(status === 200 || isDone, `${status} ${JSON.stringify(body)}`).toBe(true);
      return status === 200;
    },
    { timeout: LIMITS.program, interval: 100 },
  );
}

it(
  'loses nothing that was acknowledged when its servers are killed, and posts and notifies once',
  { timeout: LIMITS.longTest },
  async () => {
    const headers: Record<string, string> = await signIn(admin);
    const organizationId = await made(headers, '/organizations', {
      name: 'Kill',
      contact_email: 'kill@example.org',
    });
    headers['x-organization-id'] = organizationId;
    const ids = await enterExpenses(headers);
    const worker = await workerOf(organizationId);

    const victims = new Map([
      [COORDINATOR_AFTER, cluster.url],
      [WORKER_AFTER, worker],
    ]);
    const kills: Promise<void>[] = [];
    let acknowledged = 0;
    await inParallel(ids, async (id) => {
      if (await approve(headers, id)) acknowledged += 1;
      const victim = victims.get(acknowledged);
      if (victim === undefined) return;
      victims.delete(acknowledged);
      kills.push(cluster.crash(victim));
    });
    await Promise.all(kills);
    expect(kills).toHaveLength(2);

    await inParallel(ids, async (id) => {
      // The last part of a commit that a killed worker missed is repeated within seconds.
      const expense = await vi.waitFor(
        async () => {
          const { body } = await request(headers, 'GET', `/expenses/${id}`);
          expect(body.status).toBe('Approved');
          return body;
        },
        { timeout: LIMITS.program, interval: 500 },
      );
      const { body: entries } = await request(headers, 'GET', `/journal-entries?source_id=${id}`);
      expect(entries).toHaveLength(1);
      expect(expense.journal_entry_ids).toEqual(entries.map((entry: { id: string }) => entry.id));
    });
    expect((await request(headers, 'GET', '/ledger/proof')).body).toMatchObject({
      balanced: true,
      chain_intact: true,
      entry_count: APPROVALS,
      total_debit: APPROVALS * 100,
    });
    const events = await query<{ count: number }>(
      `select count(*)::int as count from app.outbox_events
        where organization_id = $1 and type = 'ExpenseApproved' group by payload ->> 'expense_id'`,
      organizationId,
    );
    expect(events.map(({ count }) => count)).toEqual(ids.map(() => 1));
    // Lost jobs are found within minutes.
    await vi.waitFor(
      async () => {
        const told = await query<{ count: number }>(
          `select count(*)::int as count from app.notifications
            where organization_id = $1 and notification_type = 'ExpenseApproved' group by event_id`,
          organizationId,
        );
        expect(told.map(({ count }) => count)).toEqual(ids.map(() => 1));
      },
      { timeout: LIMITS.program, interval: 1_000 },
    );
  },
);
