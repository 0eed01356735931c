import { describe, expect, it } from 'vitest';
import { expenseStage } from '#test/helpers/expenses.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { must, startTestApp, type Json } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const { tenant, fixture, work } = await expenseStage(test);

function enter(more: object) {
  return tenant.accountant.post('/expenses', work.input(more));
}

describe('an invoice of which a part was prepaid', () => {
  const line_items = [{ description: 'Filter', unit_price: '100', vat_rate: 0.21 }];

  it('has its whole amount, which its lines come to, and asks for the rest', async () => {
    const created = must(await enter({ amount: 121, prepaid_amount: 21, line_items }), 201);
    const prepaid = { amount: 121, prepaid_amount: 21, prepaid_open_amount: 21, open_amount: 100 };
    expect(created).toMatchObject(prepaid);
    const path = `/expenses/${created.id}`;
    const rest = await tenant.accountant.put(path, { amount: 100 });
    expect(must(rest, 422)).toMatchObject({ code: 'line_items_mismatch', expected: 100 });
    const other = { prepaid_amount: 0, open_amount: 121 };
    expect(must(await tenant.accountant.put(path, { prepaid_amount: 0 }), 200)).toMatchObject(
      other,
    );
    expect((await enter({ amount: 100, prepaid_amount: -1 })).status).toBe(400);
    const beyond = await enter({ amount: 121, prepaid_amount: 121.01, line_items });
    expect(must(beyond, 422)).toMatchObject({
      code: 'prepaid_exceeds',
      amount: 121,
      errors: [{ pointer: '/body/prepaid_amount' }],
    });
  });
});

describe('an invoice whose VAT is rounded by rate', () => {
  const line = { description: 'Filter', unit_price: '10.03', vat_rate: 0.21 };
  const line_items = [line, line, line];

  // Rounded by line 3 × (10.03 + 2.11) = 36.42; over the invoice 30.09 + 6.3189 = 36.41.
  it('is taken, and what it differs by is shown on the first of the largest lines', async () => {
    const created = must(await enter({ amount: 36.41, line_items }), 201);
    expect(created.amount).toBe(36.41);
    expect(created.line_items.map((item: Json) => item.rounding_difference)).toEqual([-0.01, 0, 0]);
    const path = `/expenses/${created.id}`;
    const byLine = must(await tenant.accountant.put(path, { amount: '36.42' }), 200);
    expect(byLine.line_items.map((item: Json) => item.rounding_difference)).toEqual([0, 0, 0]);
    for (const amount of [36.4, 36.44]) {
      expect(must(await tenant.accountant.put(path, { amount }), 422)).toMatchObject({
        code: 'line_items_mismatch',
        expected: amount,
        actual: 36.42,
      });
    }
  });
});

