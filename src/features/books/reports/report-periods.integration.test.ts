import { beforeAll, describe, expect, it } from 'vitest';
import {
  aBuilding,
  aHeldBuilding,
  amounts,
  incomeOf,
  post,
  report,
  someBooks,
  WORKED_YEAR,
  type Account,
} from '#test/helpers/books.ts';
import { closeYear, prepareClosing } from '#test/helpers/close-year.ts';
import { must, startTestApp, type TestApp } from '#test/helpers/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});

describe('financial years', () => {
  it('follow the month in which the building begins its year', async () => {
    const books = await someBooks(test);
    const id = await aBuilding(books, { fiscal_year_start_month: 7 });
    const { auditor } = books.tenant;
    await post(books, id, [
      ['2024-06-30', '616', '444', 1],
      ['2024-07-01', '616', '444', 10],
      ['2024-12-31', '616', '444', 100],
      ['2025-06-30', '616', '444', 1_000],
      ['2025-07-01', '616', '444', 10_000],
    ]);
    const expenses = async (period: string) =>
      (await incomeOf(auditor, id, period)).expenses.total_expenses;
    expect(await expenses('year=2024')).toBe(1);
    expect(await expenses('year=2025')).toBe(1_110);
    expect(await expenses('year=2025&quarter=1')).toBe(10);
    expect(await expenses('year=2025&quarter=2')).toBe(100);
    expect(await expenses('year=2025&quarter=4')).toBe(1_000);
    expect(await incomeOf(auditor, id, '')).toMatchObject({ period: '2026' });
    const sheet = await report(auditor, `balance-sheet?year=2025&building_id=${id}`);
    expect(sheet.liabilities.equity.accounts).toEqual([
      { code: null, name: 'Result not yet closed', amount: -1_111 },
    ]);
    const whole = await report(auditor, 'income-statement?year=2025');
    expect(whole).toMatchObject({ building_id: null, expenses: { total_expenses: 11_000 } });
  });

  it('end on their last day, whatever came before and after', async () => {
    const books = await someBooks(test);
    const [one, other] = [await aBuilding(books), await aBuilding(books)];
    await post(books, one, [
      ['2021-05-05', '551', '100', 1],
      ['2022-12-31', '551', '100', 10],
      ['2023-01-01', '551', '100', 100],
      ['2024-02-29', '100', '551', 5],
    ]);
    await post(books, other, [
      ['2025-01-20', '551', '100', 1_000],
      ['2025-03-03', '100', '551', 2_000],
    ]);
    const { auditor } = books.tenant;
    const moneyOf = async (query: string) => {
      const { assets, liabilities, balance_check } = await report(
        auditor,
        `balance-sheet?${query}`,
      );
      expect(balance_check.balanced).toBe(true);
      const of551 = (accounts: readonly Account[]) => new Map(amounts(accounts)).get('551') ?? 0;
      return [
        of551(assets.current_assets.accounts),
        of551(liabilities.current_liabilities.accounts),
      ];
    };
    expect(await moneyOf('year=2020')).toEqual([0, 0]);
    expect(await moneyOf('year=2021')).toEqual([1, 0]);
    expect(await moneyOf('year=2022')).toEqual([11, 0]);
    expect(await moneyOf('year=2023')).toEqual([111, 0]);
    expect(await moneyOf('year=2024')).toEqual([106, 0]);
    expect(await moneyOf('year=2025')).toEqual([106, 1_000]);
    expect(await moneyOf(`year=2023&building_id=${one}`)).toEqual([111, 0]);
    expect(await moneyOf(`year=2024&building_id=${other}`)).toEqual([0, 0]);
  });

  it('follow an explicit year that begins and ends within a month', async () => {
    const books = await someBooks(test);
    const id = await aBuilding(books);
    const { accountant, auditor } = books.tenant;
    const year = { start_date: '2025-03-15', end_date: '2026-06-20' };
    must(await accountant.post(`/buildings/${id}/fiscal-years`, year), 201);
    await post(books, id, [
      ['2025-03-01', '616', '444', 1],
      ['2025-03-14', '616', '444', 2],
      ['2025-03-15', '616', '444', 10],
      ['2025-03-31', '616', '444', 20],
      ['2025-06-14', '616', '444', 30],
      ['2025-06-15', '616', '444', 100],
      ['2026-06-20', '616', '444', 1_000],
      ['2026-06-21', '616', '444', 10_000],
    ]);
    const expenses = async (period: string) =>
      (await incomeOf(auditor, id, period)).expenses.total_expenses;
    expect(await expenses('year=2025')).toBe(3);
    expect(await expenses('year=2026')).toBe(1_160);
    expect(await expenses('year=2026&quarter=1')).toBe(60);
    expect(await expenses('year=2026&quarter=2')).toBe(100);
    expect(await expenses('year=2027')).toBe(10_000);
    expect(await expenses('')).toBe(1_160);
    const sheet = await report(auditor, `balance-sheet?year=2026&building_id=${id}`);
    expect(sheet.liabilities.current_liabilities.total).toBe(1_163);
    const balance = await report(auditor, `trial-balance?year=2026&quarter=2&building_id=${id}`);
    expect(balance.accounts[1]).toMatchObject({
      code: '616',
      opening: 63,
      debit: 100,
      balance: 163,
    });
    const ledger = await report(auditor, `general-ledger?year=2026&quarter=2&building_id=${id}`);
    expect(ledger.accounts[1]).toMatchObject({ opening: 63, debit: 100, closing: 163 });
  });

  it('refuse a quarter beyond a short year and a year without a day', async () => {
    const books = await someBooks(test);
    const { accountant, auditor } = books.tenant;
    const short = await aBuilding(books);
    const half = { start_date: '2025-01-01', end_date: '2025-06-30' };
    must(await accountant.post(`/buildings/${short}/fiscal-years`, half), 201);
    const path = `/reports/income-statement?building_id=${short}`;
    expect(must(await auditor.get(`${path}&year=2025&quarter=3`), 422).code).toBe(
      'quarter_outside_year',
    );
    const long = await aBuilding(books);
    const twenty = { start_date: '2024-11-01', end_date: '2026-06-30' };
    must(await accountant.post(`/buildings/${long}/fiscal-years`, twenty), 201);
    const sheet = `/reports/balance-sheet?building_id=${long}&year=2025`;
    expect(must(await auditor.get(sheet), 422)).toMatchObject({
      code: 'no_financial_year',
      year: 2025,
    });
  });

  it('keep their income statement when they are closed and reopened', async () => {
    const books = await someBooks(test);
    const id = await aHeldBuilding(books);
    const { accountant, auditor } = books.tenant;
    const year = { start_date: '2025-01-01', end_date: '2025-12-31' };
    const { id: yearId } = must(await accountant.post(`/buildings/${id}/fiscal-years`, year), 201);
    await post(books, id, WORKED_YEAR.slice(0, -2));
    expect((await incomeOf(auditor, id, 'year=2025')).net_result).toBe(1_660);
    await prepareClosing(books.tenant, yearId);
    const equity = async () => {
      const sheet = await report(auditor, `balance-sheet?year=2025&building_id=${id}`);
      expect(sheet.balance_check).toMatchObject({ assets: 30_250, balanced: true });
      return amounts(sheet.liabilities.equity.accounts);
    };
    const before = await incomeOf(auditor, id, 'year=2025');
    // The statement settles 20,340.00 of costs; what was credited by hand to 701 is left.
    expect(before.net_result).toBe(20_000);
    expect(await equity()).toEqual([
      ['100', 6_000],
      ['160', 2_000],
      [null, 20_000],
    ]);
    await closeYear(books.tenant, yearId);
    expect(await incomeOf(auditor, id, 'year=2025')).toEqual(before);
    expect(await equity()).toEqual([
      ['100', 6_000],
      ['160', 2_000],
      ['14', 20_000],
      [null, 0],
    ]);
    const closed = await report(auditor, `trial-balance?year=2025&building_id=${id}`);
    expect(closed.accounts.find(({ code }: Account) => code === '701').balance).toBe(0);
    must(await accountant.put(`/fiscal-years/${yearId}/reopen`), 200);
    expect(await incomeOf(auditor, id, 'year=2025')).toEqual(before);
    expect(await equity()).toEqual([
      ['100', 6_000],
      ['160', 2_000],
      [null, 20_000],
    ]);
  });
});
