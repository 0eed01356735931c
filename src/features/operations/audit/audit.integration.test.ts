import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp, type Caller, type Json } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const stranger = await aTenant(test);
const { syndic, accountant, organizationId } = tenant;

let fixture: Fixture;

beforeAll(async () => {
  fixture = await aFixture(test, tenant);
});

/** Lists entries after all of them were linked, as happens soon after each write. */
const entries = async (query = '', who: Pick<Caller, 'get'> = syndic): Promise<Json[]> => {
  await test.app.linker.linkAll();
  return must(await who.get(`/audit${query}`), 200);
};
const proof = async (who: Caller = syndic): Promise<Json> => {
  await test.app.linker.linkAll();
  return must(await who.get('/audit/proof'), 200);
};
const change = (text: string, ...values: unknown[]) =>
  asSuperuser(test.databaseUrl, (client) => client.query(text, values));
const fieldsOf = (entry: Json) =>
  Object.fromEntries(
    entry.changes[0].fields.map(({ name, before, after }: Json) => [name, [before, after]]),
  );

describe('every write', () => {
  it('is written down: who, in which role, from where, what, and what it was before', async () => {
    const building = must(await syndic.post('/buildings', A_BUILDING), 201);
    const unit = must(
      await syndic.post('/units', { building_id: building.id, unit_number: 'Z9', quota: 1 }),
      201,
    );
    must(await syndic.put(`/units/${unit.id}`, { quota: 2, floor: 3 }), 200);
    must(await syndic.delete(`/units/${unit.id}`), 204);
    const [deleted, changed, created] = await entries(`?object_id=${unit.id}`);
    expect(created).toMatchObject({
      actor_id: syndic.userId,
      role_type: 'Syndic',
      operation: 'createUnit',
      action: 'unit.created',
      object_type: 'Unit',
      address: '127.0.0.1',
      is_erased: false,
    });
    expect(fieldsOf(created)).toMatchObject({ unit_number: [null, 'Z9'], quota: [null, '1'] });
    expect(changed).toMatchObject({ operation: 'updateUnit', action: 'unit.changed' });
    expect(fieldsOf(changed)).toEqual({ quota: ['1', '2'], floor: [null, '3'] });
    expect(deleted).toMatchObject({ operation: 'deleteUnit', action: 'unit.deleted' });
    expect(fieldsOf(deleted)).toMatchObject({ unit_number: ['Z9', null], quota: ['2', null] });
  });

  it('tells no column that only search and order are made by', async () => {
    const { rows } = await change(`select distinct attname as name from pg_attribute
      join pg_class as relation on relation.oid = attrelid
      where attgenerated = 's' and relnamespace = 'app'::regnamespace`);
    const supplier = must(
      await accountant.post('/suppliers', { name: 'Électricité Verhulst' }),
      201,
    );
    const owner = must(await syndic.post('/owners', { name: 'É', email: 'e@example.org' }), 201);
    const unit = { building_id: fixture.buildingId, unit_number: 'A10' };
    const { id } = must(await syndic.post('/units', unit), 201);
    const holding = { owner_id: owner.id, ownership_share: '1/1', start_date: '2020-01-01' };
    must(await syndic.post(`/units/${id}/owners`, holding), 201);
    must(await accountant.put(`/suppliers/${supplier.id}`, { name: 'Verhulst' }), 200);
    const [renamed] = await entries(`?object_id=${supplier.id}`);
    expect(fieldsOf(renamed)).toEqual({ name: ['Électricité Verhulst', 'Verhulst'] });
    const told = (await entries('?limit=500')).flatMap(({ changes }) =>
      changes.flatMap(({ fields }: Json) => fields.map(({ name }: Json) => name)),
    );
    const derived = rows.map(({ name }) => name).filter((name) => told.includes(name));
    // The state of an account and the dispute of an invoice are facts worth recording.
    expect(derived.filter((name) => !['iban_state', 'is_disputed'].includes(name))).toEqual([]);
  });

  it('has the name that its feature gives it, with reasons and amounts', async () => {
    const { buildingId: building_id } = fixture;
    const expense = must(
      await accountant.post('/expenses', {
        building_id,
        description: 'Lift',
        amount: 120.5,
        expense_date: '2026-03-01',
        category: 'Maintenance',
      }),
      201,
    );
    must(await accountant.put(`/expenses/${expense.id}/submit-for-approval`), 200);
    must(await syndic.put(`/expenses/${expense.id}/reject`, { rejection_reason: 'Twice' }), 200);
    const [rejected, submitted, created] = await entries(`?object_id=${expense.id}`);
    expect(fieldsOf(created)['amount']).toEqual([null, '120.50']);
    expect(submitted).toMatchObject({ action: 'expense.submitted', actor_id: accountant.userId });
    expect(rejected).toMatchObject({
      action: 'expense.rejected',
      details: [{ name: 'rejection_reason', value: 'Twice' }],
    });
    expect(fieldsOf(rejected)['status']).toEqual(['PendingApproval', 'Rejected']);
  });

  it('is not where it was refused, is a reading, or another organization’s', async () => {
    const before = await entries();
    must(await syndic.post('/units', { building_id: fixture.buildingId }), 400);
    must(await accountant.put(`/units/${fixture.unitId}`, { quota: 1 }), 403);
    must(await syndic.get('/units'), 200);
    must(await stranger.syndic.post('/buildings', { ...A_BUILDING }), 201);
    expect(await entries()).toEqual(before);
  });

  it('is found by who did it, to what, of which kind and on which day, page by page', async () => {
    test.clock.set('2026-03-17T22:59:00Z');
    const { id } = must(await syndic.post('/buildings', A_BUILDING), 201);
    test.clock.set('2026-03-17T23:00:00Z');
    must(await syndic.put(`/buildings/${id}`, { name: 'Other' }), 200);
    const names = async (query: string) => (await entries(query)).map(({ action }) => action);
    expect(await names(`?object_id=${id}`)).toEqual(['building.changed', 'building.created']);
    expect(await names('?date_from=2026-03-17&date_to=2026-03-17')).toEqual(['building.created']);
    expect(await names('?date_from=2026-03-18')).toEqual(['building.changed']);
    expect(await names(`?object_type=Building&actor_id=${accountant.userId}`)).toEqual([]);
    const first = await syndic.get('/audit?limit=1&object_type=Building');
    const [, next = ''] = /<\/api\/v1([^>]+)>/.exec(String(first.headers['link'])) ?? [];
    expect([...first.body, ...(await entries(next.slice('/audit'.length)))]).toEqual(
      await entries('?object_type=Building').then((all) => all.slice(0, 2)),
    );
  });

  it('stands once in the chain, also by many at once', async () => {
    const { entry_count: before } = await proof();
    const writes = Array.from({ length: 20 }, (_, index) =>
      syndic.post('/buildings', { ...A_BUILDING, name: `Tower ${index}` }),
    );
    for (const answer of await Promise.all(writes)) must(answer, 201);
    expect(await proof()).toMatchObject({ chain_intact: true, entry_count: before + 20 });
  });

  it('is stored with the change, and pending until it is linked', async () => {
    const { entry_count: count, head_hash } = await proof();
    const { id } = must(await syndic.post('/buildings', { ...A_BUILDING, name: 'Annex' }), 201);
    const [unlinked] = must(await syndic.get(`/audit?object_id=${id}`), 200);
    expect(unlinked).toMatchObject({ action: 'building.created', sequence: null });
    expect(must(await syndic.get('/audit/proof'), 200)).toMatchObject({
      chain_intact: true,
      entry_count: count,
      pending: 1,
    });
    const head = { count, head_hash, pending: 1 };
    expect(must(await syndic.get('/audit/head'), 200)).toMatchObject(head);
    const [linked] = await entries(`?object_id=${id}`);
    expect(linked).toEqual({ ...unlinked, sequence: count + 1 });
    expect(await proof()).toMatchObject({ entry_count: count + 1, pending: 0 });
  });

  it('is linked once, by however many processes at the same time', async () => {
    const { entry_count: before } = await proof();
    const writes = Array.from({ length: 5 }, (_, index) =>
      syndic.post('/buildings', { ...A_BUILDING, name: `Wing ${index}` }),
    );
    for (const answer of await Promise.all(writes)) must(answer, 201);
    await Promise.all(Array.from({ length: 4 }, () => test.app.linker.linkAll()));
    expect(await proof()).toMatchObject({ chain_intact: true, entry_count: before + 5 });
  });

  it('gets no other place once it is linked', async () => {
    const [{ id }] = await entries('?limit=1');
    const moved = test.database.write(organizationId, (db) =>
      db.execute(sql`update app.audit_log set sequence = sequence + 1
        where organization_id = ${organizationId} and id = ${id}`),
    );
    expect(await moved).toBe(0);
  });

  it('holds nothing by which anybody signs in', async () => {
    const password = 'a-password-nobody-guesses-7';
    const person = { email: 'new@example.be', name: 'New', password };
    const roles = [{ role_type: 'Accountant' }];
    must(await tenant.superAdmin.post('/users', { ...person, roles }), 201);
    const [{ changes }] = await entries('?limit=1');
    const names = changes.flatMap(({ fields }: Json) => fields.map(({ name }: Json) => name));
    expect(names).toContain('email');
    expect(names).not.toContain('password_hash');
  });
});

