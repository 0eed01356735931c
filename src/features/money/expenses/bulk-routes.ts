import { ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { BulkExpenseResults, BulkExpenses } from '#contract/expenses.ts';
import { longRoute, declareRoutes } from '#platform/http/route.ts';
import { bulkExpenses } from './commands/bulk-expenses.ts';

export const bulkRoutes = declareRoutes('Expenses', [
  longRoute({
    method: 'POST',
    path: '/expenses/bulk',
    operationId: 'bulkExpenses',
    access: 'expenses:bulk',
    summary: 'Process several expenses at once',
    description: 'Applies one operation to each expense, one after the other.',
    rules: [
      'Each runs in its own transaction: a refusal does not affect the others.',
      'Returns the new status or the problem of each, in the order of `ids`.',
      'With `etags`, an expense that has changed since you saw it is refused with `stale`.',
      'Refused: an operation that your role does not allow, and fields of another operation.',
    ],
    body: BulkExpenses,
    example: { operation: 'mark-paid', ids: [exampleIds.expense], paid_on: '2026-02-12' },
    status: 200,
    answer: ref(BulkExpenseResults),
    answerExample: { results: [{ id: exampleIds.expense, status: 'Paid' }] },
    handler: (ctx, { body }) => bulkExpenses(ctx, body),
  }),
]);
