import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/kernel/language.ts';
import type { Route } from '#platform/http/route.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { SELF_RECORDING_READS } from '#test/helpers/route-answers.ts';
import { aStage, asking, pathOf, type Stage } from '#test/helpers/route-calls.ts';
import { call, startTestApp, type TestApp } from '#test/helpers/test-app.ts';

/** How answers are sent: compression and language, and the headers that these vary by. */

const MIN_BYTES = 1_024;

let test: TestApp;
let stage: Stage;
let reads: readonly Route[];

beforeAll(async () => {
  test = await startTestApp();
  stage = await aStage(test);
  reads = test.app.routes.filter(
    ({ method, mode, access }) => method === 'GET' && mode !== 'stream' && access.includes(':'),
  );
});

function read(url: string, headers: Readonly<Record<string, string>>) {
  const authorization = `Bearer ${stage.tenant.superAdmin.token}`;
  const organization = { 'x-organization-id': stage.tenant.organizationId };
  return test.app.server.inject({ url, headers: { authorization, ...organization, ...headers } });
}

const addressOf = (route: Route) => `/api/v1${pathOf(stage, route)}`;

describe('every read', () => {
  it('is compressed above 1 kB as the client takes it, under the same tag', async () => {
    let compressed = 0;
    for (const route of nonEmpty(
      reads.filter((one) => !SELF_RECORDING_READS.includes(one.operationId)),
    )) {
      const plain = await read(addressOf(route), {});
      expect(plain.headers['content-encoding'], route.operationId).toBeUndefined();
      const isText = String(plain.headers['content-type']).startsWith('application/json');
      const isLong = isText && plain.rawPayload.length > MIN_BYTES;
      for (const [encoding, decode] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const answer = await read(addressOf(route), { 'accept-encoding': encoding });
        expect(answer.headers['etag'], route.operationId).toBe(plain.headers['etag']);
        const isCompressed = answer.headers['content-encoding'] === encoding;
        expect(isCompressed, `${route.operationId} ${encoding}`).toBe(isLong);
        expect(String(answer.headers['vary']).includes('Accept-Encoding')).toBe(isLong);
        if (!isCompressed) continue;
        expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length);
        expect(decode(answer.rawPayload).equals(plain.rawPayload), route.operationId).toBe(true);
        const known = {
          'accept-encoding': encoding,
          'if-none-match': String(answer.headers['etag']),
        };
        const same = await read(addressOf(route), known);
        expect(same.statusCode).toBe(304);
        expect(same.headers['vary'], route.operationId).toBe(answer.headers['vary']);
        compressed += 1;
      }
    }
    expect(compressed).toBeGreaterThan(10);
  });

  it('names its version by the same tag in every language', async () => {
    for (const route of nonEmpty(reads.filter(({ path }) => /^\/[a-z-]+\/:id$/.test(path)))) {
      const [french, dutch] = [
        await read(addressOf(route), { 'accept-language': 'fr' }),
        await read(addressOf(route), { 'accept-language': 'nl' }),
      ];
      expect(french?.headers['etag'], route.operationId).toBe(dutch?.headers['etag']);
    }
  });
});

it('is compressed as a table of text too', async () => {
  const url = '/api/v1/reports/general-ledger?format=csv';
  const plain = await read(url, {});
  expect(plain.rawPayload.length).toBeGreaterThan(MIN_BYTES);
  const answer = await read(url, { 'accept-encoding': 'gzip' });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(answer.headers['etag']).toBe(plain.headers['etag']);
  expect(gunzipSync(answer.rawPayload).equals(plain.rawPayload)).toBe(true);
});

it('is a report of its own in every language, whatever its format', async () => {
  const reports = reads.filter(({ path }) => path.startsWith('/reports/'));
  for (const route of reports) {
    for (const format of ['json', 'csv', 'xlsx', 'pdf']) {
      const url = asking(addressOf(route), `format=${format}`);
      const tags = new Set<unknown>();
      // Figures alone are the same in every language.
      const texts = new Set<string>();
      for (const language of LANGUAGES) {
        const spoken = { 'accept-language': language };
        const { headers, payload } = await read(url, spoken);
        texts.add(format === 'json' ? payload : language);
        const known = { ...spoken, 'if-none-match': String(headers['etag']) };
        const again = await read(url, known);
        expect(again.statusCode, url).toBe(304);
        for (const answer of [headers, again.headers]) {
          expect(answer['content-language'], url).toBe(language);
          expect(String(answer['vary']), url).toContain('Accept-Language');
        }
        tags.add(headers['etag']);
      }
      expect(tags.size, url).toBe(texts.size);
    }
  }
  expect(reports.length).toBeGreaterThan(3);
});

const chart = () => test.app.routes.find(({ operationId }) => operationId === 'listAccounts');

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['zstd', undefined],
])('takes of %s what serves: %s', async (accepted, encoding) => {
  const route = chart();
  if (route === undefined) throw new Error('no list of accounts');
  const answer = await read(addressOf(route), { 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(encoding);
});

it('keeps the answer of a repeated request as it was, whatever the encoding', async () => {
  const { syndic } = stage.tenant;
  const body = {
    user_ids: [syndic.userId],
    notification_type: 'SystemAlert',
    title: 'Lift',
    message: 'x'.repeat(1_500),
  };
  const headers = { authorization: `Bearer ${syndic.token}`, 'idempotency-key': 'encoded' };
  const send = (encoding: string) =>
    test.app.server.inject({
      method: 'POST',
      url: '/api/v1/notifications',
      headers: { ...headers, 'accept-encoding': encoding },
      payload: body,
    });
  const [first, again] = [await send('br'), await send('gzip')];
  expect(first?.headers['content-encoding']).toBe('br');
  expect(again?.headers).toMatchObject({
    'content-encoding': 'gzip',
    'idempotent-replayed': 'true',
  });
  expect(gunzipSync(again?.rawPayload ?? '')).toEqual(
    brotliDecompressSync(first?.rawPayload ?? ''),
  );
});

it('tells the language of what has words, and that it was asked for', async () => {
  const headers = {
    'accept-language': 'nl-BE',
    authorization: `Bearer ${stage.tenant.auditor.token}`,
  };
  for (const path of ['/units/none', '/reports/balance-sheet', '/buildings']) {
    const answer = await call(test.app, 'GET', path, { headers });
    const hasWords = path !== '/buildings';
    expect(answer.headers['content-language'], path).toBe(hasWords ? 'nl' : undefined);
    expect(String(answer.headers['vary']).includes('Accept-Language'), path).toBe(hasWords);
  }
});

it('compresses the description of the interface', async () => {
  const answer = await test.app.server.inject({
    url: '/openapi.json',
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toHaveProperty('openapi');
});