describe('the log', () => {
  it('is read by a syndic of the whole organization, and by nobody else', async () => {
    must(await tenant.auditor.get('/audit'), 200);
    for (const who of [accountant, tenant.boardMember, fixture.owner])
      must(await who.get('/audit'), 403);
    expect((await entries('', stranger.syndic)).map(({ actor_id }) => actor_id)).not.toContain(
      syndic.userId,
    );
  });

  it.each([
    ['an entry was changed', `update app.audit_log set action = 'x.done' where `],
    ['its changes were', `update app.audit_log set changes = '[]' where `],
    ['its reasons were', `update app.audit_values set details = '{"reason":"x"}' where `],
    ['an address was', `update app.audit_values set address = '192.0.2.1' where `],
    ['the last was taken out', 'delete from app.audit_log where '],
  ])('shows that %s', async (_how, statement) => {
    must(await syndic.put(`/units/${fixture.unitId}`, { floor: 5 }), 200);
    must(await syndic.put(`/units/${fixture.unitId}`, { floor: 6 }), 200);
    const [{ id }] = await entries('?limit=1');
    const row = async (table: string) =>
      (await change(`select * from app.${table} where id = $1`, id)).rows[0];
    const rows = { audit_log: await row('audit_log'), audit_values: await row('audit_values') };
    await change(`${statement} id = '${id}'`);
    expect((await proof()).chain_intact).toBe(false);
    await change('delete from app.audit_log where id = $1', id);
    for (const [table, values] of Object.entries(rows)) await putBack(table, values);
    expect((await proof()).chain_intact).toBe(true);
  });

  it('loses what it holds of a person who is erased, and stays whole', async () => {
    const owner = must(
      await syndic.post('/owners', { name: 'Zoé Vanbreda', email: 'zoe.vanbreda@example.be' }),
      201,
    );
    must(await syndic.put(`/owners/${owner.id}`, { phone: '+32470112233' }), 200);
    const [changed] = await entries(`?object_id=${owner.id}`);
    expect(fieldsOf(changed)).toEqual({ phone: [null, '+32470112233'] });
    const { erased_count: before } = await proof();
    must(await syndic.delete(`/gdpr/owners/${owner.id}/delete-data`), 200);
    const found = await entries(`?object_id=${owner.id}`);
    expect(JSON.stringify(found)).not.toMatch(/Vanbreda|470112233/);
    expect(found.filter(({ is_erased }) => is_erased)).toHaveLength(2);
    expect(await proof()).toMatchObject({ chain_intact: true, erased_count: before + 2 });
  });

  it('ends what is older than it is kept, from its beginning and no day early', async () => {
    const { entry_count } = await proof();
    const end = test.app.tasks.find(({ name }) => name === 'daily-audit-end');
    const run = () => end?.run({}, { signal: new AbortController().signal });
    await run();
    expect(await proof()).toMatchObject({ ended_count: 0 });
    const moved = `update app.audit_log set occurred_at = $2
      where organization_id = $1 and sequence <= $3`;
    await change(moved, organizationId, '2020-01-01T00:00:00Z', 4);
    await change(moved, organizationId, '2018-12-31T00:00:00Z', 3);
    test.clock.set('2026-03-18T09:00:00Z');
    await run();
    // The dates were changed directly in the database: all that can be verified is that three
    // entries have expired.
    expect(await proof()).toMatchObject({ ended_count: 3, entry_count });
    const [first] = (
      await change(
        'select min(sequence)::int as first from app.audit_log where organization_id = $1',
        organizationId,
      )
    ).rows;
    expect(first).toEqual({ first: 4 });
  });

  it('ends in the first hour of a day in Brussels, while it is the day before in UTC', async () => {
    test.clock.set(`${new Date().toISOString().slice(0, 10)}T23:30:00Z`);
    const end = test.app.tasks.find(({ name }) => name === 'daily-audit-end');
    await expect(end?.run({}, { signal: new AbortController().signal })).resolves.toBeUndefined();
  });

  it('is ended by nobody before its time', async () => {
    const attempt = test.database.write(organizationId, (db) =>
      db.execute(sql`select app.end_audit_log(now() - interval '6 years', 10)`),
    );
    await expect(attempt).rejects.toThrow('kept for seven years');
  });
});

const A_BUILDING = {
  name: 'Tower',
  address: 'Rue 1',
  city: 'Namur',
  postal_code: '5000',
  total_units: 4,
};

async function putBack(table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const stored = Object.values(row).map((value) =>
    typeof value === 'object' &&
    value !== null &&
    !Buffer.isBuffer(value) &&
    !(value instanceof Date)
      ? JSON.stringify(value)
      : value,
  );
  const places = stored.map((_value, index) => `$${index + 1}`).join(', ');
  const names = Object.keys(row).join(', ');
  await change(`insert into app.${table} (${names}) values (${places})`, ...stored);
}
