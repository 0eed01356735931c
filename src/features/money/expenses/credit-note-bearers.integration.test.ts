import { beforeEach, describe, expect, it } from 'vitest';
import { followers } from '#app/followers.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { aBankFile, aStatement, received, sendBankFile } from '#test/helpers/bank-files.ts';
import { closeYear } from '#test/helpers/close-year.ts';
import {
  expenseStage,
  expenseWork,
  fillReserve,
  type ExpenseWork,
} from '#test/helpers/expenses.ts';
import type { Fixture } from '#test/helpers/fixture.ts';
import { aFundsFixture } from '#test/helpers/funds-fixture.ts';
import { ownerBooks } from '#test/helpers/owner-books.ts';
import {
  aCaller,
  fakeClock,
  must,
  startTestApp,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';
import { createDailyDeferrals } from './commands/release-deferred.ts';

/** Anne owns A1 (600 of 1000), Bart A2; fiscal years are calendar years. */

const clock = fakeClock();
const test = await startTestApp({ databaseUrl: await freshDatabase(), clock });
let tenant: Tenant;
let fixture: Fixture;
let work: ExpenseWork;

beforeEach(async () => {
  clock.set('2026-03-16T09:00:00Z');
  ({ tenant, fixture, work } = await expenseStage(test));
});

/** Sessions do not last for months: everyone signs in again. */
async function turnTo(instant: string): Promise<void> {
  clock.set(instant);
  const { organizationId } = tenant;
  const [syndic, accountant, auditor] = await Promise.all([
    aCaller(test, { role: 'Syndic', organizationId }),
    aCaller(test, { role: 'Accountant', organizationId }),
    aCaller(test, { role: 'Auditor', organizationId }),
  ]);
  tenant = { ...tenant, syndic, accountant, auditor };
  work = expenseWork(tenant, fixture);
}

async function runTask(): Promise<void> {
  const { database } = test;
  const logger = { error: (facts: object) => expect(facts).toBeUndefined() };
  const deps = { database, clock, ids: uuidv7Source, followers, logger };
  await createDailyDeferrals(deps).run({}, { signal: new AbortController().signal });
}

const note = (credits_expense_id: string | null, amount: number, more: object = {}) => ({
  kind: 'CreditNote',
  credits_expense_id,
  amount,
  description: 'Credit',
  expense_date: '2026-03-01',
  ...more,
});
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
  return lines.map((l: Json) => `${l.date} ${l.unit_number} ${l.owner_name} ${l.amount}`);
}

async function balancesOf(...codes: string[]): Promise<number[]> {
  const { trial_balance: accounts } = must(await tenant.auditor.get('/ledger/proof'), 200);
  return codes.map((code) => {
    const found = accounts.find((account: Json) => account.code === code);
    return found === undefined ? 0 : Math.round((found.debit - found.credit) * 100) / 100;
  });
}

async function expectSoundBooks(): Promise<void> {
  expect(must(await tenant.auditor.get('/ledger/proof'), 200)).toMatchObject({
    balanced: true,
    chain_intact: true,
  });
  await (await ownerBooks(test, tenant, fixture)).expectAgreement();
}

describe('a note on an invoice that is changed after it', () => {
  it('is borne and told as the invoice is when it is approved', async () => {
    const invoice = await work.anExpense('Draft', { amount: 1_000 });
    const id = await work.anExpense('Draft', note(invoice, 200));
    const changed = { borne_by: 'OneOwner', owner_id: fixture.ownerId, category: 'Legal' };
    must(await tenant.syndic.put(`/expenses/${invoice}`, changed), 200);
    for (const one of [invoice, id]) {
      must(await work.operate(one, 'submit-for-approval'), 200);
      must(await work.operate(one, 'approve'), 200);
    }
    expect(await shown(id)).toMatchObject(changed);
    expect(await splitOf(id)).toEqual([]);
    const path = `/owners/${fixture.ownerId}/account?building_id=${fixture.buildingId}`;
    expect(must(await tenant.syndic.get(path), 200)).toMatchObject({ balance: 800 });
    expect(await balancesOf('643', '440')).toEqual([0, -800]);
    await expectSoundBooks();
  });

  it('has no split left to show where others have credited all of it', async () => {
    const invoice = await work.anExpense('Approved', { amount: 1_000 });
    const rejected = await work.anExpense('Rejected', note(invoice, 1_000));
    await work.anExpense('Approved', note(invoice, 1_000));
    expect(await splitOf(rejected)).toEqual([]);
  });
});

