import { beforeAll, describe, expect, it } from 'vitest';
import { aBuilding, amounts, post, report, someBooks, type Account } from '#test/helpers/books.ts';
import { aCaller, aTenant, must, startTestApp, type TestApp } from '#test/helpers/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});

describe('an organization', () => {
  it('without an account or entry has empty reports', async () => {
    const { auditor } = await aTenant(test);
    const nothing = { accounts: [], total: 0 };
    const sheet = await report(auditor, 'balance-sheet?year=2025');
    expect(sheet).toMatchObject({
      building_id: null,
      assets: { fixed_assets: nothing, current_assets: nothing, total_assets: 0 },
      liabilities: { total_liabilities: 0 },
      balance_check: { balanced: true },
    });
    expect(await report(auditor, 'income-statement?year=2025')).toMatchObject({ net_result: 0 });
    expect(await report(auditor, 'trial-balance?year=2025')).toMatchObject({
      accounts: [],
      totals: { opening: 0, debit: 0, credit: 0, balance: 0 },
    });
    expect(await report(auditor, 'general-ledger?year=2025')).toEqual({
      period: '2025',
      building_id: null,
      accounts: [],
    });
    const csv = await auditor.get('/reports/trial-balance?year=2025&format=csv');
    expect(csv.headers['content-disposition']).toBe(
      'attachment; filename="trial-balance-2025.csv"',
    );
  });

  it('shows what buildings have and owe side by side, and what a narrowed role may see', async () => {
    const books = await someBooks(test);
    const { tenant, ownerId } = books;
    const [first, second] = [
      await aBuilding(books),
      await aBuilding(books, { name: 'Zonnebloem' }),
    ];
    await post(books, first, [
      ['2025-01-10', '551', '100', 900],
      ['2025-01-10', '4101', '701', 50],
    ]);
    await post(books, second, [
      ['2025-01-10', '616', '551', 400],
      ['2025-01-10', '551', '4101', 70],
    ]);
    const sheet = await report(tenant.syndic, 'balance-sheet?year=2025');
    expect(amounts(sheet.assets.current_assets.accounts)).toEqual([
      ['4101', 50],
      ['551', 900],
    ]);
    expect(amounts(sheet.liabilities.current_liabilities.accounts)).toEqual([
      ['4101', 70],
      ['551', 330],
    ]);
    const narrowed = await aCaller(test, {
      role: 'Accountant',
      organizationId: tenant.organizationId,
      buildingIds: [second],
    });
    const theirs = await report(narrowed, 'balance-sheet?year=2025');
    expect(theirs.building_id).toBe(null);
    expect(theirs.assets.total_assets).toBe(0);
    expect(theirs.balance_check.balanced).toBe(true);
    expect((await report(narrowed, 'income-statement?year=2025')).net_result).toBe(-400);
    const codes = (await report(narrowed, 'general-ledger?year=2025')).accounts;
    expect(codes.map(({ code }: Account) => code)).toEqual(['4101', '551', '616']);
    expect((await report(narrowed, 'trial-balance?year=2025')).totals.debit).toBe(470);
    must(await narrowed.get(`/reports/balance-sheet?building_id=${first}`), 404);
    must(await narrowed.get(`/reports/balance-sheet?building_id=${second}`), 200);

    const owner = await aCaller(test, {
      role: 'Owner',
      organizationId: tenant.organizationId,
      ownerId,
    });
    for (const kind of ['balance-sheet', 'income-statement', 'trial-balance', 'general-ledger']) {
      must(await owner.get(`/reports/${kind}`), 403);
    }
    const stranger = await aTenant(test);
    const problem = must(
      await stranger.syndic.get(`/reports/income-statement?building_id=${first}`),
      404,
    );
    expect(problem.code).toBe('not_found');
    expect((await report(stranger.syndic, 'balance-sheet?year=2025')).assets.total_assets).toBe(0);
    const platform = await report(tenant.superAdmin, 'balance-sheet?year=2025');
    expect(platform).toEqual(sheet);
  });
});
