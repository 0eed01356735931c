import { beforeEach, describe, expect, it } from 'vitest';
import { countStaleAccrualsOn } from '#features/books/ledger/index.ts';
import { expenseStage, type ExpenseWork } from '#test/helpers/expenses.ts';
import type { Fixture } from '#test/helpers/fixture.ts';
import { must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

/** Anne owns A1 (600 of 1000), Bart A2 (400), the only unit in the key of the lift; 2025 is open. */

const test = await startTestApp();
let tenant: Tenant;
let f: Fixture;
let work: ExpenseWork;

beforeEach(async () => {
  ({ tenant, fixture: f, work } = await expenseStage(test));
});

const SUPPLIER = 'Chaud Devant SRL';
const DECEMBER = { period_from: '2025-12-01', period_to: '2025-12-31' };

/** Accrues 500 for December by the key of the lift. */
async function accrue(
  line: object = {},
  cost: object = { distribution_key_id: f.keyId, ...DECEMBER },
) {
  const entry = {
    building_id: f.buildingId,
    entry_date: '2025-12-31',
    description: 'Lift of December',
    lines: [
      { account_code: '61011', debit: 500, ...cost },
      { account_code: '444', credit: 500, supplier: SUPPLIER, ...line },
    ],
  };
  must(await tenant.accountant.post('/journal-entries', entry), 201);
}

const anInvoice = (amount: number, more: object = {}) =>
  work.anExpense('Approved', { amount, account_code: '61011', ...more });

/** Returns the entries of an expense: journal, day, and account with debit less credit by line. */
async function entriesOf(id: string): Promise<unknown[]> {
  const { journal_entry_ids: ids } = must(await tenant.auditor.get(`/expenses/${id}`), 200);
  const entries = [];
  for (const entryId of ids) {
    const entry = must(await tenant.auditor.get(`/journal-entries/${entryId}`), 200);
    const lines = entry.lines.map((l: Json) => `${l.account_code} ${l.debit - l.credit}`);
    entries.push([entry.journal, entry.entry_date, ...lines]);
  }
  return entries;
}

async function splitOf(id: string): Promise<unknown[]> {
  const { lines } = must(await tenant.auditor.get(`/expenses/${id}/distribution`), 200);
  return lines.map((l: Json) => `${l.unit_number} ${l.amount} ${l.period_from} ${l.period_to}`);
}

async function balanceOf(code: string): Promise<number> {
  const { trial_balance: accounts } = must(await tenant.auditor.get('/ledger/proof'), 200);
  const found = accounts.find((account: Json) => account.code === code);
  return found === undefined ? 0 : Math.round((found.debit - found.credit) * 100) / 100;
}

describe('an invoice of a supplier for whom a cost was accrued by hand', () => {
  it('clears it without naming a period, and leaves the difference to its key and days', async () => {
    await accrue();
    const id = await anInvoice(520);
    expect(await entriesOf(id)).toEqual([
      ['Purchases', '2026-02-10', '444 500', '61011 20', '440 -520'],
    ]);
    expect(await splitOf(id)).toEqual(['A2 20 2025-12-01 2025-12-31']);
    expect(await balanceOf('444')).toBe(0);
  });

  it('clears it for days of the year that is still open, instead of accruing them twice', async () => {
    await accrue();
    const id = await anInvoice(520, DECEMBER);
    expect(await entriesOf(id)).toEqual([
      ['Purchases', '2026-02-10', '444 500', '492 20', '440 -520'],
      ['Miscellaneous', '2025-12-31', '61011 20', '492 -20'],
    ]);
    expect(await splitOf(id)).toEqual(['A2 20 2025-12-01 2025-12-31']);
    expect(await balanceOf('61011')).toBe(520);
  });

  it('is no cost at all where it is what was accrued, and leaves the rest where it is less', async () => {
    await accrue();
    const exact = await anInvoice(300);
    expect(await entriesOf(exact)).toEqual([['Purchases', '2026-02-10', '444 300', '440 -300']]);
    expect(await splitOf(exact)).toEqual([]);
    expect(await balanceOf('444')).toBe(-200);
    // What will not be invoiced is taken back by hand, by the key of the accrual.
    const back = {
      building_id: f.buildingId,
      entry_date: '2026-02-28',
      description: 'Difference',
      lines: [
        { account_code: '444', debit: 200, supplier: SUPPLIER },
        { account_code: '61011', credit: 200, distribution_key_id: f.keyId, ...DECEMBER },
      ],
    };
    must(await tenant.accountant.post('/journal-entries', back), 201);
    expect(await balanceOf('444')).toBe(0);
    expect(await balanceOf('61011')).toBe(300);
  });

  it('takes the key of the accrual’s own line first, and its own where none is named', async () => {
    await accrue({ distribution_key_id: f.keyId }, {});
    const id = await anInvoice(510);
    expect(await splitOf(id)).toEqual(['A2 10 2026-02-10 2026-02-10']);
  });

  it('clears it once, over its parts, and again where it was cancelled', async () => {
    await accrue();
    const allocations = [300, 300].map((amount) => ({ account_code: '61011', amount }));
    const id = await work.anExpense('Approved', { amount: 600, allocations });
    expect(await entriesOf(id)).toEqual([
      ['Purchases', '2026-02-10', '444 500', '61011 100', '440 -600'],
    ]);
    must(await work.operate(id, 'cancel'), 200);
    expect(await balanceOf('444')).toBe(-500);
    expect(await entriesOf(await anInvoice(500))).toEqual([
      ['Purchases', '2026-02-10', '444 500', '440 -500'],
    ]);
  });

  it.each([
    ['of another supplier', { supplier: 'Somebody else' }],
    [
      'that covers days of its own year only',
      { period_from: '2026-01-01', period_to: '2026-01-31' },
    ],
    ['that is a credit note', { kind: 'CreditNote' }],
  ])('does not clear it: one %s', async (_what, more) => {
    await accrue();
    await anInvoice(520, more);
    expect(await balanceOf('444')).toBe(-500);
  });

  it('does not clear what was accrued in its own year without naming the days', async () => {
    const entry = {
      building_id: f.buildingId,
      entry_date: '2026-01-31',
      description: 'Lift of January',
      lines: [
        { account_code: '61011', debit: 40 },
        { account_code: '444', credit: 40, supplier: SUPPLIER },
      ],
    };
    must(await tenant.accountant.post('/journal-entries', entry), 201);
    await anInvoice(520);
    expect(await balanceOf('444')).toBe(-40);
  });
});

describe('an accrual without invoice', () => {
  const staleOn = (day: string) =>
    test.database.read(tenant.organizationId, (db) => countStaleAccrualsOn(db, f.buildingId, day));

  it('is stale after twelve months, until its invoice clears it', async () => {
    await accrue();
    expect(await staleOn('2026-12-31')).toBe(0);
    expect(await staleOn('2027-01-01')).toBe(1);
    await anInvoice(400);
    expect(await staleOn('2027-01-01')).toBe(1);
    await anInvoice(100);
    expect(await staleOn('2027-01-01')).toBe(0);
  });
});
