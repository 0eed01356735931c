import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAssemblyHouse } from '#test/helpers/assembly-house.ts';
import { approveExpense } from '#test/helpers/expenses.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { openYear } from '#test/helpers/open-year.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let house: Awaited<ReturnType<typeof anAssemblyHouse>>;
let building_id: string;
let yearId: string;

beforeAll(async () => {
  test.clock.set('2026-06-10T17:00:00Z');
  tenant = await aTenant(test);
  must(await tenant.accountant.post('/accounts/seed/belgian-pcmn'), 201);
  house = await anAssemblyHouse(test, tenant);
  building_id = house.building_id;
  yearId = await openYear(tenant.accountant, building_id, 2025);
  await post('2024-12-31', [line('551', 500), line('100', -500)]);
  await post('2025-01-02', [line('550', 80), line('160', -80)]);
  await anExpense({ account_code: '6105', amount: 100, expense_date: '2025-03-01' });
  await anExpense({
    account_code: '61011',
    amount: 40,
    expense_date: '2025-04-01',
    distribution_key_id: house.liftKey,
  });
  const call = { building_id, title: 'Reserve', fund: 'Reserve', total_amount: 60 };
  const dates = { call_date: '2025-05-01', due_date: '2025-06-01' };
  const { id } = must(await tenant.accountant.post('/calls-for-funds', { ...call, ...dates }), 201);
  must(await tenant.accountant.put(`/calls-for-funds/${id}/send`), 200);
  must(await tenant.accountant.put(`/fiscal-years/${yearId}/appropriate-reserve`), 200);
});

const line = (account_code: string, amount: number) =>
  amount > 0 ? { account_code, debit: amount } : { account_code, credit: -amount };

async function post(entry_date: string, lines: object[]) {
  const entry = { building_id, entry_date, description: 'Entry by hand', lines };
  must(await tenant.accountant.post('/journal-entries', entry), 201);
}

async function anExpense(more: object): Promise<void> {
  const expense = {
    building_id,
    description: 'Invoice 7',
    category: 'Other',
    supplier: 'Net SA',
    ...more,
  };
  await approveExpense(tenant, expense);
}

const query = (more = '') => `?building_id=${building_id}&year=2025${more}`;
const read = async (name: string): Promise<Json> =>
  must(await tenant.auditor.get(`/reports/${name}${query()}`), 200);
const ALL = [
  'funds',
  'owner-balances',
  'supplier-balances',
  'costs',
  'arrears',
  'commitments',
  'journals',
  'simplified-accounts',
];