describe('an invoice that is entered already', () => {
  it('is refused for the same building, supplier and number, naming the first', async () => {
    const first = must(await enter({ supplier: 'Lift Services NV', invoice_number: 'L-1' }), 201);
    const again = { supplier: 'LIFT  services nv', invoice_number: 'l-1' };
    expect(must(await enter(again), 409)).toMatchObject({
      code: 'duplicate_invoice',
      expense_id: first.id,
      supplier: 'Lift Services NV',
      invoice_number: 'L-1',
      amount: 100.01,
      errors: [{ pointer: '/body/invoice_number' }],
    });
    must(await enter({ supplier: 'Lift Services NV', invoice_number: 'L-2' }), 201);
    must(await enter({ supplier: 'Other Services NV', invoice_number: 'L-1' }), 201);
    const building = { ...again, building_id: await anotherBuilding() };
    must(await enter(building), 201);
  });

  it('is nothing to ask about without supplier or number', async () => {
    for (const more of [{ invoice_number: 'N-1', supplier: null }, { supplier: 'Nobody NV' }]) {
      must(await enter(more), 201);
      must(await enter(more), 201);
    }
  });

  it('is refused when an expense becomes one by a change, and left alone by any other', async () => {
    const invoice = { supplier: 'Plomberie Denis', invoice_number: 'P-1' };
    const first = must(await enter(invoice), 201);
    const { id } = must(await enter({ ...invoice, invoice_number: 'P-2' }), 201);
    const change = (body: object) => tenant.accountant.put(`/expenses/${id}`, body);
    expect(must(await change({ invoice_number: 'P-1' }), 409)).toMatchObject({
      code: 'duplicate_invoice',
      expense_id: first.id,
    });
    const allowed = { invoice_number: 'P-1', allow_duplicate: true };
    expect(must(await change(allowed), 200).invoice_number).toBe('P-1');
    must(await change({ description: 'Pipes', ...invoice }), 200);
    must(await tenant.accountant.put(`/expenses/${first.id}`, { amount: 12 }), 200);
  });

  it('is taken once the first is cancelled, or when it is said to be another one', async () => {
    const invoice = { supplier: 'Jardins Verts', invoice_number: '2026/7' };
    const first = await work.anExpense('Approved', invoice);
    must(await enter(invoice), 409);
    const allowed = must(await enter({ ...invoice, allow_duplicate: true }), 201);
    expect(allowed).not.toHaveProperty('allow_duplicate');
    must(await work.operate(first, 'cancel'), 200);
    // The accepted duplicate is now the first one.
    expect(must(await enter(invoice), 409).expense_id).toBe(allowed.id);
    must(await tenant.accountant.delete(`/expenses/${allowed.id}`), 204);
    must(await enter(invoice), 201);
  });

  it('is entered once when many enter it at once', async () => {
    const invoice = { supplier: 'Toiture Express', invoice_number: 'T-9' };
    const other = must(await enter({ ...invoice, invoice_number: 'T-8' }), 201);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => enter(invoice)),
      tenant.syndic.put(`/expenses/${other.id}`, invoice),
    ]);
    const [won, ...others] = answers.toSorted((a, b) => a.status - b.status);
    expect(won?.status).toBeLessThan(300);
    for (const { status, body } of nonEmpty(others)) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'duplicate_invoice', expense_id: won?.body.id });
    }
  });
});

describe('a rejected expense that is changed', () => {
  it('is a draft without the reason', async () => {
    const id = await work.anExpense('Rejected');
    expect(must(await tenant.syndic.get(`/expenses/${id}`), 200).rejection_reason).toBe('Too dear');
    const changed = must(await tenant.accountant.put(`/expenses/${id}`, { amount: 90 }), 200);
    expect(changed).toMatchObject({ status: 'Draft', rejection_reason: null });
  });
});

describe('a date far ahead', () => {
  // Today is 16 March 2026: the next fiscal year ends with 2027.
  it('is refused after the end of the next financial year', async () => {
    const { id } = must(await enter({ expense_date: '2027-12-31' }), 201);
    const refusal = {
      code: 'date_too_far',
      date: '2028-01-01',
      last_day: '2027-12-31',
      errors: [{ pointer: '/body/expense_date' }],
    };
    const change = { expense_date: '2028-01-01' };
    expect(must(await enter(change), 422)).toMatchObject(refusal);
    expect(must(await tenant.accountant.put(`/expenses/${id}`, change), 422)).toMatchObject(
      refusal,
    );
  });

  it('is measured by the financial years of the building', async () => {
    const building_id = await anotherBuilding({ fiscal_year_start_month: 7 });
    must(await enter({ building_id, expense_date: '2027-06-30' }), 201);
    must(await enter({ building_id, expense_date: '2027-07-01' }), 422);
    const year = { start_date: '2026-07-01', end_date: '2027-09-30' };
    must(await tenant.accountant.post(`/buildings/${building_id}/fiscal-years`, year), 201);
    must(await enter({ building_id, expense_date: '2027-09-30' }), 201);
    expect(must(await enter({ building_id, expense_date: '2027-10-01' }), 422).last_day).toBe(
      '2027-09-30',
    );
  });

  it('is refused for an entry made by hand as well', async () => {
    const entry = {
      building_id: fixture.buildingId,
      entry_date: '2028-01-01',
      description: 'Costs',
      lines: [
        { account_code: '65', debit: 1 },
        { account_code: '551', credit: 1 },
      ],
    };
    expect(must(await tenant.accountant.post('/journal-entries', entry), 422)).toMatchObject({
      code: 'date_too_far',
      errors: [{ pointer: '/body/entry_date' }],
    });
    const inTime = { ...entry, entry_date: '2027-12-31' };
    must(await tenant.accountant.post('/journal-entries', inTime), 201);
  });
});

async function anotherBuilding(more: object = {}): Promise<string> {
  const building = { name: 'Autre', address: 'Rue Basse 2', total_units: 1, ...more };
  return must(await tenant.syndic.post('/buildings', building), 201).id;
}
