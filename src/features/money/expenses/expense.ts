import {
  expenseTransitions,
  type ExpenseOperation,
  type ExpenseStatus,
} from '#domain/expenses/expense-state.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { allowedOperations, transition } from '#domain/kernel/state-machine.ts';
import { lockRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { visibleExpenses, type ExpenseRow } from './repository.ts';

/** An expense as the API shows it: amounts in euro. */
export function toExpense(row: ExpenseRow) {
  return {
    ...row,
    amount: toEuro(row.amount_cents),
    paid: row.status === 'Paid',
    allowed_actions: allowedOperations(expenseTransitions, row.status),
    line_items: row.line_items.map((item) => ({
      ...item,
      total_excl_vat: toEuro(item.total_excl_vat_cents),
      vat_amount: toEuro(item.vat_amount_cents),
      total_incl_vat: toEuro(item.total_incl_vat_cents),
      rounding_difference: toEuro(item.rounding_difference_cents ?? 0),
    })),
  };
}

/**
 * The expense, held until the transaction ends. What posts holds the books after it, and so no longer
 * than it must. Refuses not_found, stale.
 */
export async function lockExpense(ctx: TenantContext, id: string): Promise<ExpenseRow> {
  const row = await lockRow(ctx.db, 'expenses', id, visibleExpenses(ctx));
  return matching(ctx, found(row, 'expense', id));
}

/** The same, with the state that the operation leads to. Refuses invalid_transition. */
export async function lockForOperation(
  ctx: TenantContext,
  id: string,
  operation: ExpenseOperation,
): Promise<{ expense: ExpenseRow; next: ExpenseStatus }> {
  const expense = await lockExpense(ctx, id);
  return { expense, next: transition(expenseTransitions, operation, expense.status) };
}
