import { beforeEach, describe, expect, it } from 'vitest';
import { callWork, type CallWork } from '#test/helpers/calls.ts';
import { expenseStage, fillReserve, type ExpenseWork } from '#test/helpers/expenses.ts';
import type { Fixture } from '#test/helpers/fixture.ts';
import { must, startTestApp, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;
let work: ExpenseWork;
let calls: CallWork;

beforeEach(async () => {
  ({ tenant, fixture, work } = await expenseStage(test));
  calls = callWork(tenant, fixture);
});

const submitted = (more: object) =>
  work.anExpense('PendingApproval', { borne_by: 'Reserve', amount: 60, ...more });
const approve = (id: string) => work.operate(id, 'approve');
const exceeded = (available: number, amount = 60) => ({
  status: 422,
  body: { code: 'reserve_exceeded', available, amount },
});

describe('an expense charged to the reserve', () => {
  it('is not approved beyond the fund, and stays as it was', async () => {
    const id = await submitted({});
    expect(await approve(id)).toMatchObject(exceeded(0));
    expect(must(await tenant.auditor.get(`/expenses/${id}`), 200)).toMatchObject({
      status: 'PendingApproval',
      journal_entry_ids: [],
    });
    await fillReserve(tenant, fixture.buildingId, 59.99);
    expect(await approve(id)).toMatchObject(exceeded(59.99));
    await fillReserve(tenant, fixture.buildingId, 0.01);
    must(await approve(id), 200);
    expect(await approve(await submitted({ amount: 0.01 }))).toMatchObject(exceeded(0, 0.01));
  });

  it('takes what was called under its key by its date, before and after it is moved to the fund', async () => {
    const call = { fund: 'Reserve', total_amount: 100, distribution_key_id: fixture.keyId };
    const lift = { distribution_key_id: fixture.keyId };
    const { id: withdrawn } = await calls.aSentCall({ ...call, call_date: '2026-01-15' });
    must(await tenant.accountant.put(`/calls-for-funds/${withdrawn}/cancel`), 200);
    await calls.aSentCall({ ...call, call_date: '2026-02-01' });
    const early = await submitted({ ...lift, expense_date: '2026-01-31' });
    expect(await approve(early)).toMatchObject(exceeded(0));
    expect(await approve(await submitted({}))).toMatchObject(exceeded(0));
    const lines = [
      { account_code: '693', debit: 100 },
      { account_code: '160', credit: 100 },
    ];
    const moved = { building_id: fixture.buildingId, entry_date: '2026-02-09', lines };
    must(await tenant.accountant.post('/journal-entries', { ...moved, description: 'Move' }), 201);
    expect(await approve(await submitted({}))).toMatchObject(exceeded(0));
    const first = await submitted(lift);
    must(await approve(first), 200);
    const second = await submitted(lift);
    expect(await approve(second)).toMatchObject(exceeded(40));
    must(await work.operate(first, 'cancel'), 200);
    must(await approve(second), 200);
  });

  it('takes nothing twice: neither before a later expense, nor at the same time', async () => {
    await fillReserve(tenant, fixture.buildingId, 100);
    const ids = [await submitted({}), await submitted({ expense_date: '2026-02-11' })];
    const answers = await Promise.all(ids.map(approve));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    const earlier = await submitted({ expense_date: '2026-01-05' });
    expect(await approve(earlier)).toMatchObject(exceeded(40));
  });
});
