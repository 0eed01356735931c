import { describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { isPushPublicKey } from '#platform/push/subscription-keys.ts';
import { aBrowser } from '#test/helpers/push-service.ts';
import { aTenant, must, startTestApp, type Caller } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const PATH = '/notifications/push-subscriptions';

// Numeric addresses need no resolver.
const aSubscription = (endpoint: string) => {
  const { keys } = aBrowser(endpoint);
  return { endpoint, keys };
};

const remove = (caller: Caller, endpoint: string) =>
  test.app.server.inject({
    method: 'DELETE',
    url: `/api/v1${PATH}`,
    headers: { authorization: `Bearer ${caller.token}` },
    payload: { endpoint },
  });

async function endpointsOf({ userId }: Caller): Promise<string[]> {
  const rows = await test.database.read(NIL_UUID, (db) =>
    db.query<{ endpoint: string }>(sql`select endpoint from auth.push_subscriptions
      where user_id = ${userId} order by created_at, id`),
  );
  return rows.map(({ endpoint }) => endpoint);
}

describe('push subscriptions', () => {
  it('are made with the public key of the service, which stays the same', async () => {
    const { public_key } = must(await tenant.auditor.get('/notifications/push-key'), 200);
    expect(isPushPublicKey(public_key)).toBe(true);
    const again = must(await tenant.syndic.get('/notifications/push-key'), 200);
    expect(again.public_key).toBe(public_key);
  });

  it('are replaced by the same endpoint, and are then of whoever sent it', async () => {
    const endpoint = 'https://8.8.8.8/shared';
    const [first, second] = [aSubscription(endpoint), aSubscription(endpoint)];
    const made = must(await tenant.auditor.post(PATH, { ...first, expirationTime: null }), 201);
    expect(made).toEqual({ endpoint, created_at: '2026-03-16T09:00:00.000Z' });
    must(await tenant.auditor.post(PATH, first), 201);
    expect(await endpointsOf(tenant.auditor)).toEqual([endpoint]);
    must(await tenant.accountant.post(PATH, second), 201);
    expect(await endpointsOf(tenant.auditor)).toEqual([]);
    const rows = await test.database.read(NIL_UUID, (db) =>
      db.query(sql`select user_id, p256dh, auth from auth.push_subscriptions
        where endpoint = ${endpoint}`),
    );
    expect(rows).toEqual([{ user_id: tenant.accountant.userId, ...second.keys }]);
  });

  it('end when they are deleted by whoever has them, and by nobody else', async () => {
    const endpoint = 'https://8.8.8.8/deleted';
    must(await tenant.auditor.post(PATH, aSubscription(endpoint)), 201);
    expect((await remove(tenant.syndic, endpoint)).statusCode).toBe(404);
    expect((await remove(tenant.auditor, endpoint)).statusCode).toBe(204);
    expect((await remove(tenant.auditor, endpoint)).statusCode).toBe(404);
    expect(await endpointsOf(tenant.auditor)).toEqual([]);
  });

  it('are twenty for each person: the oldest goes', async () => {
    const endpoints = Array.from({ length: 23 }, (_, index) => `https://8.8.8.8/many/${index}`);
    for (const endpoint of endpoints.slice(0, 18))
      must(await tenant.boardMember.post(PATH, aSubscription(endpoint)), 201);
    await Promise.all(
      endpoints.slice(18).map(async (endpoint) => {
        must(await tenant.boardMember.post(PATH, aSubscription(endpoint)), 201);
      }),
    );
    const left = await endpointsOf(tenant.boardMember);
    expect([...left].sort()).toEqual(endpoints.slice(3).sort());
  });

  it('are made once for one Idempotency-Key', async () => {
    const body = aSubscription('https://8.8.8.8/once');
    const headers = { 'idempotency-key': 'subscribe-once' };
    const first = await tenant.syndic.post(PATH, body, headers);
    must(first, 201);
    test.clock.advance(1_000);
    const second = await tenant.syndic.post(PATH, body, headers);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  it.each([
    'http://8.8.8.8/x',
    'https://127.0.0.1/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://[fc00::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://2130706433/x',
    'https://localhost/x',
    'javascript:alert(1)',
  ])('are refused for %s', async (endpoint) => {
    const answer = await tenant.syndic.post(PATH, aSubscription(endpoint));
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'push_endpoint_refused', errors: [{ pointer: '/body/endpoint' }] },
    });
  });

  it.each([
    ['/body/endpoint', { endpoint: 'no address' }],
    ['/body/endpoint', { endpoint: `https://8.8.8.8/${'x'.repeat(1_000)}` }],
    ['/body/keys/p256dh', { keys: { p256dh: 'BAAA', auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }],
    ['/body/keys/auth', { keys: { ...aSubscription('').keys, auth: 'short' } }],
    ['/body/user_id', { user_id: tenant.auditor.userId }],
  ])('are refused for a bad %s', async (pointer, wrong) => {
    const body = { ...aSubscription('https://8.8.8.8/x'), ...wrong };
    const answer = await tenant.syndic.post(PATH, body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  });
});
