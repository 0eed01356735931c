import { beforeAll, describe, expect, it } from 'vitest';
import { followers } from '#app/followers.ts';
import { runAsSystem } from '#features/shared/index.ts';
import { uuidv7Source } from '#platform/ids.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  statusesOf,
  type Tenant,
} from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';
import { createUnits } from './index.ts';

const test = await startTestApp();
let tenant: Tenant;
let other: Tenant;

beforeAll(async () => {
  tenant = await aTenant(test);
  other = await aTenant(test);
});

async function aBuilding(total_quota = 1_000, who = tenant): Promise<string> {
  const body = { name: 'Les Tilleuls', address: 'Rue du Parc 1', total_units: 3, total_quota };
  return must(await who.syndic.post('/buildings', body), 201).id;
}

function post(building_id: string, unit_number: string, more: object = {}) {
  return tenant.syndic.post('/units', { building_id, unit_number, ...more });
}

describe('units', () => {
  it('have numbers without blanks around them, and refuse characters that nobody sees', async () => {
    const building_id = await aBuilding();
    expect(must(await post(building_id, '  e\u0301 1 '), 201).unit_number).toBe('é 1');
    for (const number of ['A\u200b1', 'A\t1', 'A\n1', 'A\u202e1', '\u00ad'])
      expect(must(await post(building_id, number), 400)).toMatchObject({
        code: 'invalid_request',
        errors: [{ pointer: '/body/unit_number' }],
      });
  });

  it('are one lot whatever the case and the blanks of their number', async () => {
    const building_id = await aBuilding();
    const { id } = must(await post(building_id, 'A 1'), 201);
    for (const number of ['A 1', 'a1', 'A\u00a01', ' A1'])
      expect(must(await post(building_id, number), 409)).toMatchObject({
        code: 'duplicate',
        errors: [{ pointer: '/body/unit_number' }],
      });
    expect(must(await tenant.syndic.put(`/units/${id}`, { unit_number: 'a1' }), 200)).toMatchObject(
      {
        unit_number: 'a1',
      },
    );
  });

  it('that clashed before stay until they are changed', async () => {
    const building_id = await aBuilding();
    must(await post(building_id, 'A1'), 201);
    const { id } = must(await post(building_id, 'B1'), 201);
    await asSuperuser(test.databaseUrl, (client) =>
      client.query(
        `update app.units set unit_number = 'a 1', number_clashes = true where id = $1`,
        [id],
      ),
    );
    const path = `/units/${id}`;
    expect(must(await tenant.syndic.get(path), 200).unit_number).toBe('a 1');
    const refused = must(await tenant.syndic.put(path, { floor: 2 }), 409);
    expect(refused).toMatchObject({
      code: 'duplicate',
      errors: [{ pointer: '/body/unit_number' }],
    });
    must(await tenant.syndic.put(path, { floor: 2, unit_number: 'A3' }), 200);
    must(await tenant.syndic.put(path, { floor: 3 }), 200);
  });

  it('are created, read, changed and deleted', async () => {
    const building_id = await aBuilding();
    const created = await post(building_id, 'A1', { quota: 400, floor: -1, area: 82.5 });
    const unit = must(created, 201);
    expect(unit).toEqual({
      id: unit.id,
      building_id,
      building_name: 'Les Tilleuls',
      unit_number: 'A1',
      type: 'Apartment',
      floor: -1,
      area: 82.5,
      quota: 400,
      parent_unit_id: null,
      created_at: '2026-03-16T09:00:00.000Z',
      updated_at: '2026-03-16T09:00:00.000Z',
    });
    expect(created.headers).toMatchObject({
      location: `/api/v1/units/${unit.id}`,
      etag: expect.stringMatching(/^"1~/),
    });
    expect(must(await tenant.auditor.get(`/units/${unit.id}`), 200)).toEqual(unit);
    const changed = await tenant.syndic.put(
      `/units/${unit.id}`,
      { type: 'Parking', area: '12.25', floor: null },
      { 'if-match': '"1"' },
    );
    expect(must(changed, 200)).toMatchObject({
      type: 'Parking',
      area: 12.25,
      floor: null,
      quota: 400,
    });
    const stale = await tenant.syndic.put(`/units/${unit.id}`, { floor: 1 }, { 'if-match': '"1"' });
    expect(must(stale, 412).code).toBe('stale');
    must(await tenant.syndic.delete(`/units/${unit.id}`, { 'if-match': '"1"' }), 412);
    must(await tenant.syndic.delete(`/units/${unit.id}`), 204);
    must(await tenant.syndic.get(`/units/${unit.id}`), 404);
    must(await post(building_id, 'A2', { quota: 1_000 }), 201);
  });

  it('refuses what the schema does not allow', async () => {
    const building_id = await aBuilding();
    for (const wrong of [
      { area: 1.234 },
      { area: -1 },
      { floor: 201 },
      { floor: 1.5 },
      { quota: -1 },
    ]) {
      must(await post(building_id, 'A1', wrong), 400);
    }
    must(await post(building_id, ' '), 400);
    const { id } = must(await post(building_id, 'A1'), 201);
    const moved = await tenant.syndic.put(`/units/${id}`, { building_id: await aBuilding() });
    expect(must(moved, 400).errors[0].pointer).toBe('/body/building_id');
  });

  it('have numbers of their own inside a building', async () => {
    const building_id = await aBuilding();
    must(await post(building_id, 'A1'), 201);
    const twice = must(await post(building_id, 'A1'), 409);
    expect(twice).toMatchObject({ code: 'duplicate', errors: [{ pointer: '/body/unit_number' }] });
    const { id } = must(await post(building_id, 'A2'), 201);
    must(await tenant.syndic.put(`/units/${id}`, { unit_number: 'A1' }), 409);
    must(await post(await aBuilding(), 'A1'), 201);
  });

  it('never have more quotas than the building', async () => {
    const building_id = await aBuilding();
    must(await post(building_id, 'A1', { quota: 600 }), 201);
    const refused = must(await post(building_id, 'A2', { quota: 401 }), 422);
    expect(refused).toMatchObject({
      code: 'quota_exceeded',
      sum: 1_001,
      total_quota: 1_000,
      errors: [{ pointer: '/body/quota' }],
    });
    const { id } = must(await post(building_id, 'A2', { quota: 400 }), 201);
    expect(must(await tenant.syndic.put(`/units/${id}`, { quota: 401 }), 422).code).toBe(
      'quota_exceeded',
    );
    must(await tenant.syndic.put(`/units/${id}`, { quota: 300 }), 200);
    must(await post(building_id, 'A3', { quota: 100 }), 201);
    const lowered = must(
      await tenant.syndic.put(`/buildings/${building_id}`, { total_quota: 999 }),
      422,
    );
    expect(lowered).toMatchObject({
      code: 'quota_exceeded',
      errors: [{ pointer: '/body/total_quota' }],
    });
  });

  it('never have more quotas than the building under twenty writers at once', async () => {
    const building_id = await aBuilding();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(building_id, `A${index}`, { quota: 100 })),
    );
    expect(statusesOf(answers)).toEqual([...Array(10).fill(201), ...Array(10).fill(422)]);
    const units = must(await tenant.syndic.get(`/buildings/${building_id}/units?limit=100`), 200);
    expect(units).toHaveLength(10);
    await Promise.all(
      units.map((unit: { id: string }) => tenant.syndic.put(`/units/${unit.id}`, { quota: 101 })),
    );
    const after = must(await tenant.syndic.get(`/units?building_id=${building_id}`), 200);
    const sum = after.reduce((total: number, { quota }: { quota: number }) => total + quota, 0);
    expect(sum).toBe(1_000);
  });

  it('do not hold up the expenses of the building while they are added', async () => {
    const building_id = await aBuilding();
    must(await tenant.accountant.post('/accounts/seed/belgian-pcmn'), 201);
    const deps = { database: test.database, clock: test.clock, ids: uuidv7Source, followers };
    const meanwhile = await runAsSystem(deps, tenant.organizationId, async (ctx) => {
      await createUnits(ctx, building_id, [{ unit_number: 'A1', quota: 400 }]);
      return tenant.accountant.post('/expenses', {
        building_id,
        description: 'Cleaning',
        amount: 121,
        expense_date: '2026-02-01',
        category: 'Maintenance',
      });
    });
    must(meanwhile, 201);
    expect(must(await tenant.syndic.get(`/units?building_id=${building_id}`), 200)).toHaveLength(1);
  });

  it('belong to units of the same building, without circles', async () => {
    const building_id = await aBuilding();
    const { id: flat } = must(await post(building_id, 'A1'), 201);
    const { id: cellar } = must(await post(building_id, 'C1', { parent_unit_id: flat }), 201);
    const { id: elsewhere } = must(await post(await aBuilding(), 'B1'), 201);
    const put = (id: string, parent_unit_id: string | null) =>
      tenant.syndic.put(`/units/${id}`, { parent_unit_id });
    for (const [id, parent] of [
      [flat, flat],
      [flat, cellar],
      [flat, elsewhere],
    ] as const) {
      const refused = must(await put(id, parent), 422);
      expect(refused).toMatchObject({
        code: 'invalid_parent',
        errors: [{ pointer: '/body/parent_unit_id' }],
      });
    }
    expect(must(await put(cellar, building_id), 422).code).toBe('unknown_reference');
    expect(must(await tenant.syndic.delete(`/units/${flat}`), 409).code).toBe('in_use');
    must(await put(cellar, null), 200);
    must(await put(flat, cellar), 200);
    const { id: a } = must(await post(building_id, 'X'), 201);
    const { id: b } = must(await post(building_id, 'Y'), 201);
    const crossed = await Promise.all([put(a, b), put(b, a)]);
    expect(statusesOf(crossed)).toEqual([200, 422]);
  });

  it('stay while owners or keys refer to them', async () => {
    const building_id = await aBuilding();
    const { id } = must(await post(building_id, 'A1'), 201);
    const { id: weighed } = must(await post(building_id, 'A2'), 201);
    const owner = must(
      await tenant.syndic.post('/owners', { name: 'Anne', email: 'a@example.org' }),
      201,
    );
    must(
      await tenant.syndic.post(`/units/${id}/owners`, {
        owner_id: owner.id,
        ownership_share: '1/1',
      }),
      201,
    );
    must(
      await tenant.syndic.post(`/buildings/${building_id}/distribution-keys`, {
        name: 'Lift',
        weights: [{ unit_id: weighed, weight: 1 }],
      }),
      201,
    );
    for (const unit of [id, weighed]) {
      expect(must(await tenant.syndic.delete(`/units/${unit}`), 409).code).toBe('in_use');
    }
    expect(must(await tenant.syndic.delete(`/buildings/${building_id}`), 409).code).toBe('in_use');
  });

  it('come by number, page by page, of one building or all', async () => {
    const building_id = await aBuilding();
    for (const number of ['B1', 'A2', 'A1']) must(await post(building_id, number), 201);
    const first = await tenant.syndic.get(
      `/units?building_id=${building_id}&limit=2&include_total=true`,
    );
    expect(must(first, 200).map((unit: { unit_number: string }) => unit.unit_number)).toEqual([
      'A1',
      'A2',
    ]);
    expect(first.headers['x-total-count']).toBe('3');
    const next = String(first.headers['link']).split('>')[0]?.slice(1) ?? '';
    const second = must(await tenant.syndic.get(next), 200);
    expect(second.map((unit: { unit_number: string }) => unit.unit_number)).toEqual(['B1']);
    must(await tenant.syndic.get('/units?sort=quota'), 400);
    must(await tenant.syndic.get('/units?color=red'), 400);
    must(await tenant.syndic.get(`/buildings/${tenant.organizationId}/units`), 404);
  });

  it('are shown and changed only where the role reaches', async () => {
    const building_id = await aBuilding();
    const { id } = must(await post(building_id, 'A1'), 201);
    const { id: hidden } = must(await post(await aBuilding(), 'B1'), 201);
    const { organizationId } = tenant;
    const narrowed = await aCaller(test, {
      role: 'Syndic',
      organizationId,
      buildingIds: [building_id],
    });
    expect(must(await narrowed.get('/units'), 200)).toHaveLength(1);
    must(await narrowed.get(`/units/${hidden}`), 404);
    must(await narrowed.put(`/units/${hidden}`, { floor: 1 }), 404);
    must(await narrowed.put(`/units/${id}`, { floor: 1 }), 200);
    const foreign = must(
      await other.syndic.post('/units', { building_id, unit_number: 'A9' }),
      422,
    );
    expect(foreign).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/body/building_id' }],
    });
    must(await other.syndic.get(`/units/${id}`), 404);
    must(await other.syndic.put(`/units/${id}`, { floor: 1 }), 404);
    must(await other.syndic.delete(`/units/${id}`), 404);
    expect(must(await other.syndic.get(`/units?building_id=${building_id}`), 200)).toEqual([]);
    must(await tenant.accountant.post('/units', { building_id, unit_number: 'Z' }), 403);
    must(await tenant.superAdmin.put(`/units/${id}`, { floor: 2 }), 200);
  });
});
