import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { aBuilding, aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Json,
  type Tenant,
  type TestApp,
  bare,
} from '#test/helpers/test-app.ts';

const IBAN = 'BE68539007547034';
const OTHER_IBAN = 'BE71096123456769';

let test: TestApp;
let tenant: Tenant;
let fixture: Fixture;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  for (const [code, fields] of [
    ['5518', { is_active: false }],
    ['552', { postable: false }],
    ['5501', {}],
  ] as const) {
    const account = { code, name: 'Banque', account_type: 'Asset', parent_code: '55', ...fields };
    must(await tenant.accountant.post('/accounts', account), 201);
  }
});

async function anotherBuilding(): Promise<string> {
  return must(await tenant.syndic.post('/buildings', aBuilding), 201).id;
}

const input = (changes: object = {}) => ({
  iban: IBAN,
  holder: 'ACP Les Tilleuls',
  account_code: '551',
  ...changes,
});

async function aBankAccount(buildingId: string, changes: object = {}): Promise<Json> {
  return must(
    await tenant.accountant.post(`/buildings/${buildingId}/bank-accounts`, input(changes)),
    201,
  );
}

describe('adding a bank account', () => {
  it('answers with the whole record, the IBAN in capitals without blanks', async () => {
    const building = await anotherBuilding();
    const answer = await tenant.syndic.post(
      `/buildings/${building}/bank-accounts`,
      input({ iban: ' be68 5390 0754 7034 ', bic: 'GKCCBEBB' }),
    );
    const account = must(answer, 201);
    expect(account).toMatchObject({
      building_id: building,
      iban: IBAN,
      bic: 'GKCCBEBB',
      holder: 'ACP Les Tilleuls',
      account_code: '551',
      purpose: 'Working',
      created_at: '2026-03-16T09:00:00.000Z',
    });
    expect(answer.headers['location']).toBe(`/api/v1/bank-accounts/${account.id}`);
    expect(answer.headers['etag']).toMatch(/^"1~/);
    expect(must(await tenant.auditor.get(`/bank-accounts/${account.id}`), 200)).toEqual(account);
  });

  it.each([
    ['550', undefined, 'Reserve'],
    ['5501', undefined, 'Reserve'],
    ['53', undefined, 'Reserve'],
    ['551', undefined, 'Working'],
    ['550', 'Working', 'Working'],
    ['551', 'Reserve', 'Reserve'],
  ])('on %s for %s serves %s', async (account_code, purpose, expected) => {
    const account = await aBankAccount(await anotherBuilding(), { account_code, purpose });
    expect(account.purpose).toBe(expected);
  });

  it.each([
    ['a wrong check digit', { iban: 'BE68539007547035' }, '/body/iban'],
    ['a card number', { iban: '4111111111111111' }, '/body/iban'],
    ['no IBAN', { iban: undefined }, '/body/iban'],
    ['a BIC in small letters', { bic: 'gkccbebb' }, '/body/bic'],
    ['a blank holder', { holder: ' ' }, '/body/holder'],
    ['a holder too long for a transfer', { holder: 'A'.repeat(71) }, '/body/holder'],
    ['another purpose', { purpose: 'Works' }, '/body/purpose'],
    ['no account', { account_code: undefined }, '/body/account_code'],
    ['an unknown field', { currency: 'EUR' }, '/body/currency'],
  ])('refuses %s', async (_, changes, pointer) => {
    const path = `/buildings/${fixture.buildingId}/bank-accounts`;
    const problem = must(await tenant.accountant.post(path, input(changes)), 400);
    expect(problem.errors).toEqual([{ pointer, detail: expect.stringMatching(/\w/) }]);
  });

  it.each([
    ['57', 'invalid_account'],
    ['4101', 'invalid_account'],
    ['5999', 'invalid_account'],
    ['559', 'account_missing'],
    ['55', 'account_not_postable'],
    ['552', 'account_not_postable'],
    ['5518', 'account_inactive'],
  ])('on account %s is refused with %s', async (account_code, code) => {
    const path = `/buildings/${fixture.buildingId}/bank-accounts`;
    const problem = must(await tenant.accountant.post(path, input({ account_code })), 422);
    expect(problem).toMatchObject({ code, errors: [{ pointer: '/body/account_code' }] });
  });

  it('says in every language what an IBAN looks like', async () => {
    const path = `/buildings/${fixture.buildingId}/bank-accounts`;
    const details = await Promise.all(
      ['fr', 'nl', 'de', 'en'].map(async (language) => {
        const headers = { 'accept-language': language };
        const answer = await tenant.accountant.post(path, input({ iban: 'BE1' }), headers);
        return must(answer, 400).errors[0].detail;
      }),
    );
    expect(new Set(details).size).toBe(4);
    for (const detail of nonEmpty(details)) expect(detail).toContain('BE68 5390 0754 7034');
  });

  it('takes an IBAN once in a building, however it is written', async () => {
    const [one, other] = [await anotherBuilding(), await anotherBuilding()];
    await aBankAccount(one);
    await aBankAccount(other);
    const again = input({ iban: 'be68 5390 0754 7034', account_code: '550' });
    const problem = must(await tenant.syndic.post(`/buildings/${one}/bank-accounts`, again), 409);
    expect(problem).toMatchObject({ code: 'duplicate', errors: [{ pointer: '/body/iban' }] });
    expect(problem.detail).toContain('IBAN');
  });
});

describe('the bank accounts of a building', () => {
  it('come whole, in the order in which they were entered', async () => {
    const building = await anotherBuilding();
    const reserve = await aBankAccount(building, { account_code: '550' });
    const working = await aBankAccount(building, { iban: OTHER_IBAN });
    const answer = await tenant.boardMember.get(`/buildings/${building}/bank-accounts`);
    expect(must(answer, 200).map(bare)).toEqual([reserve, working].map(bare));
    expect(
      must(await tenant.auditor.get(`/buildings/${await anotherBuilding()}/bank-accounts`), 200),
    ).toEqual([]);
  });

  it('are read by those who own there, and written by nobody but bookkeepers', async () => {
    const account = await aBankAccount(fixture.buildingId);
    const elsewhere = await aBankAccount(await anotherBuilding());
    const list = `/buildings/${fixture.buildingId}/bank-accounts`;
    expect(must(await fixture.owner.get(list), 200).map(bare)).toEqual([bare(account)]);
    must(await fixture.owner.get(`/bank-accounts/${account.id}`), 200);
    must(await fixture.owner.get(`/bank-accounts/${elsewhere.id}`), 404);
    must(await fixture.owner.get(`/buildings/${elsewhere.building_id}/bank-accounts`), 404);
    for (const caller of [fixture.owner, tenant.boardMember, tenant.auditor]) {
      must(await caller.post(list, input({ iban: OTHER_IBAN })), 403);
      must(await caller.put(`/bank-accounts/${account.id}`, { holder: 'X' }), 403);
      must(await caller.delete(`/bank-accounts/${account.id}`), 403);
    }
    must(await tenant.superAdmin.delete(`/bank-accounts/${account.id}`), 204);
  });

  it('are not there for another organization, nor for a role narrowed to other buildings', async () => {
    const account = await aBankAccount(await anotherBuilding());
    const stranger = await aTenant(test);
    const { organizationId } = tenant;
    const narrowed = await aCaller(test, {
      role: 'Syndic',
      organizationId,
      buildingIds: [fixture.buildingId],
    });
    for (const caller of [stranger.syndic, narrowed]) {
      must(await caller.get(`/buildings/${account.building_id}/bank-accounts`), 404);
      must(await caller.post(`/buildings/${account.building_id}/bank-accounts`, input()), 404);
      must(await caller.get(`/bank-accounts/${account.id}`), 404);
      must(await caller.put(`/bank-accounts/${account.id}`, { holder: 'X' }), 404);
      must(await caller.delete(`/bank-accounts/${account.id}`), 404);
    }
  });
});

describe('changing a bank account', () => {
  it('replaces the named fields and leaves the others', async () => {
    const account = await aBankAccount(await anotherBuilding(), { bic: 'GKCCBEBB' });
    const path = `/bank-accounts/${account.id}`;
    const changes = { bic: null, account_code: '550' };
    const answer = await tenant.accountant.put(path, changes, { 'if-match': '"1"' });
    expect(must(answer, 200)).toEqual({ ...account, bic: null, account_code: '550' });
    expect(answer.headers['etag']).toMatch(/^"2~/);
    must(await tenant.accountant.put(path, { holder: 'ACP' }, { 'if-match': '"1"' }), 412);
    must(await tenant.accountant.delete(path, { 'if-match': '"1"' }), 412);
    const problem = must(await tenant.accountant.put(path, { account_code: '57' }), 422);
    expect(problem.code).toBe('invalid_account');
  });

  it('refuses the IBAN of another one of the building', async () => {
    const building = await anotherBuilding();
    await aBankAccount(building);
    const { id } = await aBankAccount(building, { iban: OTHER_IBAN });
    expect(must(await tenant.syndic.put(`/bank-accounts/${id}`, { iban: IBAN }), 409).code).toBe(
      'duplicate',
    );
  });

  it('keeps every account number in the log', async () => {
    const { id } = await aBankAccount(await anotherBuilding());
    must(await tenant.syndic.put(`/bank-accounts/${id}`, { iban: OTHER_IBAN }), 200);
    must(await tenant.syndic.delete(`/bank-accounts/${id}`), 204);
    must(await tenant.syndic.get(`/bank-accounts/${id}`), 404);
    const rows = await test.database.read(tenant.organizationId, (db) =>
      db.query(sql`select action, details ->> 'iban' as iban from app.audit_log
        left join app.audit_values using (organization_id, id)
        where organization_id = ${tenant.organizationId} and object_id = ${id} order by id`),
    );
    expect(rows).toEqual([
      { action: 'bank_account.created', iban: IBAN },
      { action: 'bank_account.changed', iban: OTHER_IBAN },
      { action: 'bank_account.deleted', iban: OTHER_IBAN },
    ]);
  });
});

describe('deleting', () => {
  it('is refused for a bank account that a payment names', async () => {
    const { id } = await aBankAccount(fixture.buildingId, { iban: OTHER_IBAN });
    const payment = {
      building_id: fixture.buildingId,
      owner_id: fixture.ownerId,
      amount: 10,
      bank_account_id: id,
    };
    must(await tenant.accountant.post('/payments', payment), 201);
    expect(must(await tenant.accountant.delete(`/bank-accounts/${id}`), 409).code).toBe('in_use');
    must(await tenant.accountant.get(`/bank-accounts/${id}`), 200);
  });

  it('is refused for an account of the chart and a building that a bank account names', async () => {
    const building = await anotherBuilding();
    await aBankAccount(building, { account_code: '5501' });
    const { id } = must(await tenant.accountant.get('/accounts/code/5501'), 200);
    expect(must(await tenant.accountant.delete(`/accounts/${id}`), 409).code).toBe('in_use');
    expect(must(await tenant.syndic.delete(`/buildings/${building}`), 409).code).toBe('in_use');
  });

  it('finds nothing under an unknown id', async () => {
    must(await tenant.syndic.delete(`/bank-accounts/${uuidv7Source.next()}`), 404);
  });
});
