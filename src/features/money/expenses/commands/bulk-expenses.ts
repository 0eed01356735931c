import { mayUse, type Right } from '#contract/access.ts';
import type { BulkExpenses } from '#contract/expenses.ts';
import type { BulkOperation, ExpenseStatus } from '#domain/expenses/expense-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Problem } from '#platform/http/problem-handler.ts';
import type { DetachedContext, TenantContext } from '#platform/http/request-context.ts';
import { runSeparately } from '#platform/http/run-separately.ts';
import type { ExpenseRow } from '../repository.ts';
import { approveExpense, submitExpense } from './decide-expense.ts';
import { markExpensePaid } from './settle-expense.ts';

type BulkField = Exclude<keyof BulkExpenses, 'operation' | 'ids' | 'etags'>;

/** Right, filterPermittedActions fields and action of an operation on one expense. */
interface BulkStep {
  readonly right: Right;
  readonly fields: readonly BulkField[];
  readonly run: (ctx: TenantContext, id: string, input: BulkExpenses) => Promise<ExpenseRow>;
}

const STEPS: Readonly<Record<BulkOperation, BulkStep>> = {
  'submit-for-approval': { right: 'expenses:write', fields: [], run: submitExpense },
  approve: { right: 'expenses:approve', fields: ['approval_notes'], run: approveExpense },
  'mark-paid': {
    right: 'expenses:pay',
    fields: ['paid_on', 'amount', 'bank_account_code'],
    run: markExpensePaid,
  },
};

const BULK_FIELDS = Object.values(STEPS).flatMap(({ fields }) => fields);

interface BulkResult {
  readonly id: string;
  readonly status?: ExpenseStatus;
  readonly problem?: Problem;
}

/**
 * Applies one operation to many expenses, each in its own transaction. Refuses forbidden for a role
 * without the right, and invalid_request for a field of another operation or the etag of another
 * expense. A refusal is reported for its expense, also of one that is not in the version of its etag.
 * @param ctx without a connection
 */
export async function bulkExpenses(
  ctx: DetachedContext,
  input: BulkExpenses,
): Promise<{ results: BulkResult[] }> {
  const { right, fields, run } = STEPS[input.operation];
  const { role } = ctx.principal;
  if (!mayUse(right, role)) throw new DomainError('forbidden', { role });
  const foreign = BULK_FIELDS.find((field) => field in input && !fields.includes(field));
  if (foreign !== undefined) {
    throw new DomainError('invalid_request', { pointer: `/body/${foreign}`, first: foreign });
  }
  const { ids, etags = {} } = input;
  const unasked = Object.keys(etags).find((id) => !ids.includes(id));
  if (unasked !== undefined) {
    throw new DomainError('invalid_request', { pointer: `/body/etags/${unasked}`, first: unasked });
  }
  const step = async (own: TenantContext, id: string) => (await run(own, id, input)).status;
  const outcomes = await runSeparately(ctx, ids, step, etags);
  return {
    results: outcomes.map(({ id, done, problem }) =>
      problem === undefined ? { id, status: done } : { id, problem },
    ),
  };
}
