import { makeRecoverable, type BornePart } from '#domain/costs/allocate-holders.ts';
import { countDays, toDaySpan } from '#domain/costs/holder-days.ts';
import { isPaidByReserve } from '#domain/expenses/borne-by.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { findKeyNames } from '#features/register/distribution-keys/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { findRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { findExpenseAllocations, type AllocationRow } from './allocations-repository.ts';
import { visibleExpenses, type ExpenseRow } from './repository.ts';
import { findShownCosts, type ShownCost } from './shown-costs.ts';

/**
 * Returns what each holder bears of an expense by today's register: of its cost lines, which are planned
 * while it can still change. Refuses ownership_incomplete and what keeps it from being approved.
 */
export async function getDistribution(ctx: TenantContext, id: string) {
  const row = await findRow(ctx.db, 'expenses', id, visibleExpenses(ctx));
  const expense = found(row, 'expense', id);
  const { borne_by, status } = expense;
  const allocations = await findExpenseAllocations(ctx.db, id);
  const costs = await findShownCosts(ctx, expense, allocations);
  requireWhole(costs);
  const nameOf = await makeKeyNamer(ctx.db, expense, allocations, costs);
  const { owner_id } = ctx.principal;
  const lines = costs.flatMap((cost) => {
    const own = cost.rows.filter((part) => owner_id === null || part.owner_id === owner_id);
    return own.map((part) => showPart(cost, part, nameOf(cost)));
  });
  return {
    lines,
    total: toEuro(sumCents(lines.map(({ amount_cents }) => amount_cents))),
    cancelled: status === 'Cancelled',
    borne_by,
    is_information: isPaidByReserve(expense),
  };
}

function requireWhole(costs: readonly ShownCost[]): void {
  const incomplete = new Map(
    costs.flatMap(({ incomplete: lots }) => lots).map((lot) => [lot.unit_id, lot.unit_number]),
  );
  if (incomplete.size === 0) return;
  throw new DomainError('ownership_incomplete', {
    unit_ids: [...incomplete.keys()],
    unit_numbers: [...incomplete.values()],
  });
}

/** Makes a function that names the key of a cost: as it was called at approval, else as it is called now. */
async function makeKeyNamer(
  db: Connection,
  expense: ExpenseRow,
  allocations: readonly AllocationRow[],
  costs: readonly ShownCost[],
): Promise<(cost: ShownCost) => string> {
  const names = await findKeyNames(
    db,
    costs.map(({ line }) => line.distribution_key_id),
  );
  const parts = new Map(allocations.map((part) => [part.allocation_number, part]));
  return ({ line }) => {
    const { distribution_key_id: key } = line;
    const part = parts.get(line.allocation_number ?? 1) ?? expense;
    const fixed = part.distribution_key_id === key ? part.split_key_name : null;
    return fixed ?? names.get(key) ?? '';
  };
}

function showPart({ line, covered, dated_on }: ShownCost, part: BornePart, key: string) {
  return {
    unit_id: part.unit_id,
    owner_id: part.owner_id,
    amount_cents: part.amount_cents,
    amount: toEuro(part.amount_cents),
    vat_amount: toEuro(part.vat_cents),
    recoverable_amount: toEuro(makeRecoverable(line.recoverable_percent)(part.amount_cents)),
    key,
    weight: toNumber(part.weight),
    total_weight: toNumber(part.total_weight),
    share: part.share,
    days: part.days,
    total_days: countDays(toDaySpan(covered)),
    period_from: covered.period_from,
    period_to: covered.period_to,
    nature: line.nature,
    allocation: line.allocation_number ?? 1,
    date: dated_on,
  };
}

/** Writes a whole weight as a number; a fraction, where owners are excluded, stays a text. */
function toNumber(weight: string): number | string {
  return weight.includes('/') ? weight : Number(weight);
}
