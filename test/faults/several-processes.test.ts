import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStream, until } from '#test/helpers/event-streams.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { startServiceProcess, type ServiceProcess } from '#test/helpers/service-process.ts';
import {
  TEST_SECRET,
  aTenant,
  fakeClock,
  startTestApp,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';

/** Two processes serve at one address, as `WORKERS=2 npm start` runs them. */

const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-several-'));
const PER_MINUTE = 20;
/** With this many connections, both processes get some: the odds that one gets none are 1 in 8 million. */
const MANY = 24;

let service: ServiceProcess;
let tenant: Tenant;
let env: Record<string, string> & { readonly DATA_DIR: string };

beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  env = { DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl, JWT_SECRET: TEST_SECRET };
  tenant = await aTenant(
    await startTestApp({ databaseUrl, clock: fakeClock(new Date().toISOString()) }),
  );
  service = await startServiceProcess({
    ...env,
    WORKERS: '2',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_ADDRESS: String(PER_MINUTE),
  });
}, LIMITS.longTest);

afterAll(async () => {
  await service.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

interface Sent {
  readonly token?: string;
  readonly body?: unknown;
  /** Client address that the limits see. */
  readonly from?: string;
}

/** Sends one request on its own connection. Fails when the connection ends without an answer. */
function ask(
  path: string,
  { token, body, from = '127.0.0.1' }: Sent = {},
): Promise<{ readonly status: number; readonly text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  const url = path === '/health' ? path : `/api/v1${path}`;
  const sent = request(`${service.origin}${url}`, {
    method,
    headers,
    agent: false,
    localAddress: from,
  });
  sent.on('error', reject).on('response', (response) => {
    let text = '';
    response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    response.on('error', reject);
    response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  return promise;
}

function asked(path: string, sent: Sent, times = MANY) {
  return Promise.all(Array.from({ length: times }, () => ask(path, sent)));
}

async function metrics(): Promise<string> {
  const { status, text } = await ask('/metrics', { token: tenant.superAdmin.token });
  expect(status).toBe(200);
  return text;
}

/** Returns how often the buildings were requested, by the metrics. */
async function timesAsked(): Promise<number> {
  const text = await metrics();
  const counts = [...text.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)];
  return counts
    .filter(([, labels]) => labels?.includes('route="/api/v1/buildings"'))
    .reduce((sum, [, , count]) => sum + Number(count), 0);
}

async function twoServe(): Promise<void> {
  const two = async () => expect(await metrics()).toContain('\nmillieme_serving_processes 2\n');
  await vi.waitFor(two, { timeout: LIMITS.program, interval: 200 });
}

async function kill(victim = service.serving()[0] ?? 0): Promise<void> {
  process.kill(victim, 'SIGKILL');
  await vi.waitUntil(() => !service.serving().includes(victim), LIMITS.poll);
}

describe('several processes', { timeout: LIMITS.longTest }, () => {
  it('count requests together', async () => {
    const answers = await asked('/buildings', { from: '127.0.0.2' }, PER_MINUTE + 10);
    const counted = Map.groupBy(answers, ({ status }) => status);
    expect(counted.get(401)).toHaveLength(PER_MINUTE);
    expect(counted.get(429)).toHaveLength(10);
  });

  it('count failed attempts to sign in together', async () => {
    const body = { email: 'nobody@example.org', password: 'wrong' };
    const answers = await asked('/auth/login', { body, from: '127.0.0.3' }, 12);
    const counted = Map.groupBy(answers, ({ status }) => status);
    expect(counted.get(401)).toHaveLength(5);
    expect(counted.get(429)).toHaveLength(7);
  });

  it('tell metrics that are added up and never go back, although one dies', async () => {
    const { token } = tenant.syndic;
    const before = await timesAsked();
    const told: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      await ask('/buildings', { token });
      told.push((await timesAsked()) - before);
    }
    expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await kill();
    await twoServe();
    expect((await timesAsked()) - before).toBe(10);
  });

  it('send each event to the streams of all of them, and those of one that lives go on', async () => {
    const { token } = tenant.syndic;
    const headers = { authorization: `Bearer ${token}` };
    const url = `${service.origin}/api/v1/notifications/stream`;
    const tell = (title: string) =>
      ask('/notifications', {
        token,
        body: {
          user_id: tenant.syndic.userId,
          notification_type: 'SystemAlert',
          title,
          message: 'x',
        },
      });
    const streams = await Promise.all(Array.from({ length: 16 }, () => openStream(url, headers)));
    expect((await tell('First')).status).toBe(201);
    const titles = async (count: number, of = streams) => {
      const events = await Promise.all(of.map((stream) => stream.first(count)));
      return events.map((some) => some.map(({ data }: { data: Json }) => data.title));
    };
    expect(await titles(1)).toEqual(streams.map(() => ['First']));
    await kill();
    const ended = () => streams.filter(({ hasEnded }) => hasEnded);
    await until(() => ended().length > 0);
    await twoServe();
    const alive = streams.filter(({ hasEnded }) => !hasEnded);
    expect(alive.length).toBeGreaterThan(0);
    expect((await tell('Second')).status).toBe(201);
    expect(await titles(2, alive)).toEqual(alive.map(() => ['First', 'Second']));
  });

  it('leave no request hanging when one dies, not even those that it had not taken', async () => {
    await twoServe();
    const [victim = 0] = service.serving();
    process.kill(victim, 'SIGSTOP');
    const { token } = tenant.syndic;
    const settled: string[] = [];
    const all = Array.from({ length: MANY }, () =>
      ask('/buildings', { token }).then(
        ({ status }) => settled.push(String(status)),
        () => settled.push('ended'),
      ),
    );
    // The others have been answered meanwhile; these hang, accepted or not.
    await vi.waitUntil(() => settled.length > 0, LIMITS.poll);
    await kill(victim);
    await vi.waitFor(() => expect(settled).toHaveLength(MANY), LIMITS.poll);
    await Promise.all(all);
    expect(new Set(settled)).toEqual(new Set(['200', 'ended']));
    await twoServe();
  });
});

describe('a start of several processes', () => {
  it('is refused when their connections do not fit into the server, and says how many do', async () => {
    const room = await asSuperuser(env['DATABASE_URL'] ?? '', async (client) => {
      const { rows } = await client.query<{ room: number }>(`select
        current_setting('max_connections')::integer
          - current_setting('superuser_reserved_connections')::integer as room`);
      return rows[0]?.room ?? 0;
    });
    const start = startServiceProcess({ ...env, WORKERS: '64' });
    await expect(start).rejects.toThrow(
      `Start failed: 64 × 34 = 2176 connections to the database are needed, and there are ${room}: set WORKERS to ${Math.floor(room / 34)} at most, or max_connections of the server to at least 2179`,
    );
  });
});
