import { beforeAll, describe, expect, it } from 'vitest';
import { insertRoles } from '#features/people/auth/index.ts';
import { uuidv7Source } from '#platform/ids.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';
import { countWaiting } from '#test/helpers/test-database.ts';
import { lockOwnersAgainstDeletion } from './index.ts';

const test = await startTestApp();
let tenant: Tenant;
let other: Tenant;

beforeAll(async () => {
  tenant = await aTenant(test);
  other = await aTenant(test);
});

async function anOwner(name: string, more: object = {}): Promise<string> {
  return must(
    await tenant.syndic.post('/owners', { name, email: 'same@example.org', ...more }),
    201,
  ).id;
}

async function aUnit(
  unit_number = 'A1',
  building?: string,
): Promise<{ unit: string; building: string }> {
  const building_id: string =
    building ??
    must(await tenant.syndic.post('/buildings', { name: 'B', address: 'R 1', total_units: 1 }), 201)
      .id;
  const { id } = must(await tenant.syndic.post('/units', { building_id, unit_number }), 201);
  return { unit: id, building: building_id };
}

describe('owners', () => {
  it('are created, read, changed and deleted', async () => {
    const created = await tenant.syndic.post('/owners', {
      name: 'Anne Peeters',
      email: 'anne@example.org',
      phone: '0477/33.99 41',
      enterprise_number: 'BE 0202.239.951',
    });
    const owner = must(created, 201);
    expect(owner).toEqual({
      id: owner.id,
      name: 'Anne Peeters',
      email: 'anne@example.org',
      kind: 'Person',
      phone: '+32477339941',
      address: null,
      language: 'fr',
      user_id: null,
      enterprise_number: '0202239951',
      external_ref: null,
      office_ref: null,
      is_restricted: false,
      created_at: '2026-03-16T09:00:00.000Z',
      updated_at: '2026-03-16T09:00:00.000Z',
    });
    const path = `/owners/${owner.id}`;
    must(
      await tenant.syndic.put(path, { kind: 'Company', phone: null }, { 'if-match': '"1"' }),
      200,
    );
    must(await tenant.syndic.put(path, { kind: 'Person' }, { 'if-match': '"1"' }), 412);
    expect(must(await tenant.accountant.get(path), 200)).toMatchObject({
      kind: 'Company',
      phone: null,
    });
    must(await tenant.syndic.delete(path), 204);
    must(await tenant.syndic.get(path), 404);
    must(await tenant.syndic.post('/owners', { email: 'n@example.org' }), 400);
    must(
      await tenant.syndic.post('/owners', { name: 'N', email: 'n@example.org', phone: '12' }),
      400,
    );
  });

  it('may be users of this organization only', async () => {
    const refused = must(
      await tenant.syndic.post('/owners', {
        name: 'A',
        email: 'a@example.org',
        user_id: other.syndic.userId,
      }),
      422,
    );
    expect(refused).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/body/user_id' }],
    });
    const id = await anOwner('User', { user_id: tenant.auditor.userId });
    must(await tenant.syndic.put(`/owners/${id}`, { user_id: other.syndic.userId }), 422);
    must(await tenant.syndic.put(`/owners/${id}`, { user_id: null }), 200);
  });

  it('are found by name, e-mail and building', async () => {
    const { unit, building } = await aUnit();
    const zoe = await anOwner('Zoé 100%', { email: 'ZOE@mail.example.org' });
    const seller = await anOwner('Verkoper');
    const sold = {
      owner_id: seller,
      ownership_share: '1/1',
      start_date: '2020-01-01',
      end_date: '2021-01-01',
    };
    must(await tenant.syndic.post(`/units/${unit}/owners`, sold), 201);
    must(
      await tenant.syndic.post(`/units/${unit}/owners`, { owner_id: zoe, ownership_share: '1/1' }),
      201,
    );
    const ids = async (query: string) =>
      must(await tenant.syndic.get(`/owners?${query}`), 200).map(
        (owner: { id: string }) => owner.id,
      );
    expect(await ids('q=zo%C3%A9')).toEqual([zoe]);
    expect(await ids('q=100%25')).toEqual([zoe]);
    expect(await ids('q=zoe%40MAIL')).toEqual([zoe]);
    expect(await ids('q=_')).toEqual([]);
    expect(await ids(`building_id=${building}`)).toEqual([zoe]);
    expect(await ids(`building_id=${building}&q=verkoper`)).toEqual([]);
    const listed = must(await tenant.boardMember.get(`/buildings/${building}/owners`), 200);
    expect(listed).toMatchObject([{ id: zoe }]);
    must(await other.syndic.get(`/buildings/${building}/owners`), 404);
  });

  it('stay while a unit or a role refers to them', async () => {
    const { unit } = await aUnit();
    const holder = await anOwner('Holder');
    must(
      await tenant.syndic.post(`/units/${unit}/owners`, {
        owner_id: holder,
        ownership_share: '1/2',
      }),
      201,
    );
    const named = await anOwner('Named');
    await aCaller(test, { role: 'Owner', organizationId: tenant.organizationId, ownerId: named });
    for (const id of [holder, named]) {
      expect(must(await tenant.syndic.delete(`/owners/${id}`), 409).code).toBe('in_use');
    }
  });

  it('either stay or are unknown when they are deleted while a role is given to them', async () => {
    const { superAdmin, syndic, organizationId: organization_id } = tenant;
    const platform = await aCaller(test, { role: 'SuperAdmin', organizationId: null });
    const owners = await Promise.all(Array.from({ length: 12 }, (_, i) => anOwner(`Owner ${i}`)));
    const races = owners.map(async (owner_id, index) => {
      // From inside the organization, and from the platform.
      const giver = index % 2 === 0 ? superAdmin : platform;
      const role = { role_type: 'Owner', organization_id, owner_id };
      const person = { email: `${owner_id}@example.org`, name: 'Racer', roles: [role] };
      const [given, deleted] = await Promise.all([
        giver.post('/users', person),
        syndic.delete(`/owners/${owner_id}`),
      ]);
      return `${given.status} ${given.body.code} ${deleted.status} ${deleted.body.code}`;
    });
    const outcomes = new Set(await Promise.all(races));
    const consistent = ['201 undefined 409 in_use', '422 unknown_reference 204 undefined'];
    expect([...outcomes].filter((one) => !consistent.includes(one))).toEqual([]);
  });

  it('stay for whoever was giving them a role when their deletion began', async () => {
    const { organizationId: organization_id, syndic, auditor } = tenant;
    const owner_id = await anOwner('Held');
    const role = { role_type: 'Owner', organization_id, owner_id, building_ids: null } as const;
    const grant = { user_id: auditor.userId, roles: [role], is_accepted: true, granted_by: null };
    const making = { newId: () => uuidv7Source.next(), now: '2026-03-16T09:00:00Z' };
    const deleted = await test.database.write(organization_id, async (db) => {
      await lockOwnersAgainstDeletion(db, [owner_id]);
      const deletion = syndic.delete(`/owners/${owner_id}`);
      await expect.poll(() => countWaiting(test.databaseUrl, 'owners')).toBe(1);
      await insertRoles(db, grant, making);
      return () => deletion;
    });
    expect(must(await deleted(), 409).code).toBe('in_use');
    must(await syndic.get(`/owners/${owner_id}`), 200);
  });

  it('see themselves, their units and nobody else', async () => {
    const { unit, building } = await aUnit();
    const { unit: theirs } = await aUnit('A2', building);
    const [anne, bart] = [await anOwner('Anne'), await anOwner('Bart')];
    const add = async (id: string, owner_id: string, more: object = {}) =>
      must(
        await tenant.syndic.post(`/units/${id}/owners`, {
          owner_id,
          ownership_share: '1/2',
          ...more,
        }),
        201,
      ).id;
    const mine = await add(unit, anne);
    const shared = await add(unit, bart);
    await add(theirs, bart);
    const past = await add(theirs, anne, { start_date: '2020-01-01', end_date: '2021-01-01' });
    const { organizationId } = tenant;
    const me = await aCaller(test, { role: 'Owner', organizationId, ownerId: anne });
    expect(must(await me.get('/owners'), 200)).toMatchObject([{ id: anne }]);
    must(await me.get(`/owners/${bart}`), 404);
    expect(must(await me.get('/buildings'), 200)).toMatchObject([{ id: building }]);
    expect(must(await me.get('/units'), 200)).toMatchObject([{ id: unit }]);
    must(await me.get(`/units/${theirs}`), 404);
    expect(must(await me.get(`/units/${unit}/owners`), 200)).toMatchObject([{ id: mine }]);
    must(await me.get(`/units/${theirs}/owners`), 404);
    must(await me.get(`/unit-owners/${mine}`), 200);
    must(await me.get(`/unit-owners/${shared}`), 404);
    expect(must(await me.get(`/owners/${anne}/units`), 200)).toMatchObject([
      {
        id: unit,
        unit_id: unit,
        unit_number: 'A1',
        ownership_share: '1/2',
        unit_owner_id: mine,
        is_active: true,
      },
    ]);
    expect(must(await me.get(`/owners/${anne}/units/history`), 200)).toMatchObject([
      { id: past, unit_id: theirs, unit_number: 'A2', end_date: '2021-01-01', is_active: false },
      { id: mine },
    ]);
    must(await me.get(`/owners/${bart}/units`), 404);
    must(await me.put(`/owners/${anne}`, { name: 'Me' }), 403);
  });

  it('are shown where a narrowed role reaches, and to whoever entered them', async () => {
    const { unit, building } = await aUnit();
    const { unit: far } = await aUnit();
    const [near, distant] = [await anOwner('Near'), await anOwner('Distant')];
    for (const [id, owner_id] of [
      [unit, near],
      [far, distant],
      [far, near],
    ] as const) {
      must(
        await tenant.syndic.post(`/units/${id}/owners`, { owner_id, ownership_share: '1/2' }),
        201,
      );
    }
    const { organizationId } = tenant;
    const narrowed = await aCaller(test, {
      role: 'Syndic',
      organizationId,
      buildingIds: [building],
    });
    expect(must(await narrowed.get('/owners'), 200)).toMatchObject([{ id: near }]);
    must(await narrowed.get(`/owners/${distant}`), 404);
    expect(must(await narrowed.get(`/owners/${near}/units`), 200)).toMatchObject([{ id: unit }]);
    const mine = must(
      await narrowed.post('/owners', { name: 'New', email: 'new@example.org' }),
      201,
    ).id;
    must(
      await narrowed.post(`/units/${unit}/owners`, { owner_id: mine, ownership_share: '1/2' }),
      201,
    );
    const refused = await narrowed.post(`/units/${unit}/owners`, {
      owner_id: distant,
      ownership_share: '1/9',
    });
    expect(must(refused, 422).code).toBe('unknown_reference');
    must(
      await narrowed.post(`/units/${far}/owners`, { owner_id: near, ownership_share: '1/9' }),
      404,
    );
    // An owner's contact details apply in all their buildings.
    must(await narrowed.put(`/owners/${near}`, { address: 'Meir 1' }), 403);
    must(await narrowed.put(`/owners/${mine}`, { address: 'Meir 1' }), 200);
    // An owner whom they added becomes invisible once all their units are elsewhere.
    const passing = { name: 'Passing', email: 'passing@example.org' };
    const { id: gone } = must(await narrowed.post('/owners', passing), 201);
    must(await narrowed.get(`/owners/${gone}`), 200);
    const there = { owner_id: gone, ownership_share: '1/9' };
    must(await tenant.syndic.post(`/units/${(await aUnit()).unit}/owners`, there), 201);
    must(await narrowed.get(`/owners/${gone}`), 404);
    const seen = must(await narrowed.get('/owners?sort=id'), 200);
    expect(seen.map(({ id }: Json) => id)).toEqual([near, mine]);
    must(await other.syndic.get(`/owners/${near}`), 404);
    must(await other.syndic.delete(`/owners/${near}`), 404);
    must(await other.syndic.get(`/owners/${near}/units/history`), 404);
  });
});
