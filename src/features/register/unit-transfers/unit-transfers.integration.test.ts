import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followers } from '#app/followers.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { callWork, type CallWork } from '#test/helpers/calls.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import {
  aTenant,
  fakeClock,
  must,
  startTestApp,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';
import { createDailyTransfers } from './daily-task.ts';

/** Anne holds unit A1 (600 of 1000), Bart A2; the fund of 1,000.00 is 600.00 and 400.00. */

const clock = fakeClock();
let test: TestApp;
let tenant: Tenant;
let fixture: Fixture;
let work: CallWork;

beforeAll(async () => {
  test = await startTestApp({ databaseUrl: await freshDatabase(), clock });
});

beforeEach(async () => {
  clock.set('2026-03-16T09:00:00Z');
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  work = callWork(tenant, fixture);
});

const aFund = () => work.aSentCall({ fund: 'WorkingCapital', total_amount: 1_000 });

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
    const other = await work.aSentCall({ total_amount: 10 });
    must(await sell(), 200);
    const refused = await tenant.accountant.put(`/calls-for-funds/${id}/cancel`);
    expect(refused).toMatchObject({ status: 422, body: { code: 'working_capital_passed' } });
    expect(refused.body.detail).toContain('A1');
    must(await tenant.accountant.put(`/calls-for-funds/${other.id}/cancel`), 200);
    expect(await balances()).toEqual([0, 1_000]);
    await work.expectIntact();
  });

  it('leaves the debts of the seller with the seller', async () => {
    await work.aSentCall({ total_amount: 100 });
    must(await sell(), 200);
    expect(await balances()).toEqual([60, 40]);
  });
});
