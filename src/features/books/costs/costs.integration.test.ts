import { beforeEach, describe, expect, it } from 'vitest';
import { expenseStage, fillReserve, type ExpenseWork } from '#test/helpers/expenses.ts';
import type { Fixture } from '#test/helpers/fixture.ts';
import { must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

/** Anne owns A1 (600 of 1000), Bart A2; key Lift is of A2 alone; financial years are calendar years. */

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;
let work: ExpenseWork;

beforeEach(async () => {
  ({ tenant, fixture, work } = await expenseStage(test));
});

const QUARTER = { period_from: '2026-07-01', period_to: '2026-09-30' };

const shown = async (id: string): Promise<Json> =>
  must(await tenant.auditor.get(`/expenses/${id}`), 200);

async function sharesOf(id: string): Promise<string[]> {
  const { lines } = must(await tenant.auditor.get(`/expenses/${id}/distribution`), 200);
  return lines.map(
    (l: Json) => `${l.unit_number} ${l.owner_name} ${l.share} ${l.days} ${l.amount}`,
  );
}

/** Sells all of A1 to Cleo. */
async function sell(effective_date: string): Promise<Json> {
  const cleo = { name: 'Cleo Dubois', email: 'cleo@example.org' };
  const to_owner_id = must(await tenant.syndic.post('/owners', cleo), 201).id;
  const body = { from_owner_id: fixture.ownerId, to_owner_id, effective_date };
  return must(await tenant.syndic.post(`/units/${fixture.unitId}/owners/transfer`, body), 200);
}

interface StoredLine {
  readonly entry_date: string;
  readonly account_code: string;
  readonly amount_cents: string;
  readonly vat_cents: string;
  readonly released_cents: string;
  readonly nature: string;
  readonly is_correction: boolean;
  readonly parts: string;
}

/** Returns the cost lines of a building, in order, and the cents of their lots. */
function storedLines(): Promise<string[]> {
  return asSuperuser(test.databaseUrl, async (client) => {
    const { rows } = await client.query<StoredLine>(
      `select entry_date::text, account_code, amount_cents, vat_cents, released_cents, nature,
          credits_line_id is not null as is_correction,
          (select coalesce(string_agg(unit_number || ' ' || part.amount_cents, ', ' order by unit_number), '')
            from app.cost_line_parts as part
            join app.units as unit on unit.organization_id = part.organization_id and unit.id = part.unit_id
            where part.organization_id = line.organization_id and part.line_id = line.id) as parts
        from app.cost_lines as line
        where organization_id = $1 and building_id = $2 and account_code not like '65%'
        order by entry_sequence, position`,
      [tenant.organizationId, fixture.buildingId],
    );
    return rows.map((row) =>
      [
        row.entry_date,
        row.account_code,
        `${row.amount_cents}/${row.vat_cents}`,
        `released ${row.released_cents}`,
        row.nature,
        row.is_correction ? 'correction' : `[${row.parts}]`,
      ].join(' '),
    );
  });
}

describe('the cost fields of an expense', () => {
  it('have defaults by account, and VAT from the line items', async () => {
    const id = await work.anExpense('Draft', {
      amount: 121,
      account_code: '6105',
      line_items: [{ description: 'Cleaning', unit_price: 100, vat_rate: 0.21 }],
    });
    expect(await shown(id)).toMatchObject({
      period_from: null,
      period_to: null,
      nature: 'Ordinary',
      recoverable_percent: 100,
      vat_amount: 21,
      excluded_owner_ids: [],
      decision_id: null,
      reserve_amount: null,
    });
    const given = {
      ...QUARTER,
      nature: 'Extraordinary',
      recoverable_percent: 12.5,
      vat_amount: 20,
    };
    const changed = { ...given, excluded_owner_ids: [fixture.ownerId] };
    must(await tenant.syndic.put(`/expenses/${id}`, changed), 200);
    expect(await shown(id)).toMatchObject(changed);
  });

  it('are of each allocation, and of none beside them', async () => {
    const allocations = [
      { account_code: '6105', amount: 100, ...QUARTER, vat_amount: 17.36 },
      { account_code: '611', amount: 21 },
    ];
    const id = await work.anExpense('Draft', { amount: 121, allocations });
    expect((await shown(id)).allocations).toMatchObject([
      { ...QUARTER, nature: 'Ordinary', recoverable_percent: 100, vat_amount: 17.36 },
      { period_from: null, nature: 'Extraordinary', recoverable_percent: 0, vat_amount: 0 },
    ]);
    const beside = { amount: 121, allocations, ...QUARTER };
    expect(await tenant.syndic.post('/expenses', work.input(beside))).toMatchObject({
      status: 422,
      body: { code: 'allocations_instead', errors: [{ pointer: '/body/period_from' }] },
    });
  });

  it('follow the settings of the account, and keep them once approved', async () => {
    const { id: account } = must(await tenant.auditor.get('/accounts/code/6107'), 200);
    const settings = {
      nature: 'Extraordinary',
      recoverable_percent: 40,
      uncovered: 'SettlementPeriod',
    };
    expect(must(await tenant.accountant.put(`/accounts/${account}`, settings), 200)).toMatchObject(
      settings,
    );
    const terms = { nature: 'Extraordinary', recoverable_percent: 40 };
    const id = await work.anExpense('Approved', { account_code: '6107' });
    expect(await shown(id)).toMatchObject(terms);
    const none = { nature: null, recoverable_percent: null, uncovered: null };
    must(await tenant.accountant.put(`/accounts/${account}`, none), 200);
    expect(await shown(id)).toMatchObject(terms);
    expect(await shown(await work.anExpense('Draft', { account_code: '6107' }))).toMatchObject({
      nature: 'Ordinary',
      recoverable_percent: 0,
    });
  });

  it.each([
    [
      { excluded_owner_ids: ['019a0000-0000-7000-8000-000000000000'] },
      '/body/excluded_owner_ids/0',
    ],
    [{ decision_id: '019a0000-0000-7000-8000-000000000000' }, '/body/decision_id'],
    [
      { borne_by: 'Reserve', reserve_distribution_key_id: '019a0000-0000-7000-8000-000000000000' },
      '/body/reserve_distribution_key_id',
    ],
  ])('%o refers to what exists', async (more, pointer) => {
    expect(await tenant.syndic.post('/expenses', work.input(more))).toMatchObject({
      status: 422,
      body: { code: 'unknown_reference', errors: [{ pointer }] },
    });
  });

  it('have no more VAT than the amount, also of a note', async () => {
    const over = { amount: 10, vat_amount: 10.01 };
    for (const more of [over, { kind: 'CreditNote', ...over }]) {
      expect(await tenant.syndic.post('/expenses', work.input(more))).toMatchObject({
        status: 422,
        body: { code: 'vat_exceeds', errors: [{ pointer: '/body/vat_amount' }] },
      });
    }
    const invoice = await work.anExpense('Approved');
    const note = { kind: 'CreditNote', credits_expense_id: invoice, ...over };
    expect((await tenant.syndic.post('/expenses', work.input(note))).body.code).toBe('vat_exceeds');
  });

  it('of the reserve and of a lot are for that bearer alone', async () => {
    for (const [more, field] of [
      [{ reserve_amount: 10 }, 'reserve_amount'],
      [{ unit_id: fixture.unitId }, 'unit_id'],
    ] as const) {
      expect(await tenant.syndic.post('/expenses', work.input(more))).toMatchObject({
        status: 422,
        body: { code: 'bearer_mismatch', errors: [{ pointer: `/body/${field}` }] },
      });
    }
    const more = { borne_by: 'Reserve', reserve_amount: 100.02 };
    expect(await tenant.syndic.post('/expenses', work.input(more))).toMatchObject({
      status: 422,
      body: { code: 'reserve_exceeded', available: 100.01 },
    });
  });
});

describe('what holders bear', () => {
  it('goes by the days covered, whenever a sale is entered', async () => {
    const before = await work.anExpense('Approved', { amount: 920, ...QUARTER });
    expect(await sharesOf(before)).toEqual([
      'A1 Anne Peeters 1/1 92 552',
      'A2 Bart Claes 1/1 92 368',
    ]);
    expect(await sell('2026-08-15')).toMatchObject({ later_charges: [] });
    const after = await work.anExpense('Approved', { amount: 920, ...QUARTER });
    const byDays = [
      'A1 Anne Peeters 1/1 45 270',
      'A1 Cleo Dubois 1/1 47 282',
      'A2 Bart Claes 1/1 92 368',
    ];
    expect(await sharesOf(before)).toEqual(byDays);
    expect(await sharesOf(after)).toEqual(byDays);
    expect(must(await fixture.owner.get(`/expenses/${after}`), 200)).toMatchObject({
      own_amount: 270,
    });
  });

  it('is nothing for an excluded owner, and refused if nobody is left', async () => {
    const excluded_owner_ids = [fixture.ownerId];
    const id = await work.anExpense('Approved', { amount: 100, excluded_owner_ids });
    expect(await sharesOf(id)).toEqual(['A2 Bart Claes 1/1 1 100']);
    expect((await fixture.owner.get(`/expenses/${id}`)).status).toBe(404);
    const nobody = {
      excluded_owner_ids: [fixture.otherOwnerId],
      distribution_key_id: fixture.keyId,
    };
    expect(
      await work.operate(await work.anExpense('PendingApproval', nobody), 'approve'),
    ).toMatchObject({ status: 422, body: { code: 'nobody_bears' } });
  });

  it('of a meter waits for its readings, and calls take no such key', async () => {
    const path = `/buildings/${fixture.buildingId}/distribution-keys`;
    const weights = [{ unit_id: fixture.unitId, weight: 1 }];
    expect((await tenant.syndic.post(path, { name: 'Water', kind: 'Meter', weights })).status).toBe(
      400,
    );
    expect((await tenant.syndic.post(path, { name: 'Water' })).status).toBe(400);
    const key = must(await tenant.syndic.post(path, { name: 'Water', kind: 'Meter' }), 201);
    expect(key).toMatchObject({ kind: 'Meter', weights: [], total_weight: 0 });
    expect((await tenant.syndic.put(`/distribution-keys/${key.id}`, { weights })).status).toBe(400);
    const id = await work.anExpense('Approved', { distribution_key_id: key.id });
    expect(await sharesOf(id)).toEqual([]);
    expect(await storedLines()).toEqual(['2026-02-10 6107 10001/0 released 0 Ordinary []']);
  });
});

describe('the cost lines of the books', () => {
  it('are those of the purchase, with VAT, lots and nature', async () => {
    await work.anExpense('Approved', { amount: 100, vat_amount: 20, account_code: '611' });
    expect(await storedLines()).toEqual([
      '2026-02-10 611 10000/2000 released 0 Extraordinary [A1 6000, A2 4000]',
    ]);
  });

  it('are of each year that a period covers', async () => {
    const allocations = [
      { account_code: '6140', amount: 365, period_from: '2025-12-01', period_to: '2026-11-30' },
    ];
    await work.anExpense('Approved', { amount: 365, allocations });
    expect(await storedLines()).toEqual([
      '2026-02-10 6140 33400/0 released 0 Ordinary [A1 20040, A2 13360]',
      '2025-12-31 6140 3100/0 released 0 Ordinary [A1 1860, A2 1240]',
    ]);
  });

  it('leave what the reserve pays, or name it under its own key', async () => {
    await fillReserve(tenant, fixture.buildingId, 500);
    const works = { amount: 100, account_code: '611', borne_by: 'Reserve', vat_amount: 6 };
    const id = await work.anExpense('Approved', { ...works, reserve_amount: 60 });
    const lift = { reserve_distribution_key_id: fixture.keyId, reserve_amount: 60 };
    const other = await work.anExpense('Approved', { ...works, ...lift });
    const whole = await work.anExpense('Approved', works);
    expect(await storedLines()).toEqual([
      '2026-02-10 611 4000/240 released 6000 Extraordinary [A1 2400, A2 1600]',
      '2026-02-10 611 10000/600 released 0 Extraordinary [A1 6000, A2 4000]',
      '2026-02-10 611 -6000/-360 released 6000 Extraordinary [A2 -6000]',
      '2026-02-10 611 0/0 released 10000 Extraordinary [A1 0, A2 0]',
    ]);
    expect(await sharesOf(id)).toEqual(['A1 Anne Peeters 1/1 1 24', 'A2 Bart Claes 1/1 1 16']);
    expect(await sharesOf(other)).toEqual([
      'A1 Anne Peeters 1/1 1 60',
      'A2 Bart Claes 1/1 1 40',
      'A2 Bart Claes 1/1 1 -60',
    ]);
    expect(await sharesOf(whole)).toEqual(['A1 Anne Peeters 1/1 1 60', 'A2 Bart Claes 1/1 1 40']);
    const entries = await Promise.all(
      (await shown(id)).journal_entry_ids.map((entry: string) =>
        tenant.auditor.get(`/journal-entries/${entry}`),
      ),
    );
    const release = entries
      .map((one) => must(one, 200))
      .find(({ journal }) => journal === 'Miscellaneous');
    expect(release.lines).toMatchObject([
      { account_code: '160', debit: 60 },
      { account_code: '693', credit: 60 },
    ]);
  });

  it('are corrected by notes pro rata, and by reversals', async () => {
    const id = await work.anExpense('Approved', { amount: 100, vat_amount: 10, ...QUARTER });
    await sell('2026-08-15');
    const note = await work.anExpense('Approved', {
      kind: 'CreditNote',
      credits_expense_id: id,
      amount: 40,
      vat_amount: 4,
    });
    expect(await sharesOf(note)).toEqual([
      'A1 Anne Peeters 1/1 45 -11.74',
      'A1 Cleo Dubois 1/1 47 -12.26',
      'A2 Bart Claes 1/1 92 -16',
    ]);
    must(await work.operate(note, 'cancel'), 200);
    must(await work.operate(id, 'cancel'), 200);
    expect(await storedLines()).toEqual([
      '2026-02-10 6107 10000/1000 released 0 Ordinary [A1 6000, A2 4000]',
      '2026-02-10 6107 -4000/-400 released 0 Ordinary correction',
      expect.stringMatching(/^\S+ 6107 4000\/400 released 0 Ordinary correction$/),
      expect.stringMatching(/^\S+ 6107 -10000\/-1000 released 0 Ordinary correction$/),
    ]);
    expect(must(await tenant.auditor.get(`/expenses/${id}/distribution`), 200)).toMatchObject({
      cancelled: true,
      total: 100,
    });
  });

  it('give the reserve back what a note takes off its works', async () => {
    await fillReserve(tenant, fixture.buildingId, 500);
    const works = { amount: 100, account_code: '611', borne_by: 'Reserve', reserve_amount: 60 };
    const id = await work.anExpense('Approved', works);
    const note = { kind: 'CreditNote', credits_expense_id: id, amount: 50 };
    await work.anExpense('Approved', note);
    expect((await storedLines()).at(-1)).toBe(
      '2026-02-10 611 -2000/0 released -3000 Extraordinary correction',
    );
  });
});

describe('the settings of a building', () => {
  it('have defaults, and are changed like any other', async () => {
    const path = `/buildings/${fixture.buildingId}`;
    const defaults = {
      acceptance_date: null,
      reserve_borne_by: 'Usufructuary',
      statement_model: 'Provisions',
      statement_needs_approval: false,
      statement_credit: 'Keep',
      reserve_interest_to: 'Owners',
      closing_needs_second_person: false,
    };
    expect(must(await tenant.auditor.get(path), 200)).toMatchObject(defaults);
    const changed = {
      acceptance_date: '2019-05-02',
      reserve_borne_by: 'BareOwner',
      statement_model: 'RealCharges',
      statement_needs_approval: true,
      statement_credit: 'Refund',
      reserve_interest_to: 'Reserve',
      closing_needs_second_person: true,
    };
    expect(must(await tenant.syndic.put(path, changed), 200)).toMatchObject(changed);
  });
});