describe('a note on an invoice that the owners do not bear together', () => {
  it('fills the reserve again that paid it, and its split is information', async () => {
    await fillReserve(tenant, fixture.buildingId, 100.01, '161');
    const roof = { borne_by: 'Reserve', category: 'Improvements', reserve_account_code: '161' };
    const invoice = await work.anExpense('Approved', roof);
    const id = await work.anExpense('Approved', note(invoice, 10));
    expect(await entriesOf(id)).toEqual([
      ['Purchases', '2026-03-01', '611 -10', '440 10'],
      ['Miscellaneous', '2026-03-01', '161 -10', '693 10'],
    ]);
    const split = must(await tenant.auditor.get(`/expenses/${id}/distribution`), 200);
    expect(split).toMatchObject({ total: -10, borne_by: 'Reserve', is_information: true });
    must(await work.operate(id, 'cancel'), 200);
    must(await work.operate(invoice, 'cancel'), 200);
    expect(await balancesOf('611', '161', '693', '440')).toEqual([0, -100.01, 0, 0]);
    await expectSoundBooks();
  });

  it('lowers the claim against the insurer', async () => {
    const invoice = await work.anExpense('Approved', { borne_by: 'Insurer' });
    const id = await work.anExpense('Approved', note(invoice, 100.01));
    expect(await entriesOf(id)).toEqual([
      ['Purchases', '2026-03-01', '4996 -100.01', '440 100.01'],
    ]);
    expect(await splitOf(id)).toEqual([]);
    expect(await balancesOf('4996', '440')).toEqual([0, 0]);
    expect(await shown(invoice)).toMatchObject({ status: 'Paid', credited_amount: 100.01 });
  });

  it('is to the good of the one owner who was charged, against that charge first', async () => {
    const own = { borne_by: 'OneOwner', owner_id: fixture.ownerId };
    const invoice = await work.anExpense('Approved', own);
    const openOf = async () => {
      const path = `/owners/${fixture.ownerId}/account?building_id=${fixture.buildingId}`;
      return must(await tenant.auditor.get(path), 200);
    };
    const before = await openOf();
    const id = await work.anExpense('Approved', note(invoice, 40));
    expect(await entriesOf(id)).toEqual([
      ['Purchases', '2026-03-01', '643 -40', '440 40'],
      ['Calls', '2026-03-01', '4101 -40', '643 40'],
    ]);
    const after = await openOf();
    expect(Math.round((before.balance - after.balance) * 100)).toBe(4_000);
    expect(await balancesOf('643')).toEqual([0]);
    expect(must(await fixture.owner.get(`/expenses/${id}`), 200).own_amount).toBe(-40);
    await expectSoundBooks();
    must(await work.operate(id, 'cancel'), 200);
    expect((await openOf()).balance).toBe(before.balance);
    must(await work.operate(invoice, 'cancel'), 200);
    expect(await balancesOf('643', '4101', '440')).toEqual([0, 0, 0]);
    await expectSoundBooks();
  });
});

