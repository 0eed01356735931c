import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followers } from '#app/followers.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { callWork, type CallWork } from '#test/helpers/calls.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aTenant, fakeClock, must, startTestApp, type Tenant } from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';
import { createDailyTransfers } from './working-capital.ts';

/** Anne owns unit A1 (600 of 1000), Bart A2; the fund of 1,000.00 is 600.00 and 400.00. */

const clock = fakeClock();
const test = await startTestApp({ databaseUrl: await freshDatabase(), clock });
let tenant: Tenant;
let fixture: Fixture;
let work: CallWork;

async function anew(): Promise<void> {
  clock.set('2026-03-16T09:00:00Z');
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  work = callWork(tenant, fixture);
}

beforeEach(anew);

const YESTERDAY = { call_date: '2026-03-15' };

const aFund = () => work.aSentCall({ fund: 'WorkingCapital', total_amount: 1_000, ...YESTERDAY });

function sell(more: object = {}) {
  return tenant.syndic.post(`/units/${fixture.unitId}/owners/transfer`, {
    from_owner_id: fixture.ownerId,
    to_owner_id: fixture.otherOwnerId,
    ...more,
  });
}

async function balances(): Promise<number[]> {
  const here = `building_id=${fixture.buildingId}`;
  return Promise.all(
    [fixture.ownerId, fixture.otherOwnerId].map(
      async (id) => must(await tenant.auditor.get(`/owners/${id}/account?${here}`), 200).balance,
    ),
  );
}

async function runTask(): Promise<void> {
  const logger = { error: vi.fn<() => void>() };
  const deps = { database: test.database, clock, ids: uuidv7Source, followers, logger };
  await createDailyTransfers(deps).run({}, { signal: new AbortController().signal });
  expect(logger.error).not.toHaveBeenCalled();
}

describe('a unit that is sold', () => {
  it('has its working capital refunded to the seller and called from the buyer', async () => {
    await aFund();
    expect(await balances()).toEqual([600, 400]);
    must(await sell(), 200);
    expect(await balances()).toEqual([0, 1_000]);
    await work.expectIntact();
  });

  it('passes on the part that was sold, and goes on from there', async () => {
    await aFund();
    must(await sell({ ownership_share: '1/3' }), 200);
    expect(await balances()).toEqual([400, 600]);
    must(await sell({ ownership_share: '1/3' }), 200);
    expect(await balances()).toEqual([200, 800]);
    must(await sell(), 200);
    expect(await balances()).toEqual([0, 1_000]);
    await work.expectIntact();
  });

  it('passes nothing on before the day, and once on the day', async () => {
    await aFund();
    must(await sell({ effective_date: '2026-04-01' }), 200);
    expect(await balances()).toEqual([600, 400]);
    await runTask();
    expect(await balances()).toEqual([600, 400]);
    clock.set('2026-04-01T03:00:00Z');
    await runTask();
    await runTask();
    expect(await balances()).toEqual([0, 1_000]);
    await work.expectIntact();
  });

  it('passes nothing on of a sale that did not take place', async () => {
    await aFund();
    const { id } = must(await sell({ effective_date: '2026-04-01' }), 200);
    must(await tenant.syndic.put(`/unit-owners/${id}`, { end_date: '2026-04-01' }), 200);
    clock.set('2026-04-02T03:00:00Z');
    await runTask();
    expect(await balances()).toEqual([600, 400]);
  });

  it('keeps a call for its working capital from being cancelled', async () => {
    const { id } = await aFund();
    const other = await work.aSentCall({ total_amount: 10, ...YESTERDAY });
    must(await sell(), 200);
    const refused = await tenant.accountant.put(`/calls-for-funds/${id}/cancel`);
    expect(refused).toMatchObject({ status: 422, body: { code: 'working_capital_passed' } });
    expect(refused.body.detail).toContain('A1');
    must(await tenant.accountant.put(`/calls-for-funds/${other.id}/cancel`), 200);
    expect(await balances()).toEqual([0, 1_000]);
    await work.expectIntact();
  });

  it('is not moved again by a sale of before that is registered later', async () => {
    const other = { name: 'Cleo Dubois', email: 'cleo@example.org' };
    const to_owner_id: string = must(await tenant.syndic.post('/owners', other), 201).id;
    await work.aSentCall({ fund: 'WorkingCapital', total_amount: 1_000, call_date: '2026-02-01' });
    must(await sell({ effective_date: '2026-03-14' }), 200);
    const half = { to_owner_id, ownership_share: '1/2', effective_date: '2026-01-10' };
    const refused = await sell({ ...half, later_calls: 'Move' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'working_capital_passed' } });
    expect(refused.body.detail).toContain('A1');
    must(await sell({ ...half, later_calls: 'Leave' }), 200);
    expect(await balances()).toEqual([0, 1_000]);
    await work.expectIntact();
  });

  it('leaves the debts of the seller with the seller', async () => {
    await work.aSentCall({ total_amount: 100, ...YESTERDAY });
    must(await sell(), 200);
    expect(await balances()).toEqual([60, 40]);
  });
});

