import { expect, it } from 'vitest';
import { expenseWork } from '#test/helpers/expenses.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp, type Json } from '#test/helpers/test-app.ts';

it('an adopted budget of which 90 % of an account are spent waits for the office', async () => {
  const test = await startTestApp();
  const tenant = await aTenant(test);
  const fixture = await aFixture(test, tenant);
  const { buildingId } = fixture;
  const year = { start_date: '2026-01-01', end_date: '2026-12-31' };
  const years: Json[] = must(
    await tenant.auditor.get(`/buildings/${buildingId}/fiscal-years`),
    200,
  );
  const known = years.find(({ start_date }) => start_date === year.start_date);
  const path = `/buildings/${buildingId}/fiscal-years`;
  const { id: fiscal_year_id } = known ?? must(await tenant.accountant.post(path, year), 201);
  const cost = { account_code: '6105', expense_date: '2026-02-10' };
  await expenseWork(tenant, fixture).anExpense('Approved', { ...cost, amount: 89.99 });
  const lines = [{ account_code: '6105', amount: 100 }];
  const budget = { fiscal_year_id, kind: 'Ordinary', lines };
  const budgets = `/buildings/${buildingId}/budgets`;
  const { id } = must(await tenant.accountant.post(budgets, budget), 201);
  const find = async () => {
    const query = `/overview?building_id=${buildingId}`;
    const { items } = must(await tenant.accountant.get(query), 200);
    return items.filter(({ kind }: Json) => kind === 'BudgetNearlySpent');
  };
  const spend = { ...cost, amount: 0.01 };
  expect(await find()).toEqual([]);
  must(await tenant.accountant.put(`/budgets/${id}/adopt`), 200);
  expect(await find()).toEqual([]);
  await expenseWork(tenant, fixture).anExpense('Approved', spend);
  expect(await find()).toMatchObject([
    { link: `/budgets/${id}`, detail: expect.stringContaining('90 %') as string },
  ]);
});
