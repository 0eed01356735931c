import { beforeEach, describe, expect, it } from 'vitest';
import { aBuilding, aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aFundsFixture } from '#test/helpers/funds-fixture.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import {
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';

/** No single person changes the account that owners pay to. */

const IBAN = 'BE68539007547034';
const NEW_IBAN = 'BE71096123456769';
const THIRD_IBAN = 'BE62510007547061';

const test = await startTestApp();
const jobs = makeJobHelpers(test);

let tenant: Tenant;
let fixture: Fixture;
/** Account of a building that has sent a call. */
let path: string;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  path = `/bank-accounts/${(await aFundsFixture(tenant, fixture)).bankAccountId}`;
});

const enter = (iban: string, by: Caller = tenant.accountant) => by.put(path, { iban });
const confirm = (by: Caller, body?: object, address = path) =>
  by.put(`${address}/confirm-iban`, body);
const read = async (by: Caller = tenant.auditor): Promise<Json> => must(await by.get(path), 200);

/** Everything that an owner is asked to pay, without blanks. */
async function askedOfOwner(): Promise<string> {
  return JSON.stringify(must(await fixture.owner.get('/overview'), 200)).replaceAll(/\s/g, '');
}

async function alertsOf(reader: Caller): Promise<string[]> {
  const { organizationId } = tenant;
  for (const job of await jobs.take({ organizationId, task: 'fan-out-event' })) await jobs.run(job);
  const all: Json[] = must(await reader.get('/notifications/my'), 200);
  return all
    .filter(({ notification_type: type }) => type === 'SystemAlert')
    .map(({ message }) => String(message).replaceAll(/\s/g, ''));
}

const addAccount = (
  iban: string,
  by: Caller = tenant.accountant,
  buildingId = fixture.buildingId,
) =>
  by.post(`/buildings/${buildingId}/bank-accounts`, { iban, holder: 'ACP', account_code: '551' });

