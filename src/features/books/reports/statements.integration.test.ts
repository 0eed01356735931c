import { beforeAll, describe, expect, it } from 'vitest';
import { EXPENSE_CATEGORIES } from '#domain/expenses/expense-categories.ts';
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
  type Books,
} from '#test/helpers/books.ts';
import { closeYear } from '#test/helpers/close-year.ts';
import { fillReserve } from '#test/helpers/expenses.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { must, startTestApp, type Json, type TestApp } from '#test/helpers/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});

describe('a worked year', () => {
  let books: Books;
  let id: string;
  beforeAll(async () => {
    books = await someBooks(test);
    id = await aBuilding(books);
    await post(books, id, WORKED_YEAR);
  });

  it('has a balance sheet of 10,250.00', async () => {
    const sheet = await report(books.tenant.auditor, `balance-sheet?year=2025&building_id=${id}`);
    expect(sheet).toMatchObject({ period: '2025', building_id: id });
    expect(sheet.assets.fixed_assets).toEqual({ accounts: [], total: 0 });
    expect(amounts(sheet.assets.current_assets.accounts)).toEqual([
      ['4100', 200],
      ['4101', 1_990],
      ['550', 1_830],
      ['551', 5_630],
      ['490', 600],
    ]);
    expect(sheet.assets.total_assets).toBe(10_250);
    expect(amounts(sheet.liabilities.equity.accounts)).toEqual([
      ['100', 6_000],
      ['160', 2_000],
      [null, 0],
    ]);
    expect(sheet.liabilities.equity.total).toBe(8_000);
    expect(sheet.liabilities.long_term_liabilities).toEqual({ accounts: [], total: 0 });
    expect(amounts(sheet.liabilities.current_liabilities.accounts)).toEqual([
      ['440', 2_000],
      ['444', 250],
    ]);
    expect(sheet.liabilities.total_liabilities).toBe(10_250);
    expect(sheet.balance_check).toEqual({
      assets: 10_250,
      liabilities: 10_250,
      difference: 0,
      balanced: true,
    });
  });

  it('has income and expenses of 22,370.00 and a result of nil', async () => {
    const statement = await incomeOf(books.tenant.boardMember, id, 'year=2025');
    expect(statement).toMatchObject({
      period: '2025',
      building_id: id,
      operating_result: 90,
      financial_result: -90,
      net_result: 0,
    });
    expect(amounts(statement.income.accounts)).toEqual([
      ['701', 20_340],
      ['700', 2_000],
      ['75', 30],
    ]);
    expect(statement.income.total_income).toBe(22_370);
    expect(amounts(statement.expenses.accounts)).toEqual([
      ['61011', 1_200],
      ['6105', 4_000],
      ['6121', 2_550],
      ['6122', 7_000],
      ['61300', 3_500],
      ['6140', 2_000],
      ['65', 120],
      ['693', 2_000],
    ]);
    expect(statement.expenses.total_expenses).toBe(22_370);
    expect(Object.keys(statement.expenses.by_category)).toEqual([...EXPENSE_CATEGORIES]);
    expect(statement.expenses.by_category).toMatchObject({ Other: 22_370, Maintenance: 0 });
  });

  it('falls into quarters that add up to it', async () => {
    const quarters = [];
    for (const quarter of [1, 2, 3, 4]) {
      quarters.push(await incomeOf(books.tenant.accountant, id, `year=2025&quarter=${quarter}`));
    }
    expect(quarters.map(({ period }) => period)).toEqual([
      '2025-Q1',
      '2025-Q2',
      '2025-Q3',
      '2025-Q4',
    ]);
    expect(quarters.map(({ income }) => income.total_income)).toEqual([22_000, 0, 0, 370]);
    expect(quarters.map(({ expenses }) => expenses.total_expenses)).toEqual([
      1_200, 6_300, 13_250, 1_620,
    ]);
    expect(quarters.map(({ net_result }) => net_result)).toEqual([20_800, -6_300, -13_250, -1_250]);
  });

  it('stands beside the year before, a quarter beside the same quarter', async () => {
    const { auditor } = books.tenant;
    const { previous, ...year } = await incomeOf(auditor, id, 'year=2025');
    expect(previous).toMatchObject({
      period: '2024',
      income: { accounts: [], total_income: 0 },
      net_result: 0,
    });
    const next = await incomeOf(auditor, id, 'year=2026');
    const { building_id, building_name, budget: _budget, ...figures } = year;
    expect(next).toMatchObject({
      building_id,
      building_name,
      period: '2026',
      net_result: 0,
      previous: figures,
    });
    const quarter = await incomeOf(auditor, id, 'year=2026&quarter=3');
    expect(quarter.previous).toMatchObject({
      period: '2025-Q3',
      expenses: { total_expenses: 13_250 },
      net_result: -13_250,
    });
    const path = `income-statement?year=2026&quarter=3&building_id=${id}&format=pdf`;
    const [page] = await textsOf((await auditor.get(`/reports/${path}`)).raw);
    expect(page).toContain('Detail Q3 2026 Amount Q3 2026 Detail Q3 2025 Amount Q3 2025');
    expect(page).toContain('Net result 0.00 −13,250.00');
  });

  it('has a trial balance whose sides agree, carried on into the next year', async () => {
    const balance = await report(books.tenant.syndic, `trial-balance?year=2025&building_id=${id}`);
    expect(balance.totals).toMatchObject({ opening: 0, balance: 0 });
    expect(balance.totals.debit).toBe(balance.totals.credit);
    expect(balance.accounts.find(({ code }: Account) => code === '551')).toEqual({
      code: '551',
      name: 'Current account (working capital)',
      opening: 0,
      debit: 26_300,
      credit: 20_670,
      balance: 5_630,
    });
    const next = await report(
      books.tenant.syndic,
      `trial-balance?year=2026&quarter=1&building_id=${id}`,
    );
    expect(next.period).toBe('2026-Q1');
    expect(next.accounts.find(({ code }: Account) => code === '551')).toMatchObject({
      opening: 5_630,
      debit: 0,
      credit: 0,
      balance: 5_630,
    });
  });

  it('has a general ledger that runs from opening to closing balances', async () => {
    const path = `general-ledger?year=2025&building_id=${id}`;
    const ledger = await report(books.tenant.auditor, path);
    const bank = ledger.accounts.find(({ code }: Account) => code === '551');
    expect(bank).toMatchObject({ opening: 0, debit: 26_300, credit: 20_670, closing: 5_630 });
    expect(bank.movements.map((row: { balance: number }) => row.balance)).toEqual([
      24_500, 26_300, 24_500, 5_750, 5_630,
    ]);
    const supplier = ledger.accounts.find(({ code }: Account) => code === '440');
    expect(supplier.movements[0]).toMatchObject({
      entry_date: '2025-03-31',
      journal: 'Miscellaneous',
      description: 'Posting',
      debit: 0,
      credit: 1_200,
      balance: -1_200,
      owner_id: null,
      owner_name: null,
      unit_id: null,
      lots: [],
      supplier: 'Lift NV',
    });
    const entry = must(
      await books.tenant.auditor.get(`/journal-entries/${supplier.movements[0].entry_id}`),
      200,
    );
    expect(entry.lines[1].account_code).toBe('440');
    const owners = await report(books.tenant.auditor, `${path}&quarter=4&account_code=410`);
    expect(owners.accounts.map(({ code }: Account) => code)).toEqual(['4100', '4101']);
    expect(owners.accounts[1]).toMatchObject({ opening: 1_500, debit: 490, closing: 1_990 });
    expect(owners.accounts[1].movements[0].owner_id).toBe(books.ownerId);
    const one = await report(books.tenant.auditor, `${path}&account_code=551`);
    expect(one.accounts).toEqual([bank]);
  });

  it('defaults to the current year and, with a quarter alone, to the quarter of it', async () => {
    const { auditor } = books.tenant;
    const now = await report(auditor, `balance-sheet?building_id=${id}`);
    expect(now).toMatchObject({ period: '2026', assets: { total_assets: 10_250 } });
    expect(await incomeOf(auditor, id, 'quarter=2')).toMatchObject({ period: '2026-Q2' });
  });

  it('speaks the language of the reader', async () => {
    const path = `balance-sheet?year=2025&building_id=${id}`;
    const names = async (language: string) => {
      const sheet = await report(books.tenant.auditor, path, { 'accept-language': language });
      return sheet.liabilities.equity.accounts.map(({ name }: { name: string }) => name);
    };
    expect((await names('fr-BE')).at(-1)).toBe('Résultat non encore clôturé');
    expect(new Set([...(await names('fr')), ...(await names('nl'))]).size).toBe(6);
  });

  it('keeps the name of an account that has no label in the language', async () => {
    const account = { code: '57001', name: 'Petite caisse', account_type: 'Asset' };
    must(await books.tenant.accountant.post('/accounts', account), 201);
    const other = await aBuilding(books, { name: 'Other' });
    await post(books, other, [['2025-05-05', '57001', '100', 1]]);
    const sheet = await report(
      books.tenant.auditor,
      `balance-sheet?year=2025&building_id=${other}`,
      {
        'accept-language': 'de',
      },
    );
    expect(sheet.assets.current_assets.accounts[0]).toEqual({
      code: '57001',
      name: 'Petite caisse',
      amount: 1,
    });
  });

  it.each([
    'balance-sheet?year=1899',
    'balance-sheet?year=2201',
    'balance-sheet?year=2025.5',
    'balance-sheet?year=2025&quarter=1',
    'income-statement?quarter=0',
    'income-statement?quarter=5',
    'income-statement?building_id=7',
    'trial-balance?format=docx',
    'general-ledger?account_code=55x',
    'general-ledger?acount_code=551',
  ])('refuses %s', async (path) => {
    const problem = must(await books.tenant.auditor.get(`/reports/${path}`), 400);
    expect(problem.code).toBe('invalid_query');
  });

  it('reaches from 1900 to 2200', async () => {
    const path = `balance-sheet?building_id=${id}`;
    expect((await report(books.tenant.auditor, `${path}&year=1900`)).assets.total_assets).toBe(0);
    expect((await report(books.tenant.auditor, `${path}&year=2200`)).assets.total_assets).toBe(
      10_250,
    );
  });
});