describe('the documents of a year', () => {
  it('have the funds with their money', async () => {
    expect((await read('funds'))['funds']).toEqual([
      {
        fund: 'WorkingCapital',
        opening: 500,
        added: 0,
        interest: 0,
        used: [],
        closing: 500,
        bank: 500,
        gap: 0,
      },
      {
        fund: 'Reserve',
        opening: 0,
        added: 140,
        interest: 0,
        used: [],
        closing: 140,
        bank: 80,
        gap: -60,
      },
    ]);
  });

  it('have the balances of owners, named to staff only', async () => {
    const { owners, totals } = await read('owner-balances');
    expect(owners.find(({ owner_name }: Json) => owner_name === 'Anne')).toEqual({
      owner_id: house.ids.Anne,
      owner_name: 'Anne',
      opening: 0,
      debit: 18,
      credit: 0,
      closing: 18,
    });
    expect(totals).toEqual({ opening: 0, debit: 60, credit: 0, closing: 60 });
    const seen = must(await house.logins.Anne.get(`/reports/owner-balances${query()}`), 200);
    const named = seen.owners.filter(({ owner_id }: Json) => owner_id !== null);
    expect(named).toMatchObject([{ owner_id: house.ids.Anne, owner_name: 'Anne' }]);
    expect(seen.owners).toHaveLength(owners.length);
    const { raw } = await house.logins.Anne.get(`/reports/owner-balances${query('&format=pdf')}`);
    const text = (await textsOf(raw)).join('\n');
    expect(text).toContain('Anne');
    expect(text).not.toContain('Bart');
  });

  it('have the balances of suppliers and the arrears', async () => {
    expect((await read('supplier-balances'))['suppliers']).toMatchObject([
      { supplier_name: 'Net SA', opening: 0, debit: 0, credit: 140, closing: 140 },
    ]);
    const { owners, total } = await read('arrears');
    expect(total).toBe(60);
    expect(nonEmpty<Json>(owners)[0]).toMatchObject({
      owner_name: 'Anne',
      amount: 18,
      stage: null,
    });
  });

  it('have the costs by account and key, with each invoice', async () => {
    const { accounts, total } = await read('costs');
    expect(total).toBe(140);
    expect(accounts).toMatchObject([
      {
        account_code: '61011',
        distribution_key_name: 'Lift',
        total: 40,
        lines: [
          { supplier: 'Net SA', description: 'Invoice 7', amount: 40, entry_date: '2025-04-01' },
        ],
      },
      { account_code: '6105', total: 100 },
    ]);
  });

  it('have the journals, each balanced', async () => {
    const { journals } = await read('journals');
    expect(journals.map(({ journal }: Json) => journal)).toEqual([
      'Purchases',
      'Calls',
      'Miscellaneous',
    ]);
    for (const { debit, credit } of nonEmpty<Json>(journals)) expect(debit).toBe(credit);
  });

  it('have the simplified accounts on one page', async () => {
    expect(await read('simplified-accounts')).toMatchObject({
      expenditure: expect.arrayContaining([
        expect.objectContaining({ code: 'E-110', amount: 40 }),
      ]) as object,
      cash: [
        { code: '550', opening: 0, received: 80, paid: 0, closing: 80 },
        { code: '551', opening: 500, received: 0, paid: 0, closing: 500 },
      ],
      working_capital: 500,
      reserve: 140,
      receivable: 60,
      payable: 140,
    });
    const { raw } = await tenant.auditor.get(`/reports/simplified-accounts${query('&format=pdf')}`);
    expect(await textsOf(raw)).toHaveLength(1);
  });

  it('show the year before and the budget beside the figures of the year', async () => {
    const sheet = must(await tenant.auditor.get(`/reports/balance-sheet${query()}`), 200);
    expect(sheet.previous).toMatchObject({
      period: '2024',
      assets: { total_assets: 500 },
      balance_check: { balanced: true },
    });
    const path = `/reports/income-statement${query()}`;
    expect(must(await tenant.auditor.get(path), 200).budget).toBe(null);
    const lines = [{ account_code: '6105', amount: 120 }];
    const budget = { fiscal_year_id: yearId, kind: 'Ordinary', lines };
    const { id } = must(
      await tenant.accountant.post(`/buildings/${building_id}/budgets`, budget),
      201,
    );
    must(await tenant.accountant.put(`/budgets/${id}/adopt`), 200);
    expect(must(await tenant.auditor.get(path), 200).budget).toMatchObject({
      accounts: [{ code: '6105', amount: 120 }],
      total: 120,
    });
  });

  it('are for those who may see the building, some for staff only', async () => {
    const other = await aTenant(test);
    for (const name of ALL) must(await other.auditor.get(`/reports/${name}${query()}`), 404);
    for (const name of ['supplier-balances', 'arrears', 'journals'])
      must(await house.logins.Bart.get(`/reports/${name}${query()}`), 403);
    for (const name of ['funds', 'costs', 'commitments', 'simplified-accounts'])
      must(await house.logins.Bart.get(`/reports/${name}${query()}`), 200);
    must(await tenant.auditor.get('/reports/funds?year=2025'), 400);
  });

  it('are simplified for fewer than twenty lots, cellars and parking places not counted', async () => {
    const body = { name: 'Grande', address: 'Rue Haute 2', total_units: 25, total_quota: 25 };
    const { id } = must(await tenant.syndic.post('/buildings', body), 201);
    const aUnit = async (number: number, type: string) => {
      const unit = { building_id: id, unit_number: `U${number}`, quota: 1, type };
      must(await tenant.syndic.post('/units', unit), 201);
    };
    for (let number = 1; number <= 19; number += 1) await aUnit(number, 'Apartment');
    await aUnit(20, 'Parking');
    const path = `/reports/simplified-accounts?building_id=${id}&year=2025`;
    must(await tenant.auditor.get(path), 200);
    await aUnit(21, 'Apartment');
    expect(must(await tenant.auditor.get(path), 422)).toMatchObject({
      code: 'lots_too_many',
      lots: 20,
    });
  });
});

describe('the dossier of a year', () => {
  it('is one archive with each document as JSON, PDF and XLSX', async () => {
    const answer = await tenant.auditor.get(`/fiscal-years/${yearId}/dossier`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toContain('dossier-2025-les-tilleuls.zip');
    const files = unzipSync(answer.raw);
    const kinds = [
      '01-balance-sheet',
      '02-income-statement',
      ...ALL.map((name, index) => `${String(index + 3).padStart(2, '0')}-${name}`),
    ];
    expect(Object.keys(files).sort()).toEqual(
      kinds
        .flatMap((kind) =>
          ['json', 'pdf', 'xlsx'].map((type) => `${kind}-2025-les-tilleuls.${type}`),
        )
        .sort(),
    );
    const funds = files['03-funds-2025-les-tilleuls.json'];
    expect(JSON.parse(Buffer.from(funds ?? []).toString())).toMatchObject({ period: '2025' });
    const other = await aTenant(test);
    must(await other.auditor.get(`/fiscal-years/${yearId}/dossier`), 404);
    must(await house.logins.Anne.get(`/fiscal-years/${yearId}/dossier`), 403);
  });
});
