import { beforeAll, describe, expect, it } from 'vitest';
import { anAssemblyHouse } from '#test/helpers/assembly-house.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import {
  aTenant,
  must,
  startTestApp,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';

let test: TestApp;
let jobs: ReturnType<typeof makeJobHelpers>;
let tenant: Tenant;
let house: Awaited<ReturnType<typeof anAssemblyHouse>>;
let heating: string;
let cleaning: string;

beforeAll(async () => {
  test = await startTestApp({ databaseUrl: await freshDatabase() });
  jobs = makeJobHelpers(test);
  test.clock.set('2026-06-10T17:00:00Z');
  tenant = await aTenant(test);
  house = await anAssemblyHouse(test, tenant);
  must(await tenant.syndic.post('/accounts/seed/belgian-pcmn'), 201);
  const chart: Json[] = must(await tenant.syndic.get('/accounts?limit=500'), 200);
  const costs = chart.filter(({ code, postable }) => postable && code.startsWith('61'));
  [heating, cleaning] = costs.map(({ code }) => code as string) as [string, string];
});

const get = (path: string) => tenant.syndic.get(path);
const put = (path: string, body: object = {}) => tenant.syndic.put(path, body);
const post = (path: string, body: object = {}) => tenant.syndic.post(path, body);
const budget = (heated = 12_000.5, cleaned = 3_000) => ({
  fiscal_year: 2027,
  lines: [
    { account_code: heating, amount: heated },
    { account_code: cleaning, amount: cleaned },
  ],
});
const ITEM = { title: 'Le budget 2027', kind: 'Decision', decision_type: 'Budget' };
const ALL = { Anne: 'For', Bart: 'For', Chris: 'For', Dirk: 'For' };

async function deliver(): Promise<void> {
  for (const job of await jobs.take({ organizationId: tenant.organizationId })) await jobs.run(job);
}

/** Opens an assembly with this budget on its agenda. */
async function opened(item: object = { budget: budget() }) {
  const { id, item: path } = await house.opened(
    ['Anne', 'Bart', 'Chris', 'Dirk'],
    [{ ...ITEM, ...item }],
  );
  return { id, path };
}

describe('a budget that failed because owners were absent', () => {
  it('is put again as it was voted on, without who takes no part in it', async () => {
    const all = { ...ITEM, majority: 'Unanimity', budget: budget(), description: 'As announced' };
    const { id, item } = await house.opened(['Anne', 'Bart', 'Chris'], [all]);
    must(await put(`${item}/exclusions`, { owner_ids: [house.ids.Bart] }), 200);
    const { lines } = budget(9_000);
    must(await put(`${item}/amend`, { text: 'As amended', budget_lines: lines }), 200);
    must(await post(`${item}/votes`, house.votes({ Anne: 'For', Chris: 'For' })), 201);
    must(await put(`/meetings/${id}/close`), 200);
    const [decision] = must(await get(`/decisions?meeting_id=${id}`), 200);
    const meeting_id = await house.aMeeting({ scheduled_date: '2026-07-10T17:00:00.000Z' });
    const repeated = must(await post(`/decisions/${decision.id}/repeat`, { meeting_id }), 201);
    expect(repeated).toMatchObject({
      description: 'As amended',
      amended_text: null,
      excluded: [{ owner_id: house.ids.Bart }],
      budget: { fiscal_year: 2027, total: 12_000, announced: null },
    });
    expect(repeated.budget.lines).toMatchObject(lines);
  });
});

