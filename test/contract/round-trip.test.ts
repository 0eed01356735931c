import { beforeAll, expect, it } from 'vitest';
import { mayUse } from '#contract/access.ts';
import type { Route } from '#platform/http/route.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { aStage, bodyOf, pathOf, type Stage } from '#test/helpers/route-calls.ts';
import {
  must,
  startTestApp,
  type Caller,
  type Json,
  type TestApp,
} from '#test/helpers/test-app.ts';

/** PUT accepts what GET answers, for every record that can be read and changed at one address. */

let test: TestApp;
let stage: Stage;
let changes: readonly Route[];

beforeAll(async () => {
  test = await startTestApp();
  stage = await aStage(test);
  const isRead = (path: string) =>
    test.app.routes.some((route) => route.method === 'GET' && route.path === path);
  changes = test.app.routes.filter(({ method, path }) => method === 'PUT' && isRead(path));
});

function callerOf({ access }: Route): Caller {
  const { syndic, accountant, auditor } = stage.tenant;
  if (mayUse(access, 'Syndic')) return syndic;
  return mayUse(access, 'Accountant') ? accountant : auditor;
}

const read = async (route: Route): Promise<Json> =>
  must(await callerOf(route).get(pathOf(stage, route)), 200);

/** Returns a record without the fields that every change updates. */
function withoutStamps({ etag: _etag, updated_at: _at, ...record }: Json): Json {
  return record;
}

it('takes back every record as it was read, with what is worked out', async () => {
  for (const route of changes) {
    const record = await read(route);
    const answer = await callerOf(route).put(pathOf(stage, route), record);
    expect(answer.status, `${route.operationId} ${JSON.stringify(answer.body)}`).toBe(200);
    expect(withoutStamps(await read(route)), route.operationId).toEqual(withoutStamps(record));
  }
  expect(changes.length).toBeGreaterThan(8);
});

it('refuses what would change a field that is only read, after a stale tag', async () => {
  for (const route of nonEmpty(changes)) {
    const record = await read(route);
    if (record.created_at === undefined) continue;
    const body = { ...record, created_at: '2001-01-01T00:00:00.000Z' };
    const path = pathOf(stage, route);
    const refused = await callerOf(route).put(path, body);
    expect(refused.status, `${route.operationId} ${JSON.stringify(refused.body)}`).toBe(400);
    expect(refused.body).toMatchObject({
      code: 'read_only',
      errors: [{ pointer: '/body/created_at' }],
    });
    const stale = await callerOf(route).put(path, body, { 'if-match': '"99"' });
    expect(stale.status, route.operationId).toBe(412);
  }
});

it('takes of a new record what it will hold', async () => {
  const { accountant } = stage.tenant;
  const create = test.app.routes.find(({ operationId }) => operationId === 'createExpense');
  if (create === undefined) throw new Error('no operation to create an expense');
  const body = bodyOf(stage, create);
  must(await accountant.post('/expenses', { ...body, status: 'Draft' }), 201);
  const refused = must(await accountant.post('/expenses', { ...body, status: 'Paid' }), 400);
  expect(refused).toMatchObject({ code: 'read_only', errors: [{ pointer: '/body/status' }] });
  expect(must(await accountant.post('/expenses', { ...body, nonsense: 1 }), 400).code).toBe(
    'invalid_request',
  );
});

it('takes back the settings of a building, and not those of all in their place', async () => {
  const { syndic } = stage.tenant;
  const path = `/payment-reminders/settings?building_id=${stage.fixture.buildingId}`;
  must(await syndic.put(path, { formal_days: 40 }), 200);
  const own = await syndic.get(path);
  const back = await syndic.put(path, own.body, { 'if-match': String(own.headers['etag']) });
  expect(must(back, 200)).toEqual(own.body);
  const ofAll = must(await syndic.get('/payment-reminders/settings'), 200);
  expect(must(await syndic.put(path, ofAll), 400).code).toBe('read_only');
});

it('takes back a row of the owners with what each owes', async () => {
  const { syndic } = stage.tenant;
  const [row] = must(await syndic.get(`/owners?building_id=${stage.fixture.buildingId}`), 200);
  expect(row).toMatchObject({ balance: expect.any(Number), overdue: expect.any(Number) });
  must(
    await syndic.put(`/owners/${row.id}`, { ...row, balance: 1 }, { 'if-match': row.etag }),
    200,
  );
});

it('takes back what somebody is, and no other e-mail or rights', async () => {
  const { syndic } = stage.tenant;
  const me = must(await syndic.get('/auth/me'), 200);
  const refused = await syndic.put('/auth/me', { ...me, email: 'other@example.org' });
  expect(must(refused, 400)).toMatchObject({
    code: 'read_only',
    errors: [{ pointer: '/body/email' }],
  });
  const stale = { 'if-match': '"99"' };
  must(await syndic.put('/auth/me', { ...me, totp_enabled: true }, stale), 412);
});
