import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { selectBorneExpenses } from './repository.ts';
import { findPostedCosts } from './shown-costs.ts';

type BorneExpense = Pick<Row<'expenses'>, 'id' | 'building_id' | 'category' | 'status'> & {
  readonly building_name: string;
  readonly description: string;
  /** Descriptions of the parts, by number; null: none. */
  readonly parts: Readonly<Record<string, string | null>>;
};

function findBorneExpenses(db: Connection, ownerId: string): Promise<BorneExpense[]> {
  return db.query<BorneExpense>(sql`select expense.id, expense.building_id, expense.category,
      expense.status, building.name as building_name, expense.description,
      (select coalesce(jsonb_object_agg(allocation_number, part.description), '{}')
        from app.expense_allocations as part
        where part.organization_id = ${db.organizationId} and part.expense_id = expense.id) as parts
    from app.expenses as expense join ${buildings(db)} as building on building.id = expense.building_id
    where expense.organization_id = ${db.organizationId}
      and expense.id in (${selectBorneExpenses(db, ownerId)})
    order by expense.expense_date, expense.id`);
}

/** Owner's shares of expenses, line by line. */
export const discloseExpenses: DisclosurePart = async ({ db }, { owner_id }) => {
  const expenses = await findBorneExpenses(db, owner_id);
  const shares: DisclosedRecord[] = [];
  for (const [building_id, same] of Map.groupBy(expenses, (one) => one.building_id)) {
    const ids = same.map(({ id }) => id);
    const posted = await findPostedCosts(db, building_id, ids);
    for (const expense of same) {
      const { building_name, category, description, parts, status } = expense;
      for (const { line, rows, dated_on } of posted.get(expense.id) ?? []) {
        const part = parts[line.allocation_number ?? 1] ?? null;
        for (const row of rows.filter((one) => one.owner_id === owner_id)) {
          shares.push({
            building_name,
            unit_number: row.unit_number,
            expense_date: dated_on,
            category,
            amount_cents: row.amount_cents,
            description: part === null ? description : `${description} – ${part}`,
            ownership_share: row.share,
            days: row.days,
            weight: row.weight,
            total_weight: row.total_weight,
            is_cancelled: status === 'Cancelled',
          });
        }
      }
    }
  }
  return { ExpenseShares: shares };
};
