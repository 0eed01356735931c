import { hash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canonicalStatement } from '#domain/statements/frozen-rows.ts';
import { closeYear } from '#test/helpers/close-year.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { statementWork, type StatementWork } from '#test/helpers/statement-work.ts';
import { aCaller, must, startTestApp, type Json, type TestApp } from '#test/helpers/test-app.ts';
import { findKeptCalled, findKeptRows } from './kept-repository.ts';

let test: TestApp;
let work: StatementWork;

beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  work = await statementWork(test);
});

const read = async (path: string) => must(await work.tenant.auditor.get(path), 200);
const linesOf = async (entryId: string) => {
  const { lines } = await read(`/journal-entries/${entryId}`);
  return lines.map(({ account_code, debit, credit, unit_number, owner_name }: Json) =>
    [account_code, debit - credit, owner_name?.split(' ')[0], unit_number].join(' ').trim(),
  );
};

describe('a draft', () => {
  it('is computed at each look, and owes nobody anything', async () => {
    await work.call({});
    const run = await work.draft();
    expect(run).toMatchObject({
      status: 'Draft',
      hash: null,
      totals: { called: { ordinary: 60 } },
    });
    await work.cost({ period_from: '2025-01-01', period_to: '2025-12-31' });
    const later = await read(`/statements/${run.id}`);
    expect(later.totals).toEqual({
      charges: { ordinary: 100, extraordinary: 0 },
      called: { ordinary: 60, extraordinary: 0 },
      settlement: { ordinary: 40, extraordinary: 0 },
    });
    expect(later.allowed_actions).toEqual([]);
    expect(await work.rows(run.id)).toEqual(['Anne A1 60.00 365', 'Bart A2 40.00 365']);
    expect(await read(`/owner-accounts/integrity`)).toMatchObject({ total_books: 60 });
  });

  it('has the same lines at a second look, in JSON and in files', async () => {
    await work.cost({});
    const { id } = await work.draft();
    const { auditor } = work.tenant;
    const [first, second] = [
      await auditor.get(`/statements/${id}/lines`),
      await auditor.get(`/statements/${id}/lines`),
    ];
    expect(second.raw).toEqual(first.raw);
    const csv = await auditor.get(`/statements/${id}/lines?format=csv`);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.raw.toString()).toContain('Anne Peeters');
    const xlsx = await auditor.get(`/statements/${id}/lines?format=xlsx`);
    expect(xlsx.raw.subarray(0, 2).toString()).toBe('PK');
  });

  it('can be narrowed to an owner, a lot and an account', async () => {
    await work.cost({});
    const { id } = await work.draft();
    const { ownerId, otherUnitId } = work.fixture;
    const count = async (query: string) =>
      (await read(`/statements/${id}/lines?${query}`)).lines.length;
    expect(await count(`owner_id=${ownerId}`)).toBe(1);
    expect(await count(`owner_id=${ownerId}&unit_id=${otherUnitId}`)).toBe(0);
    expect(await count('account_code=61')).toBe(2);
    expect(await count('account_code=62')).toBe(0);
  });

  it('follows the runs before it, one at a time, inside a financial year', async () => {
    const path = `/buildings/${work.fixture.buildingId}/statements`;
    const post = (period_from: string, period_to: string) =>
      work.tenant.syndic.post(path, { period_from, period_to });
    expect(must(await post('2019-01-01', '2019-12-31'), 422).code).toBe('fiscal_year_missing');
    expect(must(await post('2025-02-01', '2025-12-31'), 422).code).toBe('invalid_period');
    expect(must(await post('2025-01-01', '2025-02-28'), 422).code).toBe('invalid_period');
    const { id } = must(await post('2025-01-01', '2025-03-31'), 201);
    expect(must(await post('2025-04-01', '2025-06-30'), 409).code).toBe('statement_open');
    must(await work.tenant.syndic.delete(`/statements/${id}`), 204);
    must(await work.tenant.syndic.get(`/statements/${id}`), 404);
    const two = await Promise.all([
      post('2025-01-01', '2025-12-31'),
      post('2025-01-01', '2025-12-31'),
    ]);
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe('freezing', () => {
  it('is refused with all findings while one blocks or a warning is not acknowledged', async () => {
    const { id } = await work.draft();
    const expense = {
      building_id: work.fixture.buildingId,
      description: 'Repair',
      amount: 5,
      expense_date: '2025-05-05',
      category: 'Other',
    };
    const draft = must(await work.tenant.accountant.post('/expenses', expense), 201);
    const refused = must(await work.operate(id, 'freeze', {}), 422);
    expect(refused).toMatchObject({
      code: 'statement_not_ready',
      findings: [{ code: 'pending_expenses', severity: 'Blocking', count: 1 }],
    });
    for (const { link } of nonEmpty<Json>(refused.findings)) await read(link);
    must(await work.operate(id, 'freeze', { acknowledge: ['pending_expenses'] }), 422);
    must(await work.tenant.accountant.delete(`/expenses/${draft.id}`), 204);
    must(await work.operate(id, 'freeze', {}), 200);
    expect(must(await work.operate(id, 'freeze', {}), 409).code).toBe('invalid_transition');
  });

  it('names the lot and the days that nobody holds', async () => {
    await work.cost({});
    const { unitOwnerId, unitId } = work.fixture;
    must(
      await work.tenant.syndic.put(`/unit-owners/${unitOwnerId}`, { end_date: '2025-06-01' }),
      200,
    );
    const { findings } = await work.draft();
    expect(findings).toMatchObject([
      {
        code: 'ownership_incomplete',
        items: [
          { unit_id: unitId, periods: [{ period_from: '2025-06-30', period_to: '2025-06-30' }] },
        ],
      },
    ]);
  });

  it('keeps the rows under a hash, and what is entered later goes to the next run', async () => {
    await work.cost({ expense_date: '2025-02-10' });
    const run = await work.frozen({ period_to: '2025-06-30' });
    await work.cost({ expense_date: '2025-03-10', amount: 10 });
    expect(await work.rows(run.id)).toEqual(['Anne A1 60.00 1', 'Bart A2 40.00 1']);
    const text = await test.database.read(work.tenant.organizationId, async (db) =>
      canonicalStatement(run.id, await findKeptRows(db, run.id), await findKeptCalled(db, run.id)),
    );
    expect(hash('sha256', text)).toBe(run.hash);
    must(await work.operate(run.id, 'send', { due_date: '2026-04-30' }), 200);
    const next = await work.draft({ period_from: '2025-07-01', period_to: '2025-12-31' });
    expect(next.findings).toMatchObject([{ code: 'earlier_period_line', count: 1 }]);
    const { lines } = await read(`/statements/${next.id}/lines`);
    expect(lines).toMatchObject([
      { amount: 6, earlier_period: true, origin: 'EarlierPeriod' },
      { amount: 4, earlier_period: true },
    ]);
  });

  it('waits for the run before to be sent', async () => {
    await work.frozen({ period_to: '2025-06-30' });
    const next = await work.draft({ period_from: '2025-07-01', period_to: '2025-12-31' });
    expect(next.findings).toMatchObject([{ code: 'earlier_run_not_sent', severity: 'Blocking' }]);
  });
});

describe('sending', () => {
  it('books the settlement and opens one receivable or credit for each owner', async () => {
    await work.cost({ distribution_key_id: work.fixture.keyId, amount: 30 });
    await work.call({});
    const run = await work.sent();
    expect(run).toMatchObject({ status: 'Sent', due_date: '2026-04-30', credit: 'Keep' });
    const [entry] = run.journal_entry_ids;
    expect(await read(`/journal-entries/${entry}`)).toMatchObject({
      entry_date: '2025-12-31',
      journal: 'Calls',
      source: { type: 'Statement', id: run.id },
    });
    expect(await linesOf(entry)).toEqual(['4101 -36 Anne A1', '4101 6 Bart A2', '701 30']);
    const { fixture } = work;
    const bart = await read(
      `/owners/${fixture.otherOwnerId}/account?building_id=${fixture.buildingId}`,
    );
    expect(bart.balance).toBe(30);
    expect(bart.receivables).toHaveLength(2);
    // The credit of Anne settles a part of her call.
    const anne = await read(`/owners/${fixture.ownerId}/account?building_id=${fixture.buildingId}`);
    expect(anne.balance).toBe(0);
    await work.expectIntact();
  });

  it('shows each owner from the opening to the closing balance, as their account does', async () => {
    await work.cost({});
    await work.call({});
    await work.call({ fund: 'Reserve', total_amount: 10 });
    const { fixture, tenant } = work;
    const payment = {
      building_id: fixture.buildingId,
      owner_id: fixture.ownerId,
      amount: 20,
      received_on: '2025-03-03',
    };
    must(await tenant.accountant.post('/payments', payment), 201);
    const run = await work.sent();
    const owners: Json[] = await read(`/statements/${run.id}/owners`);
    expect(owners).toMatchObject([
      {
        owner_name: 'Anne Peeters',
        number: 1,
        charges: { ordinary: 60 },
        called: { ordinary: 36 },
        settlement: { ordinary: 24 },
        reserve: 6,
        payments: -20,
        closing_balance: 46,
        to_pay: 24,
      },
      { owner_name: 'Bart Claes', number: 2, closing_balance: 44, to_pay: 16 },
    ]);
    for (const owner of nonEmpty(owners)) {
      const account = await read(
        `/owners/${owner.owner_id}/account?building_id=${fixture.buildingId}`,
      );
      expect(account.balance).toBe(owner.closing_balance);
    }
    const ties: Json[] = await read(`/statements/${run.id}/ties`);
    expect(nonEmpty(ties).filter(({ difference }) => difference !== 0)).toEqual([]);
  });

  it('is dated on the first open day where the last day of the period is closed', async () => {
    await work.cost({});
    const first = await work.sent();
    const years: Json[] = await read(`/buildings/${work.fixture.buildingId}/fiscal-years`);
    const year = years.find(({ start_date }) => start_date === '2025-01-01');
    // A year closes once its statements are sent; those of a closed one are sent again after a reversal.
    await closeYear(work.tenant, year?.id);
    must(await work.operate(first.id, 'reverse', { reason: 'A wrong key' }), 200);
    const sent = await work.sent();
    const entry = await read(`/journal-entries/${sent.journal_entry_ids[0]}`);
    expect(entry.entry_date).toBe('2026-01-01');
  });

  it('waits for the approval that the building asks for', async () => {
    const building = `/buildings/${work.fixture.buildingId}`;
    must(await work.tenant.syndic.put(building, { statement_needs_approval: true }), 200);
    const run = await work.frozen();
    const send = () => work.operate(run.id, 'send', { due_date: '2026-04-30' });
    expect(must(await send(), 409).code).toBe('invalid_transition');
    expect(must(await work.operate(run.id, 'approve', {}), 422).code).toBe('decision_missing');
    const decision_id = work.fixture.unitId;
    expect(must(await work.operate(run.id, 'approve', { decision_id }), 422).code).toBe(
      'unknown_reference',
    );
    must(await work.tenant.syndic.put(building, { statement_needs_approval: false }), 200);
    expect(must(await work.operate(run.id, 'approve', {}), 200).status).toBe('Approved');
    must(await send(), 200);
  });
});

describe('reversing', () => {
  it('takes the run back as a whole, and its lines and calls are open again', async () => {
    await work.cost({});
    const call = await work.call({});
    const run = await work.sent();
    const cancel = () => work.tenant.accountant.put(`/calls-for-funds/${call}/cancel`, {});
    expect(must(await cancel(), 409).code).toBe('settled_by_statement');
    const reversed = must(await work.operate(run.id, 'reverse', { reason: 'Too early' }), 200);
    expect(reversed).toMatchObject({ status: 'Reversed', reversal_reason: 'Too early' });
    expect(reversed.journal_entry_ids).toHaveLength(2);
    await work.expectIntact();
    const ties: Json[] = await read(`/statements/${run.id}/ties`);
    expect(nonEmpty(ties).filter(({ difference }) => difference !== 0)).toEqual([]);
    const again = await work.sent();
    expect(again.totals).toEqual(run.totals);
    await work.expectIntact();
  });

  it('is refused while a later run is frozen', async () => {
    const first = await work.sent({ period_to: '2025-06-30' });
    const second = await work.frozen({ period_from: '2025-07-01' });
    const reverse = (id: string) => work.operate(id, 'reverse', { reason: 'Wrong' });
    expect(must(await reverse(first.id), 409).code).toBe('later_statement_frozen');
    must(await reverse(second.id), 200);
    must(await reverse(first.id), 200);
  });
});

describe('a sale entered after the statement', () => {
  it('comes as a difference in the next one, so that the year of each owner is the same', async () => {
    await work.cost({
      expense_date: '2025-02-10',
      period_from: '2025-01-01',
      period_to: '2025-01-31',
    });
    await work.sent({ period_to: '2025-06-30' });
    const { fixture, tenant } = work;
    const sale = {
      from_owner_id: fixture.ownerId,
      to_owner_id: fixture.otherOwnerId,
      effective_date: '2025-01-11',
    };
    must(await tenant.syndic.post(`/units/${fixture.unitId}/owners/transfer`, sale), 200);
    const next = await work.draft({ period_from: '2025-07-01' });
    expect(await work.rows(next.id)).toEqual([
      'Anne A1 -60.00 31',
      'Anne A1 19.35 10',
      'Bart A1 40.65 21',
    ]);
    const { lines } = await read(`/statements/${next.id}/lines`);
    expect(lines.map(({ origin }: Json) => origin)).toEqual(['Withdrawn', 'Renewed', 'Renewed']);
    const ties: Json[] = await read(`/statements/${next.id}/ties`);
    expect(nonEmpty(ties).filter(({ difference }) => difference !== 0)).toEqual([]);
  });
});

describe('interest of the reserve account', () => {
  it('is the owners’, or stays with the reserve where the building says so', async () => {
    const { tenant, fixture } = work;
    const building = `/buildings/${fixture.buildingId}`;
    const account = { iban: 'BE68539007547034', holder: 'ACP', account_code: '550' };
    must(await tenant.syndic.post(`${building}/bank-accounts`, account), 201);
    for (const account_code of ['550', '551']) {
      const lines = [
        { account_code, debit: 10 },
        { account_code: '75', credit: 10 },
      ];
      const entry = {
        building_id: fixture.buildingId,
        entry_date: '2025-06-30',
        description: 'Interest',
        lines,
      };
      must(await tenant.accountant.post('/journal-entries', entry), 201);
    }
    const { id, totals } = await work.draft();
    expect(totals.charges.ordinary).toBe(-20);
    must(await tenant.syndic.put(building, { reserve_interest_to: 'Reserve' }), 200);
    expect(await work.rows(id)).toEqual(['Anne A1 -6.00 1', 'Bart A2 -4.00 1']);
    const ties: Json[] = await read(`/statements/${id}/ties`);
    expect(nonEmpty(ties).filter(({ difference }) => difference !== 0)).toEqual([]);
  });
});

describe('why charges changed', () => {
  const halves = [
    { period_from: '2025-01-01', period_to: '2025-06-30' },
    { period_from: '2025-07-01', period_to: '2025-12-31' },
  ] as const;

  it('is explained per account against the comparable statement, in every state', async () => {
    const { fixture, tenant } = work;
    await work.cost({ expense_date: '2025-03-31', amount: 100 });
    await work.cost({ expense_date: '2025-09-30', amount: 120 });
    const before = await work.sent(halves[0]);
    const first: Json = await read(`/statements/${before.id}/owners/${fixture.ownerId}/accounts`);
    expect(first.before).toBeNull();
    expect(nonEmpty(first.accounts as Json[]).map(({ change }) => change)).toEqual([null]);
    const draft = await work.draft(halves[1]);
    const path = `/statements/${draft.id}/owners/${fixture.ownerId}/accounts`;
    const computed: Json = await read(path);
    expect(computed).toMatchObject({
      before: halves[0],
      accounts: [
        {
          building_amount: 120,
          amount: 72,
          budget: null,
          change: { before: 60, difference: 12, price: 12, key: 0, days: 0, reason: 'Price' },
        },
      ],
    });
    const acknowledge = draft.findings.map(({ code }: Json) => code);
    must(await work.operate(draft.id, 'freeze', { acknowledge }), 200);
    expect(await read(path)).toEqual(computed);
    must(await work.operate(draft.id, 'send', { due_date: '2026-04-30' }), 200);
    must(await fixture.owner.get(path), 200);
    const other = path.replace(fixture.ownerId, fixture.otherOwnerId);
    must(await fixture.owner.get(other), 404);
    must(await tenant.syndic.get(other), 200);
  });
});

describe('who sees statements', () => {
  it('are the office, council and auditors; an owner sees their own once sent', async () => {
    await work.cost({});
    const { id } = await work.frozen();
    const { tenant, fixture } = work;
    for (const reader of [tenant.boardMember, tenant.auditor]) {
      must(await reader.get(`/statements/${id}/owners`), 200);
      must(await reader.put(`/statements/${id}/send`, { due_date: '2026-04-30' }), 403);
    }
    const owner = fixture.owner;
    must(await owner.get(`/statements/${id}`), 404);
    must(await work.operate(id, 'send', { due_date: '2026-04-30' }), 200);
    expect(must(await owner.get(`/statements/${id}`), 200).totals.charges.ordinary).toBe(60);
    expect(must(await owner.get(`/buildings/${fixture.buildingId}/statements`), 200)).toHaveLength(
      1,
    );
    const own = must(await owner.get(`/statements/${id}/lines`), 200);
    expect(own.lines).toMatchObject([{ owner_id: fixture.ownerId, amount: 60 }]);
    const other = `/statements/${id}/lines?owner_id=${fixture.otherOwnerId}`;
    expect(must(await owner.get(other), 200).lines).toEqual([]);
    expect(must(await owner.get(`/statements/${id}/owners`), 200)).toHaveLength(1);
    for (const path of ['ties', 'works']) must(await owner.get(`/statements/${id}/${path}`), 403);
    must(await owner.put(`/statements/${id}/reverse`, { reason: 'No' }), 403);
    const narrowed = await aCaller(test, {
      role: 'Syndic',
      organizationId: tenant.organizationId,
      buildingIds: [fixture.unitId],
    });
    must(await narrowed.get(`/statements/${id}`), 404);
  });
});