describe('categories', () => {
  it('are those of the expenses, the rest is Other', async () => {
    const books = await someBooks(test);
    const { syndic, auditor } = books.tenant;
    const id = await aBuilding(books, { total_quota: 1_000 });
    const unit = { building_id: id, unit_number: 'A1', quota: 1_000 };
    const { id: unitId } = must(await syndic.post('/units', unit), 201);
    const share = { owner_id: books.ownerId, ownership_share: '1/1', start_date: '2024-01-01' };
    must(await syndic.post(`/units/${unitId}/owners`, share), 201);
    const expense = {
      building_id: id,
      description: 'Gas',
      amount: 500.05,
      expense_date: '2025-02-10',
      category: 'Utilities',
      supplier: 'Gas NV',
    };
    const { id: expenseId } = must(await syndic.post('/expenses', expense), 201);
    must(await syndic.put(`/expenses/${expenseId}/submit-for-approval`), 200);
    must(await syndic.put(`/expenses/${expenseId}/approve`), 200);
    await post(books, id, [['2025-02-11', '616', '444', 0.1]]);
    const { expenses } = await incomeOf(auditor, id, 'year=2025&quarter=1');
    expect(expenses.by_category).toEqual({
      Maintenance: 0,
      Utilities: 500.05,
      Insurance: 0,
      ManagementFees: 0,
      Repairs: 0,
      Improvements: 0,
      Legal: 0,
      Other: 0.1,
    });
    expect(expenses.total_expenses).toBe(500.15);
  });

  it('say of which accounts and entries they are made up, to the cent, in a closed year too', async () => {
    const books = await someBooks(test);
    const { syndic, accountant, auditor } = books.tenant;
    const id = await aHeldBuilding(books);
    const enter = async (amount: number, category: string, more: object = {}) => {
      const common = { building_id: id, description: 'Costs', expense_date: '2025-02-10' };
      const expense = { ...common, amount, category, ...more };
      const { id: expenseId } = must(await syndic.post('/expenses', expense), 201);
      must(await syndic.put(`/expenses/${expenseId}/submit-for-approval`), 200);
      must(await syndic.put(`/expenses/${expenseId}/approve`), 200);
      return `/expenses/${expenseId}`;
    };
    await fillReserve(books.tenant, id, 90);
    await enter(500.05, 'Repairs');
    await enter(33.33, 'Repairs', { account_code: '61012' });
    await enter(7, 'Repairs', { expense_date: '2024-12-31' });
    await enter(90, 'Improvements', { borne_by: 'Reserve' });
    await enter(40, 'Maintenance');
    await enter(4.4, 'Other');
    await post(books, id, [
      ['2025-02-11', '6107', '444', 0.1],
      ['2025-03-01', '551', '701', 999],
      ['2025-12-31', '616', '551', 20],
    ]);
    const year = { start_date: '2025-01-01', end_date: '2025-12-31' };
    const { id: yearId } = must(await accountant.post(`/buildings/${id}/fiscal-years`, year), 201);
    await closeYear(books.tenant, yearId);
    const { expenses, previous } = await incomeOf(auditor, id, 'year=2025');
    const shown = (categories: Json[]) =>
      categories.map(({ category, amount, accounts }) => [
        category,
        amount,
        ...accounts.map((account: Json) => `${account.code}: ${account.amount}`),
      ]);
    expect(shown(expenses.categories)).toEqual([
      ['Maintenance', 40, '6107: 40'],
      ['Repairs', 533.38, '61012: 33.33', '6107: 500.05'],
      ['Improvements', 0, '611: 90', '693: -90'],
      ['Other', 24.5, '6107: 0.1', '616: 24.4'],
    ]);
    expect(shown(previous.expenses.categories)).toEqual([['Repairs', 7, '6107: 7']]);
    const all = [...expenses.categories, ...previous.expenses.categories];
    for (const { code, amount, link } of nonEmpty(all.flatMap(({ accounts }) => accounts))) {
      const entries: Json[] = must(await auditor.get(`${link}&limit=100`), 200);
      const cents = entries
        .flatMap(({ lines }) => lines)
        .filter(({ account_code }: Json) => account_code === code)
        .reduce((sum, { debit, credit }: Json) => sum + Math.round((debit - credit) * 100), 0);
      expect(cents, link).toBe(Math.round(amount * 100));
    }
  });
});
