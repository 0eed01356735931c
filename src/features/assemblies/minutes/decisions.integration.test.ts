import { beforeAll, describe, expect, it } from 'vitest';
import { aFixture, aBuilding, type Fixture } from '#test/helpers/fixture.ts';
import { aHeldMeeting } from '#test/helpers/meetings.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let f: Fixture;

beforeAll(async () => {
  tenant = await aTenant(test);
  f = await aFixture(test, tenant);
});

const enter = (more: object = {}) =>
  tenant.syndic.post('/decisions', {
    building_id: f.buildingId,
    decided_on: '2025-05-20',
    title: 'Renovation of the roof',
    ...more,
  });

describe('a decision taken elsewhere', () => {
  it('is recorded as adopted, without a meeting, with amount and key', async () => {
    const created = await enter({
      text: 'By Roofers NV',
      decision_type: 'CommonWorks',
      amount: '24539.00',
      distribution_key_id: f.keyId,
    });
    const decision = must(created, 201);
    expect(decision).toEqual({
      id: decision.id,
      building_id: f.buildingId,
      building_name: 'Les Tilleuls',
      meeting_id: null,
      meeting_type: null,
      agenda_item_id: null,
      decided_on: '2025-05-20',
      position: null,
      title: 'Renovation of the roof',
      text: 'By Roofers NV',
      text_key: null,
      decision_type: 'CommonWorks',
      majority: null,
      result: 'Adopted',
      amount: 24_539,
      distribution_key_id: f.keyId,
      finished_on: null,
      challengeable_until: null,
      repeatable_from: null,
      created_at: '2026-03-16T09:00:00.000Z',
    });
    const path = `/decisions/${decision.id}`;
    expect(created.headers['location']).toBe(`/api/v1${path}`);
    // Owners read the decisions of their association, wherever they were taken.
    expect(must(await f.owner.get(path), 200)).toEqual(decision);
    const rows = must(await f.owner.get(`/decisions?building_id=${f.buildingId}`), 200);
    expect(rows.map(({ id }: Json) => id)).toContain(decision.id);
    const followUp = { kind: 'Task', title: 'Order the works' };
    must(await tenant.syndic.post(`${path}/follow-ups`, followUp), 201);
    expect(
      must(await tenant.syndic.post(`${path}/repeat`, { meeting_id: f.unitId }), 422).code,
    ).toBe('unknown_reference');
  });

  it('is refused for another building, a key of another, and a day in the future', async () => {
    const other = must(
      await tenant.syndic.post('/buildings', { ...aBuilding, name: 'Other' }),
      201,
    );
    const keys = must(await tenant.syndic.get(`/buildings/${other.id}/distribution-keys`), 200);
    const refusals: [object, string, string][] = [
      [{ building_id: f.unitId }, 'unknown_reference', '/body/building_id'],
      [{ distribution_key_id: keys[0].id }, 'unknown_reference', '/body/distribution_key_id'],
      [{ decided_on: '2026-03-17' }, 'date_in_future', '/body/decided_on'],
    ];
    for (const [more, code, pointer] of refusals)
      expect(must(await enter(more), 422)).toMatchObject({ code, errors: [{ pointer }] });
    const body = { building_id: f.buildingId, decided_on: '2025-05-20', title: 'x' };
    must(await tenant.accountant.post('/decisions', body), 403);
  });
});

describe('a decision', () => {
  it('gets its amount, its key and the day on which its works ended', async () => {
    const { id } = must(await enter(), 201);
    const path = `/decisions/${id}`;
    const changed = await tenant.syndic.put(
      path,
      { amount: 100.5, distribution_key_id: f.keyId, finished_on: '2025-11-30' },
      { 'if-match': '"1"' },
    );
    expect(must(changed, 200)).toMatchObject({
      amount: 100.5,
      distribution_key_id: f.keyId,
      finished_on: '2025-11-30',
    });
    must(await tenant.syndic.put(path, { amount: 1 }, { 'if-match': '"1"' }), 412);
    const emptied = { amount: null, distribution_key_id: null, finished_on: null };
    expect(must(await tenant.syndic.put(path, emptied), 200)).toMatchObject(emptied);
    expect(must(await tenant.syndic.put(path, { finished_on: '2025-05-19' }), 422)).toMatchObject({
      code: 'invalid_period',
      errors: [{ pointer: '/body/finished_on' }],
    });
    const elsewhere = must(await tenant.syndic.put(path, { distribution_key_id: f.unitId }), 422);
    expect(elsewhere.code).toBe('unknown_reference');
  });

  it('of a meeting gets them too, and keeps what was voted', async () => {
    const held = await aHeldMeeting(tenant.syndic, f);
    const path = `/decisions/${held.decisionId}`;
    const before = must(await tenant.syndic.get(path), 200);
    expect(before).toMatchObject({ amount: null, distribution_key_id: null, finished_on: null });
    const after = must(await tenant.syndic.put(path, { amount: 12 }), 200);
    expect(after).toEqual({ ...before, amount: 12 });
    must(await tenant.accountant.put(path, { amount: 13 }), 403);
    must(await tenant.syndic.put(path, { title: 'Other' }), 400);
  });
});
