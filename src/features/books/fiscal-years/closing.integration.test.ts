import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAssemblyHouse } from '#test/helpers/assembly-house.ts';
import { approveExpense } from '#test/helpers/expenses.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { openYear } from '#test/helpers/open-year.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

const test = await startTestApp();
let tenant: Tenant;
let house: Awaited<ReturnType<typeof anAssemblyHouse>>;
let building_id: string;
let yearId: string;

beforeAll(async () => {
  test.clock.set('2026-06-10T17:00:00Z');
  tenant = await aTenant(test);
  must(await tenant.accountant.post('/accounts/seed/belgian-pcmn'), 201);
});

beforeEach(async () => {
  house = await anAssemblyHouse(test, tenant);
  building_id = house.building_id;
  yearId = await aYear(2025);
});

const aYear = (year: number) => openYear(tenant.accountant, building_id, year);

const path = (of = '', id = yearId) => `/fiscal-years/${id}${of}`;
const read = async (of: string, id = yearId) => must(await tenant.auditor.get(path(of, id)), 200);

async function post(entry_date: string, debit: string, credit: string, amount: number, more = {}) {
  const lines = [
    { account_code: debit, debit: amount },
    { account_code: credit, credit: amount },
  ];
  const entry = { building_id, entry_date, description: 'By hand', lines, ...more };
  return must(await tenant.accountant.post('/journal-entries', entry), 201);
}

function anExpense(amount: number, more: object = {}): Promise<string> {
  const expense = {
    building_id,
    description: 'Cleaning',
    amount,
    expense_date: '2025-03-01',
    category: 'Other',
    account_code: '6105',
    supplier: 'Net SA',
    ...more,
  };
  return approveExpense(tenant, expense);
}

async function aCall(fund: string, total_amount: number, more: object = {}): Promise<string> {
  const call = { building_id, title: fund, fund, total_amount, ...more };
  const dates = { call_date: '2025-04-01', due_date: '2025-05-01' };
  const { id } = must(await tenant.accountant.post('/calls-for-funds', { ...dates, ...call }), 201);
  must(await tenant.accountant.put(`/calls-for-funds/${id}/send`), 200);
  return id;
}

/** Holds an assembly on a day, which decides an item unanimously. Returns the decision. */
async function aDecision(
  decision_type: string,
  day = '2026-06-10',
  title = 'Item',
): Promise<string> {
  const scheduled_date = `${day}T17:00:00.000Z`;
  const before = new Date(test.clock.nowMs()).toISOString();
  test.clock.set(scheduled_date);
  const id = await house.aMeeting({ scheduled_date });
  const item = await house.anItem(id, { title, decision_type });
  const people = ['Anne', 'Bart', 'Chris', 'Dirk'] as const;
  for (const name of people) must(await house.comes(id, name), 201);
  must(await tenant.syndic.put(`/meetings/${id}/open`), 200);
  const votes = house.votes(Object.fromEntries(people.map((name) => [name, 'For'])));
  must(await tenant.syndic.post(`/meetings/${id}/agenda-items/${item['id']}/votes`, votes), 201);
  must(await tenant.syndic.put(`/meetings/${id}/close`), 200);
  const [decision] = must(await tenant.syndic.get(`/decisions?meeting_id=${id}`), 200);
  test.clock.set(before);
  return decision.id;
}

const findings = async (id = yearId): Promise<Json[]> => {
  const found: Json[] = (await read('/closing-check', id)).findings;
  return found;
};
const codes = async (id = yearId) => (await findings(id)).map(({ code }) => code as string);
const step = async (code: string, id = yearId): Promise<Json> =>
  (await read('/closing', id)).steps.find((one: Json) => one['code'] === code);

async function close(more: object = {}, id = yearId) {
  const acknowledge = await codes(id);
  return tenant.accountant.put(path('/close', id), { acknowledge, ...more });
}

const balanceOf = async (code: string, year = 2025) => {
  const report = await tenant.auditor.get(
    `/reports/trial-balance?year=${year}&building_id=${building_id}`,
  );
  const accounts: Json[] = must(report, 200).accounts;
  return accounts.find((one) => one['code'] === code)?.['balance'] ?? 0;
};

