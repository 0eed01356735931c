import { beforeEach, describe, expect, it } from 'vitest';
import { followers } from '#app/followers.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { closeYear } from '#test/helpers/close-year.ts';
import { expenseStage, expenseWork, type ExpenseWork } from '#test/helpers/expenses.ts';
import type { Fixture } from '#test/helpers/fixture.ts';
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
  const [syndic, accountant, auditor] = await Promise.all(
    (['Syndic', 'Accountant', 'Auditor'] as const).map((role) =>
      aCaller(test, { role, organizationId }),
    ),
  );
  if (syndic === undefined || accountant === undefined || auditor === undefined) return;
  tenant = { ...tenant, syndic, accountant, auditor };
  work = expenseWork(tenant, fixture);
}

const part = (account_code: string, amount: number, period_from: string, period_to: string) => ({
  account_code,
  amount,
  period_from,
  period_to,
});
/** 59 of the 365 days are in 2027. */
const INSURANCE = { amount: 365, allocations: [part('6140', 365, '2026-03-01', '2027-02-28')] };

async function runTask(): Promise<void> {
  const { database } = test;
  const logger = { error: (facts: object) => expect(facts).toBeUndefined() };
  const deps = { database, clock, ids: uuidv7Source, followers, logger };
  await createDailyDeferrals(deps).run({}, { signal: new AbortController().signal });
}

const shown = async (id: string): Promise<Json> =>
  must(await tenant.auditor.get(`/expenses/${id}`), 200);

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

async function balanceOf(code: string): Promise<number> {
  const { trial_balance: accounts } = must(await tenant.auditor.get('/ledger/proof'), 200);
  const found = accounts.find((account: Json) => account.code === code);
  return found === undefined ? 0 : Math.round((found.debit - found.credit) * 100) / 100;
}

async function expectProof(): Promise<void> {
  expect(must(await tenant.auditor.get('/ledger/proof'), 200)).toMatchObject({
    balanced: true,
    chain_intact: true,
  });
}

/** Sells all of A1 to Cleo. */
async function sell(effective_date: string, more: object = {}) {
  const cleo = { name: 'Cleo Dubois', email: 'cleo@example.org' };
  const to_owner_id = must(await tenant.syndic.post('/owners', cleo), 201).id;
  const body = { from_owner_id: fixture.ownerId, to_owner_id, effective_date, ...more };
  return tenant.syndic.post(`/units/${fixture.unitId}/owners/transfer`, body);
}

const BOUGHT = ['Purchases', '2026-02-10', '6140 306', '490 59', '440 -365'];
const RELEASED = ['Miscellaneous', '2027-01-01', '6140 59', '490 -59'];

