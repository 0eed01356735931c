import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { aBuilding, aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp, type Tenant, type TestApp } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

let test: TestApp;
let tenant: Tenant;
let fixture: Fixture;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
});

const owner = (name: string) => ({ name, email: 'someone@example.org' });

describe('idempotency keys', () => {
  const headers = (key: string) => ({ 'idempotency-key': key });
  const count = async (name: string): Promise<number> =>
    must(await tenant.syndic.get(`/owners?q=${name}`), 200).length;

  it('repeat the first answer and do the work once', async () => {
    const first = await tenant.syndic.post('/owners', owner('Once'), headers('k1'));
    const second = await tenant.syndic.post('/owners', owner('Once'), headers('k1'));
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.headers['location']).toBe(first.headers['location']);
    expect(await count('Once')).toBe(1);
  });

  it('refuse another body, and hold per user and path', async () => {
    await tenant.syndic.post('/owners', owner('Mismatch'), headers('k2'));
    const other = await tenant.syndic.post('/owners', owner('Other'), headers('k2'));
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    must(await tenant.superAdmin.post('/owners', owner('Mismatch'), headers('k2')), 201);
    must(await tenant.syndic.post('/buildings', aBuilding, headers('k2')), 201);
  });

  it('keep a refusal, but not a 403', async () => {
    const unknown = { building_id: fixture.ownerId, unit_number: 'Z' };
    const first = await tenant.syndic.post('/units', unknown, headers('k3'));
    const second = await tenant.syndic.post('/units', unknown, headers('k3'));
    expect(first).toMatchObject({ status: 422, body: { code: 'unknown_reference' } });
    expect(second).toMatchObject({ status: 422, body: first.body });
    expect(second.headers['idempotent-replayed']).toBe('true');
    const invalid = await tenant.syndic.post('/units', {}, headers('k4'));
    const again = await tenant.syndic.post('/units', {}, headers('k4'));
    expect([invalid.status, again.status, again.headers['idempotent-replayed']]).toEqual([
      400,
      400,
      'true',
    ]);
    expect((await tenant.auditor.post('/owners', owner('No'), headers('k5'))).status).toBe(403);
  });

  it('let one of twenty simultaneous requests through, and tell the others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        tenant.syndic.post('/owners', owner('Twenty'), headers('k6')),
      ),
    );
    const created = answers.filter(({ status }) => status === 201);
    const inProgress = answers.filter(({ body }) => body.code === 'idempotency_in_progress');
    expect(created.length + inProgress.length).toBe(20);
    expect(new Set(created.map(({ body }) => body.id)).size).toBe(1);
    expect(await count('Twenty')).toBe(1);
  });

  it('take the same JSON for the same body, however it is written', async () => {
    const body = '{"name": "Order", "email": "someone@example.org"}';
    const other = '{"email":"someone@example.org",\n"name":"\\u004frder"}';
    const json = { ...headers('k8'), 'content-type': 'application/json' };
    must(await tenant.syndic.post('/owners', body, json), 201);
    const again = await tenant.syndic.post('/owners', other, json);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await count('Order')).toBe(1);
  });

  it('repeat where a resource lies, also of an operation with transactions of its own', async () => {
    const roles = [{ role_type: 'Auditor', organization_id: tenant.organizationId }];
    const user = { email: 'kept@example.org', name: 'Kept', roles };
    const first = await tenant.syndic.post('/users', user, headers('k9'));
    must(first, 201);
    const again = await tenant.syndic.post('/users', user, headers('k9'));
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.headers['location']).toBe(first.headers['location']);
    expect(again.body).toEqual(first.body);
  });

  /** Sets the key to its state during a request. */
  const runAgain = (key: string, holder?: string) =>
    test.database.write(tenant.organizationId, (db) =>
      db.execute(sql`update app.idempotency_keys
        set status = null, body = null, holder = coalesce(${holder ?? null}, holder)
        where organization_id = ${tenant.organizationId} and key = ${key}`),
    );

  it('are held while their request runs, and forgotten after a day', async () => {
    // An operation with transactions of its own: the key of others is held by their transaction.
    const post = (id: string) =>
      tenant.syndic.post('/expenses/bulk', { operation: 'approve', ids: [id] }, headers('k7'));
    must(await post(fixture.expenseId), 200);
    await runAgain('k7');
    const held = await post(fixture.expenseId);
    expect(held.body.code).toBe('idempotency_in_progress');
    expect(held.headers['retry-after']).toBe('1');
    test.clock.advance(25 * 60 * 60_000);
    must(await post(fixture.ownerId), 200);
    must(await tenant.syndic.post('/owners', owner('Again'), headers('k1')), 201);
    expect(await count('Again')).toBe(1);
  });

  it('are deleted once they are no longer kept', async () => {
    const keys = async () => {
      const rows = await test.database.read(tenant.organizationId, (db) =>
        db.query<{ key: string }>(sql`select key from app.idempotency_keys
          where organization_id = ${tenant.organizationId}`),
      );
      return rows.map(({ key }) => key);
    };
    expect(await keys()).toContain('k6');
    const daily = test.app.tasks.find(({ name }) => name === 'daily-retention');
    await daily?.run({}, { signal: new AbortController().signal });
    const left = await keys();
    expect(left).not.toContain('k6');
    expect(left).toContain('k7');
  });

  it('are free again as soon as their transaction is rolled back', async () => {
    const revoke = (text: string) => asSuperuser(test.databaseUrl, (client) => client.query(text));
    await revoke('revoke insert on app.owners from millieme_app');
    must(await tenant.syndic.post('/owners', owner('Free'), headers('k11')), 500);
    await revoke('grant insert on app.owners to millieme_app');
    must(await tenant.syndic.post('/owners', owner('Free'), headers('k11')), 201);
  });

  it('are taken over at once when their process is gone', async () => {
    must(await tenant.syndic.post('/owners', owner('Gone'), headers('k10')), 201);
    await runAgain('k10', uuidv7Source.next());
    must(await tenant.syndic.post('/owners', owner('Gone'), headers('k10')), 201);
    expect(await count('Gone')).toBe(2);
  });

  it('must be sound', async () => {
    const answer = await tenant.syndic.post('/owners', owner('Key'), headers('é'));
    expect(answer.status).toBe(400);
  });
});
