import { beforeAll, describe, expect, it } from 'vitest';
import { anAssemblyHouse } from '#test/helpers/assembly-house.ts';
import { approveExpense } from '#test/helpers/expenses.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { openYear } from '#test/helpers/open-year.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let house: Awaited<ReturnType<typeof anAssemblyHouse>>;
let buildingId: string;
let general: string;
let lastYear: string;
let year: string;

beforeAll(async () => {
  test.clock.set('2026-06-10T17:00:00Z');
  tenant = await aTenant(test);
  house = await anAssemblyHouse(test, tenant);
  must(await tenant.syndic.post('/accounts/seed/belgian-pcmn'), 201);
  buildingId = house.building_id;
  const keys: Json[] = must(
    await tenant.syndic.get(`/buildings/${buildingId}/distribution-keys`),
    200,
  );
  general = keys.find(({ is_general }) => is_general)?.id;
  lastYear = await aYear(2025);
  year = await aYear(2026);
  await anExpense({ account_code: '6105', amount: 200 });
  await anExpense({ account_code: '61011', amount: 100.01, distribution_key_id: house.liftKey });
  await anExpense({ account_code: '611', amount: 400 });
  await anExpense({ account_code: '6105', amount: 90, expense_date: '2026-02-01' });
});

const aYear = (number: number) => openYear(tenant.accountant, buildingId, number);

async function anExpense(more: object): Promise<void> {
  const expense = {
    building_id: buildingId,
    description: 'Works',
    expense_date: '2025-03-01',
    category: 'Other',
    supplier: 'Fournisseur SA',
    ...more,
  };
  await approveExpense(tenant, expense);
}

const listPath = () => `/buildings/${buildingId}/budgets`;
const post = (to: string, body: object) => tenant.accountant.post(to, body);
const put = (to: string, body: object = {}) => tenant.accountant.put(to, body);
const line = (account_code: string, amount: number, more: object = {}) => ({
  account_code,
  amount,
  ...more,
});

async function aBudget(more: object = {}): Promise<Json> {
  const lines = [line('6105', 1000), line('6107', 200, { distribution_key_id: house.liftKey })];
  return must(
    await post(listPath(), { fiscal_year_id: year, kind: 'Ordinary', lines, ...more }),
    201,
  );
}

/** Holds an assembly that votes the budget, and returns its decision. */
async function aDecision(budgetId: string, choice: 'For' | 'Against' = 'For', amended?: object) {
  const item = {
    title: 'The budget',
    kind: 'Decision',
    decision_type: 'Budget',
    budget: { budget_id: budgetId },
  };
  const people = ['Anne', 'Bart', 'Chris', 'Dirk'] as const;
  const { id, item: itemPath, agenda } = await house.opened(people, [item]);
  if (amended !== undefined)
    must(await tenant.syndic.put(`${itemPath}/amend`, { text: null, budget_lines: amended }), 200);
  const choices = Object.fromEntries(people.map((name) => [name, choice]));
  must(await tenant.syndic.post(`${itemPath}/votes`, house.votes(choices)), 201);
  must(await tenant.syndic.put(`/meetings/${id}/close`), 200);
  const [decision] = must(await tenant.syndic.get(`/decisions?meeting_id=${id}`), 200);
  return { decision_id: decision.id as string, item: agenda[0] };
}

/** An adopted budget of a new year, so that tests do not meet each other's. */
async function anAdopted(number: number, more: object = {}): Promise<Json> {
  const fiscal_year_id = await aYear(number);
  const { id } = await aBudget({ fiscal_year_id, ...more });
  return must(await put(`/budgets/${id}/adopt`), 200);
}

