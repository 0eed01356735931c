import { isSplit } from '#domain/expenses/borne-by.ts';
import { isBorne } from '#domain/expenses/recognition.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { showSplit } from '#features/shared/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { findExpenseAllocations } from './allocations-repository.ts';
import { findCreditedInvoice, previewCreditSplits } from './credit-notes.ts';
import { visibleExpenses, type ExpenseRow } from './repository.ts';
import { findSplit } from './split-repository.ts';
import { computeSplits, divideOverYears, type PartSplit } from './split.ts';

/** Returns each owner's share of an expense: computed while it can still change, stored afterwards. */
export async function getDistribution(ctx: TenantContext, id: string) {
  const row = await findRow(ctx.db, 'expenses', id, visibleExpenses(ctx));
  const expense = found(row, 'expense', id);
  const { borne_by, status } = expense;
  const splits = await splitsOf(ctx, expense);
  const shown = splits.map(({ allocation_number: allocation, recognized_on: date, key, lines }) => {
    const split = showSplit(key, lines);
    return split.lines.map((line) => ({ ...line, allocation, date }));
  });
  const all = splits.flatMap(({ lines }) => lines);
  return {
    lines: shown.flat(),
    total: toEuro(sumCents(all.map(({ amount_cents }) => amount_cents))),
    cancelled: status === 'Cancelled',
    borne_by,
    is_information: borne_by === 'Reserve',
  };
}

/** Returns the current splits; none if the expense is not split. */
async function splitsOf(ctx: TenantContext, expense: ExpenseRow): Promise<readonly PartSplit[]> {
  if (!isSplit(expense.borne_by)) return [];
  const allocations = await findExpenseAllocations(ctx.db, expense.id);
  if (expense.approved_at === null) {
    const credit = await findCreditedInvoice(ctx, expense);
    if (credit !== undefined) return previewCreditSplits(ctx, credit);
    const shares = await divideOverYears(ctx, expense, allocations);
    return computeSplits(ctx, expense, shares.filter(isBorne));
  }
  const names = new Map(allocations.map((one) => [one.allocation_number, one.split_key_name]));
  const stored = await findSplit(ctx.db, expense.id, ctx.principal.owner_id);
  const dated = stored.map((line) => ({
    ...line,
    recognized_on: line.recognized_on ?? expense.expense_date,
  }));
  const splits = Map.groupBy(
    dated,
    ({ allocation_number: number, recognized_on: day }) => `${number} ${day}`,
  );
  return [...splits.values()].flatMap((lines) => {
    const [first] = lines;
    if (first === undefined) return [];
    const { allocation_number, recognized_on } = first;
    const key = names.get(allocation_number) ?? expense.split_key_name ?? '';
    return [{ allocation_number, recognized_on, key, lines }];
  });
}
