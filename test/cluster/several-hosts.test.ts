import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openStream } from '#test/helpers/event-streams.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { startServiceProcess, type ServiceProcess } from '#test/helpers/service-process.ts';
import {
  TEST_SECRET,
  aTenant,
  fakeClock,
  startTestApp,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';

/** Two services that share nothing but a distributed database, as on two hosts. */

const folder = mkdtempSync(join(tmpdir(), 'millieme-hosts-'));
let hosts: readonly ServiceProcess[] = [];
let tenant: Tenant;

beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  const clock = fakeClock(new Date().toISOString());
  tenant = await aTenant(await startTestApp({ databaseUrl, clock }));
  const settings = { DATABASE_URL: databaseUrl, JWT_SECRET: TEST_SECRET, LOG_LEVEL: 'silent' };
  const start = (name: string) =>
    startServiceProcess({ ...settings, DATA_DIR: join(folder, name) });
  hosts = [await start('first'), await start('second')];
}, LIMITS.longTest);

afterAll(async () => {
  for (const host of hosts) await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Sent {
  readonly method?: string;
  readonly body?: object;
  readonly token?: string;
  readonly key?: string;
}

/** Sends a request to one of the hosts: even numbers to the first, odd ones to the second. */
async function ask(
  number: number,
  path: string,
  { method = 'GET', body, token = tenant.syndic.token, key }: Sent = {},
): Promise<{ readonly status: number; readonly body: Json }> {
  const response = await fetch(`${hosts[number % 2]?.origin}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

it('a request that is repeated at another host is done once', async () => {
  const sent = {
    method: 'POST',
    key: 'once',
    body: { name: 'Les Tilleuls', address: 'Rue du Parc 1', total_units: 1 },
  };
  const answers = await Promise.all(numbers(12).map((number) => ask(number, '/buildings', sent)));
  const refused = answers.filter(({ status }) => status !== 201);
  const codes = new Set(refused.map(({ body }) => body.code));
  expect([...codes].filter((code) => code !== 'idempotency_in_progress')).toEqual([]);
  const again = [await ask(0, '/buildings', sent), await ask(1, '/buildings', sent)];
  const { body: buildings } = await ask(0, '/buildings');
  expect(buildings).toHaveLength(1);
  const made = [...answers, ...again].filter(({ status }) => status === 201);
  expect(made.length).toBeGreaterThan(2);
  expect(new Set(made.map(({ body }) => body.id))).toEqual(new Set([buildings[0].id]));
});

it('hosts count failed attempts to sign in together', async () => {
  const sent = { method: 'POST', body: { email: 'nobody@example.org', password: 'wrong' } };
  const answers = await Promise.all(numbers(12).map((number) => ask(number, '/auth/login', sent)));
  const counted = Map.groupBy(answers, ({ status }) => status);
  expect(counted.get(401)).toHaveLength(5);
  expect(counted.get(429)).toHaveLength(7);
});

it('a session that is ended at one host is refused by the other', async () => {
  const { token, sessionId } = tenant.accountant;
  for (const number of [0, 1])
    expect((await ask(number, '/buildings', { token })).status).toBe(200);
  const ended = await ask(0, `/auth/sessions/${sessionId}`, { method: 'DELETE', token });
  expect(ended.status).toBe(204);
  await vi.waitFor(
    async () => expect((await ask(1, '/buildings', { token })).status).toBe(401),
    LIMITS.poll,
  );
});

it('streams of all hosts receive each event once, from whichever host', async () => {
  const { token, userId } = tenant.syndic;
  const headers = { authorization: `Bearer ${token}` };
  const streams = await Promise.all(
    hosts.map(({ origin }) => openStream(`${origin}/api/v1/notifications/stream`, headers)),
  );
  const titles = Array.from({ length: 6 }, (_, number) => `Event ${number}`);
  for (const [number, title] of titles.entries()) {
    const body = { user_id: userId, notification_type: 'SystemAlert', title, message: 'x' };
    expect((await ask(number, '/notifications', { method: 'POST', body })).status).toBe(201);
  }
  for (const stream of nonEmpty(streams)) {
    const events = await stream.first(titles.length);
    expect(events.map(({ data }) => data.title)).toEqual(titles);
    expect(stream.events).toHaveLength(titles.length);
  }
});
