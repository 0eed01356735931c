import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7Source } from '#platform/ids.ts';
import { withWholeLot } from '#test/helpers/lots.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Json,
  type Tenant,
  type TestApp,
  bare,
} from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

let test: TestApp;
let tenant: Tenant;
let buildingId: string;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  must(await tenant.accountant.post('/accounts/seed/belgian-pcmn'), 201);
});

beforeEach(async () => {
  buildingId = await aBuilding(tenant);
});

async function aBuilding(of: Tenant): Promise<string> {
  const body = { name: 'Résidence', address: 'Rue Haute 1', total_units: 4 };
  const { id } = must(await of.syndic.post('/buildings', body), 201);
  return withWholeLot(of.syndic, id);
}

async function aYear(start_date: string, end_date: string): Promise<string> {
  const path = `/buildings/${buildingId}/fiscal-years`;
  return must(await tenant.accountant.post(path, { start_date, end_date }), 201).id;
}

function post(entry_date: string, debit: string, credit: string, amount: number) {
  const lines = [
    { account_code: debit, debit: amount },
    { account_code: credit, credit: amount },
  ];
  return tenant.accountant.post('/journal-entries', {
    building_id: buildingId,
    entry_date,
    description: 'Test',
    lines,
  });
}

/** Warnings of a year with private costs, whose assembly was not held. */
const WARNINGS = [
  'account_643_not_nil',
  'bank_negative',
  'accounts_not_approved',
  'auditor_report_missing',
];
const close = (id: string, headers: Record<string, string> = {}, more: object = {}) =>
  tenant.accountant.put(`/fiscal-years/${id}/close`, { acknowledge: WARNINGS, ...more }, headers);

/** Records the decision of an assembly about the result. */
async function aResultDecision(of = tenant, building_id = buildingId): Promise<object> {
  const decision = { building_id, decided_on: '2026-01-10', title: 'The result of the year' };
  return { result_decision_id: must(await of.syndic.post('/decisions', decision), 201).id };
}
const reopen = (id: string) => tenant.accountant.put(`/fiscal-years/${id}/reopen`);

