import { beforeAll, describe, expect, it } from 'vitest';
import {
  EXPENSE_STATUSES,
  expenseTransitions,
  type ExpenseOperation,
  type ExpenseStatus,
} from '#domain/expenses/expense-state.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';

let test: TestApp;
let tenant: Tenant;
let fixture: Fixture;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
});

const input = (more: object = {}) => ({
  building_id: fixture.buildingId,
  description: 'Boiler repair',
  amount: 100.01,
  expense_date: '2026-02-10',
  category: 'Repairs',
  supplier: 'Chaud Devant SRL',
  ...more,
});

const bodies: Record<ExpenseOperation, object | undefined> = {
  'submit-for-approval': undefined,
  approve: { approval_notes: 'Seen' },
  reject: { rejection_reason: 'Too dear' },
  'mark-paid': {},
  'unmark-paid': { reason: 'Came back' },
  cancel: { reason: 'Twice' },
};

const pathTo: Record<ExpenseStatus, ExpenseOperation[]> = {
  Draft: [],
  PendingApproval: ['submit-for-approval'],
  Approved: ['submit-for-approval', 'approve'],
  Rejected: ['submit-for-approval', 'reject'],
  Paid: ['submit-for-approval', 'approve', 'mark-paid'],
  Cancelled: ['submit-for-approval', 'approve', 'cancel'],
};

const operate = (id: string, operation: ExpenseOperation) =>
  tenant.syndic.put(`/expenses/${id}/${operation}`, bodies[operation]);

async function anExpense(status: ExpenseStatus, more: object = {}): Promise<string> {
  const { id } = must(await tenant.syndic.post('/expenses', input(more)), 201);
  for (const operation of pathTo[status]) must(await operate(id, operation), 200);
  return id;
}

const operations = Object.keys(expenseTransitions) as ExpenseOperation[];
const matrix = EXPENSE_STATUSES.flatMap((status) =>
  operations.map((operation) => ({ status, operation })),
);

describe('states and operations', () => {
  it.each(matrix)('$status, $operation', async ({ status, operation }) => {
    const id = await anExpense(status);
    const before = must(await tenant.syndic.get(`/expenses/${id}`), 200);
    const answer = await operate(id, operation);
    const { from, to } = expenseTransitions[operation];
    if (from.includes(status)) {
      expect(must(answer, 200).status).toBe(to);
      return;
    }
    const allowed = operations.filter((one) => expenseTransitions[one].from.includes(status));
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'invalid_transition', from: status, allowed },
    });
    expect(must(await tenant.syndic.get(`/expenses/${id}`), 200)).toEqual(before);
  });

  it.each(EXPENSE_STATUSES)('%s: edit and delete', async (status) => {
    const id = await anExpense(status);
    const edited = await tenant.syndic.put(`/expenses/${id}`, { description: 'Other' });
    const isEditable = status === 'Draft' || status === 'Rejected';
    expect(edited.status).toBe(isEditable ? 200 : 409);
    if (isEditable)
      expect(edited.body).toMatchObject({ status: 'Draft', description: 'Other', amount: 100.01 });
    const second = await anExpense(status);
    expect((await tenant.syndic.delete(`/expenses/${second}`)).status).toBe(
      status === 'Draft' ? 204 : 409,
    );
  });
});

