import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAssemblyHouse } from '#test/helpers/assembly-house.ts';
import { approveExpense } from '#test/helpers/expenses.ts';
import { openYear } from '#test/helpers/open-year.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let building_id: string;
let yearId: string;

beforeAll(async () => {
  test.clock.set('2026-06-10T17:00:00Z');
  tenant = await aTenant(test);
  must(await tenant.accountant.post('/accounts/seed/belgian-pcmn'), 201);
});

beforeEach(async () => {
  ({ building_id } = await anAssemblyHouse(test, tenant));
  yearId = await aYear(2025);
});

const aYear = (year: number) => openYear(tenant.accountant, building_id, year);

const path = (of: string, id = yearId) => `/fiscal-years/${id}${of}`;
const read = async (of: string) => must(await tenant.auditor.get(path(of)), 200);
const close = (id: string) => tenant.accountant.put(path('/close', id), {});

/** Posts an entry of two lines by hand. */
function post(entry_date: string, amount: number, more: object = {}) {
  const lines = [
    { account_code: '6105', debit: amount },
    { account_code: '416', credit: amount },
  ];
  const entry = { building_id, entry_date, description: 'By hand', lines, ...more };
  return tenant.accountant.post('/journal-entries', entry);
}

/** Approves an invoice for cleaning. */
async function anExpense(amount: number, more: object): Promise<void> {
  const expense = {
    building_id,
    description: 'Cleaning',
    amount,
    category: 'Other',
    account_code: '6105',
    supplier: 'Net SA',
    ...more,
  };
  await approveExpense(tenant, expense);
}

const balanceOf = async (code: string) => {
  const report = `/reports/trial-balance?year=2026&building_id=${building_id}`;
  const { accounts } = must(await tenant.auditor.get(report), 200);
  return accounts.find((one: Json) => one.code === code)?.balance ?? 0;
};

describe('recurring invoices that are missing', () => {
  const monthly = async () => {
    for (const month of ['09', '10', '11'])
      await anExpense(100, { expense_date: `2025-${month}-05`, invoice_number: `N-${month}` });
  };

  it('are proposed, and accrued by one entry that their invoice clears', async () => {
    await monthly();
    const { steps } = await read('/closing');
    expect(steps.find(({ code }: Json) => code === 'Invoices')).toMatchObject({
      state: 'Done',
      findings: [{ code: 'invoice_expected', severity: 'Warning', count: 1 }],
    });
    const missing = await read('/accrual-proposals');
    expect(missing).toMatchObject({
      total: 100,
      proposals: [
        {
          supplier: 'Net SA',
          account_code: '6105',
          period_from: '2025-12-01',
          period_to: '2025-12-31',
          amount: 100,
          last_invoiced_on: '2025-11-05',
        },
      ],
    });
    const accrued = must(await tenant.accountant.put(path('/accrue-costs'), {}), 200);
    expect(accrued).toMatchObject({ amount: 100, proposals: missing.proposals });
    const entryPath = `/journal-entries/${accrued.journal_entry_id}`;
    const covered = { period_from: '2025-12-01', period_to: '2025-12-31' };
    expect(must(await tenant.auditor.get(entryPath), 200)).toMatchObject({
      entry_date: '2025-12-31',
      source: null,
      lines: [
        { account_code: '6105', debit: 100, nature: 'Ordinary', ...covered },
        { account_code: '444', credit: 100, supplier: 'Net SA', ...covered },
      ],
    });
    expect((await read('/accrual-proposals')).proposals).toEqual([]);
    await aYear(2026);
    await anExpense(104, { expense_date: '2026-01-08', ...covered });
    // With the 400.00 of the year before, which is not closed.
    expect([await balanceOf('444'), await balanceOf('6105')]).toEqual([0, 404]);
  });

  it('are those of named suppliers, come back when the entry is reversed, and none of a closed year', async () => {
    await monthly();
    const [{ supplier_id }] = (await read('/accrual-proposals')).proposals;
    const none = { supplier_ids: [building_id] };
    expect(must(await tenant.accountant.put(path('/accrue-costs'), none), 200)).toMatchObject({
      journal_entry_id: null,
      amount: 0,
    });
    const one = { supplier_ids: [supplier_id] };
    const { journal_entry_id } = must(await tenant.syndic.put(path('/accrue-costs'), one), 200);
    const reversal = { entry_date: '2025-12-31' };
    const entryPath = `/journal-entries/${journal_entry_id}/reverse`;
    must(await tenant.accountant.post(entryPath, reversal), 201);
    expect((await read('/accrual-proposals')).total).toBe(100);
    const empty = await aYear(2024);
    must(await close(empty), 200);
    expect((await tenant.accountant.put(path('/accrue-costs', empty), {})).body.code).toBe(
      'invalid_transition',
    );
  });
});

describe('a correction of a closed year', () => {
  it('is an entry of the open year, and the next statement lists its costs under earlier years', async () => {
    must(await close(yearId), 200);
    await aYear(2026);
    const more = { corrects_fiscal_year: 2025 };
    const entry = must(await post('2026-02-01', 40, more), 201);
    expect(entry.corrects_fiscal_year).toBe(2025);
    expect(must(await post('2026-02-01', 2), 201).corrects_fiscal_year).toBeNull();
    for (const corrects_fiscal_year of [2024, 2026]) {
      const refused = post('2026-02-01', 1, { corrects_fiscal_year });
      expect(must(await refused, 422)).toMatchObject({
        code: 'unknown_reference',
        errors: [
          {
            pointer: '/body/corrects_fiscal_year',
            detail: expect.stringContaining('closed financial year'),
          },
        ],
      });
    }
    const period = { period_from: '2026-01-01', period_to: '2026-12-31' };
    const statements = `/buildings/${building_id}/statements`;
    const run = must(await tenant.syndic.post(statements, period), 201);
    expect(run.findings).toMatchObject([{ code: 'earlier_period_line', count: 1 }]);
    const shown: Json[] = must(await tenant.auditor.get(`/statements/${run.id}/lines`), 200).lines;
    const earlier = shown.filter(({ earlier_period }) => earlier_period);
    expect(new Set(earlier.map(({ entry_id }) => entry_id))).toEqual(new Set([entry.id]));
    expect(shown.length).toBe(2 * earlier.length);
  });
});
