import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAssemblyHouse } from '#test/helpers/assembly-house.ts';
import { closeYear } from '#test/helpers/close-year.ts';
import { approveExpense } from '#test/helpers/expenses.ts';
import { openYear } from '#test/helpers/open-year.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let building_id: string;
let yearId: string;

beforeAll(async () => {
  test.clock.set('2026-06-10T17:00:00Z');
  tenant = await aTenant(test);
  must(await tenant.accountant.post('/accounts/seed/belgian-pcmn'), 201);
});

beforeEach(async () => {
  building_id = (await anAssemblyHouse(test, tenant)).building_id;
  yearId = await openYear(tenant.accountant, building_id, 2025);
});

async function anExpense(amount: number, decision_id: string): Promise<void> {
  const expense = { building_id, description: 'Roof', amount, category: 'Improvements' };
  const more = { expense_date: '2025-03-01', account_code: '611', supplier: 'Toits SA' };
  await approveExpense(tenant, { ...expense, ...more, decision_id });
}

async function aWorksCall(total_amount: number, decision_id: string): Promise<void> {
  const call = { building_id, title: 'Roof', fund: 'Works', total_amount, decision_id };
  const dates = { call_date: '2025-04-01', due_date: '2025-05-01' };
  const { id } = must(await tenant.accountant.post('/calls-for-funds', { ...call, ...dates }), 201);
  must(await tenant.accountant.put(`/calls-for-funds/${id}/send`), 200);
}

const balanceOf = async (code: string, year: number) => {
  const report = await tenant.auditor.get(
    `/reports/trial-balance?year=${year}&building_id=${building_id}`,
  );
  const accounts: Json[] = must(report, 200).accounts;
  return accounts.find((one) => one['code'] === code)?.['balance'] ?? 0;
};

describe('works that are not finished', () => {
  const balances = async (year: number) => [
    await balanceOf('4980', year),
    await balanceOf('4991', year),
    await balanceOf('702', year),
    await balanceOf('611', year),
  ];
  const decide = async () => {
    const decision = { building_id, decided_on: '2025-02-01', title: 'The roof', amount: 200 };
    return must(await tenant.syndic.post('/decisions', decision), 201).id as string;
  };

  it('wait on 499 without a result, and come back on the day after', async () => {
    const decision_id = await decide();
    await aWorksCall(100, decision_id);
    await anExpense(30, decision_id);
    await closeYear(tenant, yearId);
    expect(await balances(2025)).toEqual([0, -70, 0, 0]);
    expect(await balances(2026)).toEqual([0, 0, -100, 30]);
    must(await tenant.accountant.put(`/fiscal-years/${yearId}/reopen`), 200);
    expect(await balances(2025)).toEqual([0, 0, -100, 30]);
    expect(await balances(2026)).toEqual([0, 0, -100, 30]);
  });

  it('wait on 498 where more was spent than called', async () => {
    const decision_id = await decide();
    await anExpense(30, decision_id);
    expect(await closeYear(tenant, yearId)).toMatchObject({
      status: 'Closed',
      closing_entry_id: null,
    });
    expect(await balances(2025)).toEqual([30, 0, 0, 0]);
    expect(await balances(2026)).toEqual([0, 0, 0, 30]);
  });
});
