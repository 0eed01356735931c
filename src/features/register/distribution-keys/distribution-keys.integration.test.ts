import { beforeAll, describe, expect, it } from 'vitest';
import { aCaller, aTenant, must, startTestApp, type Tenant } from '#test/helpers/test-app.ts';
import { findKeyWeights } from './index.ts';

const test = await startTestApp();
let tenant: Tenant;
let other: Tenant;

beforeAll(async () => {
  tenant = await aTenant(test);
  other = await aTenant(test);
});

interface Building {
  readonly id: string;
  readonly a1: string;
  readonly a2: string;
}

/** Creates a building with a total of 1000, shared by two units. */
async function aBuilding(quotas: readonly [number, number] = [600, 400]): Promise<Building> {
  const body = { name: 'Les Tilleuls', address: 'Rue du Parc 1', total_units: 2 };
  const { id } = must(await tenant.syndic.post('/buildings', body), 201);
  const unit = async (unit_number: string, quota: number) =>
    must(await tenant.syndic.post('/units', { building_id: id, unit_number, quota }), 201).id;
  return { id, a1: await unit('A1', quotas[0]), a2: await unit('A2', quotas[1]) };
}

function post(building: string, name: string, weights: readonly object[]) {
  return tenant.syndic.post(`/buildings/${building}/distribution-keys`, { name, weights });
}

async function general(building: string) {
  return must(await tenant.syndic.get(`/buildings/${building}/distribution-keys`), 200)[0];
}

/** Reads the weights on a day by unit number. */
async function weightsOn(building_id: string, distribution_key_id: string | null, date: string) {
  const { units } = await test.database.read(tenant.organizationId, (db) =>
    findKeyWeights(db, { building_id, distribution_key_id, date }),
  );
  return Object.fromEntries(units.map(({ unit_number, weight }) => [unit_number, weight]));
}

function setQuota(unit: string, quota: number) {
  return tenant.syndic.put(`/units/${unit}`, { quota });
}

