import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBankFile, aStatement, IBAN, received, sendBankFile } from '#test/helpers/bank-files.ts';
import { withWholeLot } from '#test/helpers/lots.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { ownerBooks } from '#test/helpers/owner-books.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

const test = await startTestApp();
let tenant: Tenant;
let buildingId: string;
let yearId: string;

beforeAll(async () => {
  tenant = await aTenant(test);
  must(await tenant.accountant.post('/accounts/seed/belgian-pcmn'), 201);
});

beforeEach(async () => {
  const building = { name: 'Résidence', address: 'Rue Haute 1', total_units: 4 };
  buildingId = must(await tenant.syndic.post('/buildings', building), 201).id;
  await withWholeLot(tenant.syndic, buildingId);
  yearId = await aYear('2025-01-01', '2025-12-31');
});

async function aYear(start_date: string, end_date: string): Promise<string> {
  const path = `/buildings/${buildingId}/fiscal-years`;
  return must(await tenant.accountant.post(path, { start_date, end_date }), 201).id;
}

async function post(entry_date: string, debit: string, credit: string, amount: number) {
  const lines = [
    { account_code: debit, debit: amount },
    { account_code: credit, credit: amount },
  ];
  const entry = { building_id: buildingId, entry_date, description: 'By hand', lines };
  must(await tenant.accountant.post('/journal-entries', entry), 201);
}

async function anExpense(expense_date: string, more: object = {}): Promise<string> {
  const expense = {
    building_id: buildingId,
    description: 'Cleaning',
    amount: 10,
    expense_date,
    category: 'Other',
    ...more,
  };
  return must(await tenant.accountant.post('/expenses', expense), 201).id;
}

/** Found in every year with entries, until its assembly was held. */
const ALWAYS = ['accounts_not_approved', 'auditor_report_missing'];

/** Returns the findings but ALWAYS, after checking that each link works. */
async function findings(id = yearId): Promise<Json[]> {
  const path = `/fiscal-years/${id}/closing-check`;
  const found: Json[] = must(await tenant.auditor.get(path), 200).findings;
  for (const { link } of found) must(await tenant.auditor.get(link), 200);
  return found.filter(({ code }) => !ALWAYS.includes(code));
}
const codes = async (id = yearId) => (await findings(id)).map(({ code }) => code);
const close = (acknowledge: string[] = [], id = yearId) =>
  tenant.accountant.put(`/fiscal-years/${id}/close`, { acknowledge: [...ALWAYS, ...acknowledge] });

