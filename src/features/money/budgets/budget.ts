import {
  budgetTransitions,
  type BudgetOperation,
  type BudgetStatus,
} from '#domain/budgets/budget-state.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { allowedOperations, transition } from '#domain/kernel/state-machine.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import { lockRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { findBudget, visibleBudgets, type BudgetRow, type ShownBudget } from './repository.ts';

const PPM = 1_000_000;

/** Converts a budget to its API representation. */
export function toBudget({ lines, ...row }: ShownBudget) {
  return {
    ...row,
    lines: lines.map(({ amount_cents, actual_cents, index_ppm, ...line }) => ({
      ...line,
      amount: toEuro(amount_cents),
      actual: actual_cents === null ? null : toEuro(actual_cents),
      index: index_ppm === null ? null : index_ppm / PPM,
    })),
    total: toEuro(sumCents(lines.map(({ amount_cents }) => amount_cents))),
    allowed_actions: allowedOperations(budgetTransitions, row.status),
  };
}

/** Finds a budget that the user may see, with its lines. Refuses not_found. */
export async function requireBudget(ctx: TenantContext, id: string): Promise<ShownBudget> {
  const language = ctx.negotiateLanguage();
  const visible = visibleBudgets(ctx);
  return found(await findBudget(ctx.db, id, { language, visible }), 'budget', id);
}

/**
 * Locks a budget until the transaction ends, with the state that the operation leads to. Refuses not_found,
 * stale, invalid_transition.
 */
export async function lockForOperation(
  ctx: TenantContext,
  id: string,
  operation: BudgetOperation,
): Promise<{ readonly budget: BudgetRow; readonly next: BudgetStatus }> {
  const row = await lockRow(ctx.db, 'budgets', id, visibleBuildings(ctx, 'building_id'));
  const budget = matching(ctx, found(row, 'budget', id));
  return { budget, next: transition(budgetTransitions, operation, budget.status) };
}
