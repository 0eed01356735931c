import { beforeEach, describe, expect, it } from 'vitest';
import { callWork, type CallWork } from '#test/helpers/calls.ts';
import { fillReserve } from '#test/helpers/expenses.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import {
  aTenant,
  fakeClock,
  must,
  startTestApp,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';

/**
 * Anne owns A1 (600 of 1000), Bart A2 (400), Cleo nothing yet. A1 was sold on 1 March; the notary
 * reports it on 16 March, after calls dated 10 March were sent.
 */

const clock = fakeClock();
const test = await startTestApp({ databaseUrl: await freshDatabase(), clock });
let tenant: Tenant;
let fixture: Fixture;
let work: CallWork;
let cleo: string;

beforeEach(async () => {
  clock.set('2026-03-16T09:00:00Z');
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  work = callWork(tenant, fixture);
  const owner = { name: 'Cleo Dubois', email: 'cleo@example.org', language: 'nl' };
  cleo = must(await tenant.syndic.post('/owners', owner), 201).id;
});

const DAY = { call_date: '2026-03-10', due_date: '2026-03-31' };

const aCall = (more: object = {}) => work.aSentCall({ total_amount: 100.01, ...DAY, ...more });

function sell(more: object = {}) {
  return tenant.syndic.post(`/units/${fixture.unitId}/owners/transfer`, {
    from_owner_id: fixture.ownerId,
    to_owner_id: cleo,
    effective_date: '2026-03-01',
    ...more,
  });
}

async function account(id: string): Promise<Json> {
  const here = `building_id=${fixture.buildingId}`;
  return must(await tenant.auditor.get(`/owners/${id}/account?${here}`), 200);
}

const balances = async () =>
  Promise.all([fixture.ownerId, cleo].map(async (id) => (await account(id)).balance));

/** Creates and approves an expense of the building, and returns the response. */
async function anExpense(more: object = {}): Promise<Json> {
  const { accountant, syndic } = tenant;
  const body = { building_id: fixture.buildingId, description: 'Roof', category: 'Repairs' };
  const made = { ...body, amount: 10.01, expense_date: '2026-03-12', ...more };
  const { id } = must(await accountant.post('/expenses', made), 201);
  must(await accountant.put(`/expenses/${id}/submit-for-approval`), 200);
  return must(await syndic.put(`/expenses/${id}/approve`), 200);
}

const distribution = async (id: string) =>
  must(await tenant.auditor.get(`/expenses/${id}/distribution`), 200);

/** Formats the lines of A1 as "owner amount share". */
function linesOf({ lines }: Json): string[] {
  const names = new Map([
    [fixture.ownerId, 'anne'],
    [cleo, 'cleo'],
  ]);
  return lines
    .filter((line: Json) => line.unit_id === fixture.unitId)
    .map((line: Json) => `${names.get(line.owner_id)} ${line.amount} ${line.share}`);
}

async function expectProof(): Promise<void> {
  await work.expectIntact();
  const proof = must(await tenant.auditor.get('/ledger/proof'), 200);
  expect(proof).toMatchObject({ balanced: true, chain_intact: true });
}

