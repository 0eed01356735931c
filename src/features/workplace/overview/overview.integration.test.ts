import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aFundsFixture, type FundsFixture } from '#test/helpers/funds-fixture.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import {
  aCaller,
  aTenant,
  anOrganization,
  must,
  startTestApp,
  type Caller,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';

let test: TestApp;
let tenant: Tenant;
let fixture: Fixture;
let funds: FundsFixture;
/** Ids of expenses by state. */
const expenseIds: Record<string, string> = {};

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  funds = await aFundsFixture(tenant, fixture);
  expenseIds['pending'] = await anExpense({ amount: 50, due_date: '2026-04-10' });
  expenseIds['approved'] = await anExpense({ amount: 70, due_date: '2026-03-20' });
  expenseIds['rejected'] = await anExpense({ amount: 30 });
  for (const id of Object.values(expenseIds)) await put(`/expenses/${id}/submit-for-approval`);
  await put(`/expenses/${expenseIds['approved']}/approve`, {}, tenant.boardMember);
  const reason = { rejection_reason: 'Not ours' };
  await put(`/expenses/${expenseIds['rejected']}/reject`, reason, tenant.boardMember);
  const call = { title: 'Q3', total_amount: 400, fund: 'Provision', due_date: '2026-08-01' };
  const draft = { building_id: fixture.buildingId, call_date: '2026-07-01', ...call };
  must(await tenant.accountant.post('/calls-for-funds', draft), 201);
});

async function anExpense(fields: object): Promise<string> {
  const expense = {
    building_id: fixture.buildingId,
    description: 'Cleaning',
    expense_date: '2026-02-01',
    category: 'Maintenance',
    ...fields,
  };
  return must(await tenant.accountant.post('/expenses', expense), 201).id;
}

async function put(path: string, body: object = {}, caller = tenant.accountant) {
  must(await caller.put(path, body), 200);
}

async function overviewOf(caller: Caller, query = '', language = 'en'): Promise<Json> {
  return must(await caller.get(`/overview${query}`, { 'accept-language': language }), 200);
}

const kindsOf = ({ items }: Json): string[] => [
  ...new Set<string>(items.map(({ kind }: Json) => kind)),
];

const sum = (values: readonly number[]) =>
  values.reduce((cents, value) => cents + Math.round(value * 100), 0) / 100;

const sumOf = (rows: readonly Json[], field: string) => sum(rows.map((row) => row[field] ?? 0));

/**
 * Reads the page that a figure links to, and returns its count and total; undefined: not stated.
 */
async function opened(
  caller: Caller,
  name: string,
  link: string,
): Promise<{ count?: number; amount: number }> {
  const body = must(await caller.get(link), 200);
  if (Array.isArray(body)) {
    const field = link.startsWith('/calls-for-funds') ? 'total_amount' : 'amount';
    return { count: body.length, amount: sumOf(body, field) };
  }
  if (link.startsWith('/payment-reminders/stats')) return { amount: body.total_overdue };
  if (name === 'cash') return { amount: body.totals.at(-1) };
  if (name === 'reserve') {
    const savings: Json[] = body.accounts.filter(({ code }: Json) => code.startsWith('550'));
    return { amount: sum(savings.map(({ balances }) => balances.at(-1))) };
  }
  const accounts: Json[] = body.buildings;
  if (name === 'overdue') return { amount: sumOf(accounts, 'overdue') };
  const open = accounts.flatMap((account) => account.receivables);
  return { count: open.length, amount: sumOf(open, 'open_amount') };
}

/** Expects every figure to match the page that it links to, and every item to have a page. */
async function expectLinksToHold(caller: Caller, query = ''): Promise<Json> {
  const overview = await overviewOf(caller, query);
  for (const [name, figure] of nonEmpty(Object.entries<Json>(overview.figures))) {
    const page = await opened(caller, name, figure.link);
    if (figure.count !== null) expect([name, page.count]).toEqual([name, figure.count]);
    if (figure.amount !== null) expect([name, page.amount]).toEqual([name, figure.amount]);
  }
  for (const { link } of overview.items) must(await caller.get(link), 200);
  return overview;
}

