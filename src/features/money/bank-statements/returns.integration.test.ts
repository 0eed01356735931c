import { beforeEach, describe, expect, it } from 'vitest';
import { bankLines, type BankLines } from '#test/helpers/bank-files.ts';
import { expenseWork } from '#test/helpers/expenses.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aFundsFixture, type FundsFixture } from '#test/helpers/funds-fixture.ts';
import {
  aTenant,
  must,
  startTestApp,
  statusesOf,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';

const FROM = 'BE71096123456769';
const RETURN = { code: '00503000', return_kind: '2', return_reason: 'AM04' };

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;
let funds: FundsFixture;
let aLine: BankLines;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  funds = await aFundsFixture(tenant, fixture);
  aLine = bankLines(test, tenant);
});

const act = (line: Json, operation: string, body: object) =>
  tenant.accountant.put(`/bank-transactions/${line.id}/${operation}`, body);
const take = (line: Json) => act(line, 'match', { proposal: 0 });
const match = (line: Json, ...lines: object[]) => act(line, 'match', { lines });
const unmatch = (line: Json) => act(line, 'unmatch', { reason: 'Wrong one' });
const sides = async ({ entry_id }: Json): Promise<unknown[]> => {
  const { lines } = must(await tenant.auditor.get(`/journal-entries/${entry_id}`), 200);
  return lines.map(({ account_code, debit, credit }: Json) => [account_code, debit - credit]);
};
const account = async (): Promise<Json> => {
  const path = `/owners/${fixture.ownerId}/account?building_id=${fixture.buildingId}`;
  const { balance: owed, overdue, receivables } = must(await tenant.auditor.get(path), 200);
  return { owed, overdue, receivables };
};
const ofOwner = (payment: Json, amount: number) => ({
  owner_id: fixture.ownerId,
  payment_id: payment.id,
  amount,
});
const lastPayment = async (): Promise<Json> =>
  must(await tenant.auditor.get('/payments?sort=-id'), 200)[0];
const again = async ({ id }: Json): Promise<Json> =>
  must(await tenant.auditor.get(`/payments/${id}`), 200);

async function expectSound(): Promise<void> {
  const { differences } = must(await tenant.auditor.get('/owner-accounts/integrity'), 200);
  expect(differences).toEqual([]);
}

async function communication(): Promise<string> {
  const all = must(await tenant.auditor.get(`/calls-for-funds/${funds.callId}/receivables`), 200);
  const asked = all.find(({ owner_id }: Json) => owner_id === fixture.ownerId);
  return asked.structured_communication.replaceAll(/\D/g, '');
}