describe('a budget', () => {
  it('is drafted from the costs of the year before, by account and key, times the index', async () => {
    const drafted = must(
      await post(listPath(), {
        fiscal_year_id: year,
        kind: 'Ordinary',
        index: 1.025,
        indexes: [{ account_code: '61011', index: '1.1' }],
      }),
      201,
    );
    expect(drafted).toMatchObject({
      building_id: buildingId,
      status: 'Draft',
      decision_id: null,
      adopted_on: null,
      series_id: null,
      total: 315.01,
      allowed_actions: ['adopt'],
      lines: [
        {
          account_code: '61011',
          distribution_key_id: house.liftKey,
          distribution_key_name: 'Lift',
          amount: 110.01,
          actual: 100.01,
          index: 1.1,
          nature: 'Ordinary',
          note: null,
        },
        {
          account_code: '6105',
          distribution_key_id: general,
          amount: 205,
          actual: 200,
          index: 1.025,
        },
      ],
    });
    const works = must(
      await post(listPath(), { fiscal_year_id: year, kind: 'Extraordinary' }),
      201,
    );
    expect(works.lines).toMatchObject([{ account_code: '611', amount: 400, index: 1 }]);
    const again = must(await put(`/budgets/${drafted.id}`, { index: 2 }), 200);
    expect(again.lines.map(({ amount }: Json) => amount)).toEqual([200.02, 400]);
    must(await tenant.accountant.delete(`/budgets/${works.id}`), 204);
    must(await tenant.auditor.get(`/budgets/${works.id}`), 404);
  });

  it('takes lines in place of the draft, with General and its own nature by default', async () => {
    const budget = await aBudget({
      lines: [
        line('6105', 12.34, { note: 'New contract' }),
        line('6105', 1, { nature: 'Extraordinary' }),
      ],
    });
    expect(budget['lines']).toMatchObject([
      {
        distribution_key_id: general,
        nature: 'Ordinary',
        amount: 12.34,
        note: 'New contract',
        actual: null,
      },
      { nature: 'Extraordinary', amount: 1 },
    ]);
  });

  it('refuses years, keys and accounts that are not its own, and a line twice', async () => {
    const refused = async (more: object) => {
      const { status, body } = await post(listPath(), {
        fiscal_year_id: year,
        kind: 'Ordinary',
        ...more,
      });
      return [status, body.code, body.errors?.[0]?.pointer];
    };
    const other = await aTenant(test);
    const otherBuilding = { name: 'Autre', address: 'Rue Basse 1', total_units: 1 };
    const { id: otherId } = must(await tenant.syndic.post('/buildings', otherBuilding), 201);
    const otherKeys: Json[] = must(
      await tenant.syndic.get(`/buildings/${otherId}/distribution-keys`),
      200,
    );
    expect(await refused({ fiscal_year_id: general })).toEqual([
      422,
      'unknown_reference',
      '/body/fiscal_year_id',
    ]);
    const key = line('6105', 1, { distribution_key_id: otherKeys[0]?.['id'] });
    expect(await refused({ lines: [key] })).toEqual([
      422,
      'unknown_reference',
      '/body/lines/0/distribution_key_id',
    ]);
    const at = '/body/lines/0/account_code';
    for (const [code, problem] of [
      ['699999', 'account_missing'],
      ['61', 'account_not_postable'],
      ['643', 'invalid_account'],
      ['701', 'invalid_account'],
    ] as const) {
      expect(await refused({ lines: [line(code, 1)] })).toEqual([422, problem, at]);
    }
    expect(await refused({ lines: [line('6105', 1), line('6105', 2)] })).toEqual([
      409,
      'duplicate',
      '/body/lines/1/account_code',
    ]);
    must(await post(listPath(), { fiscal_year_id: year, kind: 'Ordinary', index: 102.5 }), 400);
    must(
      await tenant.boardMember.post(listPath(), { fiscal_year_id: year, kind: 'Ordinary' }),
      403,
    );
    must(await other.accountant.post(listPath(), { fiscal_year_id: year, kind: 'Ordinary' }), 404);
  });

  it('is read by owners once it is adopted', async () => {
    const { id } = await aBudget();
    const stranger = await aTenant(test);
    must(await stranger.auditor.get(`/budgets/${id}`), 404);
    must(await house.logins.Anne.get(`/budgets/${id}`), 404);
    const adopted = await anAdopted(2031);
    const shown = must(await house.logins.Anne.get(`/budgets/${adopted['id']}`), 200);
    expect(shown).toMatchObject({ status: 'Adopted', total: 1200, allowed_actions: [] });
    const listed: Json[] = must(await house.logins.Anne.get(listPath()), 200);
    expect(nonEmpty(listed).map(({ status }) => status)).toEqual(listed.map(() => 'Adopted'));
  });
});

