import { describe, expect, it } from 'vitest';
import { expenseStage } from '#test/helpers/expenses.ts';
import { must, startTestApp, type Json } from '#test/helpers/test-app.ts';

const { tenant, work } = await expenseStage(await startTestApp());

const pay = (id: string, body: object) => tenant.accountant.put(`/expenses/${id}/mark-paid`, body);
const dispute = (id: string) =>
  tenant.accountant.put(`/expenses/${id}/dispute`, { reason: 'The lift still stands' });

/** Sums what the entries of an expense owe to suppliers. */
async function owed(expense: Json): Promise<number> {
  let cents = 0;
  for (const id of expense.journal_entry_ids) {
    const { lines } = must(await tenant.auditor.get(`/journal-entries/${id}`), 200);
    for (const { account_code, debit, credit } of lines) {
      if (account_code === '440') cents += Math.round(credit * 100) - Math.round(debit * 100);
    }
  }
  return cents / 100;
}

describe('an invoice that is paid in parts', () => {
  it('stays approved until nothing is open, and is owed in the books what is open', async () => {
    const id = await work.anExpense('Approved');
    const first = must(await pay(id, { amount: 40 }), 200);
    expect(first).toMatchObject({
      status: 'Approved',
      paid_amount: 40,
      open_amount: 60.01,
      paid_on: null,
    });
    expect(await owed(first)).toBe(60.01);
    expect(must(await pay(id, { amount: '60.02' }), 422)).toMatchObject({
      code: 'overpaid',
      open_amount: 60.01,
    });
    const whole = must(await pay(id, {}), 200);
    expect(whole).toMatchObject({ status: 'Paid', paid_amount: 100.01, open_amount: 0 });
    expect(await owed(whole)).toBe(0);
  });

  it('is unpaid part by part, the last one first, and cancelled when none is left', async () => {
    const id = await work.anExpense('Approved');
    must(await pay(id, { amount: 40 }), 200);
    must(await pay(id, { amount: 60.01 }), 200);
    const one = must(await work.operate(id, 'unmark-paid'), 200);
    expect(one).toMatchObject({ status: 'Approved', paid_amount: 40, open_amount: 60.01 });
    expect(one.allowed_actions).not.toContain('cancel');
    expect(must(await work.operate(id, 'cancel'), 409).code).toBe('invalid_transition');
    const none = must(await work.operate(id, 'unmark-paid'), 200);
    expect(none).toMatchObject({ status: 'Approved', paid_amount: 0, open_amount: 100.01 });
    expect(await owed(none)).toBe(100.01);
    expect(must(await work.operate(id, 'unmark-paid'), 409).code).toBe('invalid_transition');
    must(await work.operate(id, 'cancel'), 200);
  });

  it('is paid once by two who pay all of it at once', async () => {
    const id = await work.anExpense('Approved');
    const both = await Promise.all([pay(id, {}), pay(id, {})]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

describe('an invoice that is disputed', () => {
  it('is not paid, nor counted among what is to be paid, until the dispute is settled', async () => {
    const id = await work.anExpense('Approved', { due_date: '2026-02-20' });
    const toPay = async () => {
      const { figures } = must(await tenant.accountant.get('/overview'), 200);
      return figures.to_pay.count;
    };
    const before = await toPay();
    const disputed = must(await dispute(id), 200);
    expect(disputed).toMatchObject({ status: 'Approved', dispute_reason: 'The lift still stands' });
    expect(disputed.allowed_actions).not.toContain('mark-paid');
    expect(must(await pay(id, {}), 409).code).toBe('expense_disputed');
    expect(must(await dispute(id), 409).code).toBe('invalid_transition');
    expect(await toPay()).toBe(before - 1);
    const listed = must(await tenant.accountant.get('/expenses?disputed=true'), 200);
    expect(listed.map((row: Json) => row.id)).toEqual([id]);
    const settle = { reason: 'Repaired' };
    must(await tenant.accountant.put(`/expenses/${id}/settle-dispute`, settle), 200);
    expect(await toPay()).toBe(before);
    must(await pay(id, {}), 200);
  });

  it('is one that was approved', async () => {
    for (const status of ['Draft', 'PendingApproval', 'Paid'] as const) {
      const id = await work.anExpense(status);
      expect(must(await dispute(id), 409)).toMatchObject({
        code: 'invalid_transition',
        from: status,
      });
    }
  });
});
