import { beforeAll, describe, expect, it } from 'vitest';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import {
  aTenant,
  must,
  startTestApp,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';

let test: TestApp;
let tenant: Tenant;
let fixture: Fixture;
let second: string;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  const building = must(await tenant.syndic.get(`/buildings/${fixture.buildingId}`), 200);
  const { name: _, address, postal_code, city, total_units, total_quotas } = building;
  second = must(
    await tenant.syndic.post('/buildings', {
      name: 'Les Bouleaux',
      address,
      postal_code,
      city,
      total_units,
      total_quotas,
    }),
    201,
  ).id;
});

const QUARTER = { title: 'Q2', call_date: '2026-04-01', due_date: '2026-04-30' };
const bulk = (more: object, caller = tenant.accountant) =>
  caller.post('/calls-for-funds/bulk', {
    building_ids: [fixture.buildingId, second],
    ...QUARTER,
    ...more,
  });
const drafts = async (): Promise<number> =>
  must(await tenant.auditor.get('/calls-for-funds?limit=500'), 200).length;
const callOf = async (id: string): Promise<Json> =>
  must(await tenant.auditor.get(`/calls-for-funds/${id}`), 200);

describe('the same call for many buildings', () => {
  it('is a draft for each, of its own amount where one is named', async () => {
    const answer = await bulk({
      fund: 'Provision',
      total_amount: 1200.01,
      amounts: [{ building_id: second, total_amount: 900 }],
    });
    const { results } = must(answer, 200);
    expect(results).toMatchObject([
      { building_id: fixture.buildingId, building_name: 'Les Tilleuls', status: 'Draft' },
      { building_id: second, building_name: 'Les Bouleaux', status: 'Draft' },
    ]);
    expect(await callOf(results[0].id)).toMatchObject({ ...QUARTER, total_amount: 1200.01 });
    expect(await callOf(results[1].id)).toMatchObject({ total_amount: 900, fund: 'Provision' });
  });

  it('may be in parts, each by the general key of its building', async () => {
    const parts = [
      { fund: 'Provision', total_amount: 100 },
      { fund: 'Reserve', total_amount: 20 },
    ];
    const { results } = must(await bulk({ parts }), 200);
    const [first, other] = await Promise.all(results.map(({ id }: Json) => callOf(id)));
    expect(first).toMatchObject({ total_amount: 120, parts });
    expect(other).toMatchObject({ total_amount: 120, parts });
    expect(first.distribution_key_id).not.toBe(other.distribution_key_id);
  });

  it('is refused to one by itself, and entered for the others', async () => {
    const neighbour = await aFixture(test, await aTenant(test));
    const asked = { fund: 'Works', total_amount: 5 };
    const building_ids = [neighbour.buildingId, second];
    const { results } = must(await bulk({ ...asked, building_ids }), 200);
    expect(results).toMatchObject([
      { building_id: neighbour.buildingId, problem: { code: 'unknown_reference' } },
      { building_id: second, status: 'Draft' },
    ]);
    expect(results[0].id).toBeUndefined();
  });

  it('is not entered twice with the same key', async () => {
    const headers = { 'idempotency-key': 'quarter-2-of-2026' };
    const body = { building_ids: [second], ...QUARTER, fund: 'Works', total_amount: 5 };
    const first = must(await tenant.accountant.post('/calls-for-funds/bulk', body, headers), 200);
    const before = await drafts();
    const again = must(await tenant.accountant.post('/calls-for-funds/bulk', body, headers), 200);
    expect(again).toEqual(first);
    expect(await drafts()).toBe(before);
  });

  it('is refused whole where all of it is wrong, and to who only reads', async () => {
    const before = await drafts();
    const parts = [{ fund: 'Reserve', total_amount: 20 }];
    expect((await bulk({ parts, fund: 'Works' })).body.code).toBe('parts_instead');
    const amounts = [{ building_id: second, total_amount: 1 }];
    expect((await bulk({ parts, amounts })).body.errors).toMatchObject([
      { pointer: '/body/amounts' },
    ]);
    const building_ids = [fixture.buildingId];
    const elsewhere = await bulk({ fund: 'Works', total_amount: 1, amounts, building_ids });
    expect(elsewhere).toMatchObject({ status: 422, body: { code: 'unknown_reference' } });
    expect((await bulk({})).status).toBe(400);
    expect((await bulk({ fund: 'Works', total_amount: 1 }, tenant.auditor)).status).toBe(403);
    expect(await drafts()).toBe(before);
  });
});