describe('a sale registered after calls of its day and later ones', () => {
  it('is refused with what it touches, and its amounts, until somebody says what is to become of it', async () => {
    const call = await aCall();
    await anExpense();
    await aCall({ call_date: '2026-02-28' });
    const refused = await sell();
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'transfer_touches',
        amount: 60.01,
        touches: [
          {
            type: 'CallForFunds',
            id: call.id,
            title: call.title,
            date: '2026-03-10',
            amount: 60.01,
          },
        ],
      },
    });
    expect(await balances()).toEqual([120.02, 0]);
    const half = await sell({ ownership_share: '1/2' });
    expect(half.body.touches.map(({ amount }: Json) => amount)).toEqual([30.01]);
  });

  it('gives the buyer the call of its own day, and leaves the one of the day before', async () => {
    await aCall({ call_date: '2026-02-28' });
    const { id } = await aCall({ call_date: '2026-03-01' });
    const touches = [{ id, date: '2026-03-01', amount: 60.01 }];
    expect(must(await sell(), 422)).toMatchObject({ code: 'transfer_touches', touches });
    must(await sell({ later_calls: 'Move' }), 200);
    expect(await balances()).toEqual([60.01, 60.01]);
    await expectProof();
  });

  it('needs no word when nothing is dated from it on', async () => {
    await aCall({ call_date: '2026-02-28' });
    const { id } = await aCall();
    must(await tenant.accountant.put(`/calls-for-funds/${id}/cancel`), 200);
    await aCall({ distribution_key_id: fixture.keyId });
    await work.aCall(DAY);
    expect(must(await sell(), 200)).toMatchObject({ later_calls: null, later_charges: [] });
  });

  it('leaves all as it is when told to', async () => {
    const call = await aCall();
    const expense = await anExpense();
    const sold = must(await sell({ later_calls: 'Leave' }), 200);
    expect(sold.later_charges.map(({ amount }: Json) => amount)).toEqual([60.01]);
    expect(await balances()).toEqual([60.01, 0]);
    expect(linesOf(await distribution(expense.id))).toEqual(['cleo 6.01 1/1']);
    expect(await work.receivables(call.id)).toHaveLength(2);
    await expectProof();
  });

  it('moves an open call to the buyer, with thirty days to pay', async () => {
    const call = await aCall();
    const sold = must(await sell({ later_calls: 'Move' }), 200);
    expect(sold).toMatchObject({
      later_calls: 'Move',
      later_charges: [{ type: 'CallForFunds', id: call.id, amount: 60.01 }],
    });
    expect(await account(fixture.ownerId)).toMatchObject({
      balance: 0,
      receivables: [],
      credits: [],
    });
    expect(await account(cleo)).toMatchObject({
      balance: 60.01,
      overdue: 0,
      receivables: [{ source: { type: 'CallForFunds', id: call.id }, due_date: '2026-04-15' }],
    });
    const moved = must(await tenant.auditor.get(`/calls-for-funds/${call.id}`), 200);
    expect(moved).toMatchObject({ status: 'Sent', total_amount: 100.01, open_amount: 100.01 });
    const entry = must(
      await tenant.auditor.get(`/journal-entries/${moved.journal_entry_ids.at(-1)}`),
      200,
    );
    expect(entry).toMatchObject({ journal: 'Calls', entry_date: '2026-03-16' });
    const preview = must(await tenant.auditor.get(`/calls-for-funds/${call.id}/preview`), 200);
    expect(linesOf(preview)).toEqual(['anne 60.01 1/1', 'anne -60.01 1/1', 'cleo 60.01 1/1']);
    expect(preview.total).toBe(100.01);
    await expectProof();
  });

  it('makes what the seller had paid the credit of the seller', async () => {
    const call = await aCall();
    await work.pay(fixture.ownerId, 60.01);
    await work.pay(fixture.otherOwnerId, 40);
    const path = `/calls-for-funds/${call.id}`;
    expect(must(await tenant.auditor.get(path), 200).status).toBe('Settled');
    must(await sell({ later_calls: 'Move' }), 200);
    expect(await account(fixture.ownerId)).toMatchObject({
      balance: -60.01,
      credits: [{ source: { type: 'CallForFunds', id: call.id }, free_amount: 60.01 }],
    });
    expect(await account(cleo)).toMatchObject({ balance: 60.01 });
    expect(must(await tenant.auditor.get(path), 200)).toMatchObject({
      status: 'Sent',
      open_amount: 60.01,
    });
    await expectProof();
    await work.pay(cleo, 60.01);
    expect(must(await tenant.auditor.get(path), 200).status).toBe('Settled');
  });

  it('settles the rest of a call that was paid in part, and uses what the buyer has to their good', async () => {
    await aCall();
    await work.pay(fixture.ownerId, 20);
    await work.pay(cleo, 10);
    must(await sell({ later_calls: 'Move' }), 200);
    expect(await balances()).toEqual([-20, 50.01]);
    await expectProof();
  });

  it('moves several calls and a part of the unit to the cent, and again at the next sale', async () => {
    const calls = [await aCall(), await aCall({ fund: 'Reserve', total_amount: 50.02 })];
    // 60.01 and 30.01: a third is 20.00 and 10.00.
    must(await sell({ ownership_share: '1/3', later_calls: 'Move' }), 200);
    expect(await balances()).toEqual([60.02, 30]);
    must(await sell({ ownership_share: '1/3', later_calls: 'Move' }), 200);
    // Half each of the remaining 40.01 and 20.01: 20.01 and 10.01, with the extra cent for the
    // buyer.
    expect(await balances()).toEqual([30, 60.02]);
    must(await sell({ later_calls: 'Move' }), 200);
    expect(await balances()).toEqual([0, 90.02]);
    await expectProof();
    for (const { id } of calls)
      must(await tenant.accountant.put(`/calls-for-funds/${id}/cancel`), 200);
    expect(await balances()).toEqual([0, 0]);
    await expectProof();
  });

  it('takes all of it back when the call is cancelled, payments included', async () => {
    const { id } = await aCall();
    await aCall({ call_date: '2026-02-01', total_amount: 10 });
    await work.pay(fixture.ownerId, 50);
    must(await sell({ later_calls: 'Move' }), 200);
    await work.pay(cleo, 60.01);
    must(await tenant.accountant.put(`/calls-for-funds/${id}/cancel`), 200);
    expect(await balances()).toEqual([-44, -60.01]);
    await expectProof();
  });

  it('moves the call of two units of one seller', async () => {
    must(
      await tenant.syndic.post(`/units/${fixture.otherUnitId}/owners/transfer`, {
        from_owner_id: fixture.otherOwnerId,
        to_owner_id: fixture.ownerId,
        effective_date: '2026-01-01',
      }),
      200,
    );
    const { id } = await aCall();
    await work.pay(fixture.ownerId, 70);
    must(await sell({ later_calls: 'Move' }), 200);
    const other = {
      from_owner_id: fixture.ownerId,
      to_owner_id: fixture.otherOwnerId,
      effective_date: '2026-03-02',
      later_calls: 'Move',
    };
    must(await tenant.syndic.post(`/units/${fixture.otherUnitId}/owners/transfer`, other), 200);
    expect(await balances()).toEqual([-70, 60.01]);
    await expectProof();
    must(await tenant.accountant.put(`/calls-for-funds/${id}/cancel`), 200);
    expect(await balances()).toEqual([-70, 0]);
    await expectProof();
  });

  it('moves working capital once, be it called before the sale or after', async () => {
    const fund = { fund: 'WorkingCapital', total_amount: 1_000 };
    await aCall({ ...fund, call_date: '2026-02-01' });
    const { id } = await aCall({ ...fund, total_amount: 100 });
    const half = must(await sell({ ownership_share: '1/2', later_calls: 'Move' }), 200);
    // 300.00 of the previous balance, 30.00 of the later call.
    expect(half.working_capital).toMatchObject({ state: 'Passed', amount: 300 });
    expect(await balances()).toEqual([330, 330]);
    await expectProof();
    must(await tenant.accountant.put(`/calls-for-funds/${id}/cancel`), 200);
    expect(await balances()).toEqual([300, 300]);
    await expectProof();
  });

  it('passes on with the rest what was left with the seller, and keeps that from being cancelled', async () => {
    const { id } = await aCall({ fund: 'WorkingCapital', total_amount: 1_000 });
    must(await sell({ later_calls: 'Leave' }), 200);
    expect(await balances()).toEqual([0, 600]);
    const refused = await tenant.accountant.put(`/calls-for-funds/${id}/cancel`);
    expect(refused.body.code).toBe('working_capital_passed');
  });

  it('is not asked about expenses, which the holders of their days share at once', async () => {
    const { id } = await anExpense();
    expect(must(await sell({ ownership_share: '1/2' }), 200).later_charges).toEqual([]);
    const shared = await distribution(id);
    expect(linesOf(shared)).toEqual(['anne 3.01 1/2', 'cleo 3 1/2']);
    expect(shared.total).toBe(10.01);
    expect(await balances()).toEqual([0, 0]);
    must(await tenant.syndic.put(`/expenses/${id}/cancel`, { reason: 'Twice' }), 200);
    expect((await distribution(id)).cancelled).toBe(true);
    await expectProof();
  });

  it('shares to the cent what the reserve bears, which is information and moves no money', async () => {
    await fillReserve(tenant, fixture.buildingId, 100);
    const roof = { borne_by: 'Reserve', category: 'Improvements', amount: 10.01 };
    const { id, journal_entry_ids } = await anExpense(roof);
    must(await sell({ ownership_share: '1/3' }), 200);
    expect(linesOf(await distribution(id))).toEqual(['anne 4.01 2/3', 'cleo 2 1/3']);
    must(await sell({ ownership_share: '2/3' }), 200);
    const shown = await distribution(id);
    expect(shown).toMatchObject({ total: 10.01, is_information: true });
    expect(linesOf(shown)).toEqual(['cleo 6.01 1/1']);
    expect(await balances()).toEqual([0, 0]);
    const after = must(await tenant.auditor.get(`/expenses/${id}`), 200);
    expect(after.journal_entry_ids).toEqual(journal_entry_ids);
    await expectProof();
  });

  it('leaves works with the bare owner when the usufruct is sold', async () => {
    const { syndic } = tenant;
    const since = '2025-01-01';
    const { unitId, unitOwnerId, ownerId, otherOwnerId } = fixture;
    const right = { right: 'Usufruct', start_date: since };
    must(await syndic.put(`/unit-owners/${unitOwnerId}`, right), 200);
    const bare = { owner_id: otherOwnerId, ownership_share: '1/1', right: 'BareOwnership' };
    must(await syndic.post(`/units/${unitId}/owners`, { ...bare, start_date: since }), 201);
    await aCall({ fund: 'Works' });
    const provision = await aCall();
    const { later_charges: moved } = must(await sell({ later_calls: 'Move' }), 200);
    expect(moved).toMatchObject([{ id: provision.id, amount: 60.01 }]);
    expect((await account(ownerId)).balance).toBe(0);
    await expectProof();
  });

  it('sends both a letter of correction, kept as sent, each in its language', async () => {
    const { id } = await aCall({ title: 'Lente' });
    must(await sell({ later_calls: 'Move' }), 200);
    const deliveries: Json[] = must(
      await tenant.auditor.get(`/calls-for-funds/${id}/deliveries`),
      200,
    );
    const to = (owner: string) => deliveries.filter(({ owner_id }) => owner_id === owner).length;
    expect([to(fixture.ownerId), to(fixture.otherOwnerId), to(cleo)]).toEqual([2, 1, 1]);
    const path = `/calls-for-funds/${id}/letters/${cleo}`;
    const [first, again] = [await tenant.auditor.get(path), await tenant.auditor.get(path)];
    expect(first.status).toBe(200);
    expect(first.headers['etag']).toBe(again.headers['etag']);
    must(await tenant.accountant.put(`/calls-for-funds/${id}/cancel`), 200);
    expect((await tenant.auditor.get(path)).headers['etag']).toBe(first.headers['etag']);
  });

  it('goes with a call that is sent at the same time, one before the other', async () => {
    for (const round of [1, 2, 3]) {
      const { id } = await work.aCall({ ...DAY, title: `Round ${round}` });
      const [sale] = await Promise.all([
        sell({ ownership_share: `1/${10 * round}` }),
        tenant.accountant.put(`/calls-for-funds/${id}/send`),
      ]);
      const asked: Json[] = await work.receivables(id);
      const charged = asked.some(({ owner_id }) => owner_id === cleo);
      if (sale.status === 200) expect(charged).toBe(true);
      else expect(sale.body.touches.map((one: Json) => one.id)).toContain(id);
      await expectProof();
      must(await tenant.accountant.put(`/calls-for-funds/${id}/cancel`), 200);
    }
  });
});

