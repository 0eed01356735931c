import { beforeEach, describe, expect, it } from 'vitest';
import { callWork, type CallWork } from '#test/helpers/calls.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

/** Anne owns A1 (600 of 1000) and, from 2026 on, the cellar C1; Bart owns A2. It is 16 March 2026. */

const test = await startTestApp();
let tenant: Tenant;
let f: Fixture;
let work: CallWork;
let cellar: string;

beforeEach(async () => {
  test.clock.set('2026-03-16T09:00:00Z');
  tenant = await aTenant(test);
  f = await aFixture(test, tenant);
  work = callWork(tenant, f);
  const unit = { building_id: f.buildingId, unit_number: 'C1', quota: 0, type: 'Storage' };
  cellar = must(await tenant.syndic.post('/units', unit), 201).id;
  const held = { owner_id: f.ownerId, ownership_share: '1/1', start_date: '2026-01-01' };
  must(await tenant.syndic.post(`/units/${cellar}/owners`, held), 201);
});

const terms = (more: object = {}) => ({
  unit_ids: [f.unitId],
  from_owner_id: f.ownerId,
  to: [{ owner_id: f.otherOwnerId }],
  deed_on: '2026-03-10',
  ...more,
});

const sell = (more: object = {}) => tenant.syndic.post('/sales', terms(more));

async function aBuyer(name: string): Promise<string> {
  return must(await tenant.syndic.post('/owners', { name }), 201).id;
}

async function holders(unit_id: string, on = '2026-03-16'): Promise<Json> {
  const rows: Json[] = must(await tenant.syndic.get(`/units/${unit_id}/owners?on=${on}`), 200);
  return Object.fromEntries(rows.map((one) => [one.owner_name, one.ownership_share]));
}

async function balanceOf(owner_id: string): Promise<number> {
  const path = `/owners/${owner_id}/account?building_id=${f.buildingId}`;
  return must(await tenant.syndic.get(path), 200).balance;
}

describe('the sale of several lots', () => {
  it('gives each lot to the buyers by their shares from the day of enjoyment', async () => {
    const carla = await aBuyer('Carla');
    const to = [{ owner_id: f.otherOwnerId, ownership_share: '3/7' }, { owner_id: carla }];
    const more = { unit_ids: [f.unitId, cellar], to, enjoyment_from: '2026-03-12' };
    const created = await sell({ ...more, certain_date: '2026-01-20' });
    const sale = must(created, 201);
    expect(sale).toMatchObject({
      building_name: 'Les Tilleuls',
      from_owner_name: 'Anne Peeters',
      deed_on: '2026-03-10',
      enjoyment_from: '2026-03-12',
      certain_date: '2026-01-20',
      status: 'Recorded',
      allowed_actions: ['undo', 'hold'],
    });
    expect(
      sale.to.map((one: Json) => [one.unit_number, one.owner_name, one.ownership_share]),
    ).toEqual([
      ['A1', 'Bart Claes', '3/7'],
      ['A1', 'Carla', '4/7'],
      ['C1', 'Bart Claes', '3/7'],
      ['C1', 'Carla', '4/7'],
    ]);
    expect(created.headers['location']).toBe(`/api/v1/sales/${sale.id}`);
    for (const lot of [f.unitId, cellar]) {
      expect(await holders(lot, '2026-03-11')).toEqual({ 'Anne Peeters': '1/1' });
      expect(await holders(lot)).toEqual({ 'Bart Claes': '3/7', Carla: '4/7' });
    }
    const listed = async (query: string) =>
      must(await tenant.auditor.get(`/sales?${query}`), 200).map(({ id }: Json) => id);
    expect(await listed(`unit_id=${cellar}&owner_id=${carla}`)).toEqual([sale.id]);
    expect(await listed(`unit_id=${f.otherUnitId}`)).toEqual([]);
    must(await f.owner.get(`/sales/${sale.id}`), 403);
    must(await (await aTenant(test)).syndic.get(`/sales/${sale.id}`), 404);
  });

  it('takes the readings of the eve of enjoyment, of meters in the lots', async () => {
    const key = { name: 'Water', kind: 'Meter' };
    const path = `/buildings/${f.buildingId}/distribution-keys`;
    const { id: distribution_key_id } = must(await tenant.syndic.post(path, key), 201);
    const meter = async (unit: string): Promise<string> =>
      must(await tenant.syndic.post(`/units/${unit}/meters`, { distribution_key_id }), 201).id;
    const [own, other] = [await meter(f.unitId), await meter(f.otherUnitId)];
    const refused = must(await sell({ readings: [{ meter_id: other, index: 5 }] }), 422);
    expect(refused).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/body/readings/0/meter_id' }],
    });
    must(await sell({ readings: [{ meter_id: own, index: 812 }] }), 201);
    expect(must(await tenant.syndic.get(`/meters/${own}/readings`), 200)).toMatchObject([
      { read_on: '2026-03-09', index: 812, reason: 'Sale' },
    ]);
  });

  it('is refused for a seller without the lot, a buyer named twice, and a late certain date', async () => {
    const code = async (more: object) => must(await sell(more), 422).code;
    expect(await code({ from_owner_id: f.otherOwnerId, to: [{ owner_id: f.ownerId }] })).toBe(
      'not_an_owner',
    );
    expect(await code({ certain_date: '2026-03-11' })).toBe('invalid_period');
    expect(await code({ lot_request_id: f.unitId })).toBe('unknown_reference');
    const bart = { owner_id: f.otherOwnerId, ownership_share: '1/2' };
    expect(must(await sell({ to: [bart, bart] }), 409).code).toBe('duplicate');
  });
});

