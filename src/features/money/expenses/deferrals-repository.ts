import type { CostAmount } from '#domain/costs/cost-line.ts';
import type { PartShare } from '#domain/expenses/recognition.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { ExpenseRow } from './repository.ts';

type DeferralRow = Row<'expense_deferrals'>;

/** Stores the deferred costs of an expense. */
export async function insertDeferrals(
  db: Connection,
  expense_id: string,
  shares: readonly (Pick<PartShare, 'when' | 'allocation_number' | 'recognized_on'> & CostAmount)[],
): Promise<void> {
  const rows = shares
    .filter(({ when }) => when === 'Later')
    .map(({ allocation_number, recognized_on, amount_cents, vat_cents }) => ({
      expense_id,
      allocation_number,
      recognized_on,
      amount_cents,
      vat_cents,
    }));
  await insertRows(db, 'expense_deferrals', rows);
}

/**
 * Finds expenses in force with deferred costs due by today, and locks them until the transaction ends.
 */
export function lockExpensesDue(db: Connection, today: LocalDate): Promise<ExpenseRow[]> {
  return db.query<ExpenseRow>(sql`select * from app.expenses
    where organization_id = ${db.organizationId} and status in ('Approved', 'Paid')
      and id in (select expense_id from app.expense_deferrals
        where organization_id = ${db.organizationId} and released_at is null
          and recognized_on <= ${today})
    order by id for no key update`);
}

/** Finds the deferred costs of an expense that are due, by day. */
export function findDue(
  db: Connection,
  expenseId: string,
  today: LocalDate,
): Promise<DeferralRow[]> {
  return db.query<DeferralRow>(sql`select * from app.expense_deferrals
    where organization_id = ${db.organizationId} and expense_id = ${expenseId}
      and released_at is null and recognized_on <= ${today}
    order by recognized_on, allocation_number`);
}

/** Records that a deferred cost was booked. */
export async function recordReleased(
  { db, now }: Pick<TenantContext, 'db' | 'now'>,
  expenseId: string,
  recognizedOn: LocalDate,
): Promise<void> {
  await db.execute(sql`update app.expense_deferrals set released_at = ${now}
    where organization_id = ${db.organizationId} and expense_id = ${expenseId}
      and recognized_on = ${recognizedOn} and released_at is null`);
}
