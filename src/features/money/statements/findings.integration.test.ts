import { beforeEach, describe, expect, it } from 'vitest';
import { bankLines } from '#test/helpers/bank-files.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { openYear } from '#test/helpers/open-year.ts';
import { statementWork, type StatementWork } from '#test/helpers/statement-work.ts';
import { must, startTestApp, type Json } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

/** Anne owns A1 (600 of 1000), Bart A2 (400); the first quarter of 2026 is settled, on 16 March. */

const test = await startTestApp();
let work: StatementWork;
let yearId: string;
beforeEach(async () => {
  work = await statementWork(test);
  yearId = await openYear(work.tenant.accountant, work.fixture.buildingId, 2026);
  must(await work.tenant.accountant.delete(`/expenses/${work.fixture.expenseId}`), 204);
});

const QUARTER = { period_from: '2026-01-01', period_to: '2026-03-31' };
const draft = () => work.draft(QUARTER);
const codes = async (): Promise<string[]> =>
  (await draft()).findings.map(({ code, severity }: Json) => `${code} ${severity}`);
const create = async (path: string, body: object): Promise<Json> =>
  must(await work.tenant.syndic.post(path, body), 201);

/** Posts an entry of two lines by hand; cost fields are those of its debit. */
async function post(
  entry_date: string,
  [debit, credit]: readonly [string, string],
  amount: number,
  fields: object = {},
): Promise<string> {
  const lines = [
    { account_code: debit, debit: amount, ...fields },
    { account_code: credit, credit: amount },
  ];
  const { buildingId: building_id } = work.fixture;
  const entry = { building_id, entry_date, description: 'By hand', lines };
  return (await create('/journal-entries', entry)).id;
}

describe('what blocks a run', () => {
  it.each([
    ['4990', 'account_4990_not_nil'],
    ['58', 'account_58_not_nil'],
    ['643', 'account_643_not_nil'],
  ])('is a balance on %s at the end of the period', async (account, code) => {
    await post('2026-04-01', [account, '551'], 1);
    const { findings, id } = await draft();
    expect(findings).toEqual([]);
    await post('2026-03-15', [account, '551'], 5);
    const shown = must(await work.tenant.auditor.get(`/statements/${id}`), 200);
    expect(shown.findings).toMatchObject([{ code, severity: 'Blocking', count: 1 }]);
    must(await work.tenant.auditor.get(shown.findings[0].link), 200);
  });

  it('is an open transaction of the bank', async () => {
    const account = { iban: 'BE68539007547034', holder: 'ACP', account_code: '551' };
    await create(`/buildings/${work.fixture.buildingId}/bank-accounts`, account);
    const { id } = await bankLines(test, work.tenant)(10);
    const run = await draft();
    expect(run.findings).toMatchObject([{ code: 'open_bank_transactions', count: 1 }]);
    const lines = [{ owner_id: work.fixture.ownerId, amount: 10 }];
    must(await work.tenant.accountant.put(`/bank-transactions/${id}/match`, { lines }), 200);
    const { findings } = must(await work.tenant.auditor.get(`/statements/${run.id}`), 200);
    expect(findings).toEqual([]);
  });

  it('is an account of an owner that differs from the books', async () => {
    await work.call({ call_date: '2026-02-01', due_date: '2026-03-01' });
    await asSuperuser(test.databaseUrl, (client) =>
      client.query(
        `update app.receivables set amount_cents = amount_cents + 1,
        open_cents = open_cents + 1 where owner_id = $1`,
        [work.fixture.ownerId],
      ),
    );
    expect(await codes()).toEqual(['owner_differences Blocking']);
  });

  it('is a cost whose key has no weights, until it has', async () => {
    const { syndic } = work.tenant;
    const { otherUnitId } = work.fixture;
    const setQuota = async (quota: number) =>
      must(await syndic.put(`/units/${otherUnitId}`, { quota }), 200);
    await setQuota(300);
    const entry = await post('2026-03-16', ['6107', '551'], 10);
    const run = await draft();
    expect(run.findings).toMatchObject([
      { code: 'cost_without_key', severity: 'Blocking', items: [{ entry_id: entry }] },
    ]);
    await setQuota(400);
    const { findings } = must(await syndic.get(`/statements/${run.id}`), 200);
    expect(findings).toEqual([]);
    expect(await work.rows(run.id)).toContain('Bart A2 4.00 1');
    // The parts are fixed from now on.
    must(await work.operate(run.id, 'freeze', {}), 200);
    must(await work.operate(run.id, 'reverse', { reason: 'Too early' }), 200);
    await setQuota(300);
    expect(await work.rows((await draft()).id)).toContain('Bart A2 4.00 1');
  });

  it('is a cost of which the holder of a lot is excluded by a sale entered later', async () => {
    const { syndic } = work.tenant;
    const { ownerId, otherOwnerId, otherUnitId, keyId } = work.fixture;
    const excluded = { distribution_key_id: keyId, excluded_owner_ids: [ownerId] };
    await post('2026-02-10', ['61301', '551'], 10, excluded);
    const run = await draft();
    expect(run.findings).toEqual([]);
    const sale = {
      from_owner_id: otherOwnerId,
      to_owner_id: ownerId,
      effective_date: '2026-02-01',
    };
    must(await syndic.post(`/units/${otherUnitId}/owners/transfer`, sale), 200);
    const { findings } = must(await syndic.get(`/statements/${run.id}`), 200);
    expect(findings).toMatchObject([
      { code: 'nobody_bears', severity: 'Blocking', items: [{ unit_id: otherUnitId }] },
    ]);
  });

  it('is a meter without a reading on a boundary, or without any consumption', async () => {
    const { buildingId, unitId, otherUnitId } = work.fixture;
    const key = { name: 'Water', kind: 'Meter' };
    const { id } = await create(`/buildings/${buildingId}/distribution-keys`, key);
    const aMeter = async (unit: string) =>
      (await create(`/units/${unit}/meters`, { distribution_key_id: id })).id;
    const [first, second] = [await aMeter(unitId), await aMeter(otherUnitId)];
    const read = (meter: string, read_on: string, index: number) =>
      create(`/meters/${meter}/readings`, { read_on, index });
    await post('2026-02-10', ['6120', '551'], 10, { distribution_key_id: id });
    for (const meter of [first, second]) await read(meter, '2025-12-31', 100);
    await read(second, '2026-03-31', 100);
    const run = await draft();
    const shown = async () => must(await work.tenant.syndic.get(`/statements/${run.id}`), 200);
    expect(run.findings).toMatchObject([
      {
        code: 'meter_boundary_missing',
        severity: 'Blocking',
        items: [
          {
            unit_id: unitId,
            distribution_key_id: id,
            periods: [{ period_from: '2026-03-31', period_to: '2026-03-31' }],
          },
        ],
      },
    ]);
    const { id: reading } = await read(first, '2026-03-31', 100);
    expect((await shown()).findings).toMatchObject([{ code: 'meter_total_zero' }]);
    must(await work.tenant.syndic.delete(`/meters/${first}/readings/${reading}`), 204);
    await read(first, '2026-03-31', 130);
    expect((await shown()).findings).toEqual([]);
    await asSuperuser(test.databaseUrl, (client) =>
      client.query(
        'update app.meter_readings set index = 50 where meter_id = $1 and read_on = $2',
        [first, '2026-03-31'],
      ),
    );
    expect((await shown()).findings).toMatchObject([{ code: 'meter_decreasing' }]);
  });
});

