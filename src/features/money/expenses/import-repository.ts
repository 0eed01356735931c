import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import type { ExpenseRow } from './repository.ts';

/** Fields that identify an expense. */
export type IdentifiedExpense = Pick<
  ExpenseRow,
  'id' | 'supplier' | 'invoice_number' | 'description' | 'expense_date' | 'amount_cents'
>;

/** Finds invoices of a building dated on one of these days and not cancelled, oldest first. */
export function findExpensesOfDays(
  db: Connection,
  buildingId: string,
  days: readonly LocalDate[],
): Promise<IdentifiedExpense[]> {
  return db.query<IdentifiedExpense>(sql`select id, supplier, invoice_number, description, expense_date,
      amount_cents
    from app.expenses
    where organization_id = ${db.organizationId} and building_id = ${buildingId}
      and expense_date = any(${days}::date[]) and kind = 'Invoice' and status <> 'Cancelled'
    order by created_at, id`);
}
