import { beforeAll, describe, expect, it } from 'vitest';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { ownerBooks } from '#test/helpers/owner-books.ts';
import {
  aCaller,
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
/** Another building of the same owner. */
let elsewhere: string;
/** Bank accounts by ledger account. */
let bankAccounts: Record<string, string>;

const FREE_NUMBER = '+++999/9999/99948+++';

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  const other = { name: 'Les Ormes', address: 'Rue Haute 3', total_units: 1 };
  elsewhere = must(await tenant.syndic.post('/buildings', other), 201).id;
  bankAccounts = {};
  for (const [account_code, iban] of [
    ['551', 'BE68539007547034'],
    ['550', 'BE71096123456769'],
  ] as const) {
    const account = { iban, holder: 'ACP Les Tilleuls', account_code };
    const path = `/buildings/${fixture.buildingId}/bank-accounts`;
    bankAccounts[account_code] = must(await tenant.syndic.post(path, account), 201).id;
  }
});

/** Calls 1,000.00 from both owners: 600.00 from the first, 400.00 from the other. */
async function aCall(fund: string): Promise<{ own: string; others: string }> {
  const { buildingId: building_id, ownerId } = fixture;
  const call = { building_id, title: fund, fund, total_amount: 1000, due_date: '2026-03-31' };
  const { id } = must(await tenant.accountant.post('/calls-for-funds', call), 201);
  must(await tenant.accountant.put(`/calls-for-funds/${id}/send`), 200);
  const owed = must(await tenant.accountant.get(`/calls-for-funds/${id}/receivables`), 200);
  const of = (isOwn: boolean): string =>
    owed.find(({ owner_id }: Json) => (owner_id === ownerId) === isOwn).structured_communication;
  return { own: of(true), others: of(false) };
}

const payment = (changes: object = {}) => ({
  owner_id: fixture.ownerId,
  building_id: fixture.buildingId,
  amount: 25,
  ...changes,
});

const pay = (changes: object = {}) => tenant.accountant.post('/payments', payment(changes));

async function refusal(changes: object): Promise<Json> {
  const problem = must(await pay(changes), 422);
  expect(problem.code).toBe('communication_mismatch');
  return problem;
}

describe('a structured communication', () => {
  it('of another owner is refused, and says whose it is', async () => {
    const { others } = await aCall('Provision');
    expect(await refusal({ communication: others })).toMatchObject({
      reason: 'other_owner',
      owner_id: fixture.otherOwnerId,
      owner_name: 'Bart Claes',
      building_id: fixture.buildingId,
      building_name: 'Les Tilleuls',
      errors: [{ pointer: '/body/communication' }],
      detail: expect.stringContaining('Bart Claes in Les Tilleuls'),
    });
    const list = `/payments?owner_id=${fixture.ownerId}&building_id=${fixture.buildingId}`;
    expect(must(await tenant.accountant.get(list), 200)).toEqual([]);
  });

  it('of another building is refused, and says of which', async () => {
    const { own } = await aCall('Provision');
    expect(await refusal({ communication: own, building_id: elsewhere })).toMatchObject({
      reason: 'other_building',
      owner_id: fixture.ownerId,
      building_name: 'Les Tilleuls',
    });
  });

  it.each([
    ['with wrong check digits', '+++090/9337/55494+++', 'check_digits'],
    ['with a digit too few', '+++090/9337/5549+++', 'check_digits'],
    ['of twelve digits alone that do not fit', '090933755494', 'check_digits'],
    ['of nothing that was asked for', FREE_NUMBER, 'unknown'],
  ])('%s is refused', async (_, communication, reason) => {
    expect(await refusal({ communication })).toMatchObject({ reason });
  });

  it('of a building that the role does not see is that of nothing', async () => {
    const { own } = await aCall('Provision');
    const narrowed = await aCaller(test, {
      role: 'Accountant',
      organizationId: tenant.organizationId,
      buildingIds: [elsewhere],
    });
    const stranger = { name: 'Carl Wouters', email: 'carl@example.org' };
    const { id: owner_id } = must(await tenant.syndic.post('/owners', stranger), 201);
    const unit = { building_id: elsewhere, unit_number: 'B1', quota: 1000 };
    const { id: unitId } = must(await tenant.syndic.post('/units', unit), 201);
    const holding = { owner_id, ownership_share: '1/1', start_date: '2024-01-01' };
    must(await tenant.syndic.post(`/units/${unitId}/owners`, holding), 201);
    const body = payment({ owner_id, building_id: elsewhere, communication: own });
    const problem = must(await narrowed.post('/payments', body), 422);
    expect(problem).toMatchObject({ code: 'communication_mismatch', reason: 'unknown' });
    expect(problem).not.toHaveProperty('owner_name');
  });

  it('is no matter where the payment is recorded without', async () => {
    const paid = must(await pay({ communication: null }), 201);
    expect(paid).toMatchObject({ communication: null, owner_id: fixture.ownerId });
    must(await pay({ communication: 'Charges of March, thanks' }), 201);
  });

  it('says whose payment it is where no owner is named', async () => {
    const { others } = await aCall('Provision');
    const paid = must(await pay({ owner_id: undefined, communication: others }), 201);
    expect(paid.owner_id).toBe(fixture.otherOwnerId);
    for (const communication of [undefined, null, 'Charges of March']) {
      expect(await refusal({ owner_id: undefined, communication })).toMatchObject({
        reason: 'nobody',
        errors: [{ pointer: '/body/owner_id' }],
      });
    }
  });

  it('is read without its signs', async () => {
    const { own } = await aCall('Works');
    const digits = own.replace(/\D/g, '');
    expect(formatCommunication(digits)).toBe(own);
    const paid = must(await pay({ amount: 600, communication: digits }), 201);
    expect(paid.allocations).toMatchObject([{ structured_communication: own, amount: 600 }]);
  });
});

