import {
  AdoptBudget,
  Budget,
  BudgetCallsPreview,
  BudgetCallsQuery,
  BudgetFollowUp,
  BudgetFollowUpQuery,
  CreateBudget,
  CreateBudgetCalls,
  UpdateBudget,
} from '#contract/budgets.ts';
import { CallForFunds } from '#contract/calls-for-funds.ts';
import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { toCall } from '#features/money/calls-for-funds/index.ts';
import { requireBuilding } from '#features/shared/index.ts';
import { declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { requireBudget, toBudget } from './budget.ts';
import { createBudgetCalls, previewBudgetCalls } from './calls.ts';
import { adoptBudget, createBudget, deleteBudget, updateBudget } from './commands.ts';
import { followUpBudget } from './follow-up.ts';
import { listBudgets, visibleBudgets } from './repository.ts';

/** Problems of the lines that a request gives. */
const LINE_PROBLEMS = [
  'unknown_reference',
  'duplicate',
  'account_missing',
  'account_not_postable',
  'account_inactive',
  'invalid_account',
] as const;

const PLAN_PROBLEMS = ['instalment_empty', 'quota_incomplete', 'unknown_reference'] as const;

export const budgetRoutes = declareRoutes('Budgets', [
  snapshotRoute({
    path: '/buildings/:id/budgets',
    operationId: 'listBudgets',
    access: 'statements:read',
    summary: 'List the budgets of a building',
    description: 'Returns the budgets with their lines, the latest year first.',
    rules: ['An Owner sees adopted budgets only.'],
    answer: Type.Array(ref(Budget)),
    handler: async (ctx, { params: { id } }) => {
      await requireBuilding(ctx, id);
      const shown = { language: ctx.negotiateLanguage(), visible: visibleBudgets(ctx) };
      return (await listBudgets(ctx.db, id, shown)).map(toBudget);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/buildings/:id/budgets',
    operationId: 'createBudget',
    access: 'funds:write',
    summary: 'Create a draft budget',
    description: 'Creates the budget of a financial year in status Draft.',
    rules: [
      'Default lines: the cost of the year before by account and key, multiplied by `index`.',
      '`indexes` sets another index for single accounts.',
      'Refused: accounts that bear no common costs, and the same account, key and nature twice.',
    ],
    body: CreateBudget,
    example: {
      fiscal_year_id: exampleIds.fiscalYear,
      kind: 'Ordinary',
      index: 1.025,
      indexes: [{ account_code: '61011', index: 1.1 }],
    },
    status: 201,
    location: '/budgets',
    answer: ref(Budget),
    problems: [...LINE_PROBLEMS],
    handler: async (ctx, { params, body }) => toBudget(await createBudget(ctx, params.id, body)),
  }),
  snapshotRoute({
    path: '/budgets/:id',
    operationId: 'getBudget',
    access: 'statements:read',
    summary: 'Get a budget',
    description: 'Returns its lines, each with the cost and index that it was drafted from.',
    answer: ref(Budget),
    handler: async (ctx, { params: { id } }) => toBudget(await requireBudget(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/budgets/:id',
    operationId: 'updateBudget',
    access: 'funds:write',
    summary: 'Update a draft budget',
    description: 'Replaces the lines of a draft.',
    rules: ['`index` or `indexes` without `lines` drafts the lines again.'],
    body: UpdateBudget,
    example: { lines: [{ account_code: '6105', amount: 2600 }] },
    answer: ref(Budget),
    problems: ['invalid_transition', ...LINE_PROBLEMS],
    handler: async (ctx, { params, body }) => toBudget(await updateBudget(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/budgets/:id',
    operationId: 'deleteBudget',
    access: 'funds:write',
    summary: 'Delete a draft budget',
    description: 'Deletes a draft that is on no agenda.',
    problems: ['invalid_transition', 'in_use'],
    handler: (ctx, { params }) => deleteBudget(ctx, params.id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/budgets/:id/adopt',
    operationId: 'adoptBudget',
    access: 'funds:write',
    summary: 'Adopt a budget',
    description: 'Fixes the budget as the assembly voted it.',
    rules: [
      '`decision_id` names the decision; the amounts by account are those that its agenda item put to the vote.',
      'A financial year has one adopted budget of each kind.',
    ],
    body: AdoptBudget,
    example: {},
    answer: ref(Budget),
    problems: [
      'invalid_transition',
      'budget_empty',
      'budget_differs',
      'unknown_reference',
      'duplicate',
    ],
    handler: async (ctx, { params, body }) => toBudget(await adoptBudget(ctx, params.id, body)),
  }),
  snapshotRoute({
    path: '/budgets/:id/calls-preview',
    operationId: 'previewBudgetCalls',
    access: 'books:read',
    summary: 'Preview the calls of a budget',
    description: 'Returns the proposed calls and what each owner pays over the year.',
    rules: [
      'One part for each key: fund Provision for ordinary lines, Works for extraordinary ones.',
      'Lines of a key of meters are called by the General key.',
      'An ordinary budget also calls for the reserve.',
    ],
    query: BudgetCallsQuery,
    answer: ref(BudgetCallsPreview),
    problems: [...PLAN_PROBLEMS, 'ownership_incomplete'],
    handler: (ctx, { params: { id }, query }) => previewBudgetCalls(ctx, id, query),
  }),
  writeRoute({
    method: 'POST',
    path: '/budgets/:id/calls',
    operationId: 'createBudgetCalls',
    access: 'funds:write',
    summary: 'Create the calls of a budget',
    description: 'Creates a series of draft calls from an adopted budget.',
    rules: [
      'The parts add up to the lines of each key, to the cent.',
      'The reserve part is the legal minimum of 5 %, unless `reserve_amount` is given.',
      'Refused: a budget whose calls are not all cancelled.',
    ],
    body: CreateBudgetCalls,
    example: { first_call_date: '2026-01-01', instalments: 4, interval_months: 3 },
    status: 201,
    answer: Type.Array(ref(CallForFunds)),
    problems: [
      'invalid_transition',
      'budget_called',
      'invalid_period',
      'amount_out_of_range',
      'parts_instead',
      ...PLAN_PROBLEMS,
    ],
    handler: async (ctx, { params, body }) =>
      (await createBudgetCalls(ctx, params.id, body)).map(toCall),
  }),
  snapshotRoute({
    path: '/budgets/:id/follow-up',
    operationId: 'getBudgetFollowUp',
    access: 'statements:read',
    summary: 'Compare a budget with the costs',
    description: 'Returns budget, actual and expected costs by account.',
    rules: ['Expected: the budget of the days that have passed.'],
    query: BudgetFollowUpQuery,
    answer: ref(BudgetFollowUp),
    handler: (ctx, { params: { id }, query }) => followUpBudget(ctx, id, query.on),
  }),
]);
