import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { startJobWorker } from '#platform/jobs/worker.ts';
import { openTracing } from '#platform/tracing/spans.ts';
import { afterFile } from '#test/helpers/after-file.ts';
import { aTenant, call, must, startTestApp, type TestApp } from '#test/helpers/test-app.ts';
import { toServiceUrl, asSuperuser } from '#test/helpers/test-database.ts';

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, string | number>>;
}

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}

const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;
const ERROR = 2;

const packets: unknown[] = [];
const addresses: (string | undefined)[] = [];
let test: TestApp;
let endTracing: () => Promise<void>;

beforeAll(async () => {
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    addresses.push(request.url);
    packets.push(await json(request));
    response.setHeader('content-type', 'application/json').end('{}');
  };
  const collector = createServer((request, response) => void take(request, response));
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  endTracing = await openTracing(`http://127.0.0.1:${port}/`);
  test = await startTestApp({ env: { TRUST_PROXY: '1' } });
  afterFile(async () => {
    await endTracing();
    collector.closeAllConnections();
    collector.close();
  });
});

/** All spans sent so far. */
function spans(): readonly SentSpan[] {
  return packets.flatMap((packet) => {
    const { resourceSpans } = packet as {
      readonly resourceSpans: readonly {
        readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
      }[];
    };
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans));
  });
}

const factsOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Span of a request, by its request id. */
async function ofRequest(id: string): Promise<SentSpan> {
  const found = () => spans().find((span) => factsOf(span)['millieme.request_id'] === id);
  await expect.poll(found).toMatchObject({ spanId: expect.any(String) });
  return found() as SentSpan;
}

const partsOf = ({ spanId }: SentSpan) => spans().filter((span) => span.parentSpanId === spanId);

describe('traces', () => {
  it('tell of a request its route, answer and tenant, and of its statements what they are', async () => {
    const { syndic, organizationId } = await aTenant(test);
    const headers = { authorization: `Bearer ${syndic.token}`, 'x-request-id': 'read-of-owners' };
    must(await call(test.app, 'GET', '/owners?q=Vandamme', { headers }), 200);
    const request = await ofRequest('read-of-owners');
    expect(request).toMatchObject({ name: 'GET /api/v1/owners', kind: SERVER });
    expect(request.parentSpanId ?? '').toBe('');
    expect(factsOf(request)).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/v1/owners',
      'http.response.status_code': 200,
      'millieme.request_id': 'read-of-owners',
      'millieme.organization_id': organizationId,
    });
    const parts = partsOf(request);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.every(({ traceId }) => traceId === request.traceId)).toBe(true);
    expect(parts).toContainEqual(expect.objectContaining({ name: 'SQL select', kind: CLIENT }));
    const texts = parts.map((part) => factsOf(part)['db.query.text']).join('\n');
    expect(texts).toContain('app.owners');
    expect(texts).toContain('$1');
    expect(addresses).toContain('/v1/traces');
  });

  it('tell of a change the whole transaction, and belong to what a proxy has begun', async () => {
    const { syndic } = await aTenant(test);
    const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    const headers = {
      authorization: `Bearer ${syndic.token}`,
      'x-request-id': 'new-owner',
      traceparent: `00-${traceId}-${spanId}-01`,
    };
    const owner = { name: 'Zenobia Quatrebras', email: 'zenobia@example.org', kind: 'Person' };
    must(await call(test.app, 'POST', '/owners', { headers, body: owner }), 201);
    const request = await ofRequest('new-owner');
    expect(request).toMatchObject({ traceId, parentSpanId: spanId });
    const names = partsOf(request).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['SQL begin', 'SQL insert', 'SQL commit']));
  });

  it('tell of a failure that it is one', async () => {
    const { syndic } = await aTenant(test);
    const failing = () =>
      test.database.read(NIL_UUID, (db) => db.query(sql`select 1 / ${0}::int as none`));
    const worker = await startJobWorker({
      url: toServiceUrl(test.databaseUrl),
      tasks: [{ name: 'divide', run: async () => void (await failing()) }],
      log: { error() {}, warn() {}, debug() {}, trace() {} } as never,
    });
    await asSuperuser(test.databaseUrl, (client) =>
      client.query(`select graphile_worker.add_job('divide', max_attempts => 1)`),
    );
    const found = () => spans().find(({ name }) => name === 'job divide');
    await expect.poll(found).toMatchObject({ kind: CONSUMER, status: { code: ERROR } });
    await worker.stop();
    const job = found() as SentSpan;
    const failed = partsOf(job).find(({ status }) => status.code === ERROR);
    expect(failed && factsOf(failed)['db.response.status_code']).toBe('22012');
    must(await syndic.get('/owners'), 200);
  });

  it('hold nothing of anybody, no secret, and no tenant in a statement', async () => {
    const { syndic } = await aTenant(test);
    const password = 'quinze-tilleuls-en-fleur';
    const login = { email: 'zenobia@example.org', password };
    must(await call(test.app, 'POST', '/auth/login', { body: login }), 401);
    const headers = { authorization: `Bearer ${syndic.token}`, 'x-request-id': 'last' };
    must(await call(test.app, 'GET', '/buildings', { headers }), 200);
    await ofRequest('last');
    await endTracing();
    const told = JSON.stringify(packets);
    expect(told).toContain('POST /api/v1/auth/login');
    for (const secret of ['zenobia', 'Zenobia', 'Vandamme', password, syndic.token, '127.0.0.1'])
      expect(told.includes(secret), `${secret} is told`).toBe(false);
    const texts = spans().map((span) => String(factsOf(span)['db.query.text'] ?? ''));
    expect(texts.filter((text) => /[0-9a-f]{8}-[0-9a-f]{4}-/.test(text))).toEqual([]);
    expect(texts).toContainEqual(expect.stringContaining("app.organization_id = '…'"));
  });

  it('are no more, and no hook is added, where no address is set', async () => {
    await expect(openTracing(undefined)).resolves.toBeTypeOf('function');
    const before = packets.length;
    const untraced = await startTestApp();
    must(await call(untraced.app, 'GET', '/buildings'), 401);
    await endTracing();
    expect(packets).toHaveLength(before);
  });
});