describe('fiscal years of a building', () => {
  it('are created, read and listed oldest first', async () => {
    const later = await aYear('2026-01-01', '2026-12-31');
    const path = `/buildings/${buildingId}/fiscal-years`;
    const answer = await tenant.accountant.post(path, {
      start_date: '2024-04-01',
      end_date: '2025-12-31',
    });
    const year = must(answer, 201);
    expect(year).toMatchObject({
      building_id: buildingId,
      start_date: '2024-04-01',
      end_date: '2025-12-31',
      status: 'Open',
      closing_entry_id: null,
    });
    expect(answer.headers['location']).toBe(`/api/v1/fiscal-years/${year.id}`);
    const read = must(await tenant.auditor.get(`/fiscal-years/${year.id}`), 200);
    expect(bare(read)).toEqual(bare(year));
    const listed = must(await tenant.auditor.get(path), 200);
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([year.id, later]);
  });

  it('never overlap', async () => {
    await aYear('2025-01-01', '2025-12-31');
    const path = `/buildings/${buildingId}/fiscal-years`;
    for (const [start_date, end_date] of [
      ['2025-12-31', '2026-12-30'],
      ['2024-01-01', '2025-01-01'],
      ['2025-03-01', '2025-04-01'],
    ]) {
      const refused = await tenant.accountant.post(path, { start_date, end_date });
      expect(must(refused, 409)).toMatchObject({
        code: 'overlap',
        errors: [{ pointer: '/body/start_date' }],
      });
    }
    const twins = { start_date: '2026-01-01', end_date: '2026-12-31' };
    const answers = await Promise.all([1, 2].map(() => tenant.accountant.post(path, twins)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
  });

  it('are refused when they are none, or of a building that is not there', async () => {
    const path = `/buildings/${buildingId}/fiscal-years`;
    const year = { start_date: '2025-01-01', end_date: '2025-12-31' };
    for (const end_date of ['2025-01-01', '2024-12-31', '2027-01-01']) {
      expect(must(await tenant.accountant.post(path, { ...year, end_date }), 422)).toMatchObject({
        code: 'invalid_period',
        errors: [{ pointer: '/body/end_date' }],
      });
    }
    must(await tenant.accountant.post(path, { start_date: '2025-01-01' }), 400);
    must(await tenant.accountant.post(path, { ...year, status: 'Closed' }), 400);
    must(await tenant.boardMember.post(path, year), 403);
    must(await tenant.accountant.post(`/buildings/${uuidv7Source.next()}/fiscal-years`, year), 404);
    must(await tenant.auditor.get(`/buildings/${uuidv7Source.next()}/fiscal-years`), 404);
  });

  it('are seen by those who may see the building', async () => {
    const id = await aYear('2025-01-01', '2025-12-31');
    const other = await aTenant(test);
    must(await other.auditor.get(`/fiscal-years/${id}`), 404);
    must(await other.accountant.put(`/fiscal-years/${id}/close`), 404);
    const narrowed = await aCaller(test, {
      role: 'Accountant',
      organizationId: tenant.organizationId,
      buildingIds: [await aBuilding(tenant)],
    });
    must(await narrowed.get(`/fiscal-years/${id}`), 404);
    must(await narrowed.put(`/fiscal-years/${id}/close`), 404);
    must(await narrowed.get(`/buildings/${buildingId}/fiscal-years`), 404);
  });
});

describe('closing a year', () => {
  it('empties classes 6 and 7 of the year into 14, and locks its dates', async () => {
    const id = await aYear('2025-02-10', '2025-12-20');
    for (const [date, debit, credit, amount] of [
      ['2025-02-09', '643', '416', 1000],
      ['2025-02-10', '643', '416', 0.3],
      ['2025-06-15', '416', '701', 10],
      ['2025-06-16', '702', '416', 4],
      ['2025-09-01', '702', '416', 1],
      ['2025-09-02', '416', '702', 5],
      ['2025-12-20', '643', '416', 0.2],
      ['2025-12-21', '643', '416', 2000],
    ] as const) {
      must(await post(date, debit, credit, amount), 201);
    }
    const year = must(await close(id, {}, await aResultDecision()), 200);
    expect(year.status).toBe('Closed');
    const entry = must(await tenant.auditor.get(`/journal-entries/${year.closing_entry_id}`), 200);
    expect(entry).toMatchObject({
      building_id: buildingId,
      entry_date: '2025-12-20',
      journal: 'Closing',
      source: { type: 'FiscalYear', id },
      lines: [
        { account_code: '643', debit: 0, credit: 0.5 },
        { account_code: '701', debit: 10, credit: 0 },
        { account_code: '14', debit: 0, credit: 9.5 },
      ],
    });
    expect(entry.lines).toHaveLength(3);
    for (const date of ['2025-02-10', '2025-07-01', '2025-12-20']) {
      expect(must(await post(date, '643', '416', 1), 422)).toMatchObject({
        code: 'period_locked',
        fiscal_year_id: id,
        errors: [{ pointer: '/body/entry_date' }],
      });
    }
    for (const date of ['2025-02-09', '2025-12-21']) must(await post(date, '643', '416', 1), 201);
    const byHand = await tenant.accountant.post(`/journal-entries/${entry.id}/reverse`);
    expect(must(byHand, 409)).toMatchObject({
      code: 'entry_has_source',
      source: { type: 'FiscalYear', id },
    });
  });

  it('posts nothing when there is nothing to close', async () => {
    const id = await aYear('2025-01-01', '2025-12-31');
    must(await post('2025-05-05', '550', '551', 7), 201);
    expect(must(await close(id), 200)).toMatchObject({ status: 'Closed', closing_entry_id: null });
    expect(must(await reopen(id), 200)).toMatchObject({ status: 'Open', closing_entry_id: null });
  });

  it('is undone by reopening, and done again with what came since', async () => {
    const id = await aYear('2025-01-01', '2025-12-31');
    must(await post('2025-05-05', '643', '416', 7), 201);
    const decision = await aResultDecision();
    const first = must(await close(id, {}, decision), 200).closing_entry_id;
    const reopened = must(await reopen(id), 200);
    expect(reopened).toMatchObject({ status: 'Open', closing_entry_id: null });
    const closing = must(await tenant.auditor.get(`/journal-entries/${first}`), 200);
    const reversal = must(
      await tenant.auditor.get(`/journal-entries/${closing.reversed_by_id}`),
      200,
    );
    expect(reversal).toMatchObject({
      entry_date: '2025-12-31',
      journal: 'Closing',
      source: { type: 'FiscalYear', id },
    });
    must(await post('2025-05-06', '643', '416', 1), 201);
    const second = must(await close(id, {}, decision), 200).closing_entry_id;
    expect(must(await tenant.auditor.get(`/journal-entries/${second}`), 200).lines).toMatchObject([
      { account_code: '643', credit: 8 },
      { account_code: '14', debit: 8 },
    ]);
    expect(must(await tenant.auditor.get('/ledger/proof'), 200)).toMatchObject({
      balanced: true,
      chain_intact: true,
    });
  });

  it('goes in the order of time, both ways', async () => {
    const [y2024, y2025] = [
      await aYear('2024-01-01', '2024-12-31'),
      await aYear('2025-01-01', '2025-12-31'),
    ];
    const open = async () => {
      const years = must(await tenant.accountant.get(`/buildings/${buildingId}/fiscal-years`), 200);
      for (const year of nonEmpty<Json>(years)) {
        const alone = must(await tenant.accountant.get(`/fiscal-years/${year.id}`), 200);
        expect(alone.allowed_actions).toEqual(year.allowed_actions);
      }
      return years.map((year: Json) => year.allowed_actions);
    };
    expect(await open()).toEqual([
      ['accrue-costs', 'appropriate-reserve', 'close'],
      ['accrue-costs', 'appropriate-reserve'],
    ]);
    expect(must(await close(y2025), 409)).toMatchObject({
      code: 'out_of_order',
      start_date: '2024-01-01',
    });
    must(await close(y2024), 200);
    must(await close(y2025), 200);
    expect(await open()).toEqual([[], ['reopen']]);
    expect(must(await reopen(y2024), 409)).toMatchObject({
      code: 'out_of_order',
      start_date: '2025-01-01',
    });
    must(await reopen(y2025), 200);
    must(await reopen(y2024), 200);
  });

  it('happens once', async () => {
    const id = await aYear('2025-01-01', '2025-12-31');
    expect(must(await reopen(id), 409)).toMatchObject({
      code: 'invalid_transition',
      from: 'Open',
      allowed: ['accrue-costs', 'appropriate-reserve', 'close'],
    });
    must(await post('2025-05-05', '643', '416', 7), 201);
    const decision = await aResultDecision();
    const answers = await Promise.all([1, 2, 3].map(() => close(id, {}, decision)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(must(await close(id), 409)).toMatchObject({
      code: 'invalid_transition',
      from: 'Closed',
      allowed: ['reopen'],
    });
    const closings = must(
      await tenant.auditor.get(`/journal-entries?building_id=${buildingId}&journal=Closing`),
      200,
    );
    expect(closings).toHaveLength(1);
  });

  it('honours If-Match, and the roles', async () => {
    const id = await aYear('2025-01-01', '2025-12-31');
    must(await tenant.boardMember.put(`/fiscal-years/${id}/close`), 403);
    must(await tenant.auditor.put(`/fiscal-years/${id}/reopen`), 403);
    must(await close(id, { 'if-match': '"2"' }), 412);
    must(await close(id, { 'if-match': '"1"' }), 200);
    must(await close(uuidv7Source.next()), 404);
  });

  it('needs the account that takes up the result', async () => {
    const own = await aTenant(test);
    for (const [code, account_type] of [
      ['643', 'Expense'],
      ['5', 'Asset'],
    ]) {
      must(await own.accountant.post('/accounts', { code, name: 'x', account_type }), 201);
    }
    const building_id = await aBuilding(own);
    const year = { start_date: '2025-01-01', end_date: '2025-12-31' };
    const { id } = must(
      await own.accountant.post(`/buildings/${building_id}/fiscal-years`, year),
      201,
    );
    const lines = [
      { account_code: '643', debit: 1 },
      { account_code: '5', credit: 1 },
    ];
    const entry = { building_id, entry_date: '2025-01-01', description: 'Test', lines };
    must(await own.accountant.post('/journal-entries', entry), 201);
    const decided = { acknowledge: WARNINGS, ...(await aResultDecision(own, building_id)) };
    expect(must(await own.accountant.put(`/fiscal-years/${id}/close`, decided), 422).code).toBe(
      'account_missing',
    );
    expect(must(await own.auditor.get(`/fiscal-years/${id}`), 200).status).toBe('Open');
  });

  it('is written down', async () => {
    const id = await aYear('2025-01-01', '2025-12-31');
    must(await close(id), 200);
    must(await reopen(id), 200);
    const { rows } = await asSuperuser(test.databaseUrl, (client) =>
      client.query('select action, actor_id from app.audit_log where object_id = $1 order by id', [
        id,
      ]),
    );
    expect(rows).toEqual(
      ['fiscal_year.created', 'fiscal_year.closed', 'fiscal_year.reopened'].map((action) => ({
        action,
        actor_id: tenant.accountant.userId,
      })),
    );
  });

  it('misses no entry that is posted meanwhile', async () => {
    const id = await aYear('2025-01-01', '2025-12-31');
    const decision = await aResultDecision();
    const [closed, ...posted] = await Promise.all([
      close(id, {}, decision),
      ...Array.from({ length: 12 }, (_, number) => post('2025-08-01', '643', '416', number + 1)),
    ]);
    const { closing_entry_id } = must(closed, 200);
    const booked = posted.filter(({ status }) => status === 201).length;
    for (const answer of nonEmpty(posted))
      if (answer.status !== 201) expect(must(answer, 422).code).toBe('period_locked');
    const account = must(await tenant.auditor.get('/accounts/code/643'), 200);
    const ledger = must(
      await tenant.auditor.get(`/accounts/${account.id}/ledger?building_id=${buildingId}`),
      200,
    );
    expect(ledger).toHaveLength(booked + (closing_entry_id === null ? 0 : 1));
    expect(ledger.at(-1)?.balance ?? 0).toBe(0);
  });
});

describe('the Syndic', () => {
  const entry = () => ({
    building_id: buildingId,
    entry_date: '2024-01-31',
    description: 'Lent',
    lines: [
      { account_code: '416', debit: 12.4 },
      { account_code: '551', credit: 12.4 },
    ],
  });

  it('posts by hand and closes, unless the building asks for two persons', async () => {
    const id = await aYear('2024-01-01', '2024-12-31');
    const { id: entryId } = must(await tenant.syndic.post('/journal-entries', entry()), 201);
    const building = { require_second_approver: true };
    must(await tenant.syndic.put(`/buildings/${buildingId}`, building), 200);
    const refused = await Promise.all([
      tenant.syndic.post('/journal-entries', entry()),
      tenant.syndic.post(`/journal-entries/${entryId}/reverse`),
      tenant.syndic.put(`/fiscal-years/${id}/close`),
    ]);
    for (const answer of nonEmpty(refused))
      expect(answer).toMatchObject({ status: 403, body: { code: 'accountant_required' } });
    must(await tenant.accountant.post('/journal-entries', entry()), 201);
    const alone = { require_second_approver: false };
    must(await tenant.syndic.put(`/buildings/${buildingId}`, alone), 200);
    must(await tenant.boardMember.put(`/buildings/${buildingId}/confirm-single-approver`), 200);
    const { findings } = must(await tenant.syndic.get(`/fiscal-years/${id}/closing-check`), 200);
    const acknowledge = findings.map(({ code }: Json) => code);
    must(await tenant.syndic.put(`/fiscal-years/${id}/close`, { acknowledge }), 200);
  });
});
