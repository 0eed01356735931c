import { beforeAll, describe, expect, it } from 'vitest';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let f: Fixture;

beforeAll(async () => {
  tenant = await aTenant(test);
  f = await aFixture(test, tenant);
});

const CASE = {
  title: 'Hidden defects of the roof',
  parties: 'ACP against Toitures Dumont SRL',
  opened_on: '2025-03-03',
};

const record = (more: object = {}) =>
  tenant.accountant.post(`/buildings/${f.buildingId}/proceedings`, { ...CASE, ...more });

describe('the register of proceedings', () => {
  it('takes a case, lists it while it is pending, changes and deletes it', async () => {
    const given = {
      court: 'Tribunal de l’entreprise',
      number: 'A/25/01234',
      unit_ids: [f.unitId],
      excluded_owner_ids: [f.otherOwnerId],
    };
    const created = await record({ ...given, stake: '48000.00', provision: 5_000 });
    const one = must(created, 201);
    expect(one).toMatchObject({
      ...CASE,
      ...given,
      stake: 48_000,
      provision: 5_000,
      ended_on: null,
      building_name: 'Les Tilleuls',
    });
    const path = `/proceedings/${one.id}`;
    expect(created.headers['location']).toBe(`/api/v1${path}`);
    const pending = async (day: string) => {
      const query = `/buildings/${f.buildingId}/proceedings?pending_on=${day}`;
      return must(await tenant.boardMember.get(query), 200).map(({ id }: Json) => id);
    };
    must(await tenant.accountant.put(path, { ended_on: '2026-02-01', stake: null }), 200);
    expect(await pending('2026-01-31')).toEqual([one.id]);
    expect(await pending('2026-02-01')).toEqual([]);
    expect(must(await tenant.auditor.get(path), 200).stake).toBeNull();
    must(await tenant.auditor.delete(path), 403);
    must(await f.owner.get(path), 403);
    must(await (await aTenant(test)).accountant.get(path), 404);
    must(await tenant.accountant.delete(path), 204);
    must(await tenant.auditor.get(path), 404);
  });

  it('names lots of the building, known owners, and an end after the beginning', async () => {
    for (const field of ['unit_ids', 'excluded_owner_ids'])
      expect(must(await record({ [field]: [f.keyId] }), 422)).toMatchObject({
        code: 'unknown_reference',
        errors: [{ pointer: `/body/${field}` }],
      });
    const refused = must(await record({ ended_on: '2025-03-02' }), 422);
    expect(refused.code).toBe('invalid_period');
  });
});
