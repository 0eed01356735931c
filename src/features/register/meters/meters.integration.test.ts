import { beforeAll, describe, expect, it } from 'vitest';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let f: Fixture;
let waterKeyId: string;

beforeAll(async () => {
  tenant = await aTenant(test);
  f = await aFixture(test, tenant);
  waterKeyId = await aMeterKey('Water');
});

async function aMeterKey(name: string): Promise<string> {
  const path = `/buildings/${f.buildingId}/distribution-keys`;
  return must(await tenant.syndic.post(path, { name, kind: 'Meter' }), 201).id;
}

const addMeter = (unitId: string, more: object = {}) =>
  tenant.syndic.post(`/units/${unitId}/meters`, { distribution_key_id: waterKeyId, ...more });

async function aMeter(unitId = f.unitId): Promise<string> {
  return must(await addMeter(unitId), 201).id;
}

const read = (meterId: string, read_on: string, index: number | string, more: object = {}) =>
  tenant.syndic.post(`/meters/${meterId}/readings`, { read_on, index, ...more });

describe('meters', () => {
  it('are added to a lot, changed, listed and deleted', async () => {
    const created = await addMeter(f.otherUnitId, { number: 'W-1', unit_of_measure: 'm³' });
    const meter = must(created, 201);
    expect(meter).toMatchObject({
      building_id: f.buildingId,
      building_name: 'Les Tilleuls',
      unit_id: f.otherUnitId,
      unit_number: 'A2',
      distribution_key_id: waterKeyId,
      key: 'Water',
      number: 'W-1',
      unit_of_measure: 'm³',
      last_reading: null,
    });
    expect(created.headers['location']).toBe(`/api/v1/meters/${meter.id}`);
    const path = `/meters/${meter.id}`;
    expect(must(await tenant.auditor.get(path), 200)).toEqual(meter);
    expect(must(await tenant.syndic.put(path, { number: 'W-2' }), 200).number).toBe('W-2');
    const ofUnit = must(await tenant.accountant.get(`/units/${f.otherUnitId}/meters`), 200);
    expect(ofUnit.map(({ id }: Json) => id)).toEqual([meter.id]);
    const ofBuilding = must(await tenant.accountant.get(`/buildings/${f.buildingId}/meters`), 200);
    expect(ofBuilding.map(({ id }: Json) => id)).toContain(meter.id);
    must(await tenant.syndic.delete(path), 204);
    must(await tenant.syndic.get(path), 404);
  });

  it('need a key of their building that splits by meters, and a number of their own', async () => {
    const refusals: [object, number, string, string][] = [
      [{ distribution_key_id: f.keyId }, 422, 'key_not_metered', '/body/distribution_key_id'],
      [{ distribution_key_id: f.unitId }, 422, 'unknown_reference', '/body/distribution_key_id'],
    ];
    for (const [body, status, code, pointer] of refusals)
      expect(must(await addMeter(f.unitId, body), status)).toMatchObject({
        code,
        errors: [{ pointer }],
      });
    must(await addMeter(f.unitId, { number: 'N-1' }), 201);
    const again = must(await addMeter(f.unitId, { number: 'N-1' }), 409);
    expect(again).toMatchObject({ code: 'duplicate', errors: [{ pointer: '/body/number' }] });
    must(await addMeter(f.otherUnitId, { number: 'N-1' }), 201);
  });

  it('keep their key and their lot from being deleted, and are kept by their readings', async () => {
    const key = await aMeterKey('Heat');
    const id = must(await addMeter(f.unitId, { distribution_key_id: key }), 201).id;
    const kept = must(await tenant.syndic.delete(`/distribution-keys/${key}`), 409);
    expect(kept.code).toBe('in_use');
    const reading = must(await read(id, '2025-12-31', 5), 201);
    expect(must(await tenant.syndic.delete(`/meters/${id}`), 409).code).toBe('in_use');
    must(await tenant.syndic.delete(`/meters/${id}/readings/${reading.id}`), 204);
    must(await tenant.syndic.delete(`/meters/${id}`), 204);
    must(await tenant.syndic.delete(`/distribution-keys/${key}`), 204);
  });

  it('are seen by the owners of their lot only, and written by the Syndic', async () => {
    const [own, other] = [await aMeter(f.unitId), await aMeter(f.otherUnitId)];
    must(await read(own, '2025-12-31', 7), 201);
    must(await f.owner.get(`/meters/${own}`), 200);
    must(await f.owner.get(`/meters/${own}/readings`), 200);
    must(await f.owner.get(`/meters/${other}`), 404);
    must(await f.owner.get(`/meters/${other}/readings`), 404);
    must(await f.owner.get(`/units/${f.otherUnitId}/meters`), 404);
    const seen = must(await f.owner.get(`/buildings/${f.buildingId}/meters`), 200);
    expect(new Set(seen.map(({ unit_number }: Json) => unit_number))).toEqual(new Set(['A1']));
    const foreign = await aTenant(test);
    must(await foreign.syndic.get(`/meters/${own}`), 404);
    must(
      await tenant.accountant.post(`/meters/${own}/readings`, { read_on: '2026-01-01', index: 9 }),
      403,
    );
  });
});