describe('an invoice whose period goes beyond the financial year', () => {
  it('waits on 490 until that year begins, and is shared by the days of each year', async () => {
    const id = await work.anExpense('Draft', INSURANCE);
    expect((await shown(id)).allocations).toMatchObject([
      { period_from: '2026-03-01', period_to: '2027-02-28' },
    ]);
    expect(await splitOf(id)).toEqual([
      '2026-02-10 A1 Anne Peeters 183.6',
      '2026-02-10 A2 Bart Claes 122.4',
      '2027-01-01 A1 Anne Peeters 35.4',
      '2027-01-01 A2 Bart Claes 23.6',
    ]);
    must(await work.operate(id, 'submit-for-approval'), 200);
    must(await work.operate(id, 'approve'), 200);
    expect(await entriesOf(id)).toEqual([BOUGHT]);
    expect(await splitOf(id)).toHaveLength(2);
    must(await sell('2026-12-01', {}), 200);
    await runTask();
    expect(await entriesOf(id)).toHaveLength(1);

    await turnTo('2026-12-31T22:30:00Z');
    await runTask();
    expect(await entriesOf(id)).toHaveLength(1);
    await turnTo('2026-12-31T23:30:00Z');
    await runTask();
    expect(await entriesOf(id)).toEqual([BOUGHT, RELEASED]);
    expect(await splitOf(id)).toEqual([
      '2026-02-10 A1 Anne Peeters 165',
      '2026-02-10 A1 Cleo Dubois 18.6',
      '2026-02-10 A2 Bart Claes 122.4',
      '2027-01-01 A1 Cleo Dubois 35.4',
      '2027-01-01 A2 Bart Claes 23.6',
    ]);
    expect(await balanceOf('490')).toBe(0);
    await runTask();
    expect(await entriesOf(id)).toHaveLength(2);
    await expectProof();
  });

  it('has what is due already at once when it is approved late, and gives all of it back', async () => {
    const id = await work.anExpense('PendingApproval', INSURANCE);
    await turnTo('2027-02-01T09:00:00Z');
    must(await work.operate(id, 'approve'), 200);
    expect(await entriesOf(id)).toEqual([BOUGHT, RELEASED]);
    must(await work.operate(id, 'mark-paid'), 200);
    must(await work.operate(id, 'unmark-paid'), 200);
    must(await work.operate(id, 'cancel'), 200);
    const codes = ['6140', '490', '440'];
    expect(await Promise.all(codes.map(balanceOf))).toEqual([0, 0, 0]);
    const split = must(await tenant.auditor.get(`/expenses/${id}/distribution`), 200);
    expect(split).toMatchObject({ cancelled: true, total: 365 });
    await expectProof();
  });

  it('is released no more once it is cancelled', async () => {
    const id = await work.anExpense('Cancelled', INSURANCE);
    await turnTo('2027-01-02T09:00:00Z');
    await runTask();
    expect(await entriesOf(id)).toHaveLength(2);
    expect(await balanceOf('490')).toBe(0);
  });

  it('waits for the register where it cannot be split, without keeping others waiting', async () => {
    const id = await work.anExpense('Approved', INSURANCE);
    const lift = [{ ...INSURANCE.allocations[0], distribution_key_id: fixture.keyId }];
    const other = await work.anExpense('Approved', { ...INSURANCE, allocations: lift });
    const end = { end_date: '2026-12-01' };
    must(await tenant.syndic.put(`/unit-owners/${fixture.unitOwnerId}`, end), 200);
    await turnTo('2027-01-02T09:00:00Z');
    await runTask();
    expect(await entriesOf(id)).toEqual([BOUGHT]);
    expect(await entriesOf(other)).toEqual([BOUGHT, RELEASED]);
    const year = { start_date: '2027-01-01', end_date: '2027-12-31' };
    const years = `/buildings/${fixture.buildingId}/fiscal-years`;
    const { id: yearId } = must(await tenant.accountant.post(years, year), 201);
    const check = `/fiscal-years/${yearId}/closing-check`;
    expect(must(await tenant.auditor.get(check), 200).findings).toContainEqual(
      expect.objectContaining({ code: 'deferred_costs', severity: 'Warning', count: 1 }),
    );
    must(
      await tenant.syndic.post(`/units/${fixture.unitId}/owners`, {
        owner_id: fixture.ownerId,
        ownership_share: '1/1',
        start_date: '2026-12-01',
      }),
      201,
    );
    await runTask();
    expect(await entriesOf(id)).toEqual([BOUGHT, RELEASED]);
    const { findings } = must(await tenant.auditor.get(check), 200);
    expect(findings.map(({ code }: Json) => code)).not.toContain('deferred_costs');
  });

  it('follows a sale that is registered late, which asks nothing about it', async () => {
    const id = await work.anExpense('Approved', INSURANCE);
    await turnTo('2027-01-15T09:00:00Z');
    await runTask();
    expect(must(await sell('2026-12-15'), 200).later_charges).toEqual([]);
    expect(await splitOf(id)).toEqual([
      '2026-02-10 A1 Anne Peeters 173.4',
      '2026-02-10 A1 Cleo Dubois 10.2',
      '2026-02-10 A2 Bart Claes 122.4',
      '2027-01-01 A1 Cleo Dubois 35.4',
      '2027-01-01 A2 Bart Claes 23.6',
    ]);
  });
});

describe('an invoice for a year before', () => {
  const LATE = { amount: 62, allocations: [part('6121', 62, '2025-12-01', '2026-01-31')] };

  it('is a cost of its last day while it is open, over 492', async () => {
    const id = await work.anExpense('Approved', LATE);
    expect(await entriesOf(id)).toEqual([
      ['Purchases', '2026-02-10', '492 31', '6121 31', '440 -62'],
      ['Miscellaneous', '2025-12-31', '6121 31', '492 -31'],
    ]);
    expect(await splitOf(id)).toEqual([
      '2025-12-31 A1 Anne Peeters 18.6',
      '2025-12-31 A2 Bart Claes 12.4',
      '2026-02-10 A1 Anne Peeters 18.6',
      '2026-02-10 A2 Bart Claes 12.4',
    ]);
    must(await work.operate(id, 'cancel'), 200);
    expect(await Promise.all(['6121', '492', '440'].map(balanceOf))).toEqual([0, 0, 0]);
    await expectProof();
  });

  it('is a cost of the day of the invoice once it is closed', async () => {
    await closeYear(tenant, fixture.fiscalYearId);
    const id = await work.anExpense('Approved', LATE);
    expect(await entriesOf(id)).toEqual([['Purchases', '2026-02-10', '6121 62', '440 -62']]);
  });
});