describe('the closing list', () => {
  it('has the steps in order, with who may do them and what does them', async () => {
    expect(await read('/closing')).toEqual({
      steps: [
        ['Bank', 'Done'],
        ['Invoices', 'Done'],
        ['Accruals', 'Done'],
        ['Statement', 'Done'],
        ['Reserve', 'Done'],
        ['ReserveTest', 'Done'],
        ['Close', 'Open'],
      ].map(([code, state]) => ({
        code,
        state,
        roles: ['Syndic', 'Accountant'],
        findings: [],
        action: code === 'Close' ? 'close_year' : null,
        needs_second_person: false,
      })),
    });
    must(await close(), 200);
    expect(await step('Close')).toMatchObject({ state: 'Done', action: null, findings: [] });
  });

  it('shows what is missing on each step, and blocks those after it', async () => {
    await anExpense(10);
    const draft = { building_id, description: 'x', amount: 1, expense_date: '2025-05-05' };
    const { id } = must(
      await tenant.accountant.post('/expenses', { ...draft, category: 'Other' }),
      201,
    );
    must(await tenant.accountant.put(`/expenses/${id}/submit-for-approval`), 200);
    expect(await step('Invoices')).toMatchObject({
      state: 'Open',
      action: 'enter_invoices',
      findings: [{ code: 'pending_expenses', severity: 'Blocking', count: 1 }],
    });
    expect(await step('Statement')).toMatchObject({
      state: 'Blocked',
      findings: [{ code: 'statement_missing', severity: 'Blocking' }],
    });
    expect(await step('Close')).toMatchObject({ state: 'Blocked' });
    expect((await step('Close'))['findings'].map(({ code }: Json) => code)).toEqual([
      'result_not_nil',
      'accounts_not_approved',
      'auditor_report_missing',
    ]);
  });

  it('is for those who read the books, and leaves the Syndic out where two persons act', async () => {
    must(
      await tenant.syndic.put(`/buildings/${building_id}`, { require_second_approver: true }),
      200,
    );
    expect((await step('Close'))['roles']).toEqual(['Accountant']);
    expect((await step('Bank'))['roles']).toEqual(['Syndic', 'Accountant']);
    must(await house.logins.Anne.get(path('/closing')), 403);
    const other = await aTenant(test);
    for (const of of ['/closing', '/reserve-test']) must(await other.auditor.get(path(of)), 404);
    must(await tenant.boardMember.get(path('/closing')), 200);
  });
});

describe('the reserve of a year', () => {
  it('is appropriated once, on the last day, and leaves no result', async () => {
    await aCall('Reserve', 100.01);
    expect(await findings()).toMatchObject([
      { code: 'reserve_not_appropriated', severity: 'Blocking', count: 1 },
      { code: 'result_not_nil', severity: 'Blocking' },
      { code: 'accounts_not_approved' },
      { code: 'auditor_report_missing' },
    ]);
    const done = must(await tenant.accountant.put(path('/appropriate-reserve')), 200);
    expect(done).toMatchObject({
      amount: 100.01,
      funds: [{ account_code: '160', amount: 100.01 }],
    });
    const entry = must(await tenant.auditor.get(`/journal-entries/${done.journal_entry_id}`), 200);
    expect(entry).toMatchObject({
      entry_date: '2025-12-31',
      journal: 'Miscellaneous',
      source: { type: 'FiscalYear', id: yearId },
      lines: [
        { account_code: '693', debit: 100.01 },
        { account_code: '160', credit: 100.01 },
      ],
    });
    expect(must(await tenant.accountant.put(path('/appropriate-reserve')), 200)).toEqual({
      journal_entry_id: null,
      amount: 0,
      funds: [],
    });
    expect(await step('Reserve')).toMatchObject({ state: 'Done' });
    must(await close(), 200);
    expect((await tenant.accountant.put(path('/appropriate-reserve'))).body.code).toBe(
      'invalid_transition',
    );
  });

  it('is moved back where a call is cancelled after it', async () => {
    const call = await aCall('Reserve', 40, { call_date: '2025-07-01' });
    must(await tenant.accountant.put(path('/appropriate-reserve')), 200);
    must(await tenant.accountant.put(`/calls-for-funds/${call}/cancel`, {}), 200);
    // The call is reversed on the day of the cancellation, in the year after.
    expect(await codes()).not.toContain('reserve_not_appropriated');
    const next = await aYear(2026);
    expect(
      (await findings(next)).find(({ code }) => code === 'reserve_not_appropriated'),
    ).toMatchObject({ count: 1 });
    const back = must(await tenant.accountant.put(path('/appropriate-reserve', next)), 200);
    expect(back).toMatchObject({ amount: -40 });
    expect(await balanceOf('160', 2026)).toBe(0);
  });

  it('is not what a person moved by hand, nor a release', async () => {
    await aCall('Reserve', 50);
    await post('2025-06-01', '693', '160', 20);
    await post('2025-06-02', '160', '693', 5);
    const done = must(await tenant.accountant.put(path('/appropriate-reserve')), 200);
    expect(done.amount).toBe(30);
  });

  it('takes the interest of its account where the building leaves it to the reserve', async () => {
    const account = { iban: 'BE68539007547034', holder: 'Les Tilleuls', account_code: '550' };
    must(await tenant.accountant.post(`/buildings/${building_id}/bank-accounts`, account), 201);
    await post('2025-12-31', '550', '75', 4.13);
    expect(await codes()).not.toContain('reserve_not_appropriated');
    must(
      await tenant.syndic.put(`/buildings/${building_id}`, { reserve_interest_to: 'Reserve' }),
      200,
    );
    expect(await codes()).toContain('reserve_not_appropriated');
    const done = must(await tenant.accountant.put(path('/appropriate-reserve')), 200);
    expect(done.funds).toEqual([{ account_code: '160', amount: 4.13 }]);
  });
});