describe('the payment reference of an account', () => {
  it('settles the oldest open items first, those of the reserve included', async () => {
    const books = await ownerBooks(test, tenant);
    const { buildingId: building_id, ownerId } = books;
    const path = `/owners/${ownerId}/account`;
    const account = async (): Promise<Json> =>
      must(await tenant.auditor.get(`${path}?building_id=${building_id}`), 200);
    expect((await account()).payment_reference).toBeNull();
    const reserve = await books.charge({ amount: 30, account_code: '4100', due: '2026-02-01' });
    const oldest = await books.charge({ amount: 50, due: '2026-01-01' });
    const latest = await books.charge({ amount: 70, due: '2026-03-01' });
    const { payment_reference: communication } = await account();
    expect(communication).toMatch(/^\+{3}5\d{2}\/\d{4}\/\d{5}\+{3}$/);
    const received = { building_id, amount: 60, communication };
    const paid = must(await tenant.accountant.post('/payments', received), 201);
    expect(paid).toMatchObject({ owner_id: ownerId, communication });
    expect(paid.allocations).toMatchObject([
      { receivable_id: oldest.id, amount: 50 },
      { receivable_id: reserve.id, amount: 10 },
    ]);
    // The reference of an item still settles that item.
    const named = { communication: latest.structured_communication };
    expect((await books.pay(5, named)).allocations).toMatchObject([{ receivable_id: latest.id }]);
    await books.expectAgreement();
    const { buildings } = must(await tenant.auditor.get(path), 200);
    expect(buildings).toMatchObject([{ building_id, payment_reference: communication }]);
  });

  it('is that of one owner in one building', async () => {
    await aCall('Provision');
    const path = `/owners/${fixture.ownerId}/account?building_id=${fixture.buildingId}`;
    const { payment_reference: communication } = must(await tenant.auditor.get(path), 200);
    expect(await refusal({ communication, building_id: elsewhere })).toMatchObject({
      reason: 'other_building',
      building_name: 'Les Tilleuls',
    });
    expect(await refusal({ communication, owner_id: fixture.otherOwnerId })).toMatchObject({
      reason: 'other_owner',
      owner_id: fixture.ownerId,
    });
  });
});

describe('the account on which a payment arrives', () => {
  it('is the one whose IBAN the letter named', async () => {
    const [reserve, provision] = [await aCall('Reserve'), await aCall('Provision')];
    const arrivals: [string, object, string][] = [
      ['for the reserve', { communication: reserve.own }, '550'],
      ['for current charges', { communication: provision.own }, '551'],
      ['without communication', {}, '551'],
      ['named', { communication: reserve.own, bank_account_id: bankAccounts['551'] }, '551'],
    ];
    for (const [what, changes, account_code] of arrivals) {
      const paid = must(await pay(changes), 201);
      const bank_account_id = bankAccounts[account_code];
      expect(paid, what).toMatchObject({ account_code, bank_account_id });
      const entry = must(
        await tenant.auditor.get(`/journal-entries/${paid.journal_entry_ids[0]}`),
        200,
      );
      expect(entry.lines[0], what).toMatchObject({ account_code, debit: 25 });
    }
    const cash = must(await pay({ method: 'Cash', communication: reserve.own }), 201);
    expect(cash).toMatchObject({ account_code: '57', bank_account_id: null });
  });
});