describe('the budget that the assembly votes', () => {
  it('is on the agenda by account, and adopted by the decision', async () => {
    const { id } = await aBudget({ fiscal_year_id: await aYear(2027) });
    const { decision_id, item } = await aDecision(id);
    expect(item['budget']).toMatchObject({
      fiscal_year: 2027,
      budget_id: id,
      total: 1200,
      lines: [
        { account_code: '6105', amount: 1000 },
        { account_code: '6107', amount: 200 },
      ],
    });
    const adopted = must(await put(`/budgets/${id}/adopt`, { decision_id }), 200);
    expect(adopted).toMatchObject({
      status: 'Adopted',
      decision_id,
      adopted_on: '2026-06-10',
      allowed_actions: ['calls'],
    });
    expect((await put(`/budgets/${id}/adopt`, { decision_id })).body.code).toBe(
      'invalid_transition',
    );
    expect((await put(`/budgets/${id}`, { index: 1 })).body.code).toBe('invalid_transition');
    expect((await tenant.accountant.delete(`/budgets/${id}`)).body.code).toBe('invalid_transition');
  });

  it('is adopted only with the amounts voted, by an adopted decision about it', async () => {
    const { id } = await aBudget({ fiscal_year_id: await aYear(2028) });
    const rejected = await aDecision(id, 'Against');
    const unknown = await put(`/budgets/${id}/adopt`, { decision_id: rejected.decision_id });
    expect(must(unknown, 422)).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/body/decision_id' }],
    });
    const amended = [line('6105', 900), line('6107', 200)];
    const { decision_id } = await aDecision(id, 'For', amended);
    expect(must(await put(`/budgets/${id}/adopt`, { decision_id }), 422)).toMatchObject({
      code: 'budget_differs',
      account_code: '6105',
      amount: 1000,
      voted: 900,
    });
    const other = await aBudget();
    expect(must(await put(`/budgets/${other['id']}/adopt`, { decision_id }), 422).code).toBe(
      'unknown_reference',
    );
    must(await put(`/budgets/${id}`, { lines: amended }), 200);
    must(await put(`/budgets/${id}/adopt`, { decision_id }), 200);
  });

  it('has amounts, and is the only one of its kind in the year', async () => {
    const fiscal_year_id = await aYear(2029);
    const empty = await aBudget({ fiscal_year_id, lines: [] });
    expect(must(await put(`/budgets/${empty['id']}/adopt`), 422).code).toBe('budget_empty');
    const first = await aBudget({ fiscal_year_id });
    const second = await aBudget({ fiscal_year_id });
    must(await put(`/budgets/${first['id']}/adopt`), 200);
    expect(must(await put(`/budgets/${second['id']}/adopt`), 409).code).toBe('duplicate');
    const works = await aBudget({ fiscal_year_id, kind: 'Extraordinary' });
    must(await put(`/budgets/${works['id']}/adopt`), 200);
  });

  it('cannot be another building’s, nor deleted while it is on an agenda', async () => {
    const draft = await aBudget();
    const meeting = await house.aMeeting();
    const item = { title: 'Budget', kind: 'Decision', decision_type: 'Budget' };
    const items = `/meetings/${meeting}/agenda-items`;
    const refused = await tenant.syndic.post(items, { ...item, budget: { budget_id: general } });
    expect(must(refused, 422)).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/body/budget/budget_id' }],
    });
    must(await tenant.syndic.post(items, { ...item, budget: { budget_id: draft['id'] } }), 201);
    expect((await tenant.accountant.delete(`/budgets/${draft['id']}`)).body.code).toBe('in_use');
    must(await tenant.syndic.post(items, { ...item, budget: {} }), 400);
  });
});

