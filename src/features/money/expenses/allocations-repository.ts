import type { ExpenseAllocation } from '#domain/expenses/allocations.ts';
import type { Connection } from '#platform/db/connection.ts';
import {
  insertRows,
  insertRowsReturning,
  unnestRows,
  type NewRow,
  type Row,
} from '#platform/db/rows.ts';
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
  | 'nature'
  | 'vat_cents'
  | 'excluded_owner_ids'
  | 'decision_id'
> & {
  /** A number in JSON. */
  readonly recoverable_percent: string | number | null;
};

/** Selects the parts of an expense as JSON, in order of the invoice. */
export function selectAllocations(db: Connection, expenseId: Sql): Sql {
  return sql`coalesce((select jsonb_agg(jsonb_build_object(
      'account_code', account_code, 'distribution_key_id', distribution_key_id,
      'amount_cents', amount_cents, 'period_from', period_from, 'period_to', period_to,
      'description', description, 'nature', nature, 'recoverable_percent', recoverable_percent,
      'vat_cents', vat_cents, 'excluded_owner_ids', to_jsonb(excluded_owner_ids),
      'decision_id', decision_id) order by allocation_number)
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
  const rows = allocations.map(({ recoverable_percent: percent, ...allocation }, index) => ({
    ...allocation,
    recoverable_percent: percent === null ? null : String(percent),
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
  parts: readonly Omit<NewRow<'expense_allocations'>, 'expense_id'>[],
): Promise<void> {
  await insertRows(
    db,
    'expense_allocations',
    parts.map((part) => ({ ...part, expense_id })),
  );
}

/** Columns of a part that approval fixes: the name of its key, and its terms after the defaults. */
export type FixedPart = Pick<
  AllocationRow,
  'allocation_number' | 'split_key_name' | 'nature' | 'recoverable_percent' | 'vat_cents'
>;

/** Fixes the terms of the parts of an expense; a name that is known already stays. */
export async function fixAllocations(
  db: Connection,
  expenseId: string,
  parts: readonly FixedPart[],
): Promise<void> {
  if (parts.length === 0) return;
  const given = unnestRows(
    'expense_allocations',
    ['allocation_number', 'split_key_name', 'nature', 'recoverable_percent', 'vat_cents'],
    parts,
  );
  await db.execute(sql`update app.expense_allocations as allocation
    set split_key_name = coalesce(allocation.split_key_name, fixed.split_key_name),
      nature = fixed.nature, recoverable_percent = fixed.recoverable_percent,
      vat_cents = fixed.vat_cents
    from (${given}) as fixed
    where allocation.organization_id = ${db.organizationId} and allocation.expense_id = ${expenseId}
      and allocation.allocation_number = fixed.allocation_number`);
}
