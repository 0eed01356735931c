import { pino } from 'pino';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { displayNames } from '#app/features.ts';
import { followers } from '#app/followers.ts';
import { schemaCompilers } from '#app/schemas.ts';
import { namedSchemas } from '#contract/index.ts';
import { createAuthenticator } from '#features/people/auth/index.ts';
import { sql } from '#platform/db/sql.ts';
import { declareRoutes } from '#platform/http/route.ts';
import { buildServer } from '#platform/http/server.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { createMetrics } from '#platform/metrics.ts';
import { openStream } from '#test/helpers/event-streams.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import {
  aCaller,
  anOrganization,
  startTestApp,
  type Caller,
  type TestApp,
} from '#test/helpers/test-app.ts';
import { StreamHub, type StreamLimits } from './stream-hub.ts';
import { createStreamRoutes } from './stream-route.ts';

const ORIGIN = 'https://syndic.example.org';

let test: TestApp;
let organizationId: string;

beforeAll(async () => {
  test = await startTestApp();
  organizationId = await anOrganization(test);
});

/** Starts a server with only the stream, with its own limits. */
async function aServer(limits: Partial<StreamLimits>) {
  const { database, clock, accessTokens } = test;
  const logger = pino({ level: 'silent' });
  const authenticator = createAuthenticator({ database, accessTokens, clock });
  const metrics = createMetrics(database);
  const hub = new StreamHub({
    database,
    clock,
    ids: uuidv7Source,
    followers,
    records: [],
    authenticator,
    logger,
    metrics,
    limits,
  });
  const server = await buildServer({
    database,
    clock,
    ids: uuidv7Source,
    followers,
    publicUrl: 'http://127.0.0.1',
    routes: declareRoutes('Notifications', createStreamRoutes(hub)),
    pages: [],
    schemas: namedSchemas,
    compilers: schemaCompilers,
    ...displayNames,
    authenticator,
    logger,
    metrics,
    limits: { user: 0, address: 0 },
    corsOrigins: [ORIGIN],
    trustProxy: 0,
    isStopping: () => false,
    uploadDirectory: test.dataDirectory,
    maxUploadBytes: 1,
    maxArchiveBytes: 1,
  });
  const stop = async () => {
    await hub.stop();
    await server.close();
  };
  onTestFinished(stop);
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const listen = ({ token }: Caller, headers: Readonly<Record<string, string>> = {}) =>
    openStream(`${address}/api/v1/notifications/stream`, {
      authorization: `Bearer ${token}`,
      ...headers,
    });
  return { listen, stop, metrics };
}

const aReader = () => aCaller(test, { role: 'Auditor', organizationId });

/** Inserts notifications of maximum size for a user. */
async function fill({ userId }: Caller, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuidv7Source.next());
  await test.database.write(organizationId, async (db) => {
    await db.execute(sql`insert into app.notifications (organization_id, id, position, user_id,
        notification_type, title, message, priority, is_hidden, created_by, created_at)
      select tenant.organization_id, given.id, given.number, ${userId}, 'SystemAlert', 'Title',
        repeat('é', 2000), 'Normal', false, ${userId}, now()
      from app.tenants as tenant
        cross join unnest(${ids}::uuid[]) with ordinality as given (id, number)
      where tenant.organization_id = ${organizationId}`);
    await db.execute(sql`select pg_notify('notifications', ${`${organizationId} ${userId}`})`);
  });
  return ids;
}

it('gives signs of life', async () => {
  const { listen } = await aServer({ heartbeatMs: 10 });
  const stream = await listen(await aReader());
  const signs = () => stream.others.filter((block) => block === ':').length;
  await expect.poll(signs).toBeGreaterThanOrEqual(3);
});

it('is open to the pages of the listed origins', async () => {
  const { listen } = await aServer({});
  const { headers } = await listen(await aReader(), { origin: ORIGIN });
  expect(headers['access-control-allow-origin']).toBe(ORIGIN);
});

it('is opened so many times at most by one user, and is free again when one is closed', async () => {
  const { listen } = await aServer({ perUser: 2 });
  const [reader, other] = [await aReader(), await aReader()];
  const first = await listen(reader);
  expect((await Promise.all([listen(reader), listen(other)])).map(({ status }) => status)).toEqual([
    200, 200,
  ]);
  const refused = await listen(reader);
  await refused.ended();
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
  expect(JSON.parse(refused.text)).toMatchObject({ code: 'too_many_requests' });
  first.close();
  await vi.waitFor(async () => expect((await listen(reader)).status).toBe(200), LIMITS.poll);
});

it('is refused when the process holds as many as it can', async () => {
  const { listen } = await aServer({ total: 1 });
  await listen(await aReader());
  const refused = await listen(await aReader());
  await refused.ended();
  expect(refused.status).toBe(503);
  expect(JSON.parse(refused.text)).toMatchObject({ code: 'too_busy' });
});

it('ends at the stop of the service, which does not wait for clients', async () => {
  const { listen, stop } = await aServer({ stallMs: LIMITS.longTest });
  const streams = await Promise.all(
    Array.from({ length: 10 }, async () => listen(await aReader())),
  );
  // One of them reads nothing, and only learns of the end after the stop.
  streams[0]?.pause();
  await stop();
  expect(streams[0]?.hasEnded).toBe(false);
  streams[0]?.resume();
  await Promise.all(streams.map((stream) => stream.ended()));
});

it('is cut off when its client does not read; who comes back has lost nothing', async () => {
  const { listen, metrics } = await aServer({ stallMs: 200 });
  const reader = await aReader();
  const lazy = await listen(reader);
  lazy.pause();
  const ids = await fill(reader, 5_000);
  await vi.waitFor(
    async () => expect(await metrics.render()).toContain('http_open_streams 0'),
    LIMITS.poll,
  );
  lazy.resume();
  await lazy.ended();
  const received = lazy.events.map(({ id }) => id);
  expect(received.length).toBeLessThan(ids.length);
  // With the real limits, a returning client has enough time.
  const patient = await aServer({});
  const again = await patient.listen(reader, { 'last-event-id': received.at(-1) ?? '' });
  const missing = await again.first(ids.length - received.length);
  expect([...received, ...missing.map(({ id }) => id)]).toEqual(ids);
});