describe('the books of an expense', () => {
  const linesOf = async (id: string) => {
    const entry = must(await tenant.auditor.get(`/journal-entries/${id}`), 200);
    const lines = entry.lines.map((line: Record<string, unknown>) => [
      line['account_code'],
      line['debit'],
      line['credit'],
      line['supplier'],
    ]);
    return {
      journal: entry.journal,
      entry_date: entry.entry_date,
      reverses_id: entry.reverses_id,
      lines,
    };
  };

  it('are purchase, payment, its reversal, and the reversal of the purchase', async () => {
    const id = await anExpense('Paid');
    must(await operate(id, 'unmark-paid'), 200);
    const expense = must(await operate(id, 'cancel'), 200);
    expect(expense).toMatchObject({ status: 'Cancelled', paid: false, paid_on: null });
    const [purchase, payment, unpaid, cancelled] = await Promise.all(
      expense.journal_entry_ids.map(linesOf),
    );
    const supplier = 'Chaud Devant SRL';
    expect(purchase).toMatchObject({
      journal: 'Purchases',
      entry_date: '2026-02-10',
      lines: [
        ['6107', 100.01, 0, null],
        ['440', 0, 100.01, supplier],
      ],
    });
    expect(payment).toMatchObject({
      journal: 'Bank',
      entry_date: '2026-03-16',
      lines: [
        ['440', 100.01, 0, supplier],
        ['551', 0, 100.01, null],
      ],
    });
    expect(unpaid).toMatchObject({
      entry_date: '2026-03-16',
      reverses_id: expense.journal_entry_ids[1],
    });
    expect(cancelled).toMatchObject({
      entry_date: '2026-03-16',
      reverses_id: expense.journal_entry_ids[0],
      lines: [
        ['6107', 0, 100.01, null],
        ['440', 100.01, 0, supplier],
      ],
    });
    const distribution = must(await tenant.syndic.get(`/expenses/${id}/distribution`), 200);
    expect(distribution).toMatchObject({ total: 100.01, cancelled: true });
    const reversal = await tenant.accountant.post(
      `/journal-entries/${expense.journal_entry_ids[0]}/reverse`,
    );
    expect(reversal).toMatchObject({
      status: 409,
      body: { code: 'entry_has_source', source: { type: 'Expense', id } },
    });
  });

  it('refuse a payment to come, and one from no bank account', async () => {
    const id = await anExpense('Approved');
    const pay = (body: object) => tenant.syndic.put(`/expenses/${id}/mark-paid`, body);
    expect(await pay({ paid_on: '2026-03-17' })).toMatchObject({
      status: 422,
      body: { code: 'date_in_future' },
    });
    expect(await pay({ bank_account_code: '6107' })).toMatchObject({
      status: 422,
      body: { code: 'invalid_account' },
    });
    expect(await pay({ bank_account_code: '559' })).toMatchObject({
      status: 422,
      body: { code: 'account_missing' },
    });
    expect(must(await pay({ bank_account_code: '550', paid_on: '2026-03-16' }), 200)).toMatchObject(
      { paid: true, paid_on: '2026-03-16' },
    );
  });

  it('make nobody a debtor', async () => {
    await anExpense('Paid');
    const proof = must(await tenant.auditor.get('/ledger/proof'), 200);
    expect(proof).toMatchObject({ balanced: true, chain_intact: true });
    expect(
      proof.trial_balance
        .map((row: { code: string }) => row.code)
        .filter((code: string) => code.startsWith('410')),
    ).toEqual([]);
  });
});

