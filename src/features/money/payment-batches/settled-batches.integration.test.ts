import { beforeEach, describe, expect, it } from 'vitest';
import { bankLines, type BankLines, sendBankFile } from '#test/helpers/bank-files.ts';
import { writeCamt } from '#test/helpers/camt-writer.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { batchWork, type BatchWork } from '#test/helpers/payment-batches.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const ACCOUNT_CLOSED = { code: '00503000', return_kind: '1', return_reason: 'AC04' };
let tenant: Tenant;
let work: BatchWork;
let supplierId: string;
let booked: BankLines;

beforeEach(async () => {
  tenant = await aTenant(test);
  work = await batchWork(tenant, await aFixture(test, tenant));
  supplierId = await work.aSupplier();
  booked = bankLines(test, tenant);
});

const put = (path: string, body?: object) => tenant.accountant.put(path, body);

/** Creates an approved batch of this many invoices of 100.01, sent to the bank or not. */
async function asked(count: number, isSent = true): Promise<Json> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await work.anInvoice(supplierId)).id);
  const { id } = await work.aBatch(ids);
  must(await tenant.syndic.put(`/payment-batches/${id}/approve`), 200);
  if (isSent) must(await put(`/payment-batches/${id}/mark-sent`), 200);
  return work.read(id);
}

const certain = async (): Promise<Json> =>
  must(await tenant.accountant.post('/bank-transactions/match-certain', {}), 200);
const statesOf = async ({ id }: Json): Promise<unknown> => {
  const { status, lines } = await work.read(id);
  return [status, ...lines.map((line: Json) => line.status)];
};
const expenseOf = async (line: Json): Promise<Json> =>
  must(await tenant.auditor.get(`/expenses/${line.expense_id}`), 200);

describe('a line of a batch', () => {
  it('is paid by the transaction that bears its reference, certainly, and until that is unmatched', async () => {
    const batch = await asked(2);
    const [one, other] = batch.lines;
    const paid = await booked(-100.01, { end_to_end_id: one.end_to_end_id });
    expect(paid.proposals[0]).toMatchObject({
      kind: 'SupplierPayment',
      certainty: 'Certain',
      evidence: ['EndToEnd', 'Amount'],
      lines: [{ expense_id: one.expense_id, amount: -100.01 }],
    });
    expect(await certain()).toMatchObject({ matched: 1, open: 0 });
    expect(await statesOf(batch)).toEqual(['Sent', 'Paid', 'Pending']);
    expect(await expenseOf(one)).toMatchObject({ status: 'Paid', paid_on: '2026-03-01' });
    await booked(-100.01, { end_to_end_id: other.end_to_end_id.toUpperCase() });
    await certain();
    expect(await statesOf(batch)).toEqual(['Done', 'Paid', 'Paid']);
    must(await put(`/bank-transactions/${paid.id}/unmatch`, { reason: 'Wrong' }), 200);
    expect(await statesOf(batch)).toEqual(['Sent', 'Pending', 'Paid']);
  });

  it('is proposed by its reference for just its amount, and not before the batch is approved', async () => {
    const invoice = await work.anInvoice(supplierId);
    const draft = await work.aBatch([invoice.id]);
    const early = await booked(-100.01, { end_to_end_id: draft.lines[0].end_to_end_id });
    expect(early.proposals.map(({ certainty }: Json) => certainty)).not.toContain('Certain');
    const batch = await asked(1);
    const less = await booked(-100, { end_to_end_id: batch.lines[0].end_to_end_id });
    expect(less.proposals).toEqual([]);
  });

  it('is paid by hand as well, from approval on, and open again once that is taken back', async () => {
    const batch = await asked(1, false);
    const path = `/expenses/${batch.lines[0].expense_id}`;
    must(await put(`${path}/mark-paid`, { amount: '40.00' }), 200);
    expect(await statesOf(batch)).toEqual(['Approved', 'Pending']);
    must(await put(`${path}/mark-paid`, {}), 200);
    expect(await statesOf(batch)).toEqual(['Done', 'Paid']);
    must(await put(`${path}/unmark-paid`, { reason: 'Not yet' }), 200);
    expect(await statesOf(batch)).toEqual(['Approved', 'Pending']);
  });

  it('of a draft waits: the batch is not approved with what was paid meanwhile', async () => {
    const invoice = await work.anInvoice(supplierId);
    const batch = await work.aBatch([invoice.id]);
    must(await put(`/expenses/${invoice.id}/mark-paid`, {}), 200);
    expect(await statesOf(batch)).toEqual(['Draft', 'Pending']);
    const refused = await tenant.syndic.put(`/payment-batches/${batch.id}/approve`);
    expect(must(refused, 409)).toMatchObject({ code: 'batch_changed', reason: 'status' });
  });

  it('is rejected when the money comes back, with the bank’s reason in words, and its expense is open', async () => {
    const batch = await asked(1);
    const { end_to_end_id } = batch.lines[0];
    await booked(-100.01, { end_to_end_id });
    await certain();
    const back = await booked(100.01, { ...ACCOUNT_CLOSED, end_to_end_id });
    expect(back.proposals[0]).toMatchObject({ kind: 'Return', certainty: 'Likely' });
    must(await put(`/bank-transactions/${back.id}/match`, { proposal: 0 }), 200);
    const [line] = (await work.read(batch.id)).lines;
    expect(line).toMatchObject({
      status: 'Rejected',
      reason_code: 'AC04',
      reason: 'The account is closed.',
    });
    expect(await statesOf(batch)).toEqual(['Done', 'Rejected']);
    expect(await expenseOf(line)).toMatchObject({ status: 'Approved', open_amount: 100.01 });
    const again = await work.aBatch([line.expense_id]);
    expect(again.status).toBe('Draft');
    must(await put(`/payment-batches/${again.id}/cancel`), 200);
    must(await put(`/bank-transactions/${back.id}/unmatch`, { reason: 'Another one' }), 200);
    expect(await work.read(batch.id)).toMatchObject({
      status: 'Done',
      lines: [{ status: 'Paid', reason_code: null, reason: null }],
    });
  });

  it('is known by its own reference when it comes back after one sum for its batch', async () => {
    const batch = await asked(3);
    await booked(-300.03, { end_to_end_id: batch.id.replaceAll('-', '') });
    expect(await certain()).toMatchObject({ matched: 1, open: 0 });
    const { end_to_end_id, expense_id } = batch.lines[1];
    const back = await booked(100.01, { ...ACCOUNT_CLOSED, end_to_end_id });
    expect(back.proposals[0]).toMatchObject({
      kind: 'Return',
      certainty: 'Likely',
      evidence: ['EndToEnd', 'Code', 'Amount'],
      lines: [{ expense_id, amount: 100.01 }],
    });
  });

  it('is paid with all others of its batch, where the bank books them in one sum', async () => {
    const batch = await asked(3);
    const file = Buffer.from(
      writeCamt({
        version: '08',
        statements: [
          {
            iban: 'BE68539007547034',
            number: '1',
            date: '2026-03-02',
            opening_cents: 100_000,
            entries: [
              {
                amount_cents: -30_003,
                booked_on: '2026-03-02',
                batch: batch.id.replaceAll('-', ''),
              },
            ],
          },
        ],
      }),
    );
    must(await sendBankFile(test, tenant.accountant, file), 201);
    expect(await certain()).toMatchObject({ matched: 1, open: 0 });
    expect(await statesOf(batch)).toEqual(['Done', 'Paid', 'Paid', 'Paid']);
  });
});