describe('the check before a year is closed', () => {
  it('finds nothing in a year that has ended and is in order', async () => {
    await post('2025-05-05', '416', '551', 0.01);
    await post('2025-05-06', '551', '416', 0.01);
    expect(await findings()).toEqual([]);
    must(await close(), 200);
  });

  it('names what waits in the year, and where it is to be seen', async () => {
    await anExpense('2025-03-01');
    await anExpense('2026-01-01');
    const pending = await anExpense('2025-12-31');
    must(await tenant.accountant.put(`/expenses/${pending}/submit-for-approval`), 200);
    const call = { building_id: buildingId, title: 'Q4', fund: 'Provision', total_amount: 10 };
    const dates = { call_date: '2025-10-01', due_date: '2025-11-01' };
    must(await tenant.accountant.post('/calls-for-funds', { ...call, ...dates }), 201);
    const later = { call_date: '2026-01-01', due_date: '2026-02-01' };
    must(await tenant.accountant.post('/calls-for-funds', { ...call, ...later }), 201);
    const dated = `building_id=${buildingId}&date_from=2025-01-01&date_to=2025-12-31`;
    expect(await findings()).toEqual([
      {
        code: 'pending_expenses',
        severity: 'Blocking',
        count: 1,
        detail: '1 expense of the year is awaiting approval.',
        link: `/expenses?status=PendingApproval&${dated}`,
      },
      expect.objectContaining({ code: 'draft_expenses', severity: 'Warning', count: 1 }),
      expect.objectContaining({ code: 'draft_calls', severity: 'Warning', count: 1 }),
    ]);
    for (const { link, count } of await findings()) {
      expect(must(await tenant.auditor.get(link), 200)).toHaveLength(count);
    }
  });

  it('names accounts that should be nil, in the language of the reader', async () => {
    await post('2025-06-01', '551', '4990', 12.5);
    await post('2025-06-02', '643', '551', 30);
    await post('2025-12-30', '58', '551', 100);
    // Entries in other years.
    await post('2024-06-02', '643', '551', 1);
    await post('2026-02-01', '4990', '551', 12.5);
    const path = `/fiscal-years/${yearId}/closing-check`;
    const answer = await tenant.auditor.get(path, { 'accept-language': 'nl' });
    const found: Json[] = must(answer, 200).findings;
    expect(found.map(({ code, severity }) => [code, severity])).toEqual([
      ['account_58_not_nil', 'Blocking'],
      ['result_not_nil', 'Blocking'],
      ['account_4990_not_nil', 'Warning'],
      ['account_643_not_nil', 'Warning'],
      ['bank_negative', 'Warning'],
      ['accounts_not_approved', 'Warning'],
      ['auditor_report_missing', 'Warning'],
    ]);
    const named = found.filter(({ code }) => code.startsWith('account_'));
    expect(named.map(({ detail }) => detail.replaceAll(/\s/g, ' '))).toEqual([
      'Rekening 58 (interne overboekingen) staat niet op nul: € 100,00 is onderweg.',
      'Wachtrekening 4990 staat niet op nul: € -12,50.',
      'Privatieve kosten (643) zijn niet aan hun mede-eigenaar doorgerekend: € 30,00.',
    ]);
    // The second leg of the transfer arrives in the next year.
    await post('2026-01-02', '550', '58', 100);
    expect(await codes()).toEqual([
      'result_not_nil',
      'account_58_nil_later',
      'account_4990_not_nil',
      'account_643_not_nil',
      'bank_negative',
    ]);
    // A later transfer under way does not explain the earlier one.
    await post('2026-03-01', '58', '551', 40);
    expect(await codes()).toContain('account_58_nil_later');
  });

  it('names what banks said of the year and nobody has looked at or booked', async () => {
    const account = { iban: IBAN, holder: 'ACP', account_code: '551' };
    const accounts = `/buildings/${buildingId}/bank-accounts`;
    must(await tenant.accountant.post(accounts, account), 201);
    const reserve = { ...account, iban: 'BE71096123456769', account_code: '550' };
    must(await tenant.accountant.post(accounts, reserve), 201);
    const day = { booked_on: '2025-05-05' };
    const file = aBankFile(
      aStatement([received(7, day)], { date: '2025-05-05' }),
      aStatement([], { number: 2, date: '2025-05-06', wrong: { closing_cents: 1 } }),
    );
    must(
      await sendBankFile(test, tenant.accountant, file, {
        path: `/buildings/${buildingId}/bank-statements`,
      }),
      201,
    );
    expect(await codes()).toEqual([
      'held_bank_statements',
      'open_bank_transactions',
      'bank_statements_missing',
    ]);
    for (const { link, count } of nonEmpty((await findings()).slice(0, 2))) {
      expect(must(await tenant.auditor.get(link), 200)).toHaveLength(count);
    }
  });

  it('names claims that no insurer has paid, until one does', async () => {
    const claim = { borne_by: 'Insurer', supplier: 'Toits SA' };
    const path = `/expenses/${await anExpense('2025-04-01', claim)}`;
    must(await tenant.accountant.put(`${path}/submit-for-approval`), 200);
    must(await tenant.boardMember.put(`${path}/approve`), 200);
    expect(await findings()).toMatchObject([
      {
        code: 'account_4996_not_nil',
        severity: 'Warning',
        count: 1,
        detail: expect.stringContaining('10.00') as string,
      },
    ]);
    await post('2025-09-01', '551', '4996', 10);
    expect(await codes()).toEqual([]);
  });

  // 160 holds 20.00; 550 has 15.00: 5.00 of the reserve was used for something else.
  it('names a reserve that its money does not cover', async () => {
    await post('2025-01-02', '550', '160', 20);
    await post('2025-08-01', '416', '550', 5);
    expect(await codes()).toEqual(['reserve_not_covered']);
    await post('2025-08-02', '550', '416', 5);
    expect(await codes()).toEqual([]);
  });

  it('names accounts in the name of others, and the missing one for the reserve', async () => {
    const path = `/buildings/${buildingId}/bank-accounts`;
    const working = { iban: 'BE43068999999501', holder: 'Syndic & Fils', account_code: '551' };
    const { id } = must(await tenant.accountant.post(path, working), 201);
    expect(await findings()).toMatchObject([
      { code: 'reserve_account_missing', severity: 'Warning', count: 1 },
      {
        code: 'account_not_of_association',
        detail: '1 bank account is not in the name of the association (art. 3.86 §3).',
        link: `/buildings/${buildingId}`,
      },
      { code: 'bank_statements_missing', count: 1 },
    ]);
    must(await tenant.accountant.put(`/bank-accounts/${id}`, { holder: 'ACP Résidence' }), 200);
    const reserve = { iban: 'BE68539007547034', holder: 'Résidence', account_code: '550' };
    must(await tenant.accountant.post(path, reserve), 201);
    expect(await codes()).toEqual(['bank_statements_missing']);
  });

  it('names owners of whom the books and the open items differ', async () => {
    const books = await ownerBooks(test, tenant, { buildingId });
    const { id } = await books.charge({ amount: 50, due: '2025-05-05', counter_account: '100' });
    expect(await codes()).toEqual([]);
    await asSuperuser(test.databaseUrl, (client) =>
      client.query('update app.receivables set open_cents = open_cents - 1 where id = $1', [id]),
    );
    expect(await findings()).toMatchObject([
      { code: 'owner_differences', severity: 'Blocking', count: 1 },
    ]);
    expect(must(await close(['owner_differences']), 422).code).toBe('not_ready_to_close');
  });

  it('is read by those who read the books, of buildings that they may see', async () => {
    const path = `/fiscal-years/${yearId}/closing-check`;
    const other = await aTenant(test);
    must(await other.auditor.get(path), 404);
    for (const caller of [tenant.syndic, tenant.boardMember]) must(await caller.get(path), 200);
  });
});

