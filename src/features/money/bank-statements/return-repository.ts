import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { payments } from '#relations/payments.ts';

type ReturnRow = Row<'bank_returns'>;

/** Finds the payments that a transaction returned, with what their own bank transactions name. */
export function findReturnedPayments(
  db: Connection,
  transactionId: string,
): Promise<{ readonly id: string; readonly names: string | null }[]> {
  return db.query(sql`select payment.id, line.structured_communication as names
    from app.bank_returns as returned
    join ${payments(db)} as payment on payment.id = returned.payment_id
    left join app.bank_transactions as line on line.organization_id = ${db.organizationId}
      and line.id = payment.bank_transaction_id
    where returned.organization_id = ${db.organizationId}
      and returned.bank_transaction_id = ${transactionId}
    order by payment.id`);
}

/** A returned payment of an expense. */
interface ReturnedExpenseRow extends ReturnRow {
  readonly expense_id: string;
  /** Day of the transaction that had paid; null: that was booked by hand. */
  readonly booked_on: LocalDate | null;
}

/** Finds the expenses whose payment a transaction returned. */
export function findReturnedExpenses(
  db: Connection,
  transactionId: string,
): Promise<ReturnedExpenseRow[]> {
  return db.query<ReturnedExpenseRow>(sql`select returned.*, line.booked_on
    from app.bank_returns as returned
    left join app.bank_transactions as line on line.organization_id = ${db.organizationId}
      and line.id = returned.returned_transaction_id
    where returned.organization_id = ${db.organizationId}
      and returned.bank_transaction_id = ${transactionId} and returned.expense_id is not null
    order by returned.expense_id`);
}

/** Finds the transaction that returned what another one had received or paid. */
export async function findReturningTransaction(
  db: Connection,
  transactionId: string,
): Promise<string | undefined> {
  const row = await db.first<Pick<ReturnRow, 'bank_transaction_id'>>(sql`select bank_transaction_id
    from app.bank_returns
    where organization_id = ${db.organizationId} and returned_transaction_id = ${transactionId}
    order by created_at desc, id limit 1`);
  return row?.bank_transaction_id;
}

/** Deletes the returns that a transaction has recorded. */
export async function deleteReturns(db: Connection, transactionId: string): Promise<void> {
  await db.execute(sql`delete from app.bank_returns
    where organization_id = ${db.organizationId} and bank_transaction_id = ${transactionId}`);
}
