import { expect, it } from 'vitest';
import { expenseStage } from '#test/helpers/expenses.ts';
import { openYear } from '#test/helpers/open-year.ts';
import { must, startTestApp, type Json } from '#test/helpers/test-app.ts';

it('an adopted budget of which 90 % of an account are spent waits for the office', async () => {
  const test = await startTestApp();
  const { tenant, fixture, work } = await expenseStage(test);
  const { buildingId } = fixture;
  const fiscal_year_id = await openYear(tenant.accountant, buildingId, 2026);
  const cost = { account_code: '6105', expense_date: '2026-02-10' };
  await work.anExpense('Approved', { ...cost, amount: 89.99 });
  const lines = [{ account_code: '6105', amount: 100 }];
  const budget = { fiscal_year_id, kind: 'Ordinary', lines };
  const budgets = `/buildings/${buildingId}/budgets`;
  const { id } = must(await tenant.accountant.post(budgets, budget), 201);
  const find = async () => {
    const query = `/overview?building_id=${buildingId}`;
    const { items } = must(await tenant.accountant.get(query), 200);
    return items.filter(({ kind }: Json) => kind === 'BudgetNearlySpent');
  };
  expect(await find()).toEqual([]);
  must(await tenant.accountant.put(`/budgets/${id}/adopt`), 200);
  expect(await find()).toEqual([]);
  await work.anExpense('Approved', { ...cost, amount: 0.01 });
  expect(await find()).toMatchObject([
    { link: `/budgets/${id}`, detail: expect.stringContaining('90 %') as string },
  ]);
});