describe('closing a year that is not ready', () => {
  it('is refused with the findings while one blocks, whatever is acknowledged', async () => {
    const running = await aYear('2026-01-01', '2026-12-31');
    must(await close(), 200);
    expect(must(await close(['year_not_ended'], running), 422)).toMatchObject({
      code: 'not_ready_to_close',
      findings: [{ code: 'year_not_ended', severity: 'Blocking', count: 1 }],
    });
    expect(await codes(running)).toEqual(['year_not_ended']);
    must(await close(['everything'], running), 400);
  });

  it('is refused until every warning is acknowledged, and the log keeps which were', async () => {
    await anExpense('2025-03-01');
    await post('2025-06-01', '551', '4990', 12.5);
    for (const acknowledge of [undefined, [], ['draft_expenses']]) {
      expect(must(await close(acknowledge), 422)).toMatchObject({
        code: 'not_ready_to_close',
        findings: ['draft_expenses', 'account_4990_not_nil', ...ALWAYS].map((code) => ({ code })),
      });
    }
    expect(must(await tenant.auditor.get(`/fiscal-years/${yearId}`), 200).status).toBe('Open');
    must(await close(['account_4990_not_nil', 'draft_expenses']), 200);
    const { rows } = await asSuperuser(test.databaseUrl, (client) =>
      client.query(
        `select action, details from app.audit_log left join app.audit_values
          using (organization_id, id)
          where object_id = $1 and action = 'fiscal_year.closed'`,
        [yearId],
      ),
    );
    expect(rows).toMatchObject([
      {
        action: 'fiscal_year.closed',
        details: { acknowledged: ['draft_expenses', 'account_4990_not_nil', ...ALWAYS] },
      },
    ]);
  });

  it('is refused for its state and its order before for what is found', async () => {
    await anExpense('2025-03-01');
    const next = await aYear('2026-01-01', '2026-03-15');
    await anExpense('2026-03-01');
    expect(must(await close([], next), 409).code).toBe('out_of_order');
    must(await close(['draft_expenses']), 200);
    expect(must(await close(), 409).code).toBe('invalid_transition');
  });

  it('is refused while the books do not prove', async () => {
    const own = await aTenant(test);
    must(await own.accountant.post('/accounts/seed/belgian-pcmn'), 201);
    const building = { name: 'Autre', address: 'Rue Basse 1', total_units: 1 };
    const { id: building_id } = must(await own.syndic.post('/buildings', building), 201);
    await withWholeLot(own.syndic, building_id);
    const year = { start_date: '2025-01-01', end_date: '2025-12-31' };
    const path = `/buildings/${building_id}/fiscal-years`;
    const { id } = must(await own.accountant.post(path, year), 201);
    const lines = [
      { account_code: '416', debit: 1 },
      { account_code: '551', credit: 1 },
    ];
    const entry = { building_id, entry_date: '2025-05-05', description: 'Lent', lines };
    const posted = must(await own.accountant.post('/journal-entries', entry), 201);
    await asSuperuser(test.databaseUrl, (client) =>
      client.query("update app.journal_entries set hash = sha256('x') where id = $1", [posted.id]),
    );
    expect(must(await own.accountant.put(`/fiscal-years/${id}/close`), 422)).toMatchObject({
      code: 'not_ready_to_close',
      findings: [{ code: 'books_not_proven', severity: 'Blocking' }, {}, {}, {}],
    });
  });
});