describe('a note on an invoice for several financial years', () => {
  const part = (account_code: string, amount: number, from: string, to: string) => ({
    account_code,
    amount,
    period_from: from,
    period_to: to,
  });
  /** 59 of the 365 days are in 2027. */
  const INSURANCE = { amount: 365, allocations: [part('6140', 365, '2026-03-01', '2027-02-28')] };

  it('takes its share off 490, and with the invoice off the next year, from those who bear that', async () => {
    const invoice = await work.anExpense('Approved', INSURANCE);
    const id = await work.anExpense('PendingApproval', note(invoice, 73));
    expect(await splitOf(id)).toEqual([
      '2026-02-10 A1 Anne Peeters -36.72',
      '2026-02-10 A2 Bart Claes -24.48',
      '2027-01-01 A1 Anne Peeters -7.08',
      '2027-01-01 A2 Bart Claes -4.72',
    ]);
    must(await work.operate(id, 'approve'), 200);
    expect(await entriesOf(id)).toEqual([
      ['Purchases', '2026-03-01', '6140 -61.2', '490 -11.8', '440 73'],
    ]);
    expect(await shown(id)).toMatchObject({
      allocations: [{ account_code: '6140', amount: 73, period_from: '2026-03-01' }],
    });
    const cleo = { name: 'Cleo Dubois', email: 'cleo@example.org' };
    const to_owner_id = must(await tenant.syndic.post('/owners', cleo), 201).id;
    const sale = { from_owner_id: fixture.ownerId, to_owner_id, effective_date: '2026-12-01' };
    must(await tenant.syndic.post(`/units/${fixture.unitId}/owners/transfer`, sale), 200);
    await turnTo('2026-12-31T23:30:00Z');
    await runTask();
    expect((await entriesOf(id)).slice(1)).toEqual([
      ['Miscellaneous', '2027-01-01', '6140 -11.8', '490 11.8'],
    ]);
    expect(await splitOf(id)).toEqual([
      '2026-02-10 A1 Anne Peeters -33',
      '2026-02-10 A1 Cleo Dubois -3.72',
      '2026-02-10 A2 Bart Claes -24.48',
      '2027-01-01 A1 Cleo Dubois -7.08',
      '2027-01-01 A2 Bart Claes -4.72',
    ]);
    expect(await balancesOf('490', '6140', '440')).toEqual([0, 292, -292]);
    const rest = await work.anExpense(
      'Approved',
      note(invoice, 292, { expense_date: '2027-01-01' }),
    );
    expect(await entriesOf(rest)).toEqual([
      ['Purchases', '2027-01-01', '492 -244.8', '6140 -47.2', '440 292'],
      ['Miscellaneous', '2026-12-31', '6140 -244.8', '492 244.8'],
    ]);
    expect(await balancesOf('490', '492', '6140', '440')).toEqual([0, 0, 0, 0]);
    expect(await splitOf(rest)).toEqual([
      '2026-02-10 A1 Anne Peeters -132',
      '2026-02-10 A1 Cleo Dubois -14.88',
      '2026-02-10 A2 Bart Claes -97.92',
      '2027-01-01 A1 Cleo Dubois -28.32',
      '2027-01-01 A2 Bart Claes -18.88',
    ]);
    await expectSoundBooks();
  });

  it('is released no more once it is cancelled', async () => {
    const invoice = await work.anExpense('Approved', INSURANCE);
    const id = await work.anExpense('Approved', note(invoice, 73));
    must(await work.operate(id, 'cancel'), 200);
    await turnTo('2027-01-02T09:00:00Z');
    await runTask();
    expect(await entriesOf(id)).toHaveLength(2);
    expect(await balancesOf('490', '6140')).toEqual([0, 365]);
  });

  it('opens an accrual again that the invoice cleared, and is no cost of anybody', async () => {
    const accrual = {
      building_id: fixture.buildingId,
      entry_date: '2025-12-31',
      journal: 'Miscellaneous',
      description: 'Electricity of December',
      lines: [
        { account_code: '6121', debit: 31 },
        { account_code: '444', credit: 31, supplier: 'Chaud Devant SRL' },
      ],
    };
    must(await tenant.accountant.post('/journal-entries', accrual), 201);
    await closeYear(tenant, fixture.fiscalYearId);
    const late = { amount: 62, allocations: [part('6121', 62, '2025-12-01', '2026-01-31')] };
    const invoice = await work.anExpense('Approved', late);
    const id = await work.anExpense('Approved', note(invoice, 62));
    expect(await entriesOf(id)).toEqual([
      ['Purchases', '2026-03-01', '6121 -31', '444 -31', '440 62'],
    ]);
    expect(await splitOf(id)).toEqual([
      '2026-02-10 A1 Anne Peeters -18.6',
      '2026-02-10 A2 Bart Claes -12.4',
    ]);
    expect(await balancesOf('444', '440')).toEqual([-31, 0]);
    await expectSoundBooks();
  });

  it('of its own has parts and periods of its own', async () => {
    const own = { allocations: [part('6121', 62, '2025-12-01', '2026-01-31')] };
    const id = await work.anExpense('Approved', note(null, 62, own));
    expect(await entriesOf(id)).toEqual([
      ['Purchases', '2026-03-01', '492 -31', '6121 -31', '440 62'],
      ['Miscellaneous', '2025-12-31', '6121 -31', '492 31'],
    ]);
    expect(await splitOf(id)).toEqual([
      '2025-12-31 A1 Anne Peeters -18.6',
      '2025-12-31 A2 Bart Claes -12.4',
      '2026-03-01 A1 Anne Peeters -18.6',
      '2026-03-01 A2 Bart Claes -12.4',
    ]);
  });
});