describe('the working capital that a sale passes on', () => {
  it('is said not to be found where an opening entry holds it for nobody', async () => {
    const opening = {
      building_id: fixture.buildingId,
      entry_date: '2026-01-01',
      journal: 'Opening',
      description: 'Opening',
      lines: [
        { account_code: '551', debit: 5_000 },
        { account_code: '100', credit: 5_000 },
      ],
    };
    must(await tenant.accountant.post('/journal-entries', opening), 201);
    const { working_capital } = must(await sell({ effective_date: '2026-03-01' }), 200);
    expect(working_capital).toMatchObject({
      state: 'NoneFound',
      amount: 0,
      unassigned_amount: 5_000,
    });
    expect(working_capital.detail).toMatch(/5.?000/);
    expect(await balances()).toEqual([0, 0]);
  });

  it('waits for its day', async () => {
    await work.aSentCall({ fund: 'WorkingCapital', total_amount: 1_000 });
    const sold = must(await sell({ effective_date: '2026-04-01' }), 200);
    expect(sold.working_capital).toMatchObject({ state: 'Pending', amount: 0 });
  });
});

describe('working capital that is called after a sale for a day before it', () => {
  const EARLIER = { fund: 'WorkingCapital', total_amount: 1_000, call_date: '2026-03-01' };

  it('is refunded to the seller and called from the buyer as well, and not taken back', async () => {
    must(await sell({ effective_date: '2026-03-14' }), 200);
    const { id } = await work.aSentCall(EARLIER);
    expect(await balances()).toEqual([0, 1_000]);
    const charged = await work.receivables(id);
    expect(charged.map((one: { open_amount: number }) => one.open_amount)).toEqual([0, 400]);
    const refused = await tenant.accountant.put(`/calls-for-funds/${id}/cancel`);
    expect(refused.body.code).toBe('working_capital_passed');
    await work.expectIntact();
    await work.aSentCall({ ...EARLIER, total_amount: 100 });
    expect(await balances()).toEqual([0, 1_100]);
  });

  it('goes over by the part that was sold, of its part of the call', async () => {
    must(await sell({ ownership_share: '1/3', effective_date: '2026-03-14' }), 200);
    const parts = [
      { fund: 'WorkingCapital', total_amount: 1_000 },
      { fund: 'Reserve', total_amount: 100 },
    ];
    const { call_date } = EARLIER;
    const named = { building_id: fixture.buildingId, title: 'Two funds', due_date: '2026-03-31' };
    const call = await tenant.accountant.post('/calls-for-funds', { ...named, call_date, parts });
    const { id } = must(call, 201);
    must(await tenant.accountant.put(`/calls-for-funds/${id}/send`), 200);
    // 600.00 and 60.00 of A1, of which 200.00 are transferred; 400.00 and 40.00 of A2.
    expect(await balances()).toEqual([460, 640]);
    await work.expectIntact();
  });

  it('is asked of the buyer alone for the day of the sale', async () => {
    must(await sell({ effective_date: '2026-03-01' }), 200);
    await work.aSentCall(EARLIER);
    expect(await balances()).toEqual([0, 1_000]);
  });

  it('stays with the seller of a sale that was taken back', async () => {
    const { unitOwnerId } = fixture;
    const effective_date = '2026-03-20';
    const { id } = must(await sell({ effective_date }), 200);
    must(await tenant.syndic.put(`/unit-owners/${id}`, { end_date: effective_date }), 200);
    must(await tenant.syndic.put(`/unit-owners/${unitOwnerId}`, { end_date: null }), 200);
    clock.set('2026-03-21T03:00:00Z');
    await runTask();
    await work.aSentCall(EARLIER);
    expect(await balances()).toEqual([600, 400]);
  });
});