describe('the split', () => {
  it('is computed while a draft, stored by approval, and stays what it was', async () => {
    const id = await anExpense('Draft');
    const computed = must(await tenant.syndic.get(`/expenses/${id}/distribution`), 200);
    expect(computed).toEqual({
      lines: [
        {
          unit_id: fixture.unitId,
          owner_id: fixture.ownerId,
          amount: 60.01,
          key: 'General',
          weight: 600,
          total_weight: 1000,
          share: '1/1',
        },
        {
          unit_id: fixture.otherUnitId,
          owner_id: fixture.otherOwnerId,
          amount: 40,
          key: 'General',
          weight: 400,
          total_weight: 1000,
          share: '1/1',
        },
      ],
      total: 100.01,
      cancelled: false,
    });
    must(await operate(id, 'submit-for-approval'), 200);
    must(await operate(id, 'approve'), 200);
    must(await tenant.syndic.put(`/units/${fixture.unitId}`, { quota: 500 }), 200);
    must(await tenant.syndic.put(`/units/${fixture.otherUnitId}`, { quota: 500 }), 200);
    expect(must(await tenant.syndic.get(`/expenses/${id}/distribution`), 200)).toEqual(computed);
    const past = await anExpense('Draft');
    expect(
      must(await tenant.syndic.get(`/expenses/${past}/distribution`), 200).lines[0].amount,
    ).toBe(60.01);
    const today = await anExpense('Draft', { expense_date: '2026-03-16' });
    expect(
      must(await tenant.syndic.get(`/expenses/${today}/distribution`), 200).lines[0].amount,
    ).toBe(50.01);
    must(await tenant.syndic.put(`/units/${fixture.otherUnitId}`, { quota: 400 }), 200);
    must(await tenant.syndic.put(`/units/${fixture.unitId}`, { quota: 600 }), 200);
  });

  it('shows an Owner their own lines of approved expenses alone', async () => {
    const approved = await anExpense('Approved');
    const draft = await anExpense('Draft');
    const other = await anExpense('Approved', { distribution_key_id: fixture.keyId });
    expect((await fixture.owner.get(`/expenses/${draft}`)).status).toBe(404);
    expect((await fixture.owner.get(`/expenses/${other}`)).status).toBe(404);
    const lines = must(await fixture.owner.get(`/expenses/${approved}/distribution`), 200);
    expect(lines).toMatchObject({
      lines: [{ owner_id: fixture.ownerId, amount: 60.01 }],
      total: 60.01,
    });
    const listed = must(await fixture.owner.get('/expenses?limit=100'), 200).map(
      (row: { id: string }) => row.id,
    );
    expect(listed).toContain(approved);
    expect(listed).not.toContain(draft);
    expect(listed).not.toContain(other);
    expect((await fixture.owner.put(`/expenses/${approved}/approve`)).status).toBe(403);
  });

  it('refuses to approve while a unit has no complete ownership, and leaves nothing behind', async () => {
    const own = await aTenant(test);
    const inOwn = await aFixture(test, own);
    must(
      await own.syndic.put(`/unit-owners/${inOwn.unitOwnerId}`, { ownership_share: '1/2' }),
      200,
    );
    must(await own.syndic.put(`/expenses/${inOwn.expenseId}/submit-for-approval`), 200);
    const answer = await own.syndic.put(`/expenses/${inOwn.expenseId}/approve`);
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'ownership_incomplete', unit_ids: [inOwn.unitId] },
    });
    expect(must(await own.syndic.get(`/expenses/${inOwn.expenseId}`), 200)).toMatchObject({
      status: 'PendingApproval',
      journal_entry_ids: [],
    });
    expect(
      must(await own.auditor.get(`/journal-entries?source_id=${inOwn.expenseId}`), 200),
    ).toEqual([]);
  });
});

describe('entering an expense', () => {
  it('computes line items to the cent and holds them against the amount', async () => {
    const items = [
      { description: 'Work', quantity: 1.5, unit_price: '33.333333', vat_rate: 0.21 },
      { description: 'Discount', unit_price: -5, vat_rate: 0.06 },
    ];
    const created = must(
      await tenant.accountant.post('/expenses', input({ amount: 55.2, line_items: items })),
      201,
    );
    expect(created.line_items).toEqual([
      {
        description: 'Work',
        quantity: 1.5,
        unit_price: 33.333333,
        vat_rate: 0.21,
        total_excl_vat: 50,
        vat_amount: 10.5,
        total_incl_vat: 60.5,
      },
      {
        description: 'Discount',
        quantity: 1,
        unit_price: -5,
        vat_rate: 0.06,
        total_excl_vat: -5,
        vat_amount: -0.3,
        total_incl_vat: -5.3,
      },
    ]);
    const mismatch = await tenant.accountant.post(
      '/expenses',
      input({ amount: 55.21, line_items: items }),
    );
    expect(mismatch).toMatchObject({ status: 422, body: { code: 'line_items_mismatch' } });
    const changed = await tenant.accountant.put(`/expenses/${created.id}`, { amount: 60 });
    expect(changed.body.code).toBe('line_items_mismatch');
    expect(
      must(
        await tenant.accountant.put(`/expenses/${created.id}`, { amount: 60, line_items: [] }),
        200,
      ).amount,
    ).toBe(60);
  });

  it.each([
    ['Maintenance', '6107'],
    ['Utilities', '6121'],
    ['Insurance', '6140'],
    ['ManagementFees', '61300'],
    ['Repairs', '6107'],
    ['Improvements', '611'],
    ['Legal', '61301'],
    ['Other', '616'],
  ])('books %s on %s unless told otherwise', async (category, code) => {
    expect(
      must(await tenant.accountant.post('/expenses', input({ category })), 201).account_code,
    ).toBe(code);
  });

  it.each([
    [{ account_code: '6999' }, 'account_missing', '/body/account_code'],
    [{ account_code: '61' }, 'account_not_postable', '/body/account_code'],
    [{ account_code: '4101' }, 'owner_required', '/body/account_code'],
    [
      { building_id: '0192a000-0000-7000-8000-000000000000' },
      'unknown_reference',
      '/body/building_id',
    ],
    [
      { distribution_key_id: '0192a000-0000-7000-8000-000000000000' },
      'unknown_reference',
      '/body/distribution_key_id',
    ],
  ])('refuses %o', async (more, code, pointer) => {
    const answer = await tenant.accountant.post('/expenses', input(more));
    expect(answer).toMatchObject({ status: 422, body: { code, errors: [{ pointer }] } });
  });

  it('finds them again by every filter', async () => {
    const own = input({
      supplier: 'Zinguerie 100%_Net',
      invoice_number: 'INV-77',
      expense_date: '2026-01-31',
    });
    const { id } = must(await tenant.accountant.post('/expenses', own), 201);
    const queries = [
      'supplier=zinguerie%20100%25_net',
      'q=100%25_',
      'q=inv-77',
      'date_from=2026-01-31&date_to=2026-01-31&category=Repairs&status=Draft',
    ];
    for (const query of queries) {
      const rows = must(
        await tenant.accountant.get(`/expenses?building_id=${fixture.buildingId}&${query}`),
        200,
      );
      expect(
        rows.map((row: { id: string }) => row.id),
        query,
      ).toContain(id);
    }
    expect(must(await tenant.accountant.get('/expenses?q=100%25x'), 200)).toEqual([]);
    expect(
      must(await tenant.accountant.get(`/buildings/${fixture.buildingId}/expenses?q=inv-77`), 200),
    ).toHaveLength(1);
  });
});