describe('an expense that a bank is asked to pay', () => {
  const aNoteOf = async (expenseId: string): Promise<string> => {
    const note = {
      building_id: work.buildingId,
      kind: 'CreditNote',
      credits_expense_id: expenseId,
      description: 'Too much',
      amount: 40,
      expense_date: '2026-02-10',
      category: 'Repairs',
      supplier_id: supplierId,
    };
    const { id } = must(await tenant.accountant.post('/expenses', note), 201);
    must(await put(`/expenses/${id}/submit-for-approval`), 200);
    return id;
  };
  const cancelled = (id: string) =>
    tenant.syndic.put(`/expenses/${id}/cancel`, { reason: 'Invoiced twice' });
  const approved = (id: string) => tenant.syndic.put(`/expenses/${id}/approve`, {});

  it.each([
    ['approved', false],
    ['sent', true],
  ])('is neither cancelled nor credited while its batch is %s', async (_state, isSent) => {
    const batch = await asked(1, isSent);
    const { expense_id } = batch.lines[0];
    const refused = { code: 'expense_with_bank', batch_id: batch.id };
    expect(must(await cancelled(expense_id), 409)).toMatchObject(refused);
    const note = await aNoteOf(expense_id);
    expect(must(await approved(note), 409)).toMatchObject(refused);
    expect(must(await tenant.auditor.get(`/expenses/${note}`), 200).status).toBe('PendingApproval');
    await booked(-100.01, { end_to_end_id: batch.lines[0].end_to_end_id });
    expect(await certain()).toMatchObject({ matched: 1 });
    expect(await statesOf(batch)).toEqual(['Done', 'Paid']);
    must(await approved(note), 200);
  });

  it('is both again once the batch is cancelled, or is a draft still', async () => {
    const { id, lines } = await asked(1, false);
    must(await put(`/payment-batches/${id}/cancel`), 200);
    must(await approved(await aNoteOf(lines[0].expense_id)), 200);
    const { id: other } = await work.anInvoice(supplierId);
    await work.aBatch([other]);
    must(await cancelled(other), 200);
  });
});
