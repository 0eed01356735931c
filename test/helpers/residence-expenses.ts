import { expect } from 'vitest';
import type { ImportedResidence } from './imported-residence.ts';
import { must, type Json, type Tenant } from './test-app.ts';

/** A line of a split. */
export interface SplitLine {
  readonly unit_id: string;
  readonly owner_id: string;
  readonly amount: number;
}

/**
 * Takes a row of expenses.csv through the workflow, to the state in the row.
 * @returns the expense, and its split once approved
 */
export async function processExpense(
  { accountant, syndic }: Pick<Tenant, 'accountant' | 'syndic'>,
  { buildingId, keyIds }: ImportedResidence,
  row: Readonly<Record<string, string>>,
): Promise<{ expense: Json; distribution?: SplitLine[] }> {
  const draft = must(
    await accountant.post('/expenses', {
      building_id: buildingId,
      description: row['description'],
      amount: row['amount'],
      expense_date: row['expense_date'],
      due_date: row['due_date'],
      category: row['category'],
      supplier: row['supplier'],
      invoice_number: row['invoice_number'],
      account_code: row['account_code'],
      distribution_key_id: keyIds.get(row['distribution_key'] ?? ''),
      line_items: [
        {
          description: row['description'],
          unit_price: row['amount_excl_vat'],
          vat_rate: Number(row['vat_rate']) / 100,
        },
      ],
    }),
    201,
  );
  const path = `/expenses/${draft.id}`;
  const status = row['final_status'];
  if (status !== 'Draft') must(await accountant.put(`${path}/submit-for-approval`), 200);
  if (status === 'Rejected')
    must(await syndic.put(`${path}/reject`, { rejection_reason: 'no' }), 200);
  const isApproved = status === 'Approved' || status === 'Paid';
  if (isApproved) must(await syndic.put(`${path}/approve`), 200);
  if (status === 'Paid')
    must(await accountant.put(`${path}/mark-paid`, { paid_on: row['expense_date'] }), 200);
  const expense = must(await syndic.get(path), 200);
  expect(expense).toMatchObject({ status, amount: Number(row['amount']), paid: status === 'Paid' });
  if (!isApproved) return { expense };
  const distribution = must(await syndic.get(`${path}/distribution`), 200);
  expect(distribution.total).toBe(expense.amount);
  return { expense, distribution: distribution.lines };
}
