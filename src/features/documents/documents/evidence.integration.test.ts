import { describe, expect, it } from 'vitest';
import { aPdf } from '#test/helpers/documents.ts';
import { expenseStage } from '#test/helpers/expenses.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { must, startTestApp, type Answer, type Json } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

const test = await startTestApp();
const { tenant, fixture, work } = await expenseStage(test);
const { syndic, accountant, boardMember } = tenant;
const { buildingId: building_id } = fixture;

async function upload(path: string, fields: Record<string, string>, name: string): Promise<Answer> {
  const form = await multipart(fields, { name: `${name}.pdf`, content: aPdf(name) });
  return syndic.post(path, form.body, form.headers);
}

async function anInvoice(expense_id: string): Promise<Json> {
  const fields = { title: 'Boiler', document_type: 'Invoice', visibility: 'Board', expense_id };
  return must(await upload('/documents', fields, 'invoice'), 201);
}

const refused = (why: string) => ({ status: 409, body: { code: 'document_kept', why } });

/** Tries everything that would remove a paper of the building from those who rely on it. */
async function expectKept(id: string, why: string): Promise<void> {
  const path = `/documents/${id}`;
  const before = (await syndic.get(`${path}/download`)).raw;
  expect(await syndic.delete(path)).toMatchObject(refused(why));
  expect(await upload(`${path}/versions`, {}, 'other')).toMatchObject(refused(why));
  for (const change of [
    { visibility: 'Staff' },
    { document_type: 'Other' },
    { unit_id: fixture.unitId },
  ])
    expect(await syndic.put(path, change)).toMatchObject(refused(why));
  expect((await boardMember.get(`${path}/download`)).raw.equals(before)).toBe(true);
}

describe('the voucher of an expense', () => {
  it.each(['Draft', 'PendingApproval', 'Rejected'] as const)(
    'may be replaced and deleted while the expense is %s',
    async (status) => {
      const { id } = await anInvoice(await work.anExpense(status));
      const shown = must(await syndic.get(`/documents/${id}`), 200);
      expect(shown).toMatchObject({ is_evidence: false, kept_because: null, kept_until: null });
      must(await upload(`/documents/${id}/versions`, {}, 'better'), 201);
      must(await syndic.put(`/documents/${id}`, { visibility: 'Staff' }), 200);
      must(await syndic.delete(`/documents/${id}`), 204);
    },
  );

  it.each(['Approved', 'Paid', 'Cancelled'] as const)(
    'stays as it is once the expense is booked: %s',
    async (status) => {
      const expenseId = await work.anExpense(status);
      const { id } = await anInvoice(expenseId);
      const kept = { is_evidence: true, kept_because: 'Voucher', kept_until: '2033-12-31' };
      expect(must(await syndic.get(`/documents/${id}`), 200)).toMatchObject(kept);
      await expectKept(id, 'Voucher');
      const loose = await syndic.put(`/documents/${id}`, { expense_id: null });
      expect(loose).toMatchObject(refused('Voucher'));
      must(await syndic.put(`/documents/${id}`, { title: 'Boiler, invoice 12' }), 200);
      must(await syndic.put(`/documents/${id}`, { visibility: 'Owners' }), 200);
      const beside = await anInvoice(expenseId);
      const papers: Json[] = must(await syndic.get(`/documents?expense_id=${expenseId}`), 200);
      expect(papers.map((paper) => paper.id)).toEqual([beside.id, id]);
    },
  );

  it('has another entity tag once the expense is booked', async () => {
    const expenseId = await work.anExpense('PendingApproval');
    const { id } = await anInvoice(expenseId);
    const before = await syndic.get(`/documents/${id}`);
    must(await work.operate(expenseId, 'approve'), 200);
    const after = await syndic.get(`/documents/${id}`);
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    expect(must(after, 200)).toMatchObject({ is_evidence: true });
  });

  it('says until when it is kept', async () => {
    const { id } = await anInvoice(await work.anExpense('Approved'));
    const answer = await syndic.delete(`/documents/${id}`, { 'accept-language': 'en' });
    expect(answer.body).toMatchObject({ why: 'Voucher', until: '2033-12-31' });
    expect(answer.body.detail).toBe(
      'This is the voucher of a booked expense, kept until 31/12/2033. Upload a new version beside it.',
    );
  });

  it('is kept behind a legal hold, and may go after its retention', async () => {
    const { id } = await anInvoice(await work.anExpense('Approved'));
    must(await syndic.put(`/documents/${id}`, { legal_hold: true }), 200);
    expect(await syndic.delete(`/documents/${id}`)).toMatchObject(refused('LegalHold'));
    expect(await syndic.put(`/documents/${id}`, { visibility: 'Staff' })).toMatchObject(
      refused('Voucher'),
    );
    must(await syndic.put(`/documents/${id}`, { legal_hold: false }), 200);
    await asSuperuser(test.databaseUrl, (client) =>
      client.query("update app.documents set created_at = '2018-06-01' where id = $1", [id]),
    );
    must(await syndic.delete(`/documents/${id}`), 204);
  });
});

describe('a report that was filed', () => {
  it.each(['balance-sheet', 'income-statement'])('stays as it is: %s', async (kind) => {
    const body = { building_id, year: 2025, visibility: 'Board' };
    const filed = must(await accountant.post(`/reports/${kind}/documents`, body), 201);
    expect(filed).toMatchObject({ is_evidence: true, kept_because: 'FiledReport' });
    await expectKept(filed.id, 'FiledReport');
  });

  it('stays as it is: the statement of an owner', async () => {
    const path = `/owners/${fixture.ownerId}/statement/documents`;
    const { id } = must(await syndic.post(path, { from: '2026-01-01', to: '2026-03-31' }), 201);
    expect(await syndic.delete(`/documents/${id}`)).toMatchObject(refused('FiledReport'));
    const away = await syndic.put(`/documents/${id}`, { visibility: 'Board', owner_id: null });
    expect(away).toMatchObject(refused('FiledReport'));
    must(await fixture.owner.get(`/documents/${id}/download`), 200);
  });

  it('is none if a person uploaded it', async () => {
    const fields = { title: 'Draft', document_type: 'FinancialReport', building_id };
    const { id } = must(await upload('/documents', fields, 'draft'), 201);
    must(await syndic.delete(`/documents/${id}`), 204);
  });
});
