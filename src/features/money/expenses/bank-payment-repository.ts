import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

/** Part of an expense that one bank transaction paid. */
export type BankPayment = Omit<Row<'expense_bank_payments'>, 'organization_id' | 'created_at'>;

/** Finds what bank transactions paid of expenses, by expense, the last payment first. */
export async function findBankPayments(
  db: Connection,
  expenseIds: readonly string[],
): Promise<ReadonlyMap<string, BankPayment[]>> {
  const rows = await db.query<BankPayment>(sql`select expense_id, bank_transaction_id,
      amount_cents, prepaid_cents, paid_on
    from app.expense_bank_payments
    where organization_id = ${db.organizationId} and expense_id = any(${expenseIds}::uuid[])
    order by created_at desc, bank_transaction_id desc`);
  return Map.groupBy(rows, ({ expense_id }) => expense_id);
}

export function insertBankPayment(
  db: Connection,
  payment: BankPayment,
  created_at: string,
): Promise<void> {
  return insertRows(db, 'expense_bank_payments', [{ ...payment, created_at }]);
}

export async function deleteBankPayment(
  db: Connection,
  { expense_id, bank_transaction_id }: BankPayment,
): Promise<void> {
  await db.execute(sql`delete from app.expense_bank_payments
    where organization_id = ${db.organizationId} and expense_id = ${expense_id}
      and bank_transaction_id = ${bank_transaction_id}`);
}