describe('an invoice for a closed year that accrued it', () => {
  const LATE = { amount: 62, allocations: [part('6121', 62, '2025-12-01', '2026-01-31')] };

  /** Accrues an amount of the supplier as a cost of 2025, before that year is closed. */
  async function accrue(amount: number, supplier = 'Chaud Devant SRL'): Promise<void> {
    const entry = {
      building_id: fixture.buildingId,
      entry_date: '2025-12-31',
      journal: 'Miscellaneous',
      description: 'Electricity of December',
      lines: [
        { account_code: '6121', debit: amount },
        { account_code: '444', credit: amount, supplier },
      ],
    };
    must(await tenant.accountant.post('/journal-entries', entry), 201);
  }
  const close = () => closeYear(tenant, fixture.fiscalYearId);

  it('clears what was accrued for its supplier, which is not split again', async () => {
    await accrue(30);
    await accrue(7, 'Somebody else');
    await close();
    const id = await work.anExpense('Approved', LATE);
    expect(await entriesOf(id)).toEqual([
      ['Purchases', '2026-02-10', '444 30', '6121 32', '440 -62'],
    ]);
    expect(await splitOf(id)).toEqual([
      '2026-02-10 A1 Anne Peeters 19.2',
      '2026-02-10 A2 Bart Claes 12.8',
    ]);
    expect(await balanceOf('444')).toBe(-7);
    const next = await work.anExpense('Approved', LATE);
    expect(await entriesOf(next)).toEqual([['Purchases', '2026-02-10', '6121 62', '440 -62']]);
    must(await work.operate(id, 'cancel'), 200);
    expect(await balanceOf('444')).toBe(-37);
    await expectProof();
  });

  it('is not cleared by an earlier day what an invoice of a later one has cleared', async () => {
    await accrue(30);
    await close();
    await work.anExpense('Approved', LATE);
    const earlier = await work.anExpense('Approved', { ...LATE, expense_date: '2026-02-03' });
    expect(await entriesOf(earlier)).toEqual([['Purchases', '2026-02-03', '6121 62', '440 -62']]);
    expect(await balanceOf('444')).toBe(0);
  });

  it('is cleared once more by what takes the place of an invoice that was cancelled', async () => {
    await accrue(30);
    await close();
    const wrong = await work.anExpense('Approved', LATE);
    must(await work.operate(wrong, 'cancel'), 200);
    const right = await work.anExpense('Approved', LATE);
    expect(await entriesOf(right)).toEqual([
      ['Purchases', '2026-02-10', '444 30', '6121 32', '440 -62'],
    ]);
    expect(await balanceOf('444')).toBe(0);
    await expectProof();
  });

  it('is cleared where it was accrued for who was merged into its supplier', async () => {
    await accrue(30, 'Chaud-Devant');
    await close();
    const found = async (q: string) =>
      must(await tenant.accountant.get(`/suppliers?q=${q}`), 200)[0].id;
    const from = await found('chaud-devant');
    await work.anExpense('Draft', LATE);
    const into_id = await found('chaud%20devant');
    must(await tenant.accountant.post(`/suppliers/${from}/merge`, { into_id }), 200);
    const id = await work.anExpense('Approved', LATE);
    expect(await entriesOf(id)).toEqual([
      ['Purchases', '2026-02-10', '444 30', '6121 32', '440 -62'],
    ]);
  });
});

describe('a period', () => {
  const enter = (period: object, more: object = {}) => {
    const allocations = [{ account_code: '6140', amount: 100.01, ...period }];
    return tenant.accountant.post('/expenses', work.input({ allocations, ...more }));
  };

  it.each([
    ['without an end', { period_from: '2026-01-01' }, 'period_to'],
    ['that ends first', { period_from: '2026-01-02', period_to: '2026-01-01' }, 'period_to'],
    ['of a lifetime', { period_from: '2026-01-02', period_to: '2066-01-01' }, 'period_to'],
  ])('%s is refused', async (_what, period, field) => {
    expect(await enter(period)).toMatchObject({
      status: 422,
      body: { code: 'period_refused', errors: [{ pointer: `/body/allocations/0/${field}` }] },
    });
  });

  it('reaches into another year for what the owners bear together alone', async () => {
    const from = { period_from: '2026-01-01' };
    const year = { ...from, period_to: '2026-12-31' };
    const longer = { ...from, period_to: '2027-01-01' };
    const refused = { status: 422, body: { code: 'period_refused', reason: 'bearer' } };
    expect(await enter(longer, { borne_by: 'Reserve' })).toMatchObject(refused);
    must(await enter(year, { borne_by: 'Reserve' }), 201);
    must(await enter(longer), 201);
  });
});