describe('the 5 % test', () => {
  beforeEach(async () => {
    yearId = await aYear(2026);
    await anExpense(200.01);
    await anExpense(999, { account_code: '611' });
    await aCall('Reserve', 10, { call_date: '2026-02-01', due_date: '2026-03-01' });
  });
  const accept = async (acceptance_date: string | null) =>
    must(await tenant.syndic.put(`/buildings/${building_id}`, { acceptance_date }), 200);

  it('compares the reserve calls with the ordinary charges of the year before', async () => {
    const figures = { base: 200.01, minimum: 10.01, called: 10 };
    expect(await read('/reserve-test')).toEqual({ ...figures, due: 'Unknown', sufficient: false });
    expect(await codes()).not.toContain('reserve_below_five_percent');
    await accept('2021-01-01');
    expect(await read('/reserve-test')).toEqual({ ...figures, due: 'Due', sufficient: false });
    const found = await findings();
    expect(found.find(({ code }) => code === 'reserve_below_five_percent')).toMatchObject({
      severity: 'Warning',
      detail: expect.stringContaining('0.01') as string,
    });
    await accept('2021-01-02');
    expect(await read('/reserve-test')).toEqual({ ...figures, due: 'NotDue', sufficient: true });
  });

  it('is not due where the assembly opted out', async () => {
    await accept('2015-01-01');
    await aDecision('NoReserveFund');
    expect(await read('/reserve-test')).toMatchObject({ due: 'OptedOut', sufficient: true });
  });
});

