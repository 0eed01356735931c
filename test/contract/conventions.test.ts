import { beforeAll, describe, expect, it } from 'vitest';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import {
  aTenant,
  call,
  must,
  startTestApp,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';

/** Conventions of all routes, tested on one of each kind. */

let test: TestApp;
let tenant: Tenant;
let fixture: Fixture;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
});

const owner = (name: string) => ({ name, email: 'someone@example.org' });

describe('entity tags', () => {
  it('guard a change: the present one passes, a stale one gets 412 and changes nothing', async () => {
    const created = await tenant.syndic.post('/owners', owner('Tag'));
    const { id } = must(created, 201);
    expect(created.headers['etag']).toBe('"1"');
    expect(created.headers['location']).toBe(`/api/v1/owners/${id}`);
    const changed = await tenant.syndic.put(
      `/owners/${id}`,
      { name: 'Tag 2' },
      { 'if-match': '"1"' },
    );
    expect(changed.headers['etag']).toBe('"2"');
    const stale = await tenant.syndic.put(
      `/owners/${id}`,
      { name: 'Tag 3' },
      { 'if-match': '"1"' },
    );
    expect(stale).toMatchObject({ status: 412, body: { code: 'stale' } });
    expect((await tenant.syndic.delete(`/owners/${id}`, { 'if-match': '"1"' })).status).toBe(412);
    const read = await tenant.syndic.get(`/owners/${id}`);
    expect(must(read, 200).name).toBe('Tag 2');
    expect((await tenant.syndic.delete(`/owners/${id}`, { 'if-match': '"7", "2"' })).status).toBe(
      204,
    );
    expect((await tenant.syndic.get(`/owners/${id}`)).status).toBe(404);
  });

  it('leave the fields that a change does not name, and empty those it sets to null', async () => {
    const { id } = must(
      await tenant.syndic.post('/owners', {
        ...owner('Part'),
        address: 'Meir 1',
        phone: '0477/33.99.41',
      }),
      201,
    );
    const changed = must(await tenant.syndic.put(`/owners/${id}`, { address: null }), 200);
    expect(changed).toMatchObject({ name: 'Part', address: null, phone: '+32477339941' });
  });
});

