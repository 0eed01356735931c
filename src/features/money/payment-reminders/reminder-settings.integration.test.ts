import { beforeEach, describe, expect, it } from 'vitest';
import { aBuilding } from '#test/helpers/fixture.ts';
import { aCaller, aTenant, must, startTestApp, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const PATH = '/payment-reminders/settings';
const usual = {
  building_id: null,
  building_name: null,
  gentle_days: 15,
  formal_days: 30,
  final_notice_days: 45,
  legal_action_days: 60,
  automatic: 'GentleAndFormal',
  minimum_amount: 5,
  hour: 6,
};

let tenant: Tenant;

beforeEach(async () => {
  tenant = await aTenant(test);
});

describe('the thresholds of reminders', () => {
  it('are the usual ones until the organization chooses others', async () => {
    expect(must(await tenant.auditor.get(PATH), 200)).toEqual(usual);
    const changed = must(await tenant.accountant.put(PATH, { formal_days: 25 }), 200);
    expect(changed).toEqual({ ...usual, formal_days: 25 });
    must(await tenant.accountant.put(PATH, { gentle_days: 10 }), 200);
    const read = must(await tenant.boardMember.get(PATH), 200);
    expect(read).toEqual({ ...usual, gentle_days: 10, formal_days: 25 });
    const { syndic } = await aTenant(test);
    expect(must(await syndic.get(PATH), 200)).toEqual(usual);
  });

  it('must rise', async () => {
    for (const [field, body] of [
      ['formal_days', { gentle_days: 30 }],
      ['final_notice_days', { formal_days: 50 }],
      ['legal_action_days', { legal_action_days: 45 }],
    ] as const) {
      expect(await tenant.syndic.put(PATH, body)).toMatchObject({
        status: 422,
        body: { code: 'thresholds_not_rising', errors: [{ pointer: `/body/${field}` }] },
      });
    }
    for (const body of [{ gentle_days: 0 }, { gentle_days: 2.5 }, { legal_action_days: 40_000 }]) {
      must(await tenant.syndic.put(PATH, body), 400);
    }
    expect(must(await tenant.syndic.get(PATH), 200)).toEqual(usual);
  });

  it('are kept against changes on the strength of what was read before', async () => {
    const { headers } = await tenant.syndic.get(PATH);
    const ifMatch = { 'if-match': String(headers['etag']) };
    must(await tenant.syndic.put(PATH, { gentle_days: 10 }, ifMatch), 200);
    must(await tenant.syndic.put(PATH, { gentle_days: 12 }, ifMatch), 412);
  });

  it('of two first changes at once both stay', async () => {
    const answers = await Promise.all([
      tenant.syndic.put(PATH, { gentle_days: 10 }),
      tenant.accountant.put(PATH, { legal_action_days: 90 }),
    ]);
    for (const answer of answers) must(answer, 200);
    const read = must(await tenant.syndic.get(PATH), 200);
    expect(read).toEqual({ ...usual, gentle_days: 10, legal_action_days: 90 });
  });
});

describe('what runs do by themselves', () => {
  it('is chosen by the organization', async () => {
    const chosen = { automatic: 'Gentle', minimum_amount: '12.50', hour: 9 };
    const expected = { ...usual, ...chosen, minimum_amount: 12.5 };
    expect(must(await tenant.accountant.put(PATH, chosen), 200)).toEqual(expected);
    expect(must(await tenant.auditor.get(PATH), 200)).toEqual(expected);
    for (const body of [
      { automatic: 'All' },
      { minimum_amount: -1 },
      { minimum_amount: 1.005 },
      { hour: 24 },
      { hour: 6.5 },
      { building_id: tenant.organizationId },
    ]) {
      must(await tenant.syndic.put(PATH, body), 400);
    }
    expect(must(await tenant.auditor.get(PATH), 200)).toEqual(expected);
  });

  const newBuilding = async (): Promise<string> =>
    must(await tenant.syndic.post('/buildings', aBuilding), 201).id;

  it('a building may choose for itself, and go back to what all do', async () => {
    const [id, other] = [await newBuilding(), await newBuilding()];
    const own = `${PATH}?building_id=${id}`;
    must(await tenant.syndic.put(PATH, { formal_days: 25 }), 200);
    const ofAll = { ...usual, formal_days: 25 };
    const seen = await tenant.auditor.get(own);
    expect(must(seen, 200)).toEqual(ofAll);
    const ifMatch = { 'if-match': String(seen.headers['etag']) };
    const changed = await tenant.accountant.put(own, { automatic: 'None' }, ifMatch);
    const ownSettings = {
      ...ofAll,
      building_id: id,
      building_name: aBuilding.name,
      automatic: 'None',
    };
    expect(must(changed, 200)).toEqual(ownSettings);
    must(await tenant.accountant.put(own, { hour: 7 }, ifMatch), 412);
    // Later changes of the organization affect only the building without settings of its own.
    must(await tenant.syndic.put(PATH, { gentle_days: 10, formal_days: 20 }), 200);
    expect(must(await tenant.auditor.get(own), 200)).toEqual(ownSettings);
    expect(must(await tenant.auditor.get(`${PATH}?building_id=${other}`), 200)).toMatchObject({
      building_id: null,
      gentle_days: 10,
    });
    expect(await tenant.syndic.put(own, { gentle_days: 25 })).toMatchObject({
      status: 422,
      body: { code: 'thresholds_not_rising' },
    });
    must(await tenant.accountant.delete(own), 204);
    expect(must(await tenant.auditor.get(own), 200)).toMatchObject({
      building_id: null,
      gentle_days: 10,
      automatic: 'GentleAndFormal',
    });
    must(await tenant.accountant.delete(own), 204);
    must(await tenant.accountant.delete(PATH), 204);
    expect(must(await tenant.auditor.get(PATH), 200)).toEqual(usual);
  });

  it('two first choices for a building at once both stay', async () => {
    const own = `${PATH}?building_id=${await newBuilding()}`;
    const answers = await Promise.all([
      tenant.syndic.put(own, { hour: 8 }),
      tenant.accountant.put(own, { minimum_amount: 20 }),
    ]);
    for (const answer of answers) must(answer, 200);
    expect(must(await tenant.auditor.get(own), 200)).toMatchObject({ hour: 8, minimum_amount: 20 });
  });

  it('is chosen for a building by those who look after it', async () => {
    const [id, other] = [await newBuilding(), await newBuilding()];
    const { organizationId } = tenant;
    const narrowed = await aCaller(test, { role: 'Accountant', organizationId, buildingIds: [id] });
    must(await narrowed.put(`${PATH}?building_id=${id}`, { hour: 8 }), 200);
    must(await narrowed.put(`${PATH}?building_id=${other}`, { hour: 8 }), 404);
    must(await narrowed.put(PATH, { hour: 8 }), 403);
    must(await narrowed.delete(PATH), 403);
    must(await tenant.boardMember.put(`${PATH}?building_id=${id}`, { hour: 8 }), 403);
    const elsewhere = await aTenant(test);
    must(await elsewhere.syndic.get(`${PATH}?building_id=${id}`), 404);
    must(await elsewhere.syndic.put(`${PATH}?building_id=${id}`, { hour: 8 }), 404);
    must(await elsewhere.syndic.delete(`${PATH}?building_id=${id}`), 404);
  });
});
