import { splitAmount, type SplitLine } from '#domain/charges/split-amount.ts';
import { isSplit } from '#domain/expenses/borne-by.ts';
import { bearerOf } from '#domain/expenses/expense-categories.ts';
import { keyWeightsOn } from '#features/register/distribution-keys/index.ts';
import { holdersOn } from '#features/register/unit-owners/index.ts';
import { showSplit } from '#features/shared/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { findSplit, visibleExpenses, type ExpenseRow } from './repository.ts';

/** The split of an expense by its key and the owners on its date, with the key's present name. */
export async function computeSplit(
  ctx: TenantContext,
  expense: ExpenseRow,
): Promise<{ key: string; lines: SplitLine[] }> {
  const { building_id, distribution_key_id, expense_date: date } = expense;
  const key = await keyWeightsOn(ctx.db, { building_id, distribution_key_id, date });
  const units = key.units.filter(({ weight }) => weight > 0);
  const holders = await holdersOn(ctx.db, {
    unit_ids: units.map(({ unit_id: unitId }) => unitId),
    date,
  });
  const { lines } = splitAmount({
    amount_cents: expense.amount_cents,
    units,
    holders,
    bears: bearerOf(expense.category),
  });
  return { key: key.name, lines };
}

/** What each owner bears of an expense: computed while it can still change, then what was stored. */
export async function getDistribution(ctx: TenantContext, id: string) {
  const row = await findRow(ctx.db, 'expenses', id, visibleExpenses(ctx));
  const expense = found(row, 'expense', id);
  const { borne_by, status } = expense;
  const { key, lines } = await splitOf(ctx, expense);
  return {
    ...showSplit(key, lines),
    cancelled: status === 'Cancelled',
    borne_by,
    is_information: borne_by === 'Reserve',
  };
}

/** The split as it stands; without lines where the expense is not split. */
async function splitOf(ctx: TenantContext, expense: ExpenseRow) {
  if (!isSplit(expense.borne_by)) return { key: '', lines: [] };
  if (expense.split_key_name === null) return computeSplit(ctx, expense);
  const lines = await findSplit(ctx.db, expense.id, ctx.principal.owner_id);
  return { key: expense.split_key_name, lines };
}
