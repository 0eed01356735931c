import { beforeEach, describe, expect, it } from 'vitest';
import { bankLines, type BankLines } from '#test/helpers/bank-files.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { batchWork, type BatchWork } from '#test/helpers/payment-batches.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;
let work: BatchWork;
let lines: BankLines;
let supplierId: string;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  work = await batchWork(tenant, fixture);
  lines = bankLines(test, tenant);
  supplierId = await work.aSupplier({ name: 'Liftservice NV' });
});

const prepaid = (amount: number, prepaid_amount: number, more: object = {}): Promise<Json> =>
  work.anInvoice(supplierId, { amount, prepaid_amount, ...more });
const read = async ({ id }: Json): Promise<Json> =>
  must(await tenant.auditor.get(`/expenses/${id}`), 200);
const markPaid = ({ id }: Json, body: object = {}) =>
  tenant.accountant.put(`/expenses/${id}/mark-paid`, body);
const match = ({ id }: Json, ...given: object[]) =>
  tenant.accountant.put(`/bank-transactions/${id}/match`, { lines: given });
const unmatch = ({ id }: Json) =>
  tenant.accountant.put(`/bank-transactions/${id}/unmatch`, { reason: 'Wrong' });

/** Returns what the books owe to suppliers. */
async function owed(): Promise<number> {
  const path = `/reports/trial-balance?building_id=${fixture.buildingId}`;
  const { accounts } = must(await tenant.auditor.get(path), 200);
  return 0 - (accounts.find(({ code }: Json) => code === '440')?.balance ?? 0);
}

/** Lists the expenses whose prepayment is not matched, as the closing check counts them. */
async function unmatchedOf(yearId: string): Promise<string[]> {
  const path = `/fiscal-years/${yearId}/closing-check`;
  const { findings } = must(await tenant.auditor.get(path), 200);
  const finding = findings.find(({ code }: Json) => code === 'prepayment_unmatched');
  if (finding === undefined) return [];
  expect(finding).toMatchObject({ severity: 'Warning' });
  const listed: Json[] = must(await tenant.auditor.get(finding.link), 200);
  expect(listed).toHaveLength(finding.count);
  return listed.map(({ id }) => id);
}

async function theYear(): Promise<string> {
  const year = { start_date: '2026-01-01', end_date: '2026-12-31' };
  const path = `/buildings/${fixture.buildingId}/fiscal-years`;
  return must(await tenant.accountant.post(path, year), 201).id;
}