describe('distribution keys', () => {
  it('are created, listed, changed and deleted', async () => {
    const { id, a1, a2 } = await aBuilding();
    const created = await post(id, 'Lift', [
      { unit_id: a2, weight: 3 },
      { unit_id: a1, weight: 0 },
    ]);
    const key = must(created, 201);
    expect(key).toEqual({
      id: key.id,
      building_id: id,
      building_name: 'Les Tilleuls',
      name: 'Lift',
      kind: 'Weights',
      is_general: false,
      valid_from: null,
      total_weight: 3,
      weights: [
        { unit_id: a1, unit_number: 'A1', weight: 0 },
        { unit_id: a2, unit_number: 'A2', weight: 3 },
      ],
      versions: [null],
      created_at: '2026-03-16T09:00:00.000Z',
      updated_at: '2026-03-16T09:00:00.000Z',
    });
    expect(created.headers['location']).toBe(`/api/v1/distribution-keys/${key.id}`);
    must(await post(id, 'Heating', [{ unit_id: a1, weight: 1 }]), 201);
    const listed = must(await tenant.auditor.get(`/buildings/${id}/distribution-keys`), 200);
    expect(listed.map(({ name }: { name: string }) => name)).toEqual([
      'General',
      'Heating',
      'Lift',
    ]);
    expect(listed[0]).toMatchObject({
      is_general: true,
      valid_from: null,
      total_weight: 1_000,
      weights: [
        { unit_id: a1, weight: 600 },
        { unit_id: a2, weight: 400 },
      ],
      versions: [null],
    });
    const path = `/distribution-keys/${key.id}`;
    must(await tenant.syndic.put(path, { name: 'Elevator' }, { 'if-match': '"2"' }), 412);
    expect(
      must(await tenant.syndic.put(path, { name: 'Elevator' }, { 'if-match': '"1"' }), 200).name,
    ).toBe('Elevator');
    must(await tenant.syndic.delete(path), 204);
    must(await tenant.syndic.get(path), 404);
  });

  it('get other weights from a day on, and keep the former before it', async () => {
    const { id, a1, a2 } = await aBuilding();
    const key = must(await post(id, 'Lift', [{ unit_id: a2, weight: 1 }]), 201).id;
    const path = `/distribution-keys/${key}`;
    const today = must(
      await tenant.syndic.put(path, { weights: [{ unit_id: a1, weight: 2 }] }),
      200,
    );
    expect(today).toMatchObject({
      valid_from: '2026-03-16',
      total_weight: 2,
      versions: [null, '2026-03-16'],
    });
    const weights = [
      { unit_id: a1, weight: 5 },
      { unit_id: a2, weight: 5 },
    ];
    must(await tenant.syndic.put(path, { weights: weights.slice(0, 1) }), 200);
    const later = must(await tenant.syndic.put(path, { weights, valid_from: '2026-07-01' }), 200);
    expect(later).toMatchObject({ valid_from: '2026-03-16', total_weight: 5 });
    expect(later.versions).toEqual([null, '2026-03-16', '2026-07-01']);
    expect(await weightsOn(id, key, '1999-01-01')).toEqual({ A2: 1 });
    expect(await weightsOn(id, key, '2026-03-15')).toEqual({ A2: 1 });
    expect(await weightsOn(id, key, '2026-03-16')).toEqual({ A1: 5 });
    expect(await weightsOn(id, key, '2026-07-01')).toEqual({ A1: 5, A2: 5 });
  });

  it('refuse names and weights that cannot be', async () => {
    const { id, a1 } = await aBuilding();
    const { a1: elsewhere } = await aBuilding();
    const one = [{ unit_id: a1, weight: 1 }];
    must(await post(id, 'Lift', one), 201);
    for (const name of ['Lift', 'lift', ' L ift ', 'General', 'general']) {
      const refused = must(await post(id, name, one), 409);
      expect(refused).toMatchObject({ code: 'duplicate', errors: [{ pointer: '/body/name' }] });
    }
    const key = must(await post(id, 'Roof', one), 201).id;
    for (const name of ['Lift', 'lift', ' L ift ', 'General', 'general'])
      must(await tenant.syndic.put(`/distribution-keys/${key}`, { name }), 409);
    const refusals: [object[], string, string][] = [
      [[], 'weights_empty', '/body/weights'],
      [[{ unit_id: a1, weight: 0 }], 'weights_empty', '/body/weights'],
      [[...one, ...one], 'unit_named_twice', '/body/weights/1/unit_id'],
      [[...one, { unit_id: elsewhere, weight: 1 }], 'unknown_reference', '/body/weights/1/unit_id'],
    ];
    for (const [weights, code, pointer] of refusals) {
      expect(must(await post(id, 'New', weights), 422)).toMatchObject({
        code,
        errors: [{ pointer }],
      });
    }
    must(await post(id, 'New', [{ unit_id: a1, weight: -1 }]), 400);
    must(await post(id, 'New', [{ unit_id: a1, weight: 1.5 }]), 400);
    must(await tenant.syndic.put(`/distribution-keys/${key}`, { valid_from: '2026-01-01' }), 400);
    must(await tenant.syndic.put(`/distribution-keys/${key}`, { is_general: true }), 400);
  });

  it("of one building are another organization's or role's never", async () => {
    const { id, a1 } = await aBuilding();
    const { id: far } = await aBuilding();
    const key = must(await post(id, 'Lift', [{ unit_id: a1, weight: 1 }]), 201).id;
    must(await other.syndic.get(`/distribution-keys/${key}`), 404);
    must(await other.syndic.put(`/distribution-keys/${key}`, { name: 'X' }), 404);
    must(await other.syndic.delete(`/distribution-keys/${key}`), 404);
    must(await other.syndic.get(`/buildings/${id}/distribution-keys`), 404);
    must(
      await other.syndic.post(`/buildings/${id}/distribution-keys`, { name: 'X', weights: [] }),
      404,
    );
    must(await tenant.accountant.put(`/distribution-keys/${key}`, { name: 'X' }), 403);
    const narrowed = await aCaller(test, {
      role: 'Syndic',
      organizationId: tenant.organizationId,
      buildingIds: [far],
    });
    must(await narrowed.get(`/distribution-keys/${key}`), 404);
    must(await narrowed.put(`/distribution-keys/${key}`, { name: 'X' }), 404);
  });

  it('show an Owner the weights of their own units', async () => {
    const { id, a1, a2 } = await aBuilding();
    const owner = must(
      await tenant.syndic.post('/owners', { name: 'Anne', email: 'a@example.org' }),
      201,
    ).id;
    must(
      await tenant.syndic.post(`/units/${a1}/owners`, { owner_id: owner, ownership_share: '1/1' }),
      201,
    );
    must(await post(id, 'Lift', [{ unit_id: a2, weight: 7 }]), 201);
    const { organizationId } = tenant;
    const me = await aCaller(test, { role: 'Owner', organizationId, ownerId: owner });
    expect(must(await me.get(`/buildings/${id}/distribution-keys`), 200)).toMatchObject([
      { name: 'General', total_weight: 1_000, weights: [{ unit_id: a1, weight: 600 }] },
      { name: 'Lift', total_weight: 7, weights: [] },
    ]);
    const { id: far } = await aBuilding();
    must(await me.get(`/buildings/${far}/distribution-keys`), 404);
    must(await me.get(`/distribution-keys/${(await general(far)).id}`), 404);
  });

  it('stay while an expense is split by them', async () => {
    must(await tenant.accountant.post('/accounts/seed/belgian-pcmn'), 201);
    const { id, a1 } = await aBuilding();
    const key = must(await post(id, 'Lift', [{ unit_id: a1, weight: 1 }]), 201).id;
    const expense = {
      building_id: id,
      description: 'Lift',
      amount: 100,
      expense_date: '2026-03-01',
      category: 'Maintenance',
      distribution_key_id: key,
    };
    must(await tenant.accountant.post('/expenses', expense), 201);
    expect(must(await tenant.syndic.delete(`/distribution-keys/${key}`), 409).code).toBe('in_use');
  });
});

