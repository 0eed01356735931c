import type { AcknowledgeExpenseProblems } from '#contract/expenses.ts';
import { EDITABLE_EXPENSE_STATUSES } from '#domain/expenses/expense-state.ts';
import { markAcknowledged, hasAcknowledgeable } from '#domain/invoices/invoice-problem.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { lockExpense } from '../expense.ts';
import type { ExpenseRow } from '../repository.ts';
import { refuseUnless } from './edit-expense.ts';

/**
 * Acknowledges problems of an invoice. Refuses invalid_transition if it has none that can be
 * acknowledged.
 */
export async function acknowledgeProblems(
  ctx: TenantContext,
  id: string,
  { codes }: AcknowledgeExpenseProblems,
): Promise<ExpenseRow> {
  const expense = await lockExpense(ctx, id);
  const { problems, status } = expense;
  const open = hasAcknowledgeable(problems) ? EDITABLE_EXPENSE_STATUSES : [];
  refuseUnless(open, 'acknowledge-problems', status);
  const by = { acknowledged_by: ctx.userId, acknowledged_at: ctx.now };
  await recordAudit(ctx, 'expense.problems_acknowledged', id, { codes });
  return updateRow(ctx, 'expenses', id, {
    problems: markAcknowledged(problems, codes, by),
  });
}
