import readWorkbook from 'read-excel-file/universal';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBuilding, amounts, post, report, someBooks, type Account } from '#test/helpers/books.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type TestApp,
} from '#test/helpers/test-app.ts';

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
      building_name: null,
      accounts: [],
    });
    const csv = await auditor.get('/reports/trial-balance?year=2025&format=csv');
    expect(csv.headers['content-disposition']).toBe(
      'attachment; filename="trial-balance-2025.csv"',
    );
  });

  it('shows what buildings have and owe side by side, and what a narrowed role may see', async () => {
    const books = await someBooks(test);
    const { tenant } = books;
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

describe('an Owner', () => {
  const STATEMENTS = ['balance-sheet', 'income-statement'];
  const LEDGERS = ['trial-balance', 'general-ledger'];
  let owner: Caller;
  let syndic: Caller;
  let own: string;
  let other: string;
  beforeAll(async () => {
    const books = await someBooks(test);
    ({ syndic } = books.tenant);
    own = await aBuilding(books);
    other = await aBuilding(books, { name: 'Zonnebloem' });
    const unit = { building_id: own, unit_number: 'A1', quota: 10 };
    const { id: unitId } = must(await syndic.post('/units', unit), 201);
    const held = must(
      await syndic.post('/owners', { name: 'Dirk Maes', email: 'dirk@example.org' }),
      201,
    );
    const share = { owner_id: held.id, ownership_share: '1/1', start_date: '2024-01-01' };
    must(await syndic.post(`/units/${unitId}/owners`, share), 201);
    const { organizationId } = books.tenant;
    owner = await aCaller(test, { role: 'Owner', organizationId, ownerId: held.id });
    // An office may have an account for a single co-owner, with her name.
    for (const code of ['410107', '410108']) {
      const account = { code, name: `Anna Peeters ${code}`, account_type: 'Asset' };
      must(await books.tenant.accountant.post('/accounts', account), 201);
    }
    await post(books, own, [
      ['2025-01-10', '410107', '701', 50],
      ['2025-02-10', '551', '410108', 20],
      ['2025-03-10', '616', '440', 30],
    ]);
  });

  it('reads balance sheet and income statement of their own building', async () => {
    const sheet = await report(owner, `balance-sheet?year=2025&building_id=${own}`);
    expect(amounts(sheet.assets.current_assets.accounts)).toEqual([
      ['4101', 50],
      ['551', 20],
    ]);
    expect(amounts(sheet.liabilities.current_liabilities.accounts)).toEqual([
      ['440', 30],
      ['4101', 20],
    ]);
    expect(sheet.balance_check).toMatchObject({ assets: 70, balanced: true });
    const path = `income-statement?year=2025&building_id=${own}`;
    const [theirs, full] = [await report(owner, path), await report(syndic, path)];
    expect(JSON.stringify(full)).toContain('"link":"/journal-entries?');
    // Owners may not read the entries.
    expect(theirs).toEqual(
      JSON.parse(JSON.stringify(full, (name, value) => (name === 'link' ? null : value))),
    );
  });

  it.each(STATEMENTS)('must name the building of a %s, and it must be theirs', async (kind) => {
    const unnamed = must(await owner.get(`/reports/${kind}?year=2025`), 400);
    expect(unnamed).toMatchObject({
      code: 'invalid_query',
      errors: [{ pointer: '/query/building_id' }],
    });
    expect(must(await owner.get(`/reports/${kind}?building_id=${other}`), 404).code).toBe(
      'not_found',
    );
    must(await syndic.get(`/reports/${kind}?building_id=${other}`), 200);
  });

  it.each(LEDGERS)('may not read a %s', async (kind) => {
    must(await owner.get(`/reports/${kind}?year=2025&building_id=${own}`), 403);
  });

  it.each(STATEMENTS)('finds no name of another co-owner in a %s of any format', async (kind) => {
    const path = `/reports/${kind}?year=2025&building_id=${own}&format=`;
    const json = await owner.get(`${path}json`);
    const csv = await owner.get(`${path}csv`);
    const pdf = await owner.get(`${path}pdf`);
    const xlsx = await owner.get(`${path}xlsx`);
    const workbook = await readWorkbook(new Blob([Uint8Array.from(xlsx.raw)]));
    const texts = [
      json.raw.toString(),
      csv.raw.toString(),
      (await textsOf(pdf.raw)).join(' '),
      JSON.stringify(workbook),
    ];
    for (const text of texts) {
      expect(text).toContain(kind === 'balance-sheet' ? '4101' : '701');
      expect(text).not.toContain('Peeters');
      expect(text).not.toContain('41010');
    }
  });
});
