import { beforeAll, describe, expect, it } from 'vitest';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp, type Tenant } from '#test/helpers/test-app.ts';

/** Faults in a request are reported in the same way on every route. */

let tenant: Tenant;
let fixture: Fixture;

beforeAll(async () => {
  const test = await startTestApp();
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
});

const owner = (name: string) => ({ name, email: 'someone@example.org' });

describe('problems', () => {
  it('speak the language of the reader and name the request', async () => {
    const titles = new Set<string>();
    for (const language of ['fr', 'nl-BE', 'de;q=0.9', 'en']) {
      const answer = await tenant.syndic.get(`/owners/${fixture.buildingId}`, {
        'accept-language': language,
        'x-request-id': 'mine-1',
      });
      expect(answer).toMatchObject({
        status: 404,
        body: { code: 'not_found', request_id: 'mine-1', instance: 'urn:request:mine-1' },
      });
      expect(answer.headers['x-request-id']).toBe('mine-1');
      expect(answer.headers['content-type']).toContain('application/problem+json');
      titles.add(answer.body.title);
    }
    expect(titles.size).toBe(4);
  });

  it('point at every field at once', async () => {
    const answer = await tenant.syndic.post('/expenses', {
      amount: 1.005,
      expense_date: 'soon',
      category: 'Fun',
      description: ' ',
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error: { pointer: string }) => error.pointer).sort()).toEqual(
      [
        '/body/amount',
        '/body/building_id',
        '/body/category',
        '/body/description',
        '/body/expense_date',
      ].sort(),
    );
  });

  it.each([
    ['{"name": ', 'application/json', 400, 'malformed_json'],
    ['[]', 'application/json', 400, 'invalid_request'],
    ['null', 'application/json', 400, 'invalid_request'],
    ['name=x', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['--x--', 'multipart/form-data; boundary=x', 415, 'unsupported_media_type'],
    [`{"name": "${'x'.repeat(1024 * 1024)}"}`, 'application/json', 413, 'payload_too_large'],
    ['{"__proto__": {"x": 1}, "name": "a"}', 'application/json', 400, 'malformed_json'],
    [`{"name": ${'['.repeat(65)}${']'.repeat(65)}}`, 'application/json', 400, 'malformed_json'],
    [`${'['.repeat(500_000)}${']'.repeat(500_000)}`, 'application/json', 400, 'malformed_json'],
    [`{"name": ${'{"a":'.repeat(9)}1${'}'.repeat(9)}}`, 'application/json', 400, 'invalid_request'],
  ])('answer %.20s with a problem', async (text, type, status, code) => {
    const answer = await tenant.syndic.post('/owners', Buffer.from(text), { 'content-type': type });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  it('take no NUL and no text that is all blank', async () => {
    expect((await tenant.syndic.post('/owners', owner('a\u0000b'))).status).toBe(400);
    expect((await tenant.syndic.post('/owners', owner('   '))).status).toBe(400);
    expect((await tenant.syndic.get('/owners?q=%00')).status).toBe(400);
  });

  it('take no text that is not well-formed Unicode', async () => {
    const json = { 'content-type': 'application/json' };
    const halves = Buffer.from('{"name": "a\\ud83d", "email": "a@example.org"}');
    const answer = await tenant.syndic.post('/owners', halves, json);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(answer.body.errors).toEqual([
      { pointer: '/body/name', detail: 'must be well-formed Unicode without a null character' },
    ]);
    const name = await tenant.syndic.post('/owners', Buffer.from('{"\\udc00": 1}'), json);
    expect(name).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    const latin = Buffer.from('{"name": "Andr\u{E9}", "email": "a@example.org"}', 'latin1');
    const bytes = await tenant.syndic.post('/owners', latin, json);
    expect(bytes).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
    const whole = Buffer.from('{"name": "\\ud83c\\udfe0 \u{1F3E0}", "email": "a@example.org"}');
    expect(must(await tenant.syndic.post('/owners', whole, json), 201).name).toBe('🏠 🏠');
  });

  it.each(['/owners?q=%ED%A0%80', '/owners?q=%FF', '/owners?q=%', '/accounts/code/%ED%A0%80'])(
    'take no address with text that is not well-formed Unicode: %s',
    async (path) => {
      const answer = await tenant.syndic.get(path);
      expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_address' } });
    },
  );

  it('take no body that is null where fields are optional', async () => {
    const { id } = must(await tenant.syndic.post('/owners', owner('Null')), 201);
    const answer = await tenant.syndic.put(`/owners/${id}`, Buffer.from('null'), {
      'content-type': 'application/json',
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it.each(['0000-01-01', '0000-02-29', '2025-02-29', '2025-1-01', '10000-01-01'])(
    'take no day that does not exist: %s',
    async (day) => {
      expect(await tenant.syndic.get(`/units/${fixture.unitId}/owners?on=${day}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_query' },
      });
    },
  );

  it('answer an address that cannot be decoded with a problem', async () => {
    const answer = await tenant.syndic.get('/buildings/%E0%A4%A');
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_address' } });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers['x-request-id']).toBe(answer.body.request_id);
  });

  it('answer an unknown path with 404', async () => {
    expect(await tenant.syndic.get('/nowhere')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});