describe('the budget that an item of an agenda decides on', () => {
  it('has an amount for each account, and their sum', async () => {
    const id = await house.aMeeting();
    const item = await house.anItem(id, { ...ITEM, budget: budget() });
    expect(item['budget']).toMatchObject({ fiscal_year: 2027, total: 15_000.5, announced: null });
    expect(item['budget'].lines).toMatchObject([
      { account_code: heating, amount: 12_000.5 },
      { account_code: cleaning, amount: 3_000 },
    ]);
    const path = `/meetings/${id}/agenda-items/${item['id']}`;
    const less = { fiscal_year: 2028, lines: [{ account_code: heating, amount: 1 }] };
    expect(must(await put(path, { budget: less }), 200).budget).toMatchObject({ total: 1 });
    expect(must(await put(path, { title: 'Le budget' }), 200).budget).toMatchObject({ total: 1 });
    const other = must(await put(path, { decision_type: 'Accounts' }), 200);
    expect(other.budget).toBe(null);
    const again = must(await put(path, { decision_type: 'Budget' }), 200);
    expect(again.budget).toBe(null);
  });

  it('is refused for what it is not: of another decision, of no account, twice of one', async () => {
    const id = await house.aMeeting();
    const refused = async (item: object) => {
      const { status, body } = await post(`/meetings/${id}/agenda-items`, { ...ITEM, ...item });
      return [status, body.code, body.errors?.[0]?.pointer];
    };
    const [first] = budget().lines;
    expect(await refused({ decision_type: 'Accounts', budget: budget() })).toEqual([
      422,
      'budget_of_other_item',
      '/body/budget',
    ]);
    const lines = (...codes: string[]) => ({
      budget: {
        fiscal_year: 2027,
        lines: codes.map((account_code) => ({ account_code, amount: 1 })),
      },
    });
    expect(await refused(lines(heating, '699999'))).toEqual([
      422,
      'account_missing',
      '/body/budget/lines/1/account_code',
    ]);
    expect(await refused(lines('61'))).toEqual([
      422,
      'account_not_postable',
      '/body/budget/lines/0/account_code',
    ]);
    expect(await refused(lines(heating, heating))).toEqual([
      409,
      'duplicate',
      '/body/budget/lines/1/account_code',
    ]);
    const free = { fiscal_year: 2027, lines: [{ ...first, amount: 0 }] };
    expect((await refused({ budget: free }))[0]).toBe(400);
  });

  it('goes with the convocation, account by account', async () => {
    const id = await house.aMeeting({ scheduled_date: '2026-09-10T17:00:00.000Z' });
    await house.anItem(id, { ...ITEM, budget: budget() });
    must(await put(`/meetings/${id}/convene`), 200);
    const letters = `/meetings/${id}/convocations/letters?channel=Post&format=pdf`;
    const text = (await textsOf((await get(letters)).raw)).join('\n');
    expect(text).toContain('Point 1 : budget 2027');
    expect(text).toMatch(/12[.\s]000,50/);
    expect(text).toMatch(/15[.\s]000,50/);
  });

  it('is told to the owners once it is adopted, with what the meeting made of it', async () => {
    const { id, path } = await opened();
    const lines = budget(11_000, 2_500).lines;
    const unknown = [lines[0], { account_code: '699999', amount: 1 }];
    const refused = await put(`${path}/amend`, { text: null, budget_lines: unknown });
    expect(must(refused, 422).errors[0].pointer).toBe('/body/budget_lines/1/account_code');
    const amended = must(await put(`${path}/amend`, { text: null, budget_lines: lines }), 200);
    expect(amended.budget).toMatchObject({ total: 13_500, announced: { total: 15_000.5 } });
    must(await post(`${path}/votes`, house.votes(ALL)), 201);
    expect((await put(`${path}/amend`, { text: null, budget_lines: null })).body.code).toBe(
      'votes_cast',
    );
    must(await put(`/meetings/${id}/close`), 200);
    await deliver();
    const told: Json[] = must(await house.logins.Anne.get('/notifications/my'), 200);
    const [message] = told.filter(({ link }) => link?.startsWith('/decisions/'));
    expect(message).toMatchObject({ notification_type: 'BudgetApproved' });
    expect(message?.['message']).toBe(
      'Les Tilleuls: the budget 2027, of €13,500.00, has been approved.',
    );
    const [decision] = must(await get(`/decisions?meeting_id=${id}`), 200);
    expect(message?.['link']).toBe(`/decisions/${decision.id}`);
    const { raw } = await get(`/meetings/${id}/minutes?format=pdf`);
    const text = (await textsOf(raw)).join('\n');
    expect(text).toMatch(/13[.\s]500,00/);
    expect(text).toContain('Budget annoncé dans la convocation');
    expect(text).toMatch(/15[.\s]000,50/);
  });

  it('is told of to nobody when it is rejected, or has no amounts', async () => {
    const before: Json[] = must(await house.logins.Bart.get('/notifications/my'), 200);
    const rejected = await opened();
    const against = { Anne: 'Against', Bart: 'Against', Chris: 'Against', Dirk: 'For' };
    must(await post(`${rejected.path}/votes`, house.votes(against)), 201);
    must(await put(`/meetings/${rejected.id}/close`), 200);
    const plain = await opened({});
    must(await post(`${plain.path}/votes`, house.votes(ALL)), 201);
    expect((await put(`${plain.path}/amend`, { text: 'x' })).body.code).toBe('votes_cast');
    must(await put(`/meetings/${plain.id}/close`), 200);
    await deliver();
    const after: Json[] = must(await house.logins.Bart.get('/notifications/my'), 200);
    const budgets = (all: Json[]) =>
      all.filter(({ notification_type: type }) => type === 'BudgetApproved').length;
    expect(budgets(after)).toBe(budgets(before));
  });

  it('stands again on the agenda of a second session, with who does not vote on it', async () => {
    const id = await house.aMeeting();
    const item = await house.anItem(id, { ...ITEM, budget: budget() });
    const path = `/meetings/${id}/agenda-items/${item['id']}`;
    must(await put(`${path}/exclusions`, { owner_ids: [house.ids.Dirk] }), 200);
    expect((await put(`/meetings/${id}/open`)).body.code).toBe('quorum_not_reached');
    const session = { scheduled_date: '2026-06-30T17:00:00.000Z' };
    const second = must(await post(`/meetings/${id}/second-session`, session), 201);
    const [copied] = must(await get(`/meetings/${second.id}/agenda-items`), 200);
    expect(copied).toMatchObject({
      budget: { fiscal_year: 2027, total: 15_000.5 },
      excluded: [{ owner_id: house.ids.Dirk }],
    });
  });
});