describe('what the year as a whole lacks', () => {
  it('is named: an overdrawn bank, missing statements, old accruals, entries before the opening', async () => {
    const account = { iban: 'BE43068999999501', holder: 'Les Tilleuls', account_code: '551' };
    must(await tenant.accountant.post(`/buildings/${building_id}/bank-accounts`, account), 201);
    await post('2024-11-30', '416', '444', 7);
    await post('2025-06-01', '416', '551', 12.5);
    await post('2025-01-01', '416', '100', 1, { journal: 'Opening' });
    expect(await findings()).toMatchObject([
      { code: 'entries_before_opening', severity: 'Blocking', count: 1 },
      { code: 'reserve_account_missing' },
      { code: 'bank_negative', severity: 'Warning', count: 1 },
      { code: 'bank_statements_missing', severity: 'Warning', count: 1 },
      { code: 'accrual_stale', severity: 'Warning', count: 1 },
      { code: 'accounts_not_approved', severity: 'Warning' },
      { code: 'auditor_report_missing', severity: 'Warning' },
    ]);
    for (const { link } of nonEmpty(await findings())) must(await tenant.auditor.get(link), 200);
    expect(must(await close(), 422).code).toBe('not_ready_to_close');
  });

  it('is a cost that no owner bears', async () => {
    const expense = await anExpense(10);
    expect(await codes()).not.toContain('cost_without_key');
    await asSuperuser(test.databaseUrl, (client) =>
      client.query(
        `with gone as (delete from app.cost_line_parts using app.cost_lines as line
          where line.organization_id = cost_line_parts.organization_id
            and line.id = cost_line_parts.line_id and line.expense_id = $1)
         delete from app.cost_lines where expense_id = $1`,
        [expense],
      ),
    );
    expect((await findings())[0]).toMatchObject({
      code: 'cost_without_key',
      severity: 'Blocking',
      count: 1,
    });
  });

  it('is approved accounts, and the report of the auditor on the agenda', async () => {
    await post('2025-06-01', '416', '100', 1);
    expect(await codes()).toEqual(['accounts_not_approved', 'auditor_report_missing']);
    await aDecision('Accounts', '2026-05-20');
    expect(await codes()).toEqual(['auditor_report_missing']);
    const meeting = await house.aMeeting();
    const item = { title: 'Report', kind: 'Information', text_key: 'auditor_report' };
    must(await tenant.syndic.post(`/meetings/${meeting}/agenda-items`, item), 201);
    expect(await codes()).toEqual([]);
  });
});

describe('closing', () => {
  it('needs a decision about a result that is left, which goes to 14', async () => {
    await post('2025-06-01', '643', '416', 30);
    expect(must(await close(), 422)).toMatchObject({
      code: 'not_ready_to_close',
      findings: [{ code: 'result_not_nil', severity: 'Blocking', count: 1 }, {}, {}, {}],
    });
    expect(must(await close({ result_decision_id: building_id }), 422)).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/body/result_decision_id' }],
    });
    const result_decision_id = await aDecision('Other', '2026-05-20', 'The deficit');
    const closed = must(await close({ result_decision_id }), 200);
    expect(closed).toMatchObject({ status: 'Closed', result_decision_id });
    const entry = must(
      await tenant.auditor.get(`/journal-entries/${closed.closing_entry_id}`),
      200,
    );
    expect(entry.lines).toMatchObject([
      { account_code: '643', credit: 30 },
      { account_code: '14', debit: 30 },
    ]);
    const reopened = must(await tenant.accountant.put(path('/reopen')), 200);
    expect(reopened).toMatchObject({ status: 'Open', result_decision_id: null });
  });

  it('is refused to the only person who prepared it, where the building asks for two', async () => {
    await aCall('Reserve', 30);
    must(await tenant.accountant.put(path('/appropriate-reserve')), 200);
    const two = { closing_needs_second_person: true };
    must(await tenant.syndic.put(`/buildings/${building_id}`, two), 200);
    expect((await step('Close'))['needs_second_person']).toBe(true);
    expect(must(await close(), 403).code).toBe('second_person_required');
    const acknowledge = await codes();
    must(await tenant.syndic.put(path('/close'), { acknowledge }), 200);
  });
});

describe('reopening', () => {
  it('needs a reason once the accounts are approved', async () => {
    must(await close(), 200);
    must(await tenant.accountant.put(path('/reopen')), 200);
    must(await close(), 200);
    await aDecision('Accounts', '2026-05-20');
    expect(must(await tenant.accountant.put(path('/reopen')), 422)).toMatchObject({
      code: 'reopening_reason_missing',
      errors: [{ pointer: '/body/reason' }],
    });
    const reason = 'An invoice was booked twice.';
    must(await tenant.accountant.put(path('/reopen'), { reason }), 200);
    const { rows } = await asSuperuser(test.databaseUrl, (client) =>
      client.query(
        `select details from app.audit_log left join app.audit_values using (organization_id, id)
          where object_id = $1 and action = 'fiscal_year.reopened' order by id desc limit 1`,
        [yearId],
      ),
    );
    expect(rows).toMatchObject([{ details: { reason } }]);
  });
});