describe('the preview of a sale', () => {
  it('shows what the sale then moves, and writes nothing', async () => {
    await work.aSentCall({ fund: 'WorkingCapital', total_amount: 1_000, call_date: '2026-03-01' });
    await work.aSentCall({ fund: 'Provision', total_amount: 500, call_date: '2026-03-10' });
    const preview = must(await tenant.syndic.post('/sales/preview', terms()), 200);
    expect(preview).toMatchObject({
      seller_balance: 600,
      working_capital: [{ unit_number: 'A1', amount: 600, to: [{ owner_id: f.otherOwnerId }] }],
      moved_calls: [{ call_date: '2026-03-10', amount: 300 }],
      seller_pays: 0,
      buyers_pay: [{ owner_name: 'Bart Claes', amount: 900 }],
    });
    expect(await holders(f.unitId)).toEqual({ 'Anne Peeters': '1/1' });
    const before = await balanceOf(f.otherOwnerId);
    expect(must(await sell(), 422).code).toBe('transfer_touches');
    must(await sell({ later_calls: 'Move' }), 201);
    expect(await balanceOf(f.ownerId)).toBe(preview.seller_pays);
    expect((await balanceOf(f.otherOwnerId)) - before).toBe(preview.buyers_pay[0].amount);
  });
});

describe('undoing a sale', () => {
  it('gives back lots, working capital and moved calls as if it had never been', async () => {
    await work.aSentCall({ fund: 'WorkingCapital', total_amount: 1_000, call_date: '2026-03-01' });
    await work.aSentCall({ fund: 'Provision', total_amount: 500, call_date: '2026-03-10' });
    const state = async () => [
      await holders(f.unitId),
      await balanceOf(f.ownerId),
      await balanceOf(f.otherOwnerId),
    ];
    const before = await state();
    const { id } = must(await sell({ later_calls: 'Move' }), 201);
    expect(await state()).not.toEqual(before);
    test.clock.set('2026-03-17T09:00:00Z');
    const undone = must(
      await tenant.syndic.put(`/sales/${id}/undo`, { reason: 'Not signed' }),
      200,
    );
    expect(undone).toMatchObject({
      status: 'Undone',
      undone_on: '2026-03-17',
      undo_reason: 'Not signed',
      allowed_actions: [],
    });
    expect(await state()).toEqual(before);
    expect(must(await tenant.syndic.get('/ledger/proof'), 200).balanced).toBe(true);
    const again = await tenant.syndic.put(`/sales/${id}/undo`, { reason: 'Again' });
    expect(must(again, 409).code).toBe('invalid_transition');
  });

  it('is refused once a call of the buyer or a later sale depends on it', async () => {
    const { id } = must(await sell(), 201);
    const undo = () => tenant.syndic.put(`/sales/${id}/undo`, { reason: 'Not signed' });
    test.clock.set('2026-03-17T09:00:00Z');
    const call = await work.aSentCall({
      fund: 'Provision',
      total_amount: 500,
      call_date: '2026-03-17',
    });
    const carla = await aBuyer('Carla');
    const to = [{ owner_id: carla }];
    const later = { from_owner_id: f.otherOwnerId, to, deed_on: '2026-03-18' };
    must(await sell(later), 201);
    const refused = must(await undo(), 409);
    expect(refused.code).toBe('in_use');
    expect(refused.records).toMatchObject([{ kind: 'Call', id: call.id }, { kind: 'LaterSale' }]);
    must(await tenant.accountant.put(`/sales/${id}/undo`, { reason: 'No' }), 403);
  });
});

describe('the price of a sale that is withheld', () => {
  it('has its terms in working days, is changed until it ends, and does not prevent undoing', async () => {
    const { id } = must(await sell({ deed_on: '2025-11-28' }), 201);
    const hold = (body: object) => tenant.accountant.put(`/sales/${id}/hold`, body);
    const informed = { amount: 500, informed_on: '2025-12-01' };
    const first = must(await hold(informed), 200);
    expect(first.hold).toMatchObject({
      owner_id: f.ownerId,
      unit_ids: [f.unitId],
      status: 'Withheld',
      letter_due_on: '2025-12-03',
      attachment_last_on: null,
      alarms: [],
    });
    const contested = {
      ...informed,
      amount: '480.50',
      contested: true,
      letter_sent_on: '2025-12-02',
    };
    const changed = must(await hold(contested), 200);
    expect(changed.hold).toMatchObject({
      id: first.hold.id,
      amount: 480.5,
      status: 'Contested',
      attachment_last_on: '2025-12-31',
      alarms: ['2025-12-23', '2025-12-29', '2025-12-31'],
    });
    expect(changed.hold_id).toBe(first.hold.id);
    must(await tenant.syndic.put(`/sales/${id}/undo`, { reason: 'Not signed' }), 200);
    expect(must(await hold(informed), 409).code).toBe('invalid_transition');
  });
});
