import { beforeAll, describe, expect, it } from 'vitest';
import { callWork, type CallWork } from '#test/helpers/calls.ts';
import { aBuilding, aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

let tenant: Tenant;
let fixture: Fixture;
let work: CallWork;
let roofId: string;
let liftId: string;
let elsewhereId: string;

beforeAll(async () => {
  const test = await startTestApp();
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  work = callWork(tenant, fixture);
  roofId = await aDecision(fixture.buildingId, 'Roof');
  liftId = await aDecision(fixture.buildingId, 'Lift');
  const other = must(await tenant.syndic.post('/buildings', { ...aBuilding, name: 'Other' }), 201);
  elsewhereId = await aDecision(other.id, 'Stairs');
});

async function aDecision(building_id: string, title: string): Promise<string> {
  const decided = { building_id, decided_on: '2026-01-20', title };
  return must(await tenant.syndic.post('/decisions', decided), 201).id;
}

const create = (more: object, path = '/calls-for-funds') =>
  tenant.accountant.post(path, work.input(more));

const inParts = (parts: readonly object[], more: object = {}) => {
  const { fund: _, total_amount: __, ...words } = work.input(more);
  return { ...words, parts };
};

const parts = () => [
  { fund: 'Works', total_amount: 30, decision_id: liftId },
  { fund: 'Provision', total_amount: 10 },
];

describe('a call that stems from a decision', () => {
  it('names it, and is found by it', async () => {
    const call = must(await create({ fund: 'Works', decision_id: roofId }), 201);
    expect(call.decision_id).toBe(roofId);
    const path = `/calls-for-funds/${call.id}`;
    expect(must(await tenant.accountant.get(path), 200)).toEqual(call);
    const other = must(await create({ fund: 'Works' }), 201);
    expect(other.decision_id).toBe(null);
    const found = must(await tenant.auditor.get(`/calls-for-funds?decision_id=${roofId}`), 200);
    expect(found.map(({ id }: Json) => id)).toEqual([call.id]);
  });

  it('may take another decision, or none, while it is a draft', async () => {
    const { id } = must(await create({ fund: 'Works', decision_id: roofId }), 201);
    const path = `/calls-for-funds/${id}`;
    const change = (body: object) => tenant.accountant.put(path, body);
    expect(must(await change({ title: 'Roof' }), 200).decision_id).toBe(roofId);
    expect(must(await change({ decision_id: liftId }), 200).decision_id).toBe(liftId);
    expect(must(await change({ decision_id: null }), 200).decision_id).toBe(null);
    must(await tenant.accountant.put(`${path}/send`), 200);
    must(await change({ decision_id: roofId }), 409);
  });

  it('in parts has that of each part, besides its own', async () => {
    const body = inParts(parts(), { decision_id: roofId });
    const call = must(await tenant.accountant.post('/calls-for-funds', body), 201);
    expect(call.decision_id).toBe(roofId);
    expect(call.parts.map(({ decision_id }: Json) => decision_id)).toEqual([liftId, null]);
    const found = must(await tenant.auditor.get(`/calls-for-funds?decision_id=${liftId}`), 200);
    expect(found.map(({ id }: Json) => id)).toContain(call.id);
    const path = `/calls-for-funds/${call.id}`;
    const renamed = must(await tenant.accountant.put(path, { title: 'Renamed' }), 200);
    expect(renamed.parts).toEqual(call.parts);
  });

  it('of a series has that of the series and of its parts', async () => {
    const series = '/calls-for-funds/series';
    const whole = { fund: 'Works', decision_id: roofId, instalments: 2 };
    const drafts = must(await create(whole, series), 201);
    expect(drafts.map(({ decision_id }: Json) => decision_id)).toEqual([roofId, roofId]);
    const body = { ...inParts(parts()), instalments: 2 };
    const parted = must(await tenant.accountant.post(series, body), 201);
    for (const draft of nonEmpty<Json>(parted))
      expect(draft.parts.map(({ decision_id }: Json) => decision_id)).toEqual([liftId, null]);
  });

  it('is refused for a decision of another building', async () => {
    const refusals: [object, string][] = [
      [work.input({ fund: 'Works', decision_id: elsewhereId }), '/body/decision_id'],
      [
        inParts([{ fund: 'Works', total_amount: 1, decision_id: elsewhereId }]),
        '/body/parts/0/decision_id',
      ],
    ];
    for (const [body, pointer] of refusals)
      expect(must(await tenant.accountant.post('/calls-for-funds', body), 422)).toMatchObject({
        code: 'unknown_reference',
        errors: [{ pointer }],
      });
  });
});
