import { describe, expect, it } from 'vitest';
import {
  EXPENSE_STATUSES,
  expenseTransitions,
  type ExpenseOperation,
} from '#domain/expenses/expense-state.ts';
import { expenseStage } from '#test/helpers/expenses.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { aCaller, aTenant, must, startTestApp } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const { tenant, fixture, work } = await expenseStage(test);

const operations = Object.keys(expenseTransitions) as ExpenseOperation[];
const matrix = EXPENSE_STATUSES.flatMap((status) =>
  operations.map((operation) => ({ status, operation })),
);

describe('states and operations', () => {
  it.each(matrix)('$status, $operation', async ({ status, operation }) => {
    const id = await work.anExpense(status);
    const before = must(await tenant.syndic.get(`/expenses/${id}`), 200);
    const answer = await work.operate(id, operation);
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
    const id = await work.anExpense(status);
    const edited = await tenant.syndic.put(`/expenses/${id}`, { description: 'Other' });
    const isEditable = status === 'Draft' || status === 'Rejected';
    expect(edited.status).toBe(isEditable ? 200 : 409);
    if (isEditable)
      expect(edited.body).toMatchObject({ status: 'Draft', description: 'Other', amount: 100.01 });
    const second = await work.anExpense(status);
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
    const id = await work.anExpense('Paid');
    must(await work.operate(id, 'unmark-paid'), 200);
    const expense = must(await work.operate(id, 'cancel'), 200);
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

  it('reverse the payment in force, however often it was paid, and the purchase in the end', async () => {
    const id = await work.anExpense('Approved');
    for (const operation of ['mark-paid', 'unmark-paid', 'mark-paid', 'unmark-paid'] as const) {
      must(await work.operate(id, operation), 200);
    }
    must(await work.operate(id, 'cancel'), 200);
    const { status, journal_entry_ids: ids } = must(
      await tenant.syndic.get(`/expenses/${id}`),
      200,
    );
    expect(status).toBe('Cancelled');
    const entries: { journal: string; reverses_id: string | null }[] = await Promise.all(
      ids.map(linesOf),
    );
    expect(entries.map(({ journal, reverses_id }) => [journal, reverses_id])).toEqual([
      ['Purchases', null],
      ['Bank', null],
      ['Bank', ids[1]],
      ['Bank', null],
      ['Bank', ids[3]],
      ['Purchases', ids[0]],
    ]);
  });

  it('refuse a payment to come, and one from no bank account', async () => {
    const id = await work.anExpense('Approved');
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
    await work.anExpense('Paid');
    const proof = must(await tenant.auditor.get('/ledger/proof'), 200);
    expect(proof).toMatchObject({ balanced: true, chain_intact: true });
    expect(
      proof.trial_balance
        .map((row: { code: string }) => row.code)
        .filter((code: string) => code.startsWith('410')),
    ).toEqual([]);
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
    const id = await work.anExpense('PendingApproval');
    expect((await narrowed.get(`/expenses/${id}`)).status).toBe(404);
    expect((await narrowed.put(`/expenses/${id}/approve`)).status).toBe(404);
    expect(must(await narrowed.get('/expenses'), 200)).toEqual([]);
    expect((await narrowed.post('/expenses', work.input())).body.code).toBe('unknown_reference');
    expect((await narrowed.get(`/buildings/${fixture.buildingId}/expenses`)).status).toBe(404);
  });

  it('is one of fifty who approve at once: one posting, forty-nine refusals', async () => {
    const id = await work.anExpense('PendingApproval');
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
