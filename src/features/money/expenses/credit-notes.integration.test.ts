import { beforeEach, describe, expect, it } from 'vitest';
import { expenseStage, type ExpenseWork } from '#test/helpers/expenses.ts';
import type { Fixture } from '#test/helpers/fixture.ts';
import {
  must,
  startTestApp,
  statusesOf,
  type Answer,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';

/** Anne owns A1 (600 of 1000), Bart A2; invoices are for 100.01 by default. */

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;
let work: ExpenseWork;

beforeEach(async () => {
  ({ tenant, fixture, work } = await expenseStage(test));
});

/** Builds a note on an invoice, or without one. */
const note = (credits_expense_id: string | null, amount: number, more: object = {}) => ({
  kind: 'CreditNote',
  credits_expense_id,
  amount,
  description: 'Boiler repair, credit',
  expense_date: '2026-03-01',
  ...more,
});
const enter = (body: object): Promise<Answer> =>
  tenant.accountant.post('/expenses', work.input(body));
const shown = async (id: string): Promise<Json> =>
  must(await tenant.syndic.get(`/expenses/${id}`), 200);

/** Returns the entries of an expense: journal, day, and account with debit less credit by line. */
async function entriesOf(id: string): Promise<unknown[]> {
  const entries = [];
  for (const entryId of (await shown(id)).journal_entry_ids) {
    const entry = must(await tenant.auditor.get(`/journal-entries/${entryId}`), 200);
    const lines = entry.lines.map((l: Json) => `${l.account_code} ${l.debit - l.credit}`);
    entries.push([entry.journal, entry.entry_date, ...lines]);
  }
  return entries;
}

async function splitOf(id: string): Promise<unknown[]> {
  const { lines } = must(await tenant.auditor.get(`/expenses/${id}/distribution`), 200);
  return lines.map((l: Json) => `${l.key} ${l.unit_number} ${l.owner_name} ${l.amount}`);
}

async function balanceOf(code: string): Promise<number> {
  const { trial_balance: accounts } = must(await tenant.auditor.get('/ledger/proof'), 200);
  const found = accounts.find((account: Json) => account.code === code);
  return found === undefined ? 0 : Math.round((found.debit - found.credit) * 100) / 100;
}
const balancesOf = (...codes: string[]) => Promise.all(codes.map(balanceOf));

async function expectProof(): Promise<void> {
  expect(must(await tenant.auditor.get('/ledger/proof'), 200)).toMatchObject({
    balanced: true,
    chain_intact: true,
  });
}

describe('a credit note on an invoice', () => {
  it('is entered as its invoice is, booked and split the other way, and settles of it what is open', async () => {
    const invoice = await work.anExpense('Approved');
    const draft = must(await enter(note(invoice, 40)), 201);
    expect(draft).toMatchObject({
      kind: 'CreditNote',
      credits_expense_id: invoice,
      credits_expense_name: 'Chaud Devant SRL · Boiler repair',
      status: 'Draft',
      account_code: '6107',
      due_date: null,
    });
    expect(await splitOf(draft.id)).toEqual([
      'General A1 Anne Peeters -24',
      'General A2 Bart Claes -16',
    ]);
    must(await work.operate(draft.id, 'submit-for-approval'), 200);
    expect(must(await work.operate(draft.id, 'approve'), 200)).toMatchObject({
      status: 'Paid',
      paid_amount: 0,
      credited_amount: 40,
      open_amount: 0,
      allowed_actions: ['cancel'],
    });
    expect(await entriesOf(draft.id)).toEqual([['Purchases', '2026-03-01', '6107 -40', '440 40']]);
    expect(await splitOf(draft.id)).toEqual([
      'General A1 Anne Peeters -24',
      'General A2 Bart Claes -16',
    ]);
    const credited = await shown(invoice);
    expect(credited).toMatchObject({
      status: 'Approved',
      amount: 100.01,
      credited_amount: 40,
      open_amount: 60.01,
    });
    expect(credited.allowed_actions).not.toContain('cancel');
    expect(must(await work.operate(invoice, 'mark-paid'), 200)).toMatchObject({
      status: 'Paid',
      paid_amount: 60.01,
      credited_amount: 40,
    });
    expect(await balancesOf('440', '6107')).toEqual([0, 60.01]);
    expect(must(await fixture.owner.get(`/expenses/${draft.id}`), 200).own_amount).toBe(-24);
    await expectProof();
  });

  it('pays the whole of it without an entry, and leaves nothing with any owner or on any account', async () => {
    const allocations = [
      { account_code: '6107', amount: 33.34 },
      { account_code: '6121', amount: 33.33, distribution_key_id: fixture.keyId },
      { account_code: '6140', amount: 33.34 },
    ];
    const invoice = await work.anExpense('Approved', { allocations });
    const ids = [];
    for (const amount of [33.35, 0.01, 66.65]) {
      ids.push(await work.anExpense('Approved', note(invoice, amount)));
    }
    expect(await shown(invoice)).toMatchObject({
      status: 'Paid',
      paid: true,
      paid_amount: 0,
      credited_amount: 100.01,
      open_amount: 0,
      allowed_actions: [],
    });
    expect(await entriesOf(invoice)).toHaveLength(1);
    expect(await balancesOf('440', '6107', '6121', '6140')).toEqual([0, 0, 0, 0]);
    const sums = new Map<string, number>();
    for (const id of [invoice, ...ids]) {
      const { lines } = must(await tenant.auditor.get(`/expenses/${id}/distribution`), 200);
      for (const line of lines) {
        const key = `${line.allocation} ${line.owner_name}`;
        sums.set(key, (sums.get(key) ?? 0) + Math.round(line.amount * 100));
      }
    }
    expect([...sums.values()]).toEqual([0, 0, 0, 0, 0]);
    const year = `/reports/income-statement?year=2026&building_id=${fixture.buildingId}`;
    const { expenses } = must(await tenant.auditor.get(year), 200);
    expect(expenses.by_category.Repairs).toBe(0);
    expect(must(await work.operate(invoice, 'unmark-paid'), 409).code).toBe('settled_by_credit');
    await expectProof();
  });

  it('takes category, account and supplier of it, and nothing that says otherwise', async () => {
    const invoice = await work.anExpense('Approved', { account_code: '61011' });
    const same = note(invoice, 10, { account_code: '61011', category: 'Other', supplier: null });
    expect(await enter(same)).toMatchObject({
      status: 422,
      body: { code: 'credit_refused', reason: 'supplier' },
    });
    const { supplier: _none, ...unnamed } = work.input(
      note(invoice, 10, { account_code: '61011', category: 'Other' }),
    );
    expect(must(await tenant.accountant.post('/expenses', unnamed), 201)).toMatchObject({
      category: 'Repairs',
      account_code: '61011',
      supplier: 'Chaud Devant SRL',
    });
    for (const [field, value] of [
      ['account_code', '6121'],
      ['distribution_key_id', fixture.keyId],
      ['borne_by', 'Insurer'],
      ['allocations', [{ account_code: '6121', amount: 10 }]],
    ] as const) {
      expect(await enter(note(invoice, 10, { [field]: value }))).toMatchObject({
        status: 422,
        body: {
          code: 'credit_refused',
          reason: 'own',
          errors: [{ pointer: `/body/${field}` }],
        },
      });
    }
  });
});

describe('what goes beyond what is open', () => {
  it('stays the supplier’s credit on 440 until it is refunded', async () => {
    const invoice = await work.anExpense('Paid');
    const id = await work.anExpense('Approved', note(invoice, 30));
    expect(await shown(id)).toMatchObject({
      status: 'Approved',
      credited_amount: 0,
      open_amount: 30,
      allowed_actions: ['mark-paid', 'cancel'],
    });
    expect(await balanceOf('440')).toBe(30);
    const part = { amount: 10, paid_on: '2026-03-10' };
    const path = `/expenses/${id}/mark-paid`;
    expect(must(await tenant.accountant.put(path, part), 200)).toMatchObject({
      status: 'Approved',
      paid_amount: 10,
      open_amount: 20,
    });
    expect(must(await tenant.accountant.put(path, { amount: 20.01 }), 422).code).toBe('overpaid');
    expect(must(await work.operate(id, 'cancel'), 409).code).toBe('invalid_transition');
    expect(must(await work.operate(id, 'mark-paid'), 200)).toMatchObject({ status: 'Paid' });
    expect((await entriesOf(id)).slice(1)).toEqual([
      ['Bank', '2026-03-10', '440 -10', '551 10'],
      ['Bank', '2026-03-16', '440 -20', '551 20'],
    ]);
    expect(await balanceOf('440')).toBe(0);
    expect(must(await work.operate(id, 'unmark-paid'), 200)).toMatchObject({
      status: 'Approved',
      open_amount: 20,
    });
    await expectProof();
  });

  it('settles the invoice once its payment is taken back', async () => {
    const invoice = await work.anExpense('Paid');
    const id = await work.anExpense('Approved', note(invoice, 30));
    expect(must(await work.operate(invoice, 'unmark-paid'), 200)).toMatchObject({
      status: 'Approved',
      paid_amount: 0,
      credited_amount: 30,
      open_amount: 70.01,
    });
    expect(await shown(id)).toMatchObject({ status: 'Paid', credited_amount: 30 });
    expect(await balanceOf('440')).toBe(-70.01);
  });

  it('is all of a note that corrects nothing, which has account and key of its own', async () => {
    const own = { account_code: '6121', distribution_key_id: fixture.keyId };
    const id = await work.anExpense('Approved', note(null, 12.34, own));
    expect(await entriesOf(id)).toEqual([['Purchases', '2026-03-01', '6121 -12.34', '440 12.34']]);
    expect(await splitOf(id)).toEqual(['Lift A2 Bart Claes -12.34']);
    expect(await shown(id)).toMatchObject({ status: 'Approved', open_amount: 12.34 });
    must(await work.operate(id, 'mark-paid'), 200);
    expect(await balancesOf('440', '6121', '551')).toEqual([0, -12.34, -0.16]);
  });
});

describe('notes on one invoice', () => {
  it('never come to more than it together, whichever state they are in', async () => {
    const invoice = await work.anExpense('Approved');
    const first = await work.anExpense('Draft', note(invoice, 60));
    const refused = { code: 'credit_exceeds', invoice_amount: 100.01, left: 40.01 };
    expect(must(await enter(note(invoice, 40.02)), 422)).toMatchObject(refused);
    const second = must(await enter(note(invoice, 40.01)), 201);
    const change = (id: string, amount: number) =>
      tenant.accountant.put(`/expenses/${id}`, { amount });
    expect(must(await change(second.id, 40.02), 422)).toMatchObject(refused);
    must(await work.operate(first, 'submit-for-approval'), 200);
    must(await work.operate(first, 'reject'), 200);
    must(await change(second.id, 100.01), 200);
    expect(must(await work.operate(first, 'submit-for-approval'), 422).code).toBe('credit_exceeds');
    must(await work.operate(second.id, 'submit-for-approval'), 200);
    must(await work.operate(second.id, 'approve'), 200);
    expect(await shown(invoice)).toMatchObject({ status: 'Paid' });
  });

  it('let one of two win that are entered at once', async () => {
    const invoice = await work.anExpense('Approved');
    const both = await Promise.all([enter(note(invoice, 60)), enter(note(invoice, 60))]);
    expect(statusesOf(both)).toEqual([201, 422]);
  });

  it('are approved at once with the invoice’s payment, and nothing is paid twice', async () => {
    const invoice = await work.anExpense('Approved');
    const ids = [];
    for (const amount of [50, 30]) {
      ids.push(await work.anExpense('PendingApproval', note(invoice, amount)));
    }
    await Promise.all([
      ...ids.map((id) => work.operate(id, 'approve')),
      work.operate(invoice, 'mark-paid'),
    ]);
    const [paid, ...notes] = await Promise.all([invoice, ...ids].map(shown));
    const open = notes.map(({ open_amount }) => Math.round(open_amount * 100));
    const cents = open.reduce((sum, one) => sum + one, 0);
    expect(paid).toMatchObject({ status: 'Paid', open_amount: 0 });
    expect(Math.round((paid?.paid_amount ?? 0) * 100)).toBe(2001 + cents);
    expect(await balanceOf('440')).toBe(cents / 100);
    await expectProof();
  });
});

describe('a note is refused', () => {
  it.each([
    ['that corrects a note', 'note', { kind: 'CreditNote' }, 'Approved', {}],
    ['on what is cancelled', 'cancelled', {}, 'Cancelled', {}],
    ['of another supplier', 'supplier', {}, 'Approved', { supplier: 'Somebody else' }],
    ['as an invoice', 'kind', {}, 'Approved', { kind: 'Invoice' }],
  ] as const)('%s', async (_what, reason, invoice, status, more) => {
    const id = await work.anExpense(status, invoice);
    expect(await enter(note(id, 10, more))).toMatchObject({
      status: 422,
      body: {
        code: 'credit_refused',
        reason,
        errors: [{ pointer: '/body/credits_expense_id' }],
      },
    });
  });

  it('on what is not there, or not approved yet', async () => {
    const nowhere = '01900000-0000-7000-8000-000000000000';
    expect(must(await enter(note(nowhere, 10)), 422).code).toBe('unknown_reference');
    const invoice = await work.anExpense('PendingApproval');
    const id = await work.anExpense('PendingApproval', note(invoice, 10));
    expect(await splitOf(id)).toEqual(['General A1 Anne Peeters -6', 'General A2 Bart Claes -4']);
    expect(must(await work.operate(id, 'approve'), 422)).toMatchObject({
      code: 'credit_refused',
      reason: 'unapproved',
    });
    must(await work.operate(invoice, 'approve'), 200);
    must(await work.operate(id, 'approve'), 200);
  });

  it('with the number of an invoice that is there', async () => {
    const invoice = await work.anExpense('Approved', { invoice_number: '2026-7' });
    const same = note(invoice, 10, { invoice_number: '2026-7' });
    expect(must(await enter(same), 409).code).toBe('duplicate_invoice');
    must(await enter({ ...same, allow_duplicate: true }), 201);
  });

  it('a dispute', async () => {
    const id = await work.anExpense('Approved', note(null, 10));
    const dispute = { reason: 'Too little' };
    expect(must(await tenant.accountant.put(`/expenses/${id}/dispute`, dispute), 409).code).toBe(
      'invalid_transition',
    );
  });
});

describe('an invoice that notes correct', () => {
  it('is cancelled, deleted and made a note after them', async () => {
    const draft = await work.anExpense('Draft');
    const early = await work.anExpense('Draft', note(draft, 10));
    const refused = (answer: Answer) =>
      expect(must(answer, 409)).toMatchObject({ code: 'has_credit_notes', count: 1 });
    refused(await tenant.accountant.delete(`/expenses/${draft}`));
    refused(await tenant.accountant.put(`/expenses/${draft}`, { kind: 'CreditNote' }));
    must(await tenant.accountant.delete(`/expenses/${early}`), 204);
    must(await tenant.accountant.delete(`/expenses/${draft}`), 204);
    const invoice = await work.anExpense('Approved');
    const id = await work.anExpense('Approved', note(invoice, 10));
    refused(await work.operate(invoice, 'cancel'));
    must(await work.operate(id, 'cancel'), 200);
    expect(await shown(invoice)).toMatchObject({ credited_amount: 0, open_amount: 100.01 });
    must(await work.operate(invoice, 'cancel'), 200);
    expect(await balancesOf('440', '6107')).toEqual([0, 0]);
    expect(must(await tenant.auditor.get(`/expenses/${id}/distribution`), 200)).toMatchObject({
      cancelled: true,
      total: -10,
    });
    await expectProof();
  });

  it('is open again once one is cancelled, as far as the others leave it', async () => {
    const invoice = await work.anExpense('Approved');
    must(await tenant.accountant.put(`/expenses/${invoice}/mark-paid`, { amount: 50 }), 200);
    const first = await work.anExpense('Approved', note(invoice, 40));
    const second = await work.anExpense('Approved', note(invoice, 30));
    expect(await shown(second)).toMatchObject({ credited_amount: 10.01, open_amount: 19.99 });
    expect(await shown(invoice)).toMatchObject({ status: 'Paid' });
    must(await work.operate(first, 'cancel'), 200);
    expect(await shown(second)).toMatchObject({ status: 'Paid', credited_amount: 30 });
    expect(await shown(invoice)).toMatchObject({
      status: 'Approved',
      paid_amount: 50,
      credited_amount: 30,
      open_amount: 20.01,
      paid_on: null,
    });
    expect(await balanceOf('440')).toBe(-20.01);
  });

  it('ends its dispute with the note that settles it', async () => {
    const invoice = await work.anExpense('Approved');
    const dispute = { reason: 'Never delivered' };
    must(await tenant.accountant.put(`/expenses/${invoice}/dispute`, dispute), 200);
    await work.anExpense('Approved', note(invoice, 10));
    expect(await shown(invoice)).toMatchObject({ dispute_reason: 'Never delivered' });
    await work.anExpense('Approved', note(invoice, 90.01));
    expect(await shown(invoice)).toMatchObject({ status: 'Paid', dispute_reason: null });
  });

  it('lists them, which are nothing that is to be paid', async () => {
    const invoice = await work.anExpense('Paid');
    const id = await work.anExpense('Approved', note(invoice, 10));
    const listed = must(
      await tenant.auditor.get(`/expenses?credits_expense_id=${invoice}&kind=CreditNote`),
      200,
    );
    expect(listed.map((one: Json) => one.id)).toEqual([id]);
    const { figures } = must(await tenant.accountant.get('/overview'), 200);
    expect(figures.to_pay).toMatchObject({ count: 0, amount: 0 });
    const toPay = must(await tenant.auditor.get('/expenses?status=Approved&kind=Invoice'), 200);
    expect(toPay).toEqual([]);
  });
});
