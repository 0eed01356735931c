import { beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '#platform/http/route.ts';
import { mapInParallel } from '#test/helpers/map-in-parallel.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { aStage, pathOf, type Stage } from '#test/helpers/route-calls.ts';
import { call, startTestApp, type Answer, type TestApp } from '#test/helpers/test-app.ts';

/** Headers of every answer, and refusals of bodies by every operation. */

const ADDRESSES = [
  '/health',
  '/openapi.json',
  '/docs',
  '/problems/stale',
  '/nowhere',
  '/api/v1/%E0',
];
const MIB = 1024 * 1024;

let test: TestApp;
let stage: Stage;

beforeAll(async () => {
  const limits = { RATE_LIMIT_USER: '100000', RATE_LIMIT_ADDRESS: '100000' };
  const uploads = { MAX_UPLOAD_MIB: '1', MAX_HANDOVER_MIB: '1' };
  test = await startTestApp({ env: { ...limits, ...uploads } });
  stage = await aStage(test);
});

type Headers = Readonly<Record<string, string>>;

function send(route: Route, headers: Headers, body?: Buffer): Promise<Answer> {
  const { organizationId } = stage.tenant;
  const tenant = route.access.includes(':') ? { 'x-organization-id': organizationId } : {};
  const all = { ...tenant, ...headers };
  const path = pathOf(stage, route);
  return call(test.app, route.method, path, {
    headers: all,
    ...(body === undefined ? {} : { body }),
  });
}

const signedIn = (): Headers => ({ authorization: `Bearer ${stage.tenant.superAdmin.token}` });
/** A stream never ends, and signing out would end the session of the test. */
const answering = () =>
  test.app.routes.filter(({ mode, operationId }) => mode !== 'stream' && operationId !== 'logout');
const writing = () => test.app.routes.filter(({ method }) => method !== 'GET');

function expectOfEveryAnswer({ headers, status }: Answer, where: string): void {
  expect(headers['x-request-id'], where).toBe('walk-1');
  expect(headers['x-content-type-options'], where).toBe('nosniff');
  expect(headers['x-frame-options'], where).toBe('SAMEORIGIN');
  expect(headers['referrer-policy'], where).toBe('no-referrer');
  expect(headers['strict-transport-security'], where).toContain('max-age=');
  expect(String(headers['content-security-policy']), where).toContain("default-src '");
  if (where.startsWith('/api/v1/%')) return;
  expect(headers['ratelimit-policy'], `${where} ${status}`).toMatch(
    /^"(user|address)";q=\d+;w=60$/,
  );
  expect(headers['ratelimit'], where).toMatch(/^"(user|address)";r=\d+;t=\d+$/);
}

describe('every operation that takes a body', () => {
  it('refuses one that is too large with 413', async () => {
    const json = Buffer.from(JSON.stringify({ text: 'x'.repeat(MIB) }));
    const form = await multipart({}, { name: 'large.zip', content: Buffer.alloc(2 * MIB) });
    await mapInParallel(nonEmpty(writing()), async (route) => {
      const { headers, body } =
        route.upload === true
          ? form
          : { headers: { 'content-type': 'application/json' }, body: json };
      const refused = await send(route, { ...signedIn(), ...headers }, body);
      expect(refused.status, route.operationId).toBe(413);
      expect(refused.body.code).toBe('payload_too_large');
    });
  });

  it('refuses one of another type with 415', async () => {
    await mapInParallel(nonEmpty(writing()), async (route) => {
      for (const type of ['application/xml', 'text/plain', 'application/x-www-form-urlencoded']) {
        const headers = { ...signedIn(), 'content-type': type };
        const refused = await send(route, headers, Buffer.from('<x/>'));
        expect(refused.status, `${route.operationId} ${type}`).toBe(415);
        expect(refused.body.code).toBe('unsupported_media_type');
      }
    });
  });
});

describe('every answer', () => {
  it('carries the id of the request, the limits and the rules for browsers', async () => {
    const statuses = new Set<number>();
    for (const route of answering()) {
      for (const headers of [signedIn(), {}]) {
        const answer = await send(route, { ...headers, 'x-request-id': 'walk-1' });
        expectOfEveryAnswer(answer, route.operationId);
        statuses.add(answer.status);
      }
    }
    for (const status of [200, 201, 204, 400, 401, 404, 409]) expect(statuses).toContain(status);
  });

  it('does so beside the interface, and where there is nothing', async () => {
    for (const url of ADDRESSES) {
      const answer = await test.app.server.inject({ url, headers: { 'x-request-id': 'walk-1' } });
      const { headers, statusCode: status, body, rawPayload: raw } = answer;
      expectOfEveryAnswer({ headers, status, body, raw }, url);
    }
  });

  it('makes an id where none is given, or one that is none', async () => {
    for (const headers of [{}, { 'x-request-id': 'two words' }]) {
      const answer = await call(test.app, 'GET', '/health', { headers });
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    }
  });
});