describe('the general key', () => {
  it('is neither weighed, renamed nor deleted by hand', async () => {
    const { id, a1 } = await aBuilding();
    const path = `/distribution-keys/${(await general(id)).id}`;
    const refusals = [
      await tenant.syndic.put(path, { weights: [{ unit_id: a1, weight: 1 }] }),
      await tenant.syndic.put(path, { name: 'Common' }),
      await tenant.syndic.delete(path),
    ];
    for (const refused of refusals)
      expect(must(refused, 409).code).toBe('general_key_follows_quotas');
  });

  it('follows the quotas, and keeps those of before', async () => {
    const { id, a1, a2 } = await aBuilding();
    expect(await weightsOn(id, null, '1999-01-01')).toEqual({ A1: 600, A2: 400 });
    must(await setQuota(a1, 500), 200);
    must(await setQuota(a2, 500), 200);
    expect(await weightsOn(id, null, '2026-03-15')).toEqual({ A1: 600, A2: 400 });
    expect(await weightsOn(id, null, '2026-03-16')).toEqual({ A1: 500, A2: 500 });
    expect(await general(id)).toMatchObject({
      valid_from: '2026-03-16',
      versions: [null, '2026-03-16'],
    });
  });

  it('refuses a register in which the quotas do not add up', async () => {
    const { id, a2 } = await aBuilding([600, 0]);
    await expect(weightsOn(id, null, '2026-03-16')).rejects.toMatchObject({
      code: 'quota_incomplete',
      params: { sum: 600, total_quota: 1_000 },
    });
    must(await setQuota(a2, 400), 200);
    expect(await weightsOn(id, null, '2025-01-01')).toEqual({ A1: 600, A2: 400 });
  });

  it('takes a register redone over days as of the day on which that began', async () => {
    const { id, a1 } = await aBuilding();
    test.clock.set('2026-04-01T09:00:00Z');
    must(await setQuota(a1, 500), 200);
    test.clock.set('2026-04-09T09:00:00Z');
    must(
      await tenant.syndic.post('/units', { building_id: id, unit_number: 'A3', quota: 100 }),
      201,
    );
    expect(await weightsOn(id, null, '2026-03-31')).toEqual({ A1: 600, A2: 400 });
    expect(await weightsOn(id, null, '2026-04-01')).toEqual({ A1: 500, A2: 400, A3: 100 });
    must(await tenant.syndic.put(`/buildings/${id}`, { total_quota: 10_000 }), 200);
    await expect(weightsOn(id, null, '2026-04-09')).rejects.toMatchObject({
      code: 'quota_incomplete',
    });
    expect(await weightsOn(id, null, '2026-04-08')).toEqual({ A1: 500, A2: 400, A3: 100 });
    test.clock.set('2026-03-16T09:00:00Z');
  });

  it('forgets a unit that was entered by mistake', async () => {
    const { id, a2 } = await aBuilding();
    test.clock.set('2026-04-01T09:00:00Z');
    must(await tenant.syndic.delete(`/units/${a2}`), 204);
    must(
      await tenant.syndic.post('/units', { building_id: id, unit_number: 'B2', quota: 400 }),
      201,
    );
    expect(await weightsOn(id, null, '2025-01-01')).toEqual({ A1: 600, B2: 400 });
    test.clock.set('2026-03-16T09:00:00Z');
  });
});