describe('sales of one unit on one day', () => {
  const DAYS = ['2026-03-16', '2026-04-01'];

  async function anOwner(name: string): Promise<string> {
    const owner = { name, email: 'owner@example.org' };
    return must(await tenant.syndic.post('/owners', owner), 201).id;
  }

  async function balanceOf(...ids: string[]): Promise<number[]> {
    const here = `building_id=${fixture.buildingId}`;
    const accounts = ids.map((id) => tenant.auditor.get(`/owners/${id}/account?${here}`));
    return (await Promise.all(accounts)).map((one) => must(one, 200).balance);
  }

  it('pass on what two co-owners sell to one buyer, today or on a day to come', async () => {
    for (const effective_date of DAYS) {
      await anew();
      const [wife, buyer] = [await anOwner('Dora Maes'), await anOwner('Cleo Dubois')];
      const half = { to_owner_id: wife, ownership_share: '1/2', effective_date: '2026-03-01' };
      must(await sell(half), 200);
      await aFund();
      expect(await balanceOf(fixture.ownerId, wife)).toEqual([300, 300]);
      must(await sell({ to_owner_id: buyer, effective_date }), 200);
      must(await sell({ from_owner_id: wife, to_owner_id: buyer, effective_date }), 200);
      clock.set('2026-04-02T03:00:00Z');
      await runTask();
      expect(await balanceOf(fixture.ownerId, wife, buyer)).toEqual([0, 0, 600]);
      await work.expectIntact();
    }
  });

  it('pass on to the last of them what is sold again', async () => {
    for (const effective_date of DAYS) {
      await anew();
      const [first, last] = [await anOwner('Dora Maes'), await anOwner('Cleo Dubois')];
      await aFund();
      must(await sell({ to_owner_id: first, effective_date }), 200);
      must(await sell({ from_owner_id: first, to_owner_id: last, effective_date }), 200);
      clock.set('2026-04-02T03:00:00Z');
      await runTask();
      expect(await balanceOf(fixture.ownerId, first, last)).toEqual([0, 0, 600]);
      await work.expectIntact();
    }
  });

  it('pass nothing on of the one that was taken back before another was registered', async () => {
    await aFund();
    const effective_date = '2026-04-01';
    const { id } = must(await sell({ effective_date }), 200);
    must(await tenant.syndic.put(`/unit-owners/${id}`, { end_date: effective_date }), 200);
    must(await tenant.syndic.put(`/unit-owners/${fixture.unitOwnerId}`, { end_date: null }), 200);
    must(await sell({ effective_date, ownership_share: '1/3' }), 200);
    clock.set('2026-04-02T03:00:00Z');
    await runTask();
    expect(await balances()).toEqual([400, 600]);
  });
});

describe('a holding that ends today', () => {
  it('is refused where a call was sent for today or later, unless that is left as it is', async () => {
    const path = `/units/${fixture.unitId}/owners/${fixture.ownerId}`;
    await work.aSentCall({ total_amount: 20, ...YESTERDAY });
    const today = await work.aSentCall({ total_amount: 50, call_date: '2026-03-16' });
    const { id } = await work.aSentCall({ total_amount: 100, call_date: '2026-04-01' });
    const refused = await tenant.syndic.delete(path);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'transfer_touches',
        touches: [
          { id: today.id, amount: 30 },
          { id, amount: 60 },
        ],
        errors: [{ pointer: '/query/later_calls' }],
      },
    });
    must(await tenant.syndic.delete(`${path}?later_calls=Move`), 400);
    must(await tenant.syndic.delete(`${path}?later_calls=Leave`), 204);
    expect(await balances()).toEqual([102, 68]);
  });
});