describe('what waits', () => {
  it('for a Syndic is what may be approved, paid, sent and completed', async () => {
    const { items, figures } = await expectLinksToHold(tenant.syndic);
    expect(kindsOf({ items }).sort()).toEqual([
      'CallDue',
      'CallToSend',
      'ExpenseToApprove',
      'ExpenseToPay',
      'ReminderToSend',
      'YearToClose',
    ]);
    expect(figures).toMatchObject({
      to_approve: { count: 1, amount: 50 },
      to_submit: { count: 0, amount: 0 },
      to_pay: { count: 1, amount: 70 },
      to_send: { count: 1, amount: 400 },
      open_reminders: { count: 1, amount: null },
      reminders_to_send: { count: 1, amount: null },
      overdue: { count: null, amount: 175 },
      failed_deliveries: { count: 0, amount: null },
    });
  });

  it('comes by deadline, with words in the language of the reader', async () => {
    const { items } = await overviewOf(tenant.syndic, '', 'nl');
    const days: string[] = items.map(({ due_on }: Json) => due_on ?? '9999');
    expect(days).toEqual([...days].sort());
    expect(items.find(({ kind }: Json) => kind === 'ExpenseToPay')).toEqual({
      kind: 'ExpenseToPay',
      title: 'Te betalen: Cleaning',
      detail: expect.stringMatching(/^Les Tilleuls: €\s70,00\.$/u) as string,
      building_id: fixture.buildingId,
      building_name: 'Les Tilleuls',
      due_on: '2026-03-20',
      amount: 70,
      link: `/expenses/${expenseIds['approved']}`,
    });
  });

  it('for an Accountant is what they have entered, and years to be closed', async () => {
    const overview = await expectLinksToHold(tenant.accountant);
    expect(kindsOf(overview)).toEqual(expect.arrayContaining(['ExpenseToSubmit', 'YearToClose']));
    expect(kindsOf(overview)).not.toContain('ExpenseToApprove');
    expect(overview.figures.to_submit).toMatchObject({ count: 2, amount: 151 });
    const [year] = overview.items;
    expect(year).toMatchObject({
      kind: 'YearToClose',
      due_on: '2025-12-31',
      link: `/fiscal-years/${fixture.fiscalYearId}`,
    });
    const rejected = overview.items.find(({ link }: Json) =>
      link.endsWith(expenseIds['rejected'] ?? '-'),
    );
    expect(rejected.detail).toContain('Not ours');
    const { items } = await overviewOf(tenant.accountant, '', 'en');
    const details = items.map(({ detail }: Json) => detail);
    expect(details).toEqual(
      expect.arrayContaining([expect.stringMatching(/: a draft of €.* that you have entered\.$/)]),
    );
  });

  it('for a BoardMember is what they may approve; an Auditor has figures alone', async () => {
    const overview = await expectLinksToHold(tenant.boardMember);
    expect(kindsOf(overview)).toEqual(['ExpenseToApprove']);
    const audited = await expectLinksToHold(tenant.auditor);
    expect(audited.items).toEqual([]);
    expect(Object.keys(audited.figures).sort()).toEqual([
      'cash',
      'open_reminders',
      'overdue',
      'reserve',
    ]);
    expect(audited.figures.cash.amount).toBe(12.5);
  });

  it('for an Owner is what they owe, with all that paying it needs', async () => {
    const { items, figures } = await expectLinksToHold(fixture.owner);
    expect(kindsOf({ items })).toEqual(['AmountOwed', 'OwnStatement']);
    const call = items.find(({ due_on }: Json) => due_on === '2026-04-01');
    expect(call).toMatchObject({ title: 'To pay: Provision', amount: 300 });
    expect(call.detail).toMatch(/BE68 5390 0754 7034.*\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+/);
    expect(Object.keys(figures).sort()).toEqual(['open_reminders', 'overdue', 'owed']);
    expect(figures).toMatchObject({
      owed: { count: 2, amount: 375 },
      overdue: { amount: 75 },
    });
    const statement = items.at(-1);
    expect(statement).toMatchObject({ kind: 'OwnStatement', amount: 375, due_on: null });
  });

  it('for a SuperAdmin is the platform, or all of the organization that they name', async () => {
    await anOrganization(test, 'Empty');
    const platform = await aCaller(test, { role: 'SuperAdmin', organizationId: null });
    const overview = await overviewOf(platform);
    expect(kindsOf(overview)).toContain('OrganizationWithoutSyndic');
    expect(Object.keys(overview.figures)).toEqual(['organizations']);
    const count = must(await platform.get('/organizations?limit=500'), 200).length;
    expect(overview.figures.organizations.count).toBe(count);
    expect(kindsOf(await expectLinksToHold(tenant.superAdmin))).toEqual(
      expect.arrayContaining(['ExpenseToApprove', 'YearToClose']),
    );
  });
});

