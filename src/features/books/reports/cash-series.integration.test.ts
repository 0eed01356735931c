import { beforeAll, describe, expect, it } from 'vitest';
import { parseCsv } from '#platform/tabular/csv.ts';
import {
  aBuilding,
  post,
  report,
  someBooks,
  WORKED_YEAR,
  type Books,
} from '#test/helpers/books.ts';
import { aCaller, must, startTestApp, type TestApp } from '#test/helpers/test-app.ts';

let test: TestApp;
let books: Books;
let id: string;
let other: string;
beforeAll(async () => {
  test = await startTestApp();
  books = await someBooks(test);
  id = await aBuilding(books);
  other = await aBuilding(books, { name: 'Zonnebloem' });
  await post(books, id, WORKED_YEAR);
  await post(books, other, [
    ['2025-12-15', '100', '551', 400],
    ['2026-03-31', '57', '100', 25],
    ['2026-04-01', '551', '100', 9_000],
  ]);
});

describe('the cash series', () => {
  it('has the balance of each money account at each month end', async () => {
    const series = await report(books.tenant.auditor, `cash-series?months=14&building_id=${id}`);
    expect(series).toMatchObject({ building_id: id });
    expect(series.month_ends).toHaveLength(14);
    expect(series.month_ends.slice(0, 2)).toEqual(['2025-02-28', '2025-03-31']);
    expect(series.month_ends.at(-1)).toBe('2026-03-31');
    // Manual entries: 26,300 received less 1,800 passed on in February; 18,750 paid in November, 120 in
    // December.
    expect(series.accounts).toEqual([
      {
        code: '550',
        name: 'Savings account (reserve)',
        balances: [...Array<number>(10).fill(1_800), 1_830, 1_830, 1_830, 1_830],
      },
      {
        code: '551',
        name: 'Current account (working capital)',
        balances: [...Array<number>(9).fill(24_500), 5_750, 5_630, 5_630, 5_630, 5_630],
      },
    ]);
    expect(series.totals).toEqual([
      ...Array<number>(9).fill(26_300),
      7_550,
      ...Array<number>(4).fill(7_460),
    ]);
  });

  it('is of twelve months and all buildings, unless told otherwise', async () => {
    const series = await report(books.tenant.auditor, 'cash-series');
    expect(series).toMatchObject({ building_id: null });
    expect(series.month_ends).toHaveLength(12);
    expect(series.month_ends[0]).toBe('2025-04-30');
    expect(series.totals.slice(-4)).toEqual([7_060, 7_060, 7_060, 7_085]);
    const one = await report(books.tenant.auditor, 'cash-series?months=1');
    expect(one.totals).toEqual([7_085]);
    const sheet = await report(books.tenant.auditor, `balance-sheet?year=2025&building_id=${id}`);
    const december = await report(books.tenant.auditor, `cash-series?months=4&building_id=${id}`);
    const money = sheet.assets.current_assets.accounts.filter(({ code }: { code: string }) =>
      code.startsWith('5'),
    );
    expect(money.map(({ amount }: { amount: number }) => amount)).toEqual(
      december.accounts.map(({ balances }: { balances: number[] }) => balances[0]),
    );
  });

  it('is a file too, a row for each month', async () => {
    const path = `/reports/cash-series?months=2&building_id=${id}`;
    const csv = await books.tenant.auditor.get(`${path}&format=csv`, { 'accept-language': 'nl' });
    const { header, rows } = parseCsv(csv.raw);
    expect(header).toEqual([
      'Datum',
      '550 Spaarrekening (reserve)',
      '551 Zichtrekening (werkkapitaal)',
      'Totaal',
    ]);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['2026-02-28', '1830,00', '5630,00', '7460,00'],
      ['2026-03-31', '1830,00', '5630,00', '7460,00'],
    ]);
    expect(csv.headers['content-disposition']).toContain('cash-series-2026-02-2026-03');
  });

  it('shows a narrowed role its buildings, and an Owner nothing', async () => {
    const { organizationId } = books.tenant;
    const narrowed = await aCaller(test, {
      role: 'BoardMember',
      organizationId,
      buildingIds: [other],
    });
    expect((await report(narrowed, 'cash-series?months=1')).totals).toEqual([-375]);
    must(await narrowed.get(`/reports/cash-series?building_id=${id}`), 404);
    const owner = await aCaller(test, { role: 'Owner', organizationId, ownerId: books.ownerId });
    must(await owner.get(`/reports/cash-series?building_id=${id}`), 403);
  });

  it('has the figures of each building, with what owners are late with', async () => {
    const { auditor, accountant, organizationId } = books.tenant;
    const owed = { building_id: other, entry_date: '2026-02-01', description: 'Taken over' };
    const lines = [
      { account_code: '4101', owner_id: books.ownerId, debit: '80.10', due_date: '2026-02-15' },
      { account_code: '4101', owner_id: books.ownerId, debit: '20.00', due_date: '2027-02-15' },
      { account_code: '489', credit: '100.10' },
    ];
    must(await accountant.post('/journal-entries', { ...owed, lines }), 201);
    const figures = (cash: number, overdue: number) => ({ cash, overdue });
    expect(must(await auditor.get('/building-figures'), 200)).toMatchObject([
      { building_id: id, ...figures(7_460, 2_190) },
      { building_id: other, building_name: 'Zonnebloem', ...figures(-375, 80.1) },
    ]);
    const narrowed = await aCaller(test, {
      role: 'BoardMember',
      organizationId,
      buildingIds: [other],
    });
    expect(must(await narrowed.get('/building-figures'), 200)).toHaveLength(1);
  });

  it.each(['months=0', 'months=121', 'months=1.5', 'year=2025'])('refuses %s', async (query) => {
    const problem = must(await books.tenant.auditor.get(`/reports/cash-series?${query}`), 400);
    expect(problem.code).toBe('invalid_query');
  });
});
