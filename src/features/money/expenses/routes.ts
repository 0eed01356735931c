import { IdParams, ReasonBody, Type, ref } from '#contract/common.ts';
import {
  ApproveExpense,
  CreateExpense,
  Distribution,
  Expense,
  ListBuildingExpenses,
  ListExpenses,
  MarkExpensePaid,
  RejectExpense,
  UpdateExpense,
} from '#contract/expenses.ts';
import { requireBuilding } from '#features/shared/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { mapPage, noContent } from '#platform/http/reply.ts';
import { found } from '#platform/http/request-context.ts';
import { readRoute, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { approveExpense, rejectExpense, submitExpense } from './commands/decide-expense.ts';
import { createExpense, deleteExpense, updateExpense } from './commands/edit-expense.ts';
import { cancelExpense, markExpensePaid, unmarkExpensePaid } from './commands/settle-expense.ts';
import { toExpense } from './expense.ts';
import { listExpenses, visibleExpenses } from './repository.ts';
import { getDistribution } from './split.ts';

const oneExpense = { params: IdParams, answer: ref(Expense) };

export const expenseRoutes = [
  readRoute({
    method: 'GET',
    path: '/expenses',
    operationId: 'listExpenses',
    summary: 'Expenses, newest first',
    query: ListExpenses,
    answer: Type.Array(ref(Expense)),
    handler: async (ctx, { query }) =>
      mapPage(await listExpenses(ctx.db, query, visibleExpenses(ctx)), toExpense),
  }),
  snapshotRoute({
    method: 'GET',
    path: '/buildings/:id/expenses',
    operationId: 'listBuildingExpenses',
    summary: 'Expenses of a building, newest first',
    params: IdParams,
    query: ListBuildingExpenses,
    answer: Type.Array(ref(Expense)),
    handler: async (ctx, { params: { id }, query }) => {
      await requireBuilding(ctx, id);
      return mapPage(
        await listExpenses(ctx.db, { ...query, building_id: id }, visibleExpenses(ctx)),
        toExpense,
      );
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/expenses',
    operationId: 'createExpense',
    summary: 'Enter an expense as a draft',
    body: CreateExpense,
    status: 201,
    answer: ref(Expense),
    handler: async (ctx, { body }) => toExpense(await createExpense(ctx, body)),
  }),
  readRoute({
    ...oneExpense,
    method: 'GET',
    path: '/expenses/:id',
    operationId: 'getExpense',
    summary: 'One expense',
    handler: async (ctx, { params: { id } }) =>
      toExpense(found(await findRow(ctx.db, 'expenses', id, visibleExpenses(ctx)), 'expense', id)),
  }),
  writeRoute({
    ...oneExpense,
    method: 'PUT',
    path: '/expenses/:id',
    operationId: 'updateExpense',
    summary: 'Change the named fields of a draft or rejected expense',
    body: UpdateExpense,
    handler: async (ctx, { params, body }) => toExpense(await updateExpense(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/expenses/:id',
    operationId: 'deleteExpense',
    summary: 'Delete a draft',
    params: IdParams,
    status: 204,
    handler: async (ctx, { params }) => {
      await deleteExpense(ctx, params.id);
      return noContent();
    },
  }),
  snapshotRoute({
    method: 'GET',
    path: '/expenses/:id/distribution',
    operationId: 'getExpenseDistribution',
    summary: 'What each owner bears of an expense, and why',
    params: IdParams,
    answer: ref(Distribution),
    handler: (ctx, { params }) => getDistribution(ctx, params.id),
  }),
  writeRoute({
    ...oneExpense,
    method: 'PUT',
    path: '/expenses/:id/submit-for-approval',
    operationId: 'submitExpenseForApproval',
    summary: 'Hand an expense in for approval',
    handler: async (ctx, { params }) => toExpense(await submitExpense(ctx, params.id)),
  }),
  writeRoute({
    ...oneExpense,
    method: 'PUT',
    path: '/expenses/:id/approve',
    operationId: 'approveExpense',
    summary: 'Approve: book the purchase and store the split',
    body: ApproveExpense,
    handler: async (ctx, { params, body }) => toExpense(await approveExpense(ctx, params.id, body)),
  }),
  writeRoute({
    ...oneExpense,
    method: 'PUT',
    path: '/expenses/:id/reject',
    operationId: 'rejectExpense',
    summary: 'Reject with a reason',
    body: RejectExpense,
    handler: async (ctx, { params, body }) => toExpense(await rejectExpense(ctx, params.id, body)),
  }),
  writeRoute({
    ...oneExpense,
    method: 'PUT',
    path: '/expenses/:id/mark-paid',
    operationId: 'markExpensePaid',
    summary: 'Record the payment of the supplier',
    body: MarkExpensePaid,
    handler: async (ctx, { params, body }) =>
      toExpense(await markExpensePaid(ctx, params.id, body)),
  }),
  writeRoute({
    ...oneExpense,
    method: 'PUT',
    path: '/expenses/:id/unmark-paid',
    operationId: 'unmarkExpensePaid',
    summary: 'Take a payment back',
    body: ReasonBody,
    handler: async (ctx, { params, body }) =>
      toExpense(await unmarkExpensePaid(ctx, params.id, body)),
  }),
  writeRoute({
    ...oneExpense,
    method: 'PUT',
    path: '/expenses/:id/cancel',
    operationId: 'cancelExpense',
    summary: 'Cancel an approved expense by reversal',
    body: ReasonBody,
    handler: async (ctx, { params, body }) => toExpense(await cancelExpense(ctx, params.id, body)),
  }),
];