describe('who decides', () => {
  it('is not the submitter, where the building asks for a second approver', async () => {
    const own = await aTenant(test);
    const { buildingId, expenseId } = await aFixture(test, own);
    must(await own.syndic.put(`/buildings/${buildingId}`, { require_second_approver: true }), 200);
    must(await own.syndic.put(`/expenses/${expenseId}/submit-for-approval`), 200);
    const refused = await own.syndic.put(`/expenses/${expenseId}/approve`);
    expect(refused).toMatchObject({ status: 403, body: { code: 'second_approver_required' } });
    expect(must(await own.boardMember.put(`/expenses/${expenseId}/approve`), 200).approved_by).toBe(
      own.boardMember.userId,
    );
  });

  it('sees other buildings as if they were not there, when narrowed to one', async () => {
    const { id: otherBuilding } = must(
      await tenant.syndic.post('/buildings', { name: 'Other', address: 'Other 1', total_units: 1 }),
      201,
    );
    const narrowed = await aCaller(test, {
      role: 'Syndic',
      organizationId: tenant.organizationId,
      buildingIds: [otherBuilding],
    });
    const id = await anExpense('PendingApproval');
    expect((await narrowed.get(`/expenses/${id}`)).status).toBe(404);
    expect((await narrowed.put(`/expenses/${id}/approve`)).status).toBe(404);
    expect(must(await narrowed.get('/expenses'), 200)).toEqual([]);
    expect((await narrowed.post('/expenses', input())).body.code).toBe('unknown_reference');
    expect((await narrowed.get(`/buildings/${fixture.buildingId}/expenses`)).status).toBe(404);
  });

  it('is one of fifty who approve at once: one posting, forty-nine refusals', async () => {
    const id = await anExpense('PendingApproval');
    const deciders = [tenant.syndic, tenant.boardMember, tenant.superAdmin];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (deciders[index % 3] ?? tenant.syndic).put(`/expenses/${id}/approve`),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      answers.filter(({ status, body }) => status === 409 && body.code === 'invalid_transition'),
    ).toHaveLength(49);
    const expense = must(await tenant.syndic.get(`/expenses/${id}`), 200);
    expect(expense.journal_entry_ids).toHaveLength(1);
    expect(must(await tenant.auditor.get(`/journal-entries?source_id=${id}`), 200)).toHaveLength(1);
    expect(must(await tenant.syndic.get(`/expenses/${id}/distribution`), 200).lines).toHaveLength(
      2,
    );
    expect(must(await tenant.auditor.get('/ledger/proof'), 200)).toMatchObject({
      balanced: true,
      chain_intact: true,
    });
  });
});
