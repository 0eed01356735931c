import type { ExpenseAllocation } from '#domain/expenses/allocations.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, insertRowsReturning, type Row } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';

export type AllocationRow = Row<'expense_allocations'>;

/** A part of an expense as it is shown. */
export type ShownAllocation = Pick<
  AllocationRow,
  | 'account_code'
  | 'distribution_key_id'
  | 'amount_cents'
  | 'period_from'
  | 'period_to'
  | 'description'
>;

/** Selects the parts of an expense as JSON, in order of the invoice. */
export function selectAllocations(db: Connection, expenseId: Sql): Sql {
  return sql`coalesce((select jsonb_agg(jsonb_build_object(
      'account_code', account_code, 'distribution_key_id', distribution_key_id,
      'amount_cents', amount_cents, 'period_from', period_from, 'period_to', period_to,
      'description', description) order by allocation_number)
    from app.expense_allocations
    where organization_id = ${db.organizationId} and expense_id = ${expenseId}), '[]')`;
}

/** Finds the allocations of expenses, by expense, in order of the invoice. */
async function findAllocations(
  db: Connection,
  expenseIds: readonly string[],
): Promise<ReadonlyMap<string, AllocationRow[]>> {
  if (expenseIds.length === 0) return new Map();
  const rows = await db.query<AllocationRow>(sql`select * from app.expense_allocations
    where organization_id = ${db.organizationId} and expense_id = any(${expenseIds}::uuid[])
    order by expense_id, allocation_number`);
  return Map.groupBy(rows, ({ expense_id }) => expense_id);
}

/** Finds the allocations of one expense. */
export async function findExpenseAllocations(
  db: Connection,
  expenseId: string,
): Promise<AllocationRow[]> {
  const allocations = await findAllocations(db, [expenseId]);
  return allocations.get(expenseId) ?? [];
}

/** Replaces the allocations of an expense; an empty list makes it one whole. */
export async function replaceAllocations(
  db: Connection,
  expense_id: string,
  allocations: readonly ExpenseAllocation[],
): Promise<void> {
  await db.execute(sql`delete from app.expense_allocations
    where organization_id = ${db.organizationId} and expense_id = ${expense_id}`);
  await insertAllocations(db, expense_id, allocations);
}

/** Inserts the parts of an expense, numbered from 1, and returns them. */
export async function insertAllocations(
  db: Connection,
  expense_id: string,
  allocations: readonly ExpenseAllocation[],
): Promise<AllocationRow[]> {
  const rows = allocations.map((allocation, index) => ({
    ...allocation,
    expense_id,
    allocation_number: index + 1,
  }));
  const inserted = await insertRowsReturning(db, 'expense_allocations', rows);
  return inserted.toSorted((one, other) => one.allocation_number - other.allocation_number);
}

/** Stores the parts of a credit note under the part numbers of its invoice. */
export async function insertCreditedParts(
  db: Connection,
  expense_id: string,
  parts: readonly (ExpenseAllocation & { readonly allocation_number: number })[],
): Promise<void> {
  await insertRows(
    db,
    'expense_allocations',
    parts.map((part) => ({ ...part, expense_id })),
  );
}

/** Stores the current names of the keys together with the splits. */
export async function nameSplitKeys(
  db: Connection,
  expenseId: string,
  splits: readonly { readonly allocation_number: number; readonly key: string }[],
): Promise<void> {
  if (splits.length === 0) return;
  const numbers = splits.map(({ allocation_number: number }) => number);
  const names = splits.map(({ key }) => key);
  await db.execute(sql`update app.expense_allocations as allocation set split_key_name = named.name
    from (select distinct * from unnest(${numbers}::integer[], ${names}::text[])) as named (number, name)
    where allocation.organization_id = ${db.organizationId} and allocation.expense_id = ${expenseId}
      and allocation.allocation_number = named.number`);
}
