import { describe, expect, it } from 'vitest';
import { expenseStage } from '#test/helpers/expenses.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const { tenant, fixture, work } = await expenseStage(test);

describe('the split', () => {
  it('is planned while a draft, and its lots stay what they were at approval', async () => {
    const id = await work.anExpense('Draft');
    const computed = must(await tenant.syndic.get(`/expenses/${id}/distribution`), 200);
    const alike = {
      vat_amount: 0,
      recoverable_amount: 0,
      key: 'General',
      total_weight: 1000,
      share: '1/1',
      days: '1',
      total_days: 1,
      period_from: '2026-02-10',
      period_to: '2026-02-10',
      nature: 'Ordinary',
      allocation: 1,
      date: '2026-02-10',
    };
    expect(computed).toEqual({
      lines: [
        {
          unit_id: fixture.unitId,
          unit_number: 'A1',
          owner_id: fixture.ownerId,
          owner_name: 'Anne Peeters',
          amount: 60.01,
          weight: 600,
          ...alike,
        },
        {
          unit_id: fixture.otherUnitId,
          unit_number: 'A2',
          owner_id: fixture.otherOwnerId,
          owner_name: 'Bart Claes',
          amount: 40,
          weight: 400,
          ...alike,
        },
      ],
      total: 100.01,
      cancelled: false,
      borne_by: 'Owners',
      is_information: false,
    });
    must(await work.operate(id, 'submit-for-approval'), 200);
    must(await work.operate(id, 'approve'), 200);
    must(await tenant.syndic.put(`/units/${fixture.unitId}`, { quota: 500 }), 200);
    must(await tenant.syndic.put(`/units/${fixture.otherUnitId}`, { quota: 500 }), 200);
    expect(must(await tenant.syndic.get(`/expenses/${id}/distribution`), 200)).toEqual(computed);
    const past = await work.anExpense('Draft');
    expect(
      must(await tenant.syndic.get(`/expenses/${past}/distribution`), 200).lines[0].amount,
    ).toBe(60.01);
    const today = await work.anExpense('Draft', { expense_date: '2026-03-16' });
    expect(
      must(await tenant.syndic.get(`/expenses/${today}/distribution`), 200).lines[0].amount,
    ).toBe(50.01);
    must(await tenant.syndic.put(`/units/${fixture.otherUnitId}`, { quota: 400 }), 200);
    must(await tenant.syndic.put(`/units/${fixture.unitId}`, { quota: 600 }), 200);
  });

  it('shows an Owner their own lines of approved expenses alone', async () => {
    const approved = await work.anExpense('Approved');
    const draft = await work.anExpense('Draft');
    const other = await work.anExpense('Approved', { distribution_key_id: fixture.keyId });
    expect((await fixture.owner.get(`/expenses/${draft}`)).status).toBe(404);
    expect((await fixture.owner.get(`/expenses/${other}`)).status).toBe(404);
    const lines = must(await fixture.owner.get(`/expenses/${approved}/distribution`), 200);
    expect(lines).toMatchObject({
      lines: [{ owner_id: fixture.ownerId, amount: 60.01 }],
      total: 60.01,
    });
    expect(must(await fixture.owner.get(`/expenses/${approved}`), 200).own_amount).toBe(60.01);
    expect(must(await tenant.syndic.get(`/expenses/${approved}`), 200).own_amount).toBeNull();
    const shown = must(await fixture.owner.get('/expenses?limit=100'), 200);
    expect(shown).toContainEqual(expect.objectContaining({ id: approved, own_amount: 60.01 }));
    const listed = shown.map((row: { id: string }) => row.id);
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
      await tenant.accountant.post('/expenses', work.input({ amount: 55.2, line_items: items })),
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
        rounding_difference: 0,
      },
      {
        description: 'Discount',
        quantity: 1,
        unit_price: -5,
        vat_rate: 0.06,
        total_excl_vat: -5,
        vat_amount: -0.3,
        total_incl_vat: -5.3,
        rounding_difference: 0,
      },
    ]);
    const mismatch = await tenant.accountant.post(
      '/expenses',
      work.input({ amount: 55.23, line_items: items }),
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
      must(await tenant.accountant.post('/expenses', work.input({ category })), 201).account_code,
    ).toBe(code);
  });

  it.each([
    [{ account_code: '6999' }, 'account_missing', '/body/account_code'],
    [{ account_code: '61' }, 'account_not_postable', '/body/account_code'],
    [{ account_code: '4101' }, 'owner_required', '/body/account_code'],
    [{ account_code: '440' }, 'invalid_account', '/body/account_code'],
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
    const answer = await tenant.accountant.post('/expenses', work.input(more));
    expect(answer).toMatchObject({ status: 422, body: { code, errors: [{ pointer }] } });
  });

  it('finds them again by every filter', async () => {
    const own = work.input({
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

  it('lists them in every order, page by page, and by due date', async () => {
    const building = { name: 'Autre', address: 'Rue Basse 2', total_units: 1 };
    const { id: building_id } = must(await tenant.syndic.post('/buildings', building), 201);
    const made = [
      { supplier: 'beta', due_date: '2026-03-01', amount: 30 },
      { supplier: null, due_date: null, amount: 20 },
      { supplier: 'Alpha', due_date: '2026-02-20', amount: 10 },
      { supplier: 'ALPHA', due_date: null, amount: 40 },
    ];
    for (const more of made) {
      must(await tenant.accountant.post('/expenses', work.input({ building_id, ...more })), 201);
    }
    const amounts = (rows: { amount: number }[]) => rows.map(({ amount }) => amount);
    const pages = async (path: string, query: string) => {
      const shown: number[] = [];
      for (let cursor = '', more = true; more;) {
        const answer = await tenant.auditor.get(`${path}${query}&limit=1${cursor}`);
        shown.push(...amounts(must(answer, 200)));
        const next = /[?&]cursor=([^&>]+)/.exec(String(answer.headers['link'] ?? ''))?.[1];
        more = next !== undefined;
        cursor = `&cursor=${next}`;
      }
      return shown;
    };
    const orders = {
      amount: [10, 20, 30, 40],
      'due_date,amount': [10, 30, 20, 40],
      due_date: [10, 30, 20, 40],
      '-due_date': [40, 20, 30, 10],
      supplier: [20, 10, 40, 30],
      '-supplier,amount': [30, 10, 40, 20],
      'status,-amount': [40, 30, 20, 10],
    };
    for (const [sort, order] of Object.entries(orders)) {
      expect(await pages('/expenses', `?building_id=${building_id}&sort=${sort}`), sort).toEqual(
        order,
      );
      expect(await pages(`/buildings/${building_id}/expenses`, `?sort=${sort}`), sort).toEqual(
        order,
      );
    }
    const due = async (query: string) =>
      amounts(
        must(
          await tenant.auditor.get(`/buildings/${building_id}/expenses?sort=amount&${query}`),
          200,
        ),
      );
    expect(await due('due_from=2026-02-20')).toEqual([10, 30]);
    expect(await due('due_to=2026-02-28')).toEqual([10]);
    expect(await due('due_from=2026-02-21&due_to=2026-03-01')).toEqual([30]);
    expect(await due('due_to=2200-12-31')).toEqual([10, 30]);
  });
});
