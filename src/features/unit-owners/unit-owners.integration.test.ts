import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { registerOf, type Register } from '#test/helpers/register.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  statusesOf,
  type Tenant,
} from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';
import { findHoldersByUnit } from './index.ts';

const TODAY = '2026-03-16';
const since = { start_date: '2020-01-01' };

const test = await startTestApp();
let tenant: Tenant;
let other: Tenant;
let aUnit: Register['aUnit'];
let anOwner: Register['anOwner'];
let post: Register['addOwner'];

beforeAll(async () => {
  tenant = await aTenant(test);
  other = await aTenant(test);
  ({ aUnit, anOwner, addOwner: post } = registerOf(tenant));
});

describe('a relation', () => {
  it('is entered by share or percentage, and shown in both', async () => {
    const [unit, anne, bart] = [await aUnit(), await anOwner('Anne'), await anOwner('Bart')];
    const created = await post(unit, anne, '2/6');
    const relation = must(created, 201);
    expect(relation).toEqual({
      id: relation.id,
      unit_id: unit,
      unit_number: 'A1',
      owner_id: anne,
      owner_name: 'Anne',
      ownership_percentage: 0.333333,
      ownership_share: '1/3',
      right: 'FullOwnership',
      start_date: TODAY,
      end_date: null,
      is_primary_contact: true,
      is_voting_mandatary: false,
      is_active: true,
      created_at: '2026-03-16T09:00:00.000Z',
      updated_at: '2026-03-16T09:00:00.000Z',
    });
    expect(created.headers['location']).toBe(`/api/v1/unit-owners/${relation.id}`);
    expect(must(await tenant.auditor.get(`/unit-owners/${relation.id}`), 200)).toEqual(relation);
    const percentage = { owner_id: bart, ownership_percentage: 0.125 };
    expect(
      must(await tenant.syndic.post(`/units/${unit}/owners`, percentage), 201).ownership_share,
    ).toBe('1/8');
    expect(must(await tenant.syndic.get(`/units/${unit}/owners/total-percentage`), 200)).toEqual({
      unit_id: unit,
      unit_number: 'A1',
      total_percentage: 0.458333,
      total_share: '11/24',
      is_complete: false,
    });
  });

  it('of today is in the list of lots, and an Owner sees no other than their own', async () => {
    const [unit, anne, bart] = [await aUnit(), await anOwner('Anne'), await anOwner('Bart')];
    must(await post(unit, anne, '2/6', { ...since, right: 'Usufruct' }), 201);
    must(await post(unit, bart, '1/2'), 201);
    must(await post(unit, await anOwner('Chris'), '1/6', { start_date: '2026-12-01' }), 201);
    const holders = [
      { owner_id: anne, owner_name: 'Anne', ownership_share: '1/3', right: 'Usufruct' },
      { owner_id: bart, owner_name: 'Bart', ownership_share: '1/2', right: 'FullOwnership' },
    ];
    const { building_id } = must(await tenant.syndic.get(`/units/${unit}`), 200);
    for (const path of [`/buildings/${building_id}/units`, `/units?building_id=${building_id}`]) {
      const [listed] = must(await tenant.auditor.get(path), 200);
      expect(listed.holders, path).toEqual(holders);
    }
    const { organizationId } = tenant;
    const owner = await aCaller(test, { role: 'Owner', organizationId, ownerId: bart });
    const [own] = must(await owner.get('/units'), 200);
    expect(own.holders).toEqual(holders.slice(1));
  });

  it('needs exactly one way of saying how much', async () => {
    const [unit, owner_id] = [await aUnit(), await anOwner()];
    const path = `/units/${unit}/owners`;
    const neither = must(await tenant.syndic.post(path, { owner_id }), 400);
    expect(neither.code).toBe('invalid_request');
    expect(neither.errors.map(({ pointer }: { pointer: string }) => pointer)).toContain(
      '/body/ownership_share',
    );
    const both = { owner_id, ownership_percentage: 0.5, ownership_share: '1/2' };
    expect(must(await tenant.syndic.post(path, both), 400).code).toBe('invalid_request');
    for (const wrong of ['0/1', '3/2', '1/0', 'half', '1/1234567890'])
      must(await post(unit, owner_id, wrong), 400);
    for (const wrong of [0, 1.1, 0.1234567]) {
      must(await tenant.syndic.post(path, { owner_id, ownership_percentage: wrong }), 400);
    }
    const { id } = must(await post(unit, owner_id, '1/2'), 201);
    const change = { ownership_percentage: 0.333333, ownership_share: '1/3' };
    expect(must(await tenant.syndic.put(`/unit-owners/${id}`, change), 200)).toMatchObject(change);
    const contrary = { ...change, ownership_percentage: 0.333334 };
    expect(must(await tenant.syndic.put(`/unit-owners/${id}`, contrary), 400)).toMatchObject({
      code: 'invalid_request',
      errors: [{ pointer: '/body/ownership_percentage' }],
    });
  });

  it('of three thirds makes exactly the whole, and not a millionth more', async () => {
    const unit = await aUnit();
    for (const name of ['A', 'B', 'C']) must(await post(unit, await anOwner(name), '1/3'), 201);
    const total = must(await tenant.syndic.get(`/units/${unit}/owners/total-percentage`), 200);
    expect(total).toMatchObject({ total_percentage: 1, total_share: '1/1', is_complete: true });
    const refused = must(await post(unit, await anOwner('D'), '1/999999999'), 422);
    expect(refused).toMatchObject({
      code: 'ownership_exceeded',
      from: TODAY,
      errors: [{ pointer: '/body/ownership_share' }],
    });
  });

  it('never passes the whole under twenty writers at once', async () => {
    const unit = await aUnit();
    const owners = await Promise.all(
      Array.from({ length: 20 }, (_, index) => anOwner(`Owner ${index}`)),
    );
    const answers = await Promise.all(owners.map((owner) => post(unit, owner, '1/10')));
    expect(statusesOf(answers)).toEqual([...Array(10).fill(201), ...Array(10).fill(422)]);
    expect(must(await tenant.syndic.get(`/units/${unit}/owners`), 200)).toHaveLength(10);
  });

  it('counts usufruct and bare ownership on their own sides', async () => {
    const [unit, anne, bart, carl] = [
      await aUnit(),
      await anOwner('A'),
      await anOwner('B'),
      await anOwner('C'),
    ];
    must(await post(unit, anne, '1/1', { right: 'Usufruct' }), 201);
    expect(
      must(await tenant.syndic.get(`/units/${unit}/owners/total-percentage`), 200),
    ).toMatchObject({
      total_share: '1/1',
      is_complete: false,
    });
    must(await post(unit, bart, '1/2', { right: 'BareOwnership' }), 201);
    must(await post(unit, carl, '1/2'), 422);
    must(await post(unit, carl, '1/2', { right: 'BareOwnership' }), 201);
    expect(
      must(await tenant.syndic.get(`/units/${unit}/owners/total-percentage`), 200).is_complete,
    ).toBe(true);
  });

  it('is one per owner, unit and right on any day', async () => {
    const [unit, anne] = [await aUnit(), await anOwner()];
    must(await post(unit, anne, '1/4', { ...since, end_date: '2021-01-01' }), 201);
    const overlapping = await post(unit, anne, '1/4', { start_date: '2020-12-31' });
    expect(must(overlapping, 409)).toMatchObject({
      code: 'duplicate',
      errors: [{ pointer: '/body/owner_id' }],
    });
    must(await post(unit, anne, '1/4', { start_date: '2021-01-01' }), 201);
    must(await post(unit, anne, '1/4', { right: 'Usufruct' }), 201);
  });

  it('needs a known owner, unit and period', async () => {
    const [unit, anne] = [await aUnit(), await anOwner()];
    const foreign = must(
      await other.syndic.post('/owners', { name: 'X', email: 'x@example.org' }),
      201,
    ).id;
    const refused = must(await post(unit, foreign, '1/2'), 422);
    expect(refused).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/body/owner_id' }],
    });
    must(await post(anne, anne, '1/2'), 404);
    const backwards = must(
      await post(unit, anne, '1/2', { ...since, end_date: '2019-12-31' }),
      422,
    );
    expect(backwards).toMatchObject({
      code: 'invalid_period',
      errors: [{ pointer: '/body/end_date' }],
    });
    const { id } = must(await post(unit, anne, '1/2'), 201);
    must(await other.syndic.get(`/unit-owners/${id}`), 404);
    must(await other.syndic.put(`/unit-owners/${id}`, { end_date: TODAY }), 404);
    must(await other.syndic.get(`/units/${unit}/owners`), 404);
    must(await other.syndic.delete(`/units/${unit}/owners/${anne}`), 404);
    must(await tenant.accountant.put(`/unit-owners/${id}`, { end_date: TODAY }), 403);
  });

  it('is changed in the named fields, at the version that was seen', async () => {
    const [unit, anne] = [await aUnit(), await anOwner()];
    const { id } = must(await post(unit, anne, '1/1'), 201);
    const path = `/unit-owners/${id}`;
    const changed = await tenant.syndic.put(
      path,
      { start_date: '2020-01-01', ownership_share: '1/2' },
      { 'if-match': '"1"' },
    );
    expect(must(changed, 200)).toMatchObject({
      start_date: '2020-01-01',
      ownership_share: '1/2',
      is_primary_contact: true,
    });
    expect(changed.headers['etag']).toMatch(/^"2~/);
    must(await tenant.syndic.put(path, { end_date: null }, { 'if-match': '"1"' }), 412);
    expect(must(await tenant.syndic.put(path, { end_date: '2019-01-01' }), 422).code).toBe(
      'invalid_period',
    );
    must(await post(unit, await anOwner('Bart'), '1/2', since), 201);
    expect(must(await tenant.syndic.put(path, { ownership_percentage: 0.6 }), 422).code).toBe(
      'ownership_exceeded',
    );
    expect(must(await tenant.syndic.put(path, { right: 'Usufruct' }), 200).right).toBe('Usufruct');
    must(await tenant.syndic.put(path, { unit_id: unit }), 200);
    must(await tenant.syndic.put(path, { unit_id: id }), 400);
  });

  it('is the voting mandate of one owner a day', async () => {
    const [unit, anne, bart] = [await aUnit(), await anOwner('Anne'), await anOwner('Bart')];
    const mandate = { is_voting_mandatary: true };
    const { id: first } = must(await post(unit, anne, '1/2', mandate), 201);
    const second = must(await post(unit, bart, '1/2', mandate), 422);
    expect(second).toMatchObject({
      code: 'voting_mandatary_exists',
      errors: [{ pointer: '/body/is_voting_mandatary' }],
    });
    const { id } = must(await post(unit, bart, '1/2'), 201);
    must(await tenant.syndic.put(`/unit-owners/${id}`, mandate), 422);
    must(await tenant.syndic.put(`/unit-owners/${first}`, { is_voting_mandatary: false }), 200);
    must(await tenant.syndic.put(`/unit-owners/${id}`, mandate), 200);
  });
});