describe('a payment that comes back', () => {
  const paid = async (amount = 90): Promise<{ line: Json; payment: Json }> => {
    const structured = { kind: '101', data: await communication() };
    const line = await aLine(amount, {
      structured,
      counterparty_account: FROM,
      end_to_end_id: 'E1',
    });
    must(await take(line), 200);
    return { line, payment: await lastPayment() };
  };

  it('is the reversal of the payment on its day, with the bank’s reason, until it is unmatched', async () => {
    const { line, payment } = await paid();
    const settled = await account();
    const back = await aLine(-90, { ...RETURN, end_to_end_id: 'E1' });
    expect(back.proposals[0]).toMatchObject({
      kind: 'Return',
      certainty: 'Likely',
      evidence: ['EndToEnd', 'Code', 'Amount'],
      lines: [ofOwner(payment, -90)],
    });
    const matched = must(await take(back), 200);
    const owner = expect.stringMatching(/^410/) as unknown;
    expect(await sides(matched)).toEqual([
      ['551', -90],
      [owner, 90],
    ]);
    expect(await again(payment)).toMatchObject({
      status: 'Reversed',
      reversed_on: '2026-03-02',
      reversal_reason: 'Bounced',
      return_reason: 'AM04',
      allocations: [],
      allowed_actions: [],
    });
    expect((await account()).owed).toBe(settled.owed + 90);
    await expectSound();
    expect(must(await unmatch(line), 409)).toMatchObject({
      code: 'entry_has_source',
      source: { type: 'BankTransaction', id: back.id },
    });
    must(await unmatch(back), 200);
    expect(await again(payment)).toMatchObject({
      status: 'Recorded',
      reversed_on: null,
      reversal_reason: null,
      return_reason: null,
      allocations: payment.allocations,
    });
    expect(await account()).toEqual(settled);
    await expectSound();
    must(await take(back), 200);
    must(await unmatch(back), 200);
    must(await unmatch(line), 200);
    expect((await again(payment)).status).toBe('Reversed');
    await expectSound();
  });

  it('may have been recorded by hand', async () => {
    const byHand = { building_id: fixture.buildingId, owner_id: fixture.ownerId, amount: 700 };
    const { id } = must(
      await tenant.accountant.post('/payments', { ...byHand, received_on: '2026-02-20' }),
      201,
    );
    const settled = await account();
    const back = await aLine(-700, RETURN);
    expect(back.proposals).toMatchObject([{ kind: 'Return', certainty: 'Hint' }]);
    must(await take(back), 200);
    await expectSound();
    must(await unmatch(back), 200);
    expect(await account()).toEqual(settled);
    must(await tenant.accountant.put(`/payments/${id}/reverse`, {}), 200);
    await expectSound();
  });

  it('comes back whole, of its owner, once, and not before it came', async () => {
    const { payment } = await paid();
    const back = await aLine(-90, RETURN);
    const refused = async (status: number, ...lines: object[]) =>
      must(await match(back, ...lines), status).code;
    const cost = { account_code: '4990', amount: -10 };
    expect(await refused(422, ofOwner(payment, -80), cost)).toBe('unbalanced_match');
    const other = { ...ofOwner(payment, -90), owner_id: fixture.otherOwnerId };
    expect(await refused(422, other)).toBe('unknown_reference');
    const early = await again({ id: funds.paymentId });
    const rest = { account_code: '4990', amount: -65 };
    expect(await refused(422, ofOwner(early, -25), rest)).toBe('invalid_period');
    expect(
      await refused(400, { expense_id: fixture.expenseId, payment_id: payment.id, amount: -90 }),
    ).toBe('invalid_request');
    const twice = await aLine(-90, RETURN);
    const answers = await Promise.all(
      [back, twice].map((line) => match(line, ofOwner(payment, -90))),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    await expectSound();
  });
});

describe('what was paid for an expense and comes back', () => {
  it('makes it open again, until that is unmatched', async () => {
    const work = expenseWork(tenant, fixture);
    const expense_id = await work.anExpense('Approved');
    const shown = async (): Promise<Json> =>
      must(await tenant.auditor.get(`/expenses/${expense_id}`), 200);
    const line = await aLine(-100.01, { counterparty_account: FROM });
    must(await match(line, { expense_id, amount: -100.01 }), 200);
    const back = await aLine(100.01, { ...RETURN, counterparty_account: FROM });
    expect(back.proposals[0]).toMatchObject({
      kind: 'Return',
      certainty: 'Likely',
      evidence: ['Iban', 'Code', 'Amount'],
      lines: [{ expense_id, amount: 100.01 }],
    });
    const matched = must(await take(back), 200);
    expect(await sides(matched)).toEqual([
      ['551', 100.01],
      ['440', -100.01],
    ]);
    expect(await shown()).toMatchObject({ status: 'Approved', paid_on: null, paid_amount: 0 });
    expect(must(await unmatch(line), 409).code).toBe('entry_has_source');
    must(await unmatch(back), 200);
    expect(await shown()).toMatchObject({ status: 'Paid', paid_on: '2026-03-01' });
    must(await take(back), 200);
    must(await work.operate(expense_id, 'mark-paid'), 200);
    expect(must(await unmatch(back), 409).code).toBe('invalid_transition');
    must(await tenant.syndic.put(`/expenses/${expense_id}/unmark-paid`, { reason: 'x' }), 200);
    must(await unmatch(back), 200);
    must(await unmatch(line), 200);
    expect(await shown()).toMatchObject({ status: 'Approved', paid_amount: 0 });
  });
});

describe('an invoice with a credit note', () => {
  const invoiced = { amount: 1_000, invoice_number: 'F-1' };
  const shown = async (id: string): Promise<Json> =>
    must(await tenant.auditor.get(`/expenses/${id}`), 200);
  const aNote = (credits_expense_id: string, amount = 200) =>
    expenseWork(tenant, fixture).anExpense('Approved', {
      kind: 'CreditNote',
      credits_expense_id,
      amount,
      invoice_number: 'NC-1',
    });
  const onSuppliers = async (): Promise<number> => {
    const { trial_balance: accounts } = must(await tenant.auditor.get('/ledger/proof'), 200);
    const { debit, credit } = accounts.find(({ code }: Json) => code === '440');
    return Math.round((debit - credit) * 100) / 100;
  };

  it('that come back in one line are as before once that is unmatched', async () => {
    const invoice = await expenseWork(tenant, fixture).anExpense('Approved', invoiced);
    must(await match(await aLine(-1_000), { expense_id: invoice, amount: -1_000 }), 200);
    const note = await aNote(invoice);
    const back = await aLine(1_200);
    const lines = [
      { expense_id: invoice, amount: 1_000 },
      { expense_id: note, amount: 200 },
    ];
    must(await match(back, ...lines), 200);
    expect(await shown(invoice)).toMatchObject({ status: 'Approved', open_amount: 1_000 });
    expect(await shown(note)).toMatchObject({ status: 'Paid' });
    must(await unmatch(back), 200);
    expect(await shown(invoice)).toMatchObject({ status: 'Paid', paid_amount: 1_000 });
    expect(await shown(note)).toMatchObject({ status: 'Approved', open_amount: 200 });
    expect(await onSuppliers()).toBe(200);
  });

  it.each([
    ['part of it', 200, 800],
    ['all of it', 1_000, 0],
  ])(
    'that settled %s after the return is open again once that is unmatched',
    async (_of, noted, rest) => {
      const invoice = await expenseWork(tenant, fixture).anExpense('Approved', invoiced);
      const paid = await aLine(-1_000);
      must(await match(paid, { expense_id: invoice, amount: -1_000 }), 200);
      const back = await aLine(1_000);
      must(await match(back, { expense_id: invoice, amount: 1_000 }), 200);
      const note = await aNote(invoice, noted);
      expect(await shown(invoice)).toMatchObject({ credited_amount: noted, open_amount: rest });
      must(await unmatch(back), 200);
      expect(await shown(invoice)).toMatchObject({
        status: 'Paid',
        paid_amount: 1_000,
        credited_amount: 0,
      });
      expect(await shown(note)).toMatchObject({ status: 'Approved', open_amount: noted });
      expect(await onSuppliers()).toBe(noted);
      // When its own payment is unmatched as well, what the credit note does not settle is open.
      must(await unmatch(paid), 200);
      expect(await shown(invoice)).toMatchObject({ credited_amount: noted, open_amount: rest });
      expect(await onSuppliers()).toBe(noted - 1_000);
    },
  );

  it('is paid again by nobody where more is open than came back', async () => {
    const invoice = await expenseWork(tenant, fixture).anExpense('Approved', invoiced);
    const note = await aNote(invoice);
    must(await match(await aLine(-800), { expense_id: invoice, amount: -800 }), 200);
    const back = await aLine(800);
    must(await match(back, { expense_id: invoice, amount: 800 }), 200);
    must(await tenant.syndic.put(`/expenses/${note}/cancel`, { reason: 'Wrong' }), 200);
    expect(must(await unmatch(back), 422)).toMatchObject({
      code: 'unbalanced_match',
      reason: 'whole',
    });
    expect(await shown(invoice)).toMatchObject({ status: 'Approved', open_amount: 1_000 });
    expect(await onSuppliers()).toBe(-1_000);
  });

  it('has its refund taken back where the bank returns that', async () => {
    const invoice = await expenseWork(tenant, fixture).anExpense('Paid', invoiced);
    const note = await aNote(invoice);
    must(await match(await aLine(200), { expense_id: note, amount: 200 }), 200);
    const back = await aLine(-200);
    must(await match(back, { expense_id: note, amount: -200 }), 200);
    expect(await shown(note)).toMatchObject({ status: 'Approved', open_amount: 200 });
    expect(await onSuppliers()).toBe(200);
    must(await unmatch(back), 200);
    expect(await shown(note)).toMatchObject({ status: 'Paid', open_amount: 0 });
    expect(await onSuppliers()).toBe(0);
  });
});

describe('what is paid back', () => {
  it('to an owner takes what they have to their good, until it is unmatched', async () => {
    const line = await aLine(1_000, { counterparty_account: FROM });
    must(await match(line, { owner_id: fixture.ownerId, amount: 1_000 }), 200);
    const before = await account();
    const out = await aLine(-before.owed * -1, { counterparty_account: FROM });
    expect(out.proposals[0]).toMatchObject({
      kind: 'Refund',
      certainty: 'Likely',
      evidence: ['Iban', 'Amount'],
      lines: [{ owner_id: fixture.ownerId, amount: before.owed }],
    });
    const matched = must(await take(out), 200);
    expect(await sides(matched)).toEqual([
      ['551', before.owed],
      ['4101', -before.owed],
    ]);
    expect((await account()).owed).toBe(0);
    await expectSound();
    must(await unmatch(out), 200);
    expect((await account()).owed).toBe(before.owed);
    await expectSound();
  });

  it('by a supplier stands on their account', async () => {
    const supplier = { name: 'Ascenseurs SA', iban: FROM };
    const { id: supplier_id } = must(await tenant.accountant.post('/suppliers', supplier), 201);
    const line = await aLine(40, { counterparty_account: FROM });
    const refund = { account_code: '440', supplier_id, amount: 40 };
    expect(line.proposals).toMatchObject([
      {
        kind: 'Refund',
        certainty: 'Likely',
        lines: [{ ...refund, supplier_name: 'Ascenseurs SA' }],
      },
    ]);
    const nobody = { ...refund, supplier_id: fixture.ownerId };
    expect(must(await match(line, nobody), 422).code).toBe('unknown_reference');
    const { entry_id } = must(await take(line), 200);
    const { lines } = must(await tenant.auditor.get(`/journal-entries/${entry_id}`), 200);
    expect(lines[1]).toMatchObject({ account_code: '440', credit: 40, supplier: 'Ascenseurs SA' });
  });
});