describe('an invoice of which a part was prepaid', () => {
  it('is booked whole, asks for the rest, and warns until its prepayment is matched', async () => {
    const year = await theYear();
    const invoice = await prepaid(121, 21);
    expect(invoice).toMatchObject({ open_amount: 100, prepaid_open_amount: 21, paid_amount: 0 });
    expect(await owed()).toBe(121);
    expect(await unmatchedOf(year)).toEqual([invoice.id]);
    expect(must(await markPaid(invoice, { amount: 100.01 }), 422)).toMatchObject({
      code: 'overpaid',
      open_amount: 100,
    });
    const paid = must(await markPaid(invoice), 200);
    expect(paid).toMatchObject({ status: 'Paid', paid_amount: 100, prepaid_open_amount: 21 });
    expect(await owed()).toBe(21);
    expect(await unmatchedOf(year)).toEqual([invoice.id]);
    const advance = await lines(-21);
    expect(advance.proposals).toMatchObject([
      { kind: 'SupplierPayment', lines: [{ expense_id: invoice.id, amount: -21 }] },
    ]);
    must(await match(advance, { expense_id: invoice.id, amount: -21 }), 200);
    const matched = { status: 'Paid', open_amount: 0, paid_amount: 121, prepaid_open_amount: 0 };
    expect(await read(invoice)).toMatchObject({ ...matched, prepaid_amount: 21 });
    expect(await owed()).toBe(0);
    expect(await unmatchedOf(year)).toEqual([]);
  });

  it('stays paid when the match of its prepayment is undone, and is open when its payment is', async () => {
    const invoice = await prepaid(121, 21);
    const [advance, rest] = [await lines(-21), await lines(-100)];
    must(await match(advance, { expense_id: invoice.id, amount: -21 }), 200);
    expect(await read(invoice)).toMatchObject({ status: 'Approved', open_amount: 100 });
    must(await match(rest, { expense_id: invoice.id, amount: -100 }), 200);
    expect(await read(invoice)).toMatchObject({ status: 'Paid', paid_on: rest.booked_on });
    must(await unmatch(advance), 200);
    const unmatched = { status: 'Paid', open_amount: 0, prepaid_open_amount: 21 };
    expect(await read(invoice)).toMatchObject({ ...unmatched, paid_on: rest.booked_on });
    must(await unmatch(rest), 200);
    expect(await read(invoice)).toMatchObject({
      status: 'Approved',
      open_amount: 100,
      paid_amount: 0,
      paid_on: null,
    });
    expect(await owed()).toBe(121);
  });

  it('takes both parts of one payment, and no more', async () => {
    const invoice = await prepaid(121, 21);
    const tooMuch = await lines(-121.01);
    const refused = await match(tooMuch, { expense_id: invoice.id, amount: -121.01 });
    expect(must(refused, 422)).toMatchObject({ code: 'unbalanced_match' });
    const all = await lines(-121);
    must(await match(all, { expense_id: invoice.id, amount: -121 }), 200);
    expect(await read(invoice)).toMatchObject({ status: 'Paid', prepaid_open_amount: 0 });
    const again = await lines(-21);
    const refusal = must(await match(again, { expense_id: invoice.id, amount: -21 }), 409);
    expect(refusal.code).toBe('invalid_transition');
    must(await unmatch(all), 200);
    expect(await read(invoice)).toMatchObject({ open_amount: 100, prepaid_open_amount: 21 });
  });

  it('is in a batch with its open amount, and not at all where nothing is open', async () => {
    const [partly, wholly] = [await prepaid(121, 21), await prepaid(60, 60)];
    const batch = await work.aBatch([partly.id]);
    expect(batch).toMatchObject({ total: 100, lines: [{ amount: 100 }] });
    const wanted = { bank_account_id: work.bankAccountId, expense_ids: [wholly.id] };
    const refused = must(await tenant.accountant.post('/payment-batches', wanted), 422);
    expect(refused).toMatchObject({ code: 'not_payable', reason: 'nothing_open' });
    const { figures } = must(await tenant.accountant.get('/overview'), 200);
    expect(figures.to_pay).toMatchObject({ count: 1, amount: 100 });
    const listed = must(await tenant.accountant.get(figures.to_pay.link), 200);
    expect(listed.map(({ id }: Json) => id)).toEqual([partly.id]);
    const settled = must(await tenant.accountant.get('/expenses?status=Approved&open=false'), 200);
    expect(settled.map(({ id }: Json) => id)).toEqual([wholly.id]);
  });

  it('is paid again after a return of its prepayment turns out to concern another', async () => {
    const invoice = await prepaid(121, 21);
    const advance = await lines(-21);
    must(await match(advance, { expense_id: invoice.id, amount: -21 }), 200);
    must(await markPaid(invoice), 200);
    const back = await lines(21);
    must(await match(back, { expense_id: invoice.id, amount: 21 }), 200);
    const returned = { status: 'Paid', paid_amount: 100, prepaid_open_amount: 21 };
    expect(await read(invoice)).toMatchObject(returned);
    must(await unmatch(back), 200);
    expect(await read(invoice)).toMatchObject({ status: 'Paid', prepaid_open_amount: 0 });
    expect(await owed()).toBe(0);
  });
});

describe('an invoice that was prepaid as a whole', () => {
  it('is approved with nothing open, and paid once the bank’s payment is matched', async () => {
    const invoice = await prepaid(121, 121);
    expect(invoice).toMatchObject({ status: 'Approved', open_amount: 0, prepaid_open_amount: 121 });
    const paid = await lines(-121);
    expect(paid.proposals).toMatchObject([{ lines: [{ expense_id: invoice.id, amount: -121 }] }]);
    must(await match(paid, { expense_id: invoice.id, amount: -121 }), 200);
    expect(await read(invoice)).toMatchObject({ status: 'Paid', prepaid_open_amount: 0 });
    must(await unmatch(paid), 200);
    expect(await read(invoice)).toMatchObject({ status: 'Approved', prepaid_open_amount: 121 });
    const reason = { reason: 'Twice' };
    must(await tenant.syndic.put(`/expenses/${invoice.id}/cancel`, reason), 200);
    expect(await owed()).toBe(0);
  });
});

describe('a credit note of which a part was refunded beforehand', () => {
  it('settles its invoice with the rest', async () => {
    const invoice = await prepaid(121, 0);
    const note = await work.anInvoice(supplierId, {
      kind: 'CreditNote',
      credits_expense_id: invoice.id,
      amount: 30,
      prepaid_amount: 10,
    });
    expect(note).toMatchObject({ status: 'Paid', credited_amount: 20, prepaid_open_amount: 10 });
    expect(await read(invoice)).toMatchObject({ credited_amount: 20, open_amount: 101 });
    const refund = await lines(10);
    must(await match(refund, { expense_id: note.id, amount: 10 }), 200);
    expect(await read(note)).toMatchObject({ paid_amount: 10, prepaid_open_amount: 0 });
    expect(await owed()).toBe(101);
  });
});