describe('the database', () => {
  it('keeps the sums of every day within the whole', async () => {
    const [unit, anne] = [await aUnit(), await anOwner()];
    must(await post(unit, anne, '1/3', { ...since, end_date: '2021-01-01' }), 201);
    must(await post(unit, await anOwner(), '1/6', { start_date: '2020-07-01' }), 201);
    const rows = await asSuperuser(test.databaseUrl, async (client) => {
      const found = await client.query(
        `select during::text, usufruct_numerator || '/' || denominator as sum from app.ownership_totals
          where unit_id = $1 order by during`,
        [unit],
      );
      const tampering = client.query(
        'update app.ownership_totals set bare_numerator = denominator + 1 where unit_id = $1',
        [unit],
      );
      await expect(tampering).rejects.toThrow('ownership_totals_bare_within_unit');
      return found.rows;
    });
    expect(rows).toEqual([
      { during: '[2020-01-01,2020-07-01)', sum: '2/6' },
      { during: '[2020-07-01,2021-01-01)', sum: '3/6' },
      { during: '[2021-01-01,)', sum: '1/6' },
    ]);
  });

  it('keeps the day from which a unit is wholly held for good', async () => {
    const unit = await aUnit();
    const completeFrom = () =>
      asSuperuser(test.databaseUrl, async (client) => {
        const found = await client.query<{ day: string }>(
          'select complete_from::text as day from app.units where id = $1',
          [unit],
        );
        return found.rows[0]?.day;
      });
    expect(await completeFrom()).toBe('infinity');
    must(await post(unit, await anOwner(), '1/1', { ...since, end_date: '2021-01-01' }), 201);
    expect(await completeFrom()).toBe('infinity');
    must(await post(unit, await anOwner(), '1/2', { start_date: '2021-01-01' }), 201);
    must(await post(unit, await anOwner(), '1/2', { start_date: '2022-01-01' }), 201);
    expect(await completeFrom()).toBe('2022-01-01');
  });

  it('tells who holds what of several units on a day', async () => {
    const [first, second, empty, anne] = [
      await aUnit(),
      await aUnit(),
      await aUnit(),
      await anOwner('Anne'),
    ];
    must(await post(first, anne, '1/1', { ...since, end_date: '2021-01-01' }), 201);
    must(await post(second, anne, '2/3', since), 201);
    const holders = await test.database.read(tenant.organizationId, (db) =>
      findHoldersByUnit(db, { unit_ids: [first, second, empty], date: '2020-12-31' }),
    );
    expect(holders.get(second)).toEqual([
      {
        owner_id: anne,
        owner_name: 'Anne',
        right: 'FullOwnership',
        share: { numerator: 2n, denominator: 3n },
        is_primary_contact: true,
      },
    ]);
    expect([...holders.keys()].sort()).toEqual([first, second].sort());
    const later = await test.database.read(tenant.organizationId, (db) =>
      findHoldersByUnit(db, { unit_ids: [first], date: '2021-01-01' }),
    );
    expect(later.size).toBe(0);
    const rows = await test.database.read(other.organizationId, (db) =>
      db.query(sql`select id from app.unit_owners
        where organization_id = ${tenant.organizationId} and unit_id = ${first}`),
    );
    expect(rows).toEqual([]);
  });
});