describe('an expense that is approved at the same time', () => {
  it('is shared by the holders after the sale, whichever comes first', async () => {
    const { accountant, syndic } = tenant;
    for (const round of [1, 2, 3]) {
      const body = { building_id: fixture.buildingId, description: 'Roof', category: 'Repairs' };
      const made = { ...body, amount: 100, expense_date: '2026-03-12' };
      const { id } = must(await accountant.post('/expenses', made), 201);
      must(await accountant.put(`/expenses/${id}/submit-for-approval`), 200);
      const [sale, approval] = await Promise.all([
        sell({ ownership_share: `1/${10 * round}` }),
        syndic.put(`/expenses/${id}/approve`),
      ]);
      must(sale, 200);
      must(approval, 200);
      const lines: Json[] = (await distribution(id)).lines;
      expect(lines.some(({ owner_id }) => owner_id === cleo)).toBe(true);
      must(await syndic.put(`/expenses/${id}/cancel`, { reason: 'Round' }), 200);
    }
  });
});

describe('a change of holders in the past', () => {
  it('is refused where calls or splits count on its days, unless they are left', async () => {
    const { syndic } = tenant;
    await aCall();
    await anExpense();
    const path = `/unit-owners/${fixture.unitOwnerId}`;
    const ended = { end_date: '2026-03-05' };
    const refused = await syndic.put(path, ended);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'transfer_touches', touches: [{ amount: 60.01 }] },
    });
    must(await syndic.put(path, { is_voting_mandatary: true }), 200);
    must(await syndic.put(path, { ...ended, later_calls: 'Move' }), 400);
    must(await syndic.put(path, { ...ended, later_calls: 'Leave' }), 200);
    const relation = { owner_id: cleo, ownership_share: '1/1', start_date: '2026-03-05' };
    const added = (more: object) =>
      syndic.post(`/units/${fixture.unitId}/owners`, { ...relation, ...more });
    expect((await added({})).body.code).toBe('transfer_touches');
    must(await added({ start_date: '2026-03-13' }), 201);
  });
});
