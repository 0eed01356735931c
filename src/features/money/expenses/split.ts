import { splitAmount, type SplitLine } from '#domain/charges/split-amount.ts';
import { partsOf } from '#domain/expenses/allocations.ts';
import { isSplit } from '#domain/expenses/borne-by.ts';
import { bearerOf } from '#domain/expenses/expense-categories.ts';
import {
  ACCRUAL_ACCOUNTS,
  isBorne,
  recognized,
  type PartShare,
} from '#domain/expenses/recognition.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { bookCalendarOf, creditOfSupplier } from '#features/books/ledger/index.ts';
import { keyWeightsOn } from '#features/register/distribution-keys/index.ts';
import { holdersOn } from '#features/register/unit-owners/index.ts';
import { showSplit } from '#features/shared/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { allocationsOf, type AllocationRow } from './allocations-repository.ts';
import { findSplit, visibleExpenses, type ExpenseRow } from './repository.ts';

/** How a share of a part of an expense is split, with the key's present name. */
export interface PartSplit {
  readonly allocation_number: number;
  /** The day whose owners bear it. */
  readonly recognized_on: LocalDate;
  readonly key: string;
  readonly lines: readonly SplitLine[];
}

/** The parts of an expense by the financial years that they are for. */
export async function sharesOf(
  ctx: TenantContext,
  expense: ExpenseRow,
  allocations: readonly AllocationRow[],
): Promise<PartShare[]> {
  const { building_id, supplier_id, expense_date } = expense;
  const parts = partsOf({ ...expense, allocations });
  const calendar = await bookCalendarOf(ctx, building_id);
  const mayBeAccrued = supplier_id !== null && parts.some((part) => part.period_from !== null);
  const accrued = mayBeAccrued
    ? await creditOfSupplier(ctx.db, {
        building_id,
        supplier_id,
        account_codes: ACCRUAL_ACCOUNTS,
        until: expense_date,
      })
    : new Map();
  return recognized(parts, expense_date, { calendar, accrued });
}

/** The splits of shares of an expense, each by its key and the owners on its day. */
export async function computeSplits(
  ctx: TenantContext,
  expense: ExpenseRow,
  shares: readonly PartShare[],
): Promise<PartSplit[]> {
  const splits: PartSplit[] = [];
  for (const share of shares) splits.push(await computeSplit(ctx, expense, share));
  return splits;
}

async function computeSplit(
  ctx: TenantContext,
  { building_id, category }: ExpenseRow,
  { allocation_number, distribution_key_id, amount_cents, recognized_on }: PartShare,
): Promise<PartSplit> {
  const date = recognized_on;
  const key = await keyWeightsOn(ctx.db, { building_id, distribution_key_id, date });
  const units = key.units.filter(({ weight }) => weight > 0);
  const holders = await holdersOn(ctx.db, {
    unit_ids: units.map(({ unit_id: unitId }) => unitId),
    date,
  });
  const { lines } = splitAmount({ amount_cents, units, holders, bears: bearerOf(category) });
  return { allocation_number, recognized_on, key: key.name, lines };
}

/** What each owner bears of an expense: computed while it can still change, then what was stored. */
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

/** The splits as they stand; none where the expense is not split. */
async function splitsOf(ctx: TenantContext, expense: ExpenseRow): Promise<readonly PartSplit[]> {
  if (!isSplit(expense.borne_by)) return [];
  const allocations = await allocationsOf(ctx.db, expense.id);
  if (expense.approved_at === null) {
    const shares = await sharesOf(ctx, expense, allocations);
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