describe('what is left out', () => {
  it('is what the caller submitted where a second approver is asked for', async () => {
    const own = await aTenant(test);
    const theirs = await aFixture(test, own);
    must(
      await own.syndic.put(`/buildings/${theirs.buildingId}`, { require_second_approver: true }),
      200,
    );
    must(await own.syndic.put(`/expenses/${theirs.expenseId}/submit-for-approval`), 200);
    expect((await expectLinksToHold(own.syndic)).figures.to_approve.count).toBe(0);
    expect((await expectLinksToHold(own.boardMember)).figures.to_approve.count).toBe(1);
    const path = '/expenses?status=PendingApproval&approvable=false';
    expect(must(await own.syndic.get(path), 200)).toHaveLength(1);
    expect(must(await own.boardMember.get(path), 200)).toEqual([]);
  });

  it('is what lies in other buildings: those of a narrowed role, or the one that is named', async () => {
    const building = { name: 'Autre', address: 'Rue Basse 1', total_units: 1 };
    const { id } = must(await tenant.syndic.post('/buildings', building), 201);
    const narrowed = await aCaller(test, {
      role: 'Syndic',
      organizationId: tenant.organizationId,
      buildingIds: [id],
    });
    for (const overview of [
      await expectLinksToHold(narrowed),
      await expectLinksToHold(tenant.syndic, `?building_id=${id}`),
    ]) {
      expect(kindsOf(overview)).toEqual(['QuotasIncomplete']);
      expect(overview.figures).toMatchObject({ to_pay: { count: 0 }, overdue: { amount: 0 } });
    }
    must(await narrowed.get(`/overview?building_id=${fixture.buildingId}`), 404);
    must(await tenant.syndic.delete(`/buildings/${id}`), 204);
  });

  it('is everything of another tenant', async () => {
    const other = await aTenant(test);
    expect((await overviewOf(other.syndic)).items).toEqual([]);
    must(await other.syndic.get(`/overview?building_id=${fixture.buildingId}`), 404);
  });
});

it('names gaps in the register, open invitations and messages that failed', async () => {
  const own = await aTenant(test);
  const building = { name: 'Les Ormes', address: 'Rue 1', total_units: 1, total_quota: 100 };
  const { id } = must(await own.syndic.post('/buildings', building), 201);
  const unit = { building_id: id, unit_number: 'B1', quota: 60 };
  must(await own.syndic.post('/units', unit), 201);
  const invited = { email: `${id}@example.org`, name: 'Dana', roles: [{ role_type: 'Auditor' }] };
  must(await own.syndic.post('/users', invited), 201);
  const to = { user_id: own.auditor.userId, notification_type: 'SystemAlert' };
  const sent = must(
    await own.syndic.post('/notifications', { ...to, title: 'A', message: 'B' }),
    201,
  );
  await test.database.write(own.organizationId, (db) =>
    db.execute(sql`update app.notification_deliveries set status = 'Failed', reason = null
      where organization_id = ${own.organizationId} and notification_id = ${sent.id} and channel = 'Email'`),
  );
  const { items, figures } = await expectLinksToHold(own.syndic);
  expect(kindsOf({ items })).toEqual([
    'DeliveriesFailed',
    'InvitationOpen',
    'QuotasIncomplete',
    'OwnershipIncomplete',
  ]);
  expect(figures.failed_deliveries.count).toBe(1);
  expect(items.at(-1).detail).toBe('The ownership of 1 lot is incomplete: B1.');
});

it('names letters to be posted, credit that settles nothing, and penalties whose principal is paid', async () => {
  const { buildingId: building_id, ownerId: owner_id } = fixture;
  must(await tenant.accountant.post('/payments', { building_id, owner_id, amount: 1_000 }), 201);
  await test.database.write(tenant.organizationId, (db) =>
    db.execute(sql`update app.payment_reminders set status = 'Settled', penalty_cents = 250,
        settled_on = '2026-03-10', settled_from = 'Sent'
      where organization_id = ${tenant.organizationId} and id = ${funds.reminderId}`),
  );
  await test.database.write(tenant.organizationId, (db) =>
    db.execute(sql`insert into app.letter_posts (organization_id, id, letter_id, created_at)
      select organization_id, id, id, created_at from app.letters
      where organization_id = ${tenant.organizationId} and subject_id = ${funds.callId}`),
  );
  const { items } = await expectLinksToHold(tenant.syndic);
  const letters = items.find(({ kind }: Json) => kind === 'LettersToPost');
  expect(letters).toMatchObject({
    title: `Letters to post: ${must(await tenant.syndic.get(`/calls-for-funds/${funds.callId}`), 200).title}`,
    detail: 'Les Tilleuls: 2 letters of a call to send by post.',
    link: `/calls-for-funds/${funds.callId}`,
  });
  const amountOf = (wanted: string) => items.find(({ kind }: Json) => kind === wanted)?.amount;
  expect([amountOf('CreditUnused'), amountOf('PenaltyToDecide')]).toEqual([625, 2.5]);
  // The letters of a fully paid call need no attention.
  await test.database.write(tenant.organizationId, (db) =>
    db.execute(sql`update app.calls_for_funds set status = 'Settled'
      where organization_id = ${tenant.organizationId} and id = ${funds.callId}`),
  );
  expect(kindsOf(await overviewOf(tenant.syndic))).not.toContain('LettersToPost');
});