describe('what a run warns of', () => {
  it('is a sale at which a meter was not read', async () => {
    const { buildingId, unitId, ownerId, otherOwnerId } = work.fixture;
    const key = { name: 'Water', kind: 'Meter' };
    const { id } = await create(`/buildings/${buildingId}/distribution-keys`, key);
    const { id: meter } = await create(`/units/${unitId}/meters`, { distribution_key_id: id });
    await create(`/meters/${meter}/readings`, { read_on: '2025-12-31', index: 0 });
    await create(`/meters/${meter}/readings`, { read_on: '2026-03-31', index: 9 });
    await post('2026-02-10', ['6120', '551'], 90, { distribution_key_id: id });
    const sale = {
      from_owner_id: ownerId,
      to_owner_id: otherOwnerId,
      effective_date: '2026-02-01',
    };
    must(await work.tenant.syndic.post(`/units/${unitId}/owners/transfer`, sale), 200);
    const run = await draft();
    expect(run.findings).toMatchObject([
      {
        code: 'meter_not_read',
        severity: 'Warning',
        items: [{ unit_id: unitId, periods: [QUARTER] }],
      },
    ]);
    expect(await work.rows(run.id)).toEqual(
      expect.arrayContaining(['Anne A1 31.00 31', 'Bart A1 59.00 59']),
    );
  });

  it('is an adopted budget on an account that has had no cost in the year', async () => {
    const { buildingId } = work.fixture;
    const lines = [
      { account_code: '6105', amount: 400 },
      { account_code: '6140', amount: 900 },
    ];
    const budget = { fiscal_year_id: yearId, kind: 'Ordinary', lines };
    const { id } = await create(`/buildings/${buildingId}/budgets`, budget);
    expect((await draft()).findings).toEqual([]);
    must(await work.tenant.accountant.put(`/budgets/${id}/adopt`), 200);
    await work.cost({ account_code: '6105', expense_date: '2026-01-20' });
    const [run] = must(await work.tenant.auditor.get(`/buildings/${buildingId}/statements`), 200);
    expect(run.findings).toMatchObject([
      { code: 'budget_without_cost', severity: 'Warning', count: 1 },
    ]);
    must(await work.operate(run.id, 'freeze', { acknowledge: ['budget_without_cost'] }), 200);
  });

  it('is an account above 125 % of the same days a year before', async () => {
    await work.cost({ account_code: '6107', expense_date: '2025-03-31', amount: 100 });
    await work.cost({ account_code: '6107', expense_date: '2026-01-01', amount: 125 });
    const run = await draft();
    expect(run.findings).toEqual([]);
    await work.cost({ account_code: '6107', expense_date: '2026-03-10', amount: 0.01 });
    const { findings } = must(await work.tenant.auditor.get(`/statements/${run.id}`), 200);
    expect(findings).toMatchObject([{ code: 'cost_above_last_year', severity: 'Warning' }]);
  });

  it('is a regular supplier without an invoice', async () => {
    await work.cost({ expense_date: '2025-02-10', supplier: 'Netjes BV' });
    expect(await codes()).toEqual(['recurring_invoice_missing Warning']);
  });

  it('is an accrual that has waited for its invoice for more than a year', async () => {
    await post('2025-03-30', ['61301', '444'], 100);
    const run = await draft();
    expect(run.findings).toMatchObject([{ code: 'accrual_stale', severity: 'Warning', count: 1 }]);
    await post('2026-03-01', ['444', '61301'], 100);
    const { findings } = must(await work.tenant.auditor.get(`/statements/${run.id}`), 200);
    expect(findings).toEqual([]);
  });
});

it('Every finding leads to what it is about', async () => {
  await post('2026-03-15', ['4990', '551'], 5);
  await work.cost({ expense_date: '2025-02-10', supplier: 'Netjes BV' });
  const { findings } = await draft();
  for (const { link } of nonEmpty<Json>(findings)) must(await work.tenant.auditor.get(link), 200);
});