describe('another IBAN of an association', () => {
  it('holds once another person has confirmed it; owners pay to the former one until then', async () => {
    const changed = must(await enter(NEW_IBAN), 200);
    expect(changed).toMatchObject({
      iban: IBAN,
      pending_iban: NEW_IBAN,
      iban_requested_by: tenant.accountant.userId,
      allowed_actions: [],
    });
    expect(await askedOfOwner()).toContain(IBAN);
    expect(await askedOfOwner()).not.toContain(NEW_IBAN);
    expect(must(await confirm(tenant.accountant), 403).code).toBe('second_person_required');
    must(await confirm(tenant.auditor), 403);
    must(await confirm(fixture.owner), 403);
    expect((await read(tenant.boardMember)).allowed_actions).toEqual(['confirm-iban']);
    expect(must(await confirm(tenant.boardMember), 200)).toMatchObject({
      iban: NEW_IBAN,
      pending_iban: null,
      iban_requested_by: null,
      iban_requested_at: null,
    });
    expect(await askedOfOwner()).toContain(NEW_IBAN);
    expect(must(await confirm(tenant.boardMember), 409).code).toBe('invalid_transition');
  });

  it('brings its own BIC, and keeps none of the former one', async () => {
    must(await tenant.accountant.put(path, { bic: 'GKCCBEBB' }), 200);
    must(await enter(NEW_IBAN), 200);
    expect(await read()).toMatchObject({ bic: 'GKCCBEBB', pending_bic: null });
    expect(must(await confirm(tenant.syndic), 200).bic).toBeNull();
    must(await tenant.accountant.put(path, { iban: THIRD_IBAN, bic: 'BBRUBEBB' }), 200);
    expect(must(await confirm(tenant.syndic), 200)).toMatchObject({ bic: 'BBRUBEBB' });
  });

  it('is confirmed as it was seen', async () => {
    must(await enter(NEW_IBAN), 200);
    const seen = must(await tenant.syndic.get(path), 200);
    must(await enter(THIRD_IBAN), 200);
    expect(must(await confirm(tenant.syndic, { iban: seen.pending_iban }), 412).code).toBe('stale');
    const stale = await tenant.syndic.put(`${path}/confirm-iban`, {}, { 'if-match': '"2"' });
    expect(must(stale, 412).code).toBe('stale');
    expect((await read()).pending_iban).toBe(THIRD_IBAN);
    must(await confirm(tenant.syndic, { iban: 'be62 5100 0754 7061' }), 200);
    expect((await read()).iban).toBe(THIRD_IBAN);
  });

  it('is withdrawn by giving the one in force, and belongs to who entered it last', async () => {
    must(await enter(NEW_IBAN), 200);
    expect(must(await enter(IBAN, tenant.syndic), 200)).toMatchObject({
      iban: IBAN,
      pending_iban: null,
      iban_requested_by: null,
    });
    must(await enter(NEW_IBAN), 200);
    must(await enter(THIRD_IBAN, tenant.syndic), 200);
    expect(must(await confirm(tenant.syndic), 403).code).toBe('second_person_required');
    must(await confirm(tenant.accountant), 200);
  });

  it('is confirmed by one of two people at the same time', async () => {
    must(await enter(NEW_IBAN), 200);
    const both = await Promise.all([confirm(tenant.syndic), confirm(tenant.boardMember)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is not there for another organization', async () => {
    must(await enter(NEW_IBAN), 200);
    const stranger = await aTenant(test);
    must(await confirm(stranger.syndic), 404);
  });

  it('is announced to council and auditors, as is its confirmation', async () => {
    await jobs.take({ organizationId: tenant.organizationId });
    must(await enter(NEW_IBAN), 200);
    for (const reader of [tenant.boardMember, tenant.auditor]) {
      const [alert, ...others] = await alertsOf(reader);
      expect(alert).toContain(NEW_IBAN);
      expect(others).toEqual([]);
    }
    must(await confirm(tenant.syndic), 200);
    expect(await alertsOf(tenant.auditor)).toHaveLength(2);
  });
});

describe('an account', () => {
  it('of a new building needs no second person, the first and the others', async () => {
    const { id } = must(await tenant.syndic.post('/buildings', aBuilding), 201);
    for (const iban of [IBAN, NEW_IBAN])
      expect(must(await addAccount(iban, tenant.accountant, id), 201).pending_iban).toBeNull();
  });

  it('added once money was called waits for another person, and owners do not see it', async () => {
    const added = must(await addAccount(NEW_IBAN), 201);
    expect(added).toMatchObject({ iban: NEW_IBAN, pending_iban: NEW_IBAN, allowed_actions: [] });
    const address = `/bank-accounts/${added.id}`;
    must(await fixture.owner.get(address), 404);
    const list = `/buildings/${fixture.buildingId}/bank-accounts`;
    expect(must(await fixture.owner.get(list), 200)).toHaveLength(1);
    expect(must(await tenant.auditor.get(list), 200)).toHaveLength(2);
    expect(must(await confirm(tenant.accountant, {}, address), 403).code).toBe(
      'second_person_required',
    );
    must(await confirm(tenant.boardMember, {}, address), 200);
    must(await fixture.owner.get(address), 200);
  });

  it('cannot be replaced by deleting the only one once money was called', async () => {
    const { accountant } = tenant;
    const { buildingId: building_id } = await aFixture(test, tenant);
    const call = { building_id, title: 'Provision', total_amount: 500, fund: 'Provision' };
    const asked = { ...call, due_date: '2026-04-01' };
    const { id } = must(await accountant.post('/calls-for-funds', asked), 201);
    must(await accountant.put(`/calls-for-funds/${id}/send`), 200);
    const first = must(await addAccount(IBAN, accountant, building_id), 201);
    expect(first.pending_iban).toBeNull();
    expect(must(await accountant.delete(`/bank-accounts/${first.id}`), 409).code).toBe('in_use');
    const waiting = must(await addAccount(NEW_IBAN, accountant, building_id), 201);
    expect(must(await accountant.delete(`/bank-accounts/${first.id}`), 409).code).toBe('in_use');
    must(await accountant.delete(`/bank-accounts/${waiting.id}`), 204);
    must(await addAccount(NEW_IBAN, accountant, building_id), 201);
    const [, added] = must(await accountant.get(`/buildings/${building_id}/bank-accounts`), 200);
    must(await confirm(tenant.syndic, {}, `/bank-accounts/${added.id}`), 200);
    must(await accountant.delete(`/bank-accounts/${first.id}`), 204);
  });
});
