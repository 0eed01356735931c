import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sql } from '#platform/db/sql.ts';
import { callWork, type CallWork } from '#test/helpers/calls.ts';
import { closeYear } from '#test/helpers/close-year.ts';
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

/**
 * Credit moves between 4100 and 4101 no earlier than the day it exists. Anne's share of a call of
 * 1,000.00 is 600.00.
 */

const clock = fakeClock();
let test: TestApp;
let tenant: Tenant;
let fixture: Fixture;
let work: CallWork;

beforeAll(async () => {
  test = await startTestApp({ databaseUrl: await freshDatabase(), clock });
});

beforeEach(async () => {
  clock.set('2026-01-20T09:00:00Z');
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  work = callWork(tenant, fixture);
});

const aReserve = (call_date: LocalDate, total_amount = 1_000) =>
  work.aSentCall({ fund: 'Reserve', total_amount, call_date, due_date: '2026-02-15' });

/** Returns what Anne owes on 4100 and on 4101 at the end of a day, in euro. */
async function owedOn(day: LocalDate): Promise<number[]> {
  const [row] = await test.database.read(tenant.organizationId, (db) =>
    db.query<{ reserve: number; other: number }>(sql`select
        coalesce(sum(debit_cents - credit_cents) filter (where account_code = '4100'), 0)::bigint as reserve,
        coalesce(sum(debit_cents - credit_cents) filter (where account_code = '4101'), 0)::bigint as other
      from app.journal_lines
      where organization_id = ${tenant.organizationId} and owner_id = ${fixture.ownerId}
        and entry_date <= ${day}::date`),
  );
  return [(row?.reserve ?? 0) / 100, (row?.other ?? 0) / 100];
}

describe('credit', () => {
  it('settles a call of before from the day on which it came in', async () => {
    await work.pay(fixture.ownerId, 400, { received_on: '2026-01-10' });
    await work.pay(fixture.ownerId, 100, { received_on: '2026-01-12' });
    await aReserve('2025-12-20');
    expect(await owedOn('2025-12-31')).toEqual([600, 0]);
    expect(await owedOn('2026-01-10')).toEqual([200, 0]);
    expect(await owedOn('2026-01-20')).toEqual([100, 0]);
    await work.expectIntact();
  });

  it('settles a call of after on the day of the call', async () => {
    await work.pay(fixture.ownerId, 600, { received_on: '2025-12-10' });
    await aReserve('2026-01-15');
    expect(await owedOn('2025-12-31')).toEqual([0, -600]);
    expect(await owedOn('2026-01-15')).toEqual([0, 0]);
  });

  it('that settled later and is taken back earlier was never there from then on', async () => {
    const { id } = await work.pay(fixture.ownerId, 600, { received_on: '2025-12-10' });
    await aReserve('2026-01-15');
    const reversed_on = '2025-12-12';
    must(await tenant.accountant.put(`/payments/${id}/reverse`, { reversed_on }), 200);
    expect(await owedOn('2025-12-11')).toEqual([0, -600]);
    expect(await owedOn('2025-12-31')).toEqual([0, 0]);
    expect(await owedOn('2026-01-14')).toEqual([0, 0]);
    expect(await owedOn('2026-01-15')).toEqual([600, 0]);
    await work.expectIntact();
  });

  it('leaves what it settled to other credit on no day before the call', async () => {
    const { id } = await work.pay(fixture.ownerId, 600, { received_on: '2025-12-10' });
    await work.pay(fixture.ownerId, 50, { received_on: '2025-12-11' });
    await aReserve('2026-01-15');
    const reversed_on = '2025-12-12';
    must(await tenant.accountant.put(`/payments/${id}/reverse`, { reversed_on }), 200);
    expect(await owedOn('2025-12-31')).toEqual([0, -50]);
    expect(await owedOn('2026-01-15')).toEqual([550, 0]);
    await work.expectIntact();
  });

  it('is free again on no day before it settled a call that is cancelled', async () => {
    await work.pay(fixture.ownerId, 600, { received_on: '2025-12-10' });
    const { id } = await aReserve('2026-02-01', 500);
    await work.aSentCall({ total_amount: 1_000, call_date: '2026-01-18' });
    expect(await owedOn('2026-01-31')).toEqual([0, 0]);
    expect(await owedOn('2026-02-01')).toEqual([0, 300]);
    must(await tenant.accountant.put(`/calls-for-funds/${id}/cancel`), 200);
    for (const day of ['2026-01-20', '2026-01-31', '2026-02-01']) {
      expect(await owedOn(day)).toEqual([0, 0]);
    }
    await work.expectIntact();
  });

  it('moves today where its day lies in a year that is closed', async () => {
    await work.pay(fixture.ownerId, 400, { received_on: '2025-06-10' });
    await closeYear(tenant, fixture.fiscalYearId);
    await aReserve('2024-12-20');
    expect(await owedOn('2026-01-19')).toEqual([600, -400]);
    expect(await owedOn('2026-01-20')).toEqual([200, 0]);
    await work.expectIntact();
  });
});