describe('a note and a sale that is registered late', () => {
  it('go over together with the invoice, by the day of the invoice', async () => {
    const invoice = await work.anExpense('Approved', { amount: 100 });
    const id = await work.anExpense('Approved', note(invoice, 50));
    const cleo = { name: 'Cleo Dubois', email: 'cleo@example.org' };
    const to_owner_id = must(await tenant.syndic.post('/owners', cleo), 201).id;
    const sell = (effective_date: string) =>
      tenant.syndic.post(`/units/${fixture.unitId}/owners/transfer`, {
        from_owner_id: fixture.ownerId,
        to_owner_id,
        effective_date,
        later_calls: 'Move',
      });
    must(await sell('2026-02-01'), 200);
    expect(await splitOf(id)).toEqual([
      '2026-02-10 A1 Cleo Dubois -30',
      '2026-02-10 A2 Bart Claes -20',
    ]);
    const rest = await work.anExpense('Approved', note(invoice, 50));
    const { lines } = must(await tenant.auditor.get(`/expenses/${rest}/distribution`), 200);
    const borne = lines.filter(({ amount }: Json) => amount !== 0);
    expect(borne.map((l: Json) => `${l.owner_name} ${l.amount}`)).toEqual([
      'Cleo Dubois -30',
      'Bart Claes -20',
    ]);
  });
});

describe('a note that the bank shows', () => {
  /** Creates a transaction of this amount on 2 March and matches it with these lines. */
  async function matched(amount: number, ...lines: object[]): Promise<Json> {
    await aFundsFixture(tenant, fixture);
    const file = aBankFile(aStatement([received(amount)]));
    must(await sendBankFile(test, tenant.accountant, file), 201);
    const [transaction] = must(await tenant.accountant.get('/bank-transactions'), 200);
    const path = `/bank-transactions/${transaction.id}/match`;
    return { transaction, answer: await tenant.accountant.put(path, { lines }) };
  }

  it('is paid by the receipt of its refund, and open again once that is unmatched', async () => {
    const id = await work.anExpense('Approved', note(null, 30));
    const { transaction, answer } = await matched(30, { expense_id: id, amount: 30 });
    const { entry_id } = must(answer, 200);
    const entry = must(await tenant.auditor.get(`/journal-entries/${entry_id}`), 200);
    expect(entry.lines.map((l: Json) => `${l.account_code} ${l.debit - l.credit}`)).toEqual([
      '551 30',
      '440 -30',
    ]);
    expect(await shown(id)).toMatchObject({
      status: 'Paid',
      paid_amount: 30,
      paid_on: '2026-03-02',
    });
    expect(must(await work.operate(id, 'unmark-paid'), 409).code).toBe('entry_has_source');
    const unmatch = { reason: 'Another supplier' };
    must(await tenant.accountant.put(`/bank-transactions/${transaction.id}/unmatch`, unmatch), 200);
    expect(await shown(id)).toMatchObject({ status: 'Approved', open_amount: 30 });
    expect(await balancesOf('440')).toEqual([30]);
  });

  it('may lessen what is paid of another invoice of the supplier', async () => {
    const id = await work.anExpense('Approved', note(null, 30));
    const invoice = await work.anExpense('Approved');
    const { answer } = await matched(
      -70.01,
      { expense_id: invoice, amount: -100.01 },
      { expense_id: id, amount: 30 },
    );
    must(answer, 200);
    expect(await shown(id)).toMatchObject({ status: 'Paid' });
    expect(await shown(invoice)).toMatchObject({ status: 'Paid' });
    expect(await balancesOf('440')).toEqual([0]);
  });

  it.each([
    ['money that went out', -30, -30, 'direction'],
    ['more than is open', 40, 40, 'open'],
  ])('is refused with %s', async (_what, amount, moved, reason) => {
    const id = await work.anExpense('Approved', note(null, 30));
    const { answer } = await matched(amount, { expense_id: id, amount: moved });
    expect(must(answer, 422)).toMatchObject({ code: 'unbalanced_match', reason });
  });

  it('is kept while the bank has paid the rest of its invoice', async () => {
    const invoice = await work.anExpense('Approved');
    const id = await work.anExpense('Approved', note(invoice, 40));
    const { transaction, answer } = await matched(-60.01, { expense_id: invoice, amount: -60.01 });
    must(answer, 200);
    expect(must(await work.operate(id, 'cancel'), 409)).toMatchObject({
      code: 'entry_has_source',
      source: { type: 'BankTransaction', id: transaction.id },
    });
  });
});