describe('readings', () => {
  it('are listed latest first, and the latest is shown on the meter', async () => {
    const id = await aMeter();
    const before = await tenant.syndic.get(`/meters/${id}`);
    must(await read(id, '2025-12-31', '1268.125'), 201);
    const first = must(await read(id, '2024-12-31', 1204), 201);
    expect(first).toMatchObject({ reason: 'Regular', index: 1204, new_index: null });
    const rows = must(await tenant.syndic.get(`/meters/${id}/readings`), 200);
    expect(rows.map(({ read_on, index }: Json) => [read_on, index])).toEqual([
      ['2025-12-31', 1268.125],
      ['2024-12-31', 1204],
    ]);
    const after = await tenant.syndic.get(`/meters/${id}`);
    expect(after.body.last_reading).toEqual({
      read_on: '2025-12-31',
      index: 1268.125,
      new_index: null,
    });
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });

  it('never decrease until a change of meter is entered', async () => {
    const id = await aMeter();
    must(await read(id, '2025-06-30', 500), 201);
    const refused = must(await read(id, '2025-12-31', 12), 422);
    expect(refused).toMatchObject({
      code: 'meter_decreasing',
      read_on: '2025-12-31',
      other_on: '2025-06-30',
      other: 500,
      errors: [{ pointer: '/body/index' }],
    });
    const change = must(await read(id, '2025-09-30', 530, { new_index: 0 }), 201);
    expect(change).toMatchObject({ reason: 'Change', new_index: 0 });
    must(await read(id, '2025-12-31', 12), 201);
    const late = must(await read(id, '2025-11-30', 13), 422);
    expect(late).toMatchObject({ code: 'meter_decreasing', other_on: '2025-12-31', other: 12 });
  });

  it('are one a day, also when two arrive at once', async () => {
    const id = await aMeter();
    const answers = await Promise.all([read(id, '2025-12-31', 1), read(id, '2025-12-31', 2)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const again = must(await read(id, '2025-12-31', 3), 409);
    expect(again).toMatchObject({ code: 'duplicate', errors: [{ pointer: '/body/read_on' }] });
  });

  it('take a sale before it is entered, and are deleted in their own meter only', async () => {
    const [id, other] = [await aMeter(), await aMeter()];
    const reading = must(await read(id, '2026-02-14', 3, { reason: 'Sale' }), 201);
    expect(reading.reason).toBe('Sale');
    must(await tenant.syndic.delete(`/meters/${other}/readings/${reading.id}`), 404);
    must(await tenant.syndic.delete(`/meters/${id}/readings/${reading.id}`), 204);
    expect(must(await tenant.syndic.get(`/meters/${id}/readings`), 200)).toEqual([]);
  });
});
