import { ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { BulkExpenseResults, BulkExpenses } from '#contract/expenses.ts';
import { longRoute, routesOf } from '#platform/http/route.ts';
import { bulkExpenses } from './commands/bulk-expenses.ts';

export const bulkRoutes = routesOf('Expenses', [
  longRoute({
    method: 'POST',
    path: '/expenses/bulk',
    operationId: 'bulkExpenses',
    access: 'expenses:bulk',
    summary: 'Take the same step with many expenses',
    description:
      'Each in a transaction of its own, one after the other: what is refused to one changes nothing for the others. Answers, in the order of the ids, the new status or the problem that the step by itself would have been refused with. Refuses a step that the role may not take, and fields of another step.',
    body: BulkExpenses,
    example: { operation: 'mark-paid', ids: [exampleIds.expense], paid_on: '2026-02-12' },
    status: 200,
    answer: ref(BulkExpenseResults),
    answerExample: { results: [{ id: exampleIds.expense, status: 'Paid' }] },
    handler: (ctx, { body }) => bulkExpenses(ctx, body),
  }),
]);