describe('the calls of a budget', () => {
  const rhythm = { first_call_date: '2026-07-01', instalments: 4, interval_months: 3 };
  const query = 'first_call_date=2026-07-01&instalments=4&interval_months=3';

  it('are one part per key, with the legal minimum for the reserve, to the cent', async () => {
    const { id } = await aBudget({ fiscal_year_id: year });
    expect((await post(`/budgets/${id}/calls`, rhythm)).body.code).toBe('invalid_transition');
    must(await put(`/budgets/${id}/adopt`), 200);
    // 5 % of 200.00 + 100.01 of 2025, rounded up.
    const preview = must(await tenant.auditor.get(`/budgets/${id}/calls-preview?${query}`), 200);
    expect(preview).toMatchObject({
      reserve_amount: 15.01,
      reserve_minimum: 15.01,
      below_minimum: 0,
    });
    const calls: Json[] = must(await post(`/budgets/${id}/calls`, rhythm), 201);
    expect(calls.map(({ call_date, status, title }) => [call_date, status, title])).toEqual([
      ['2026-07-01', 'Draft', 'Provisions 2026 (1/4)'],
      ['2026-10-01', 'Draft', 'Provisions 2026 (2/4)'],
      ['2027-01-01', 'Draft', 'Provisions 2026 (3/4)'],
      ['2027-04-01', 'Draft', 'Provisions 2026 (4/4)'],
    ]);
    const parts = calls.flatMap((call) => call['parts'] as Json[]);
    const sums = Object.entries(
      Object.groupBy(parts, (part) => `${part['fund']} ${part['distribution_key_id']}`),
    ).map(([key, own]) => [
      key,
      own?.reduce((sum, one) => sum + Math.round(one['total_amount'] * 100), 0),
    ]);
    expect(Object.fromEntries(sums)).toEqual({
      [`Provision ${general}`]: 100_000,
      [`Provision ${house.liftKey}`]: 20_000,
      [`Reserve ${general}`]: 1501,
    });
    expect(calls[0]?.['due_date']).toBe('2026-07-31');
    expect(calls.map(({ total_amount }) => total_amount)).toEqual(
      preview.calls.map(({ total }: Json) => total),
    );
    expect(must(await tenant.auditor.get(`/budgets/${id}`), 200).series_id).toBe(
      calls[0]?.['series_id'],
    );
    expect(must(await post(`/budgets/${id}/calls`, rhythm), 409).code).toBe('budget_called');
    for (const call of nonEmpty(calls))
      must(await tenant.accountant.put(`/calls-for-funds/${call['id']}/cancel`, {}), 200);
    must(await post(`/budgets/${id}/calls`, { ...rhythm, reserve_amount: 0 }), 201);
  });

  it('show each owner the year before they are sent', async () => {
    const { id } = await anAdopted(2032, { lines: [line('6105', 1000)] });
    const path = `/budgets/${id}/calls-preview?${query}&reserve_amount=100`;
    const preview = must(await tenant.auditor.get(path), 200);
    const anne = preview.owners.find(({ owner_name }: Json) => owner_name === 'Anne');
    expect(anne).toMatchObject({
      owner_id: house.ids.Anne,
      provision: 300,
      works: 0,
      reserve: 30,
      total: 330,
    });
    const total = preview.owners.reduce((sum: number, { total: one }: Json) => sum + one, 0);
    expect(Math.round(total * 100)).toBe(110_000);
    must(await house.logins.Anne.get(path), 403);
  });

  it('of an extraordinary budget are works, without a part for the reserve', async () => {
    const { id } = await anAdopted(2033, { kind: 'Extraordinary', lines: [line('611', 500)] });
    const once = { ...rhythm, instalments: 1 };
    const calls: Json[] = must(await post(`/budgets/${id}/calls`, once), 201);
    expect(
      calls.map(({ title, total_amount, parts }) => [title, total_amount, parts]),
    ).toMatchObject([['Travaux 2033 (1/1)', 500, [{ fund: 'Works', total_amount: 500 }]]]);
  });

  it('refuse instalments of nothing', async () => {
    const { id } = await anAdopted(2034, { lines: [line('6105', 0.03)] });
    const twelve = { ...rhythm, instalments: 12, interval_months: 1, reserve_amount: 0 };
    expect(must(await post(`/budgets/${id}/calls`, twelve), 422)).toMatchObject({
      code: 'instalment_empty',
      errors: [{ pointer: '/body/instalments' }],
    });
  });
});

describe('a budget that is followed', () => {
  it('compares budget, actual and expected costs of an account up to a day', async () => {
    const { id } = await aBudget({ lines: [line('6105', 100)] });
    const followed = must(await tenant.auditor.get(`/budgets/${id}/follow-up?on=2026-03-31`), 200);
    expect(followed).toMatchObject({
      on: '2026-03-31',
      lines: [{ account_code: '6105', budget: 100, actual: 90, expected: 24.66, warned: true }],
      totals: { budget: 100, actual: 90, expected: 24.66 },
    });
    const before = must(await tenant.auditor.get(`/budgets/${id}/follow-up?on=2026-01-31`), 200);
    expect(before.lines).toMatchObject([{ actual: 0, warned: false }]);
    const past = await aBudget({ fiscal_year_id: lastYear, lines: [line('6107', 1)] });
    const beside = must(await tenant.auditor.get(`/budgets/${past['id']}/follow-up`), 200);
    expect(beside.lines.map(({ account_code, warned }: Json) => [account_code, warned])).toEqual([
      ['61011', true],
      ['6105', true],
      ['6107', false],
    ]);
  });
});
