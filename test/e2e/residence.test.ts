import { beforeAll, describe, expect, it } from 'vitest';
import { importResidence, invertIds } from '#test/helpers/imported-residence.ts';
import { processExpense, type SplitLine } from '#test/helpers/residence-expenses.ts';
import { residenceJson, residenceRows } from '#test/helpers/residence.ts';
import { aTenant, must, startTestApp, type Tenant } from '#test/helpers/test-app.ts';

/** A year of a building of 60 lots, from its files to its balance sheet, over HTTP and to the cent. */

interface Expected {
  readonly expenses_by_account: Readonly<Record<string, number>>;
  readonly total_expenses: number;
  readonly paid_from_bank: number;
  readonly owed_to_suppliers: number;
  readonly net_result_before_calls: number;
  readonly by_quarter: Readonly<Record<string, number>>;
}

const expected = residenceJson('expected_2025.json') as Expected;
const cents = (euro: number | string): number => Math.round(Number(euro) * 100);

let tenant: Tenant;
let buildingId: string;
let unitNumbers: Map<string, string>;
let ownerRefs: Map<string, string>;
const splits = new Map<string, SplitLine[]>();

beforeAll(async () => {
  const test = await startTestApp();
  tenant = await aTenant(test);
  const residence = await importResidence(tenant);
  buildingId = residence.buildingId;
  unitNumbers = invertIds(residence.unitIds);
  ownerRefs = invertIds(residence.ownerIds);
  for (const row of residenceRows('expenses.csv')) {
    const expense = await processExpense(tenant, residence, row);
    if (expense.distribution !== undefined) splits.set(row['ref'] ?? '', expense.distribution);
  }
});

describe('the residence, imported and booked', () => {
  it('splits every approved expense as expected, line by line', () => {
    const lines = [...splits].flatMap(([ref, split]) =>
      split.map(
        (line) =>
          `${ref},${unitNumbers.get(line.unit_id)},${ownerRefs.get(line.owner_id)},${cents(line.amount)}`,
      ),
    );
    const wanted = residenceRows('expected_split.csv').map(
      (row) =>
        `${row['expense_ref']},${row['unit_number']},${row['owner_ref']},${cents(row['amount'] ?? '')}`,
    );
    expect(lines.sort()).toEqual(wanted.sort());
  });

  it('charges every owner what is expected in all', () => {
    const perOwner = new Map<string, number>();
    for (const { owner_id: ownerId, amount } of [...splits.values()].flat()) {
      const ref = String(ownerRefs.get(ownerId));
      perOwner.set(ref, (perOwner.get(ref) ?? 0) + cents(amount));
    }
    const wanted = new Map(
      residenceRows('expected_per_owner.csv').map((row) => [
        row['owner_ref'],
        cents(row['amount'] ?? ''),
      ]),
    );
    expect(perOwner).toEqual(wanted);
  });

  it('reports the expenses of the year by account', async () => {
    const report = must(
      await tenant.auditor.get(`/reports/income-statement?year=2025&building_id=${buildingId}`),
      200,
    );
    const byAccount = Object.fromEntries(
      report.expenses.accounts.map((account: { code: string; amount: number }) => [
        account.code,
        account.amount,
      ]),
    );
    expect(byAccount).toEqual(expected.expenses_by_account);
    expect(report.expenses.total_expenses).toBe(expected.total_expenses);
    expect(report.net_result).toBe(expected.net_result_before_calls);
    const categories: number[] = Object.values(report.expenses.by_category);
    expect(categories.reduce((sum, euro) => sum + cents(euro), 0)).toBe(
      cents(expected.total_expenses),
    );
  });

  it.each(['1', '2', '3', '4'])('reports quarter %s', async (quarter) => {
    const path = `/reports/income-statement?year=2025&quarter=${quarter}&building_id=${buildingId}`;
    const report = must(await tenant.auditor.get(path), 200);
    expect(report.period).toBe(`2025-Q${quarter}`);
    expect(report.expenses.total_expenses).toBe(expected.by_quarter[quarter]);
  });

  it('balances: the bank is overdrawn, the suppliers are owed, the loss is ours', async () => {
    const sheet = must(
      await tenant.accountant.get(`/reports/balance-sheet?year=2025&building_id=${buildingId}`),
      200,
    );
    expect(sheet.balance_check).toMatchObject({ difference: 0, balanced: true });
    const current = new Map<string, number>(
      sheet.liabilities.current_liabilities.accounts.map(
        (account: { code: string; amount: number }) => [account.code, account.amount],
      ),
    );
    expect(current.get('440')).toBe(expected.owed_to_suppliers);
    expect(current.get('551')).toBe(expected.paid_from_bank);
    expect(sheet.liabilities.equity.total).toBe(expected.net_result_before_calls);
    expect(sheet.liabilities.total_liabilities).toBe(0);
  });

  it('proves the books', async () => {
    const proof = must(await tenant.auditor.get('/ledger/proof'), 200);
    const statuses = residenceRows('expenses.csv').map((row) => row['final_status']);
    const paid = statuses.filter((status) => status === 'Paid').length;
    const approved = statuses.filter((status) => status === 'Approved').length;
    expect(proof).toMatchObject({
      balanced: true,
      chain_intact: true,
      entry_count: 2 * paid + approved,
    });
    expect(cents(proof.total_debit)).toBe(
      cents(expected.total_expenses) + cents(expected.paid_from_bank),
    );
    expect(proof.total_credit).toBe(proof.total_debit);
  });
});
