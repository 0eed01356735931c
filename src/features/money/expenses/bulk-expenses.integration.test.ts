import { describe, expect, it } from 'vitest';
import { closeYear } from '#test/helpers/close-year.ts';
import { expenseStage, expenseWork, type ExpenseWork } from '#test/helpers/expenses.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Json,
} from '#test/helpers/test-app.ts';

const test = await startTestApp();
const { tenant, fixture, work } = await expenseStage(test);

const bulk = (caller: Caller, operation: string, ids: readonly string[], more: object = {}) =>
  caller.post('/expenses/bulk', { operation, ids, ...more });
const some = (status: Parameters<ExpenseWork['anExpense']>[0], count: number) =>
  Promise.all(Array.from({ length: count }, () => work.anExpense(status)));
const shown = async (id: string): Promise<Json> =>
  must(await tenant.auditor.get(`/expenses/${id}`), 200);

describe('one step with many expenses', () => {
  it('submits, approves and pays them, each as by itself, in the order asked for', async () => {
    const ids = await some('Draft', 3);
    const steps = [
      [tenant.accountant, 'submit-for-approval', {}, 'PendingApproval'],
      [tenant.boardMember, 'approve', { approval_notes: 'As agreed' }, 'Approved'],
      [tenant.accountant, 'mark-paid', { paid_on: '2026-03-10', bank_account_code: '550' }, 'Paid'],
    ] as const;
    for (const [caller, operation, more, status] of steps) {
      expect(must(await bulk(caller, operation, ids, more), 200)).toEqual({
        results: ids.map((id) => ({ id, status })),
      });
    }
    for (const id of nonEmpty(ids)) {
      expect(await shown(id)).toMatchObject({
        approval_notes: 'As agreed',
        approved_by: tenant.boardMember.userId,
        paid_on: '2026-03-10',
      });
      expect((await shown(id)).journal_entry_ids).toHaveLength(2);
    }
    expect(must(await tenant.auditor.get('/ledger/proof'), 200)).toMatchObject({
      balanced: true,
      chain_intact: true,
    });
  });

  it('answers for each what it is refused with, and does the others', async () => {
    const [first = '', last = ''] = await some('PendingApproval', 2);
    const draft = await work.anExpense('Draft');
    const locked = await work.anExpense('PendingApproval', { expense_date: '2025-05-05' });
    must(await tenant.syndic.put(`/expenses/${draft}`, { expense_date: '2025-06-06' }), 200);
    const other = await aTenant(test);
    const { expenseId: theirs } = await aFixture(test, other);
    const unknown = '0192a000-0000-7000-8000-000000000000';
    await closeLastYear(locked);
    const ids = [first, draft, locked, theirs, unknown, last];
    const { results } = must(await bulk(tenant.syndic, 'approve', ids), 200);
    expect(results).toMatchObject([
      { id: first, status: 'Approved' },
      {
        id: draft,
        problem: {
          code: 'invalid_transition',
          status: 409,
          from: 'Draft',
          allowed: ['submit-for-approval'],
        },
      },
      { id: locked, problem: { code: 'period_locked', status: 422 } },
      { id: theirs, problem: { code: 'not_found', status: 404 } },
      { id: unknown, problem: { code: 'not_found', status: 404 } },
      { id: last, status: 'Approved' },
    ]);
    expect(results[1]).not.toHaveProperty('status');
    expect(results[1].problem).toMatchObject({ type: '/problems/invalid_transition' });
    expect(await shown(locked)).toMatchObject({ status: 'PendingApproval', journal_entry_ids: [] });
    const inDutch = await tenant.syndic.post(
      '/expenses/bulk',
      { operation: 'approve', ids: [unknown] },
      { 'accept-language': 'nl' },
    );
    expect(must(inDutch, 200).results[0].problem.detail).not.toBe(results[4].problem.detail);
  });

  /** Closes last year without the pending expense, which would block it, and restores that afterwards. */
  async function closeLastYear(pending: string) {
    must(await work.operate(pending, 'reject'), 200);
    await closeYear(tenant, fixture.fiscalYearId);
    must(await work.operate(pending, 'submit-for-approval'), 200);
  }

  it('refuses those that are not as they were seen, and does the others', async () => {
    const [same = '', changed = '', unsaid = ''] = await some('Draft', 3);
    const list: Json[] = must(await tenant.accountant.get('/expenses?limit=500'), 200);
    const etagOf = (id: string): string => list.find((row) => row.id === id)?.etag;
    const etags = { [same]: etagOf(same), [changed]: etagOf(changed) };
    must(await tenant.syndic.put(`/expenses/${changed}`, { description: 'Other' }), 200);
    const ids = [same, changed, unsaid];
    const answer = await bulk(tenant.accountant, 'submit-for-approval', ids, { etags });
    expect(must(answer, 200).results).toMatchObject([
      { id: same, status: 'PendingApproval' },
      { id: changed, problem: { code: 'stale', status: 412 } },
      { id: unsaid, status: 'PendingApproval' },
    ]);
    const more = { etags: { [same]: '"1"' } };
    const refused = must(await bulk(tenant.accountant, 'mark-paid', [unsaid], more), 400);
    expect(refused.errors[0].pointer).toBe(`/body/etags/${same}`);
  });

  it('asks for a second approver of each where its building does', async () => {
    const own = await aTenant(test);
    const { buildingId, expenseId } = await aFixture(test, own);
    const ownWork = expenseWork(own, { ...fixture, buildingId });
    must(await own.syndic.put(`/buildings/${buildingId}`, { require_second_approver: true }), 200);
    const mine = await ownWork.anExpense('PendingApproval');
    must(await own.accountant.put(`/expenses/${expenseId}/submit-for-approval`), 200);
    expect(must(await bulk(own.syndic, 'approve', [mine, expenseId]), 200).results).toMatchObject([
      { id: mine, problem: { code: 'second_approver_required', status: 403 } },
      { id: expenseId, status: 'Approved' },
    ]);
  });

  it('is refused as a whole to a role that may not take it', async () => {
    const [id = ''] = await some('PendingApproval', 1);
    const refused = [
      [tenant.accountant, 'approve'],
      [tenant.boardMember, 'submit-for-approval'],
      [tenant.boardMember, 'mark-paid'],
      [tenant.auditor, 'approve'],
      [fixture.owner, 'approve'],
    ] as const;
    for (const [caller, operation] of refused) {
      expect(must(await bulk(caller, operation, [id]), 403).code).toBe('forbidden');
    }
    expect((await shown(id)).status).toBe('PendingApproval');
  });

  it('sees no expenses of buildings to which a role is not narrowed', async () => {
    const building = { name: 'Autre', address: 'Rue Basse 2', total_units: 1 };
    const { id: buildingId } = must(await tenant.syndic.post('/buildings', building), 201);
    const { organizationId } = tenant;
    const narrowed = await aCaller(test, {
      role: 'Syndic',
      organizationId,
      buildingIds: [buildingId],
    });
    const [id = ''] = await some('Draft', 1);
    const { results } = must(await bulk(narrowed, 'submit-for-approval', [id]), 200);
    expect(results).toMatchObject([{ id, problem: { code: 'not_found' } }]);
  });

  it.each([
    [{ operation: 'cancel', ids: ['0192a000-0000-7000-8000-000000000000'] }, '/body/operation'],
    [{ operation: 'approve', ids: [] }, '/body/ids'],
    [{ operation: 'approve' }, '/body/ids'],
    [{ operation: 'approve', ids: ['none'] }, '/body/ids/0'],
    [
      {
        operation: 'approve',
        ids: Array.from({ length: 2 }, () => '0192a000-0000-7000-8000-000000000000'),
      },
      '/body/ids',
    ],
    [
      {
        operation: 'approve',
        ids: ['0192a000-0000-7000-8000-000000000000'],
        paid_on: '2026-03-01',
      },
      '/body/paid_on',
    ],
    [
      {
        operation: 'mark-paid',
        ids: ['0192a000-0000-7000-8000-000000000000'],
        approval_notes: 'Yes',
      },
      '/body/approval_notes',
    ],
  ])('refuses %o', async (body, pointer) => {
    const refused = must(await tenant.syndic.post('/expenses/bulk', body), 400);
    expect(refused.errors[0].pointer).toBe(pointer);
  });

  it('takes five hundred, and no more', async () => {
    const ids = Array.from(
      { length: 501 },
      (_, place) => `0192a000-0000-7000-8000-${String(place).padStart(12, '0')}`,
    );
    must(await bulk(tenant.syndic, 'approve', ids), 400);
    const { results } = must(await bulk(tenant.syndic, 'approve', ids.slice(1)), 200);
    expect(results).toHaveLength(500);
  });

  it('answers the same again by its key, and two at once pay each of them once', async () => {
    const ids = await some('Approved', 3);
    const body = { operation: 'mark-paid', ids };
    const key = { 'idempotency-key': 'pay-them' };
    const first = await tenant.accountant.post('/expenses/bulk', body, key);
    expect(must(first, 200).results).toEqual(ids.map((id) => ({ id, status: 'Paid' })));
    const again = await tenant.accountant.post('/expenses/bulk', body, key);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(again.headers['idempotent-replayed']).toBe('true');
    const open = await some('Approved', 3);
    const both = await Promise.all(
      [open, open.toReversed()].map((order) => bulk(tenant.accountant, 'mark-paid', order)),
    );
    const results: Json[] = both.flatMap((answer) => must(answer, 200).results);
    expect(results.filter(({ status }) => status === 'Paid')).toHaveLength(3);
    expect(results.filter(({ problem }) => problem?.code === 'invalid_transition')).toHaveLength(3);
    for (const id of nonEmpty(open)) expect((await shown(id)).journal_entry_ids).toHaveLength(2);
  });
});