describe('lists', () => {
  it('page by cursor, stable while rows are added, with links and totals', async () => {
    const names = Array.from(
      { length: 25 },
      (_, index) => `Cursor ${String(index).padStart(2, '0')}`,
    );
    for (const name of names) must(await tenant.syndic.post('/owners', owner(name)), 201);
    const seen: string[] = [];
    let path: string | undefined = '/owners?q=Cursor&limit=10&include_total=true';
    while (path !== undefined) {
      const answer = await tenant.syndic.get(path);
      seen.push(...must(answer, 200).map((row: { name: string }) => row.name));
      expect(Number(answer.headers['x-total-count'])).toBeGreaterThanOrEqual(25);
      path = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
      must(await tenant.syndic.post('/owners', owner('Cursor 00 and a half')), 201);
    }
    expect(seen.filter((name) => names.includes(name))).toEqual(names);
  });

  it('sort as told, by one field or two, and by offset too', async () => {
    const sorted = must(await tenant.syndic.get('/owners?q=Cursor&sort=-name,id&limit=3'), 200);
    expect(sorted.map((row: { name: string }) => row.name)).toEqual([
      'Cursor 24',
      'Cursor 23',
      'Cursor 22',
    ]);
    const second = must(
      await tenant.syndic.get('/owners?q=Cursor&sort=-name,id&limit=1&offset=2'),
      200,
    );
    expect(second).toEqual([sorted[2]]);
  });

  it.each([
    ['/owners?limit=0', '/query/limit'],
    ['/owners?limit=501', '/query/limit'],
    ['/owners?sort=email', '/query/sort'],
    ['/owners?cursor=rubbish', '/query/cursor'],
    ['/owners?colour=red', '/query/colour'],
    ['/expenses?status=Lost', '/query/status'],
    ['/expenses?date_from=2026-02-30', '/query/date_from'],
    ['/expenses?date_from=0000-01-01', '/query/date_from'],
    ['/journal-entries?account_code=%00', '/query/account_code'],
  ])('refuse %s, naming what is wrong', async (path, pointer) => {
    const answer = await tenant.syndic.get(path);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_query' } });
    expect(answer.body.errors[0].pointer).toBe(pointer);
  });

  it.each([
    [
      '/expenses?sort=-expense_date',
      ['-expense_date', '2026-02-30', '01890a5d-ac96-774b-bcce-b302099a8057'],
    ],
    ['/expenses?sort=-expense_date', ['-expense_date', '2026-02-28', '-'.repeat(36)]],
    [
      '/buildings?sort=created_at',
      ['created_at', '2026-02-28 25:00:00+00', '01890a5d-ac96-774b-bcce-b302099a8057'],
    ],
    ['/accounts?sort=code', ['code', '\0', '01890a5d-ac96-774b-bcce-b302099a8057']],
  ])('refuse a cursor of %s that somebody made up: %s', async (path, values) => {
    const cursor = Buffer.from(JSON.stringify(values)).toString('base64url');
    const answer = await tenant.syndic.get(`${path}&cursor=${cursor}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_query' } });
  });

  it('refuse the cursor of another sort', async () => {
    const first = await tenant.syndic.get('/owners?limit=1');
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    expect((await tenant.syndic.get(`${next}&sort=-name`)).status).toBe(400);
  });
});

describe('money', () => {
  it.each([[0.1], [0.29], [1.1], ['1234567.89'], [22517998136852.47], ['22517998136852.47']])(
    'keeps %s exact',
    async (amount) => {
      const body = {
        building_id: fixture.buildingId,
        description: 'x',
        amount,
        expense_date: '2026-01-01',
        category: 'Other',
      };
      const { id } = must(await tenant.accountant.post('/expenses', body), 201);
      expect(must(await tenant.accountant.get(`/expenses/${id}`), 200).amount).toBe(Number(amount));
    },
  );

  it.each([[0], [-1], [0.001], ['1.999'], ['1e3'], ['abc'], [22517998136852.5], [null], [true]])(
    'refuses %s',
    async (amount) => {
      const body = {
        building_id: fixture.buildingId,
        description: 'x',
        amount,
        expense_date: '2026-01-01',
        category: 'Other',
      };
      expect((await tenant.accountant.post('/expenses', body)).status).toBe(400);
    },
  );
});

describe('the rest of every answer', () => {
  it('carries security headers and no store', async () => {
    const { headers } = await tenant.syndic.get('/buildings');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('says how much of the rate limit is left, and stops beyond it', async () => {
    const limited = await startTestApp({
      clock: test.clock,
      env: { RATE_LIMIT_USER: '3', RATE_LIMIT_ADDRESS: '2' },
    });
    const read = () =>
      call(limited.app, 'GET', '/buildings', {
        headers: { authorization: `Bearer ${tenant.syndic.token}` },
      });
    const answers = [await read(), await read(), await read(), await read()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[0]?.headers['ratelimit-policy']).toBe('"user";q=3;w=60');
    expect(answers[0]?.headers['ratelimit']).toMatch(/^"user";r=2;t=\d+$/);
    expect(answers[3]?.headers['retry-after']).toMatch(/^\d+$/);
    const anonymous = () =>
      call(limited.app, 'GET', '/buildings', {
        headers: { 'x-forwarded-for': `10.0.0.${Math.random()}` },
      });
    const refused = [await anonymous(), await anonymous(), await anonymous()];
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 429]);
  });

  it('describes itself', async () => {
    const description = must(await call(test.app, 'GET', '/openapi.json'), 200);
    expect(description).toMatchObject({ openapi: '3.1.0', info: { version: '1.6.0' } });
    const operations = Object.values<object>(description.paths).flatMap((path) =>
      Object.keys(path),
    );
    expect(operations.length).toBe(test.app.routes.length);
    const docs = await call(test.app, 'GET', '/docs/');
    expect(docs.status).toBe(200);
    // The service may be served over plain http, where upgraded requests would leave the page blank.
    expect(docs.headers['content-security-policy']).toMatch(/script-src 'self';/);
    expect(docs.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    const page = await call(test.app, 'GET', '/problems/quota_exceeded');
    expect(page.status).toBe(200);
    // A page is a document, for which browsers require more than for data.
    expect(page.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    expect(page.body).toContain('<p>Status 422, code quota_exceeded.</p>');
    const french = { headers: { 'accept-language': 'fr-BE' } };
    const inFrench = await call(test.app, 'GET', '/problems/quota_exceeded', french);
    expect(inFrench.headers['content-language']).toBe('fr');
    expect(inFrench.body).toContain('<p>Statut 422, code quota_exceeded.</p>');
    expect((await call(test.app, 'GET', '/problems/none')).status).toBe(404);
  });

  it('knows an id in capitals, and nothing else that is no plain UUID', async () => {
    const capitals = fixture.buildingId.toUpperCase();
    expect(must(await tenant.syndic.get(`/buildings/${capitals}`), 200).id).toBe(
      fixture.buildingId,
    );
    const [unit] = must(await tenant.syndic.get(`/units?building_id=${capitals}`), 200);
    const weights = [unit.id.toUpperCase(), unit.id].map((unit_id) => ({ unit_id, weight: 1 }));
    const keys = `/buildings/${capitals}/distribution-keys`;
    const key = { name: 'Capitals', weights: weights.slice(0, 1) };
    expect(must(await tenant.syndic.post(keys, key), 201).weights).toMatchObject(weights.slice(1));
    const twice = must(await tenant.syndic.post(keys, { name: 'Twice', weights }), 422);
    expect(twice.code).toBe('unit_named_twice');
    must(await tenant.syndic.get(`/buildings/urn:uuid:${fixture.buildingId}`), 400);
    const long = await tenant.auditor.get(`/accounts/code/${'1'.repeat(300)}`);
    expect(long).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it('describes refusals, files and bodies as they go over the line', async () => {
    const { paths, components } = must(await call(test.app, 'GET', '/openapi.json'), 200);
    const operations = Object.values<object>(paths).flatMap((path) => Object.values<Json>(path));
    const [unexpected = ''] = new Set(operations.map(({ responses }) => responses.default.$ref));
    const { content } = components.responses[unexpected.replace('#/components/responses/', '')];
    const { schema } = content['application/problem+json'];
    expect(schema).toEqual({ $ref: '#/components/schemas/Problem' });
    for (const { operationId, responses } of nonEmpty(operations))
      expect(responses.default.$ref, operationId).toBe(unexpected);
    expect(components.schemas.Problem.required).toContain('request_id');
    const { requestBody } = paths['/api/v1/imports/buildings'].post;
    const form = components.schemas.ImportBuilding;
    expect(requestBody.content['multipart/form-data'].schema.$ref).toMatch(/\/ImportBuilding$/);
    expect(form.properties.file).toMatchObject({ type: 'string', format: 'binary' });
    expect(Object.keys(requestBody.content)).toEqual(['multipart/form-data']);
    const sheet = paths['/api/v1/reports/balance-sheet'].get.responses[200].content;
    expect(Object.keys(sheet)).toContain('application/pdf');
    expect(paths['/api/v1/expenses/{id}'].delete).not.toHaveProperty('requestBody');
    expect(paths['/api/v1/expenses/{id}/approve'].put.requestBody.required).toBe(false);
    expect(paths['/api/v1/expenses/{id}/reject'].put.requestBody.required).toBe(true);
  });

  it('tells its health without a token', async () => {
    expect(await call(test.app, 'GET', '/health')).toMatchObject({
      status: 200,
      body: { status: 'healthy', database: 'connected' },
    });
  });

  it('names no version of its health: a second look is answered anew', async () => {
    expect((await call(test.app, 'GET', '/health')).headers['etag']).toBeUndefined();
    const headers = { 'if-none-match': '*' };
    expect((await call(test.app, 'GET', '/health', { headers })).status).toBe(200);
  });
});
