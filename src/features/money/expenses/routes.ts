import { ReasonBody, Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  AcknowledgeExpenseProblems,
  ApproveExpense,
  CreateExpense,
  Expense,
  ExpenseDistribution,
  ListBuildingExpenses,
  ListExpenses,
  MarkExpensePaid,
  RejectExpense,
  UpdateExpense,
} from '#contract/expenses.ts';
import { POSTING_PROBLEMS, REVERSAL_PROBLEMS } from '#features/books/ledger/index.ts';
import { requireBuilding } from '#features/shared/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { readRoute, routesOf, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { acknowledgeProblems } from './commands/acknowledge-problems.ts';
import { approveExpense, rejectExpense, submitExpense } from './commands/decide-expense.ts';
import { createExpense, deleteExpense, updateExpense } from './commands/edit-expense.ts';
import {
  cancelExpense,
  disputeExpense,
  markExpensePaid,
  settleDispute,
  unmarkExpensePaid,
} from './commands/settle-expense.ts';
import { getDistribution } from './distribution.ts';
import { showExpense, showExpenses } from './expense.ts';
import { expensesInSight, listExpenses, visibleExpenses } from './repository.ts';

async function expensesPage(ctx: TenantContext, query: ListExpenses) {
  const page = await listExpenses(ctx.db, query, expensesInSight(ctx, query));
  return { ...page, rows: await showExpenses(ctx, page.rows) };
}

export const expenseRoutes = routesOf('Expenses', [
  readRoute({
    path: '/expenses',
    operationId: 'listExpenses',
    access: 'expenses:read',
    summary: 'Expenses, newest first',
    description:
      'An Owner sees those in force of which they bear a part or all. `q` finds a part of the description, the supplier or the number of the invoice. Sorted by due date, those without one come last; by supplier, those without one first, without regard to case.',
    query: ListExpenses,
    answer: Type.Array(ref(Expense)),
    handler: (ctx, { query }) => expensesPage(ctx, query),
  }),
  snapshotRoute({
    path: '/buildings/:id/expenses',
    operationId: 'listBuildingExpenses',
    access: 'expenses:read',
    summary: 'Expenses of a building, newest first',
    description: 'The same as the list of all expenses, narrowed to one building.',
    query: ListBuildingExpenses,
    answer: Type.Array(ref(Expense)),
    handler: async (ctx, { params: { id }, query }) => {
      await requireBuilding(ctx, id);
      return expensesPage(ctx, { ...query, building_id: id });
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/expenses',
    operationId: 'createExpense',
    access: 'expenses:write',
    summary: 'Enter an expense as a draft',
    description:
      'Nothing is booked yet; an unknown name makes a supplier; a key that is not named is the one that is usual for the supplier or the general one, an account that is not named that of the supplier, of the category or of who bears the expense (`borne_by`: OneOwner names an `owner_id`, Reserve may name its fund and the key under which it was called). Line items add up to the amount, where one cent for each VAT rate may be the supplier’s rounding, and so do `allocations`, the parts of an invoice for several accounts or keys, each with its own; a `kind` CreditNote is what a supplier gives back; where it corrects an invoice (`credits_expense_id`), accounts, keys, periods, category, supplier and who bears it are the invoice’s, and together its notes never come to more than it. Refuses accounts of suppliers or owners, what does not fit who bears the expense, a date after the next financial year, and an invoice that the building has already, unless `allow_duplicate` says that it is another one.',
    body: CreateExpense,
    example: {
      building_id: exampleIds.building,
      description: 'Lift maintenance, first quarter',
      amount: 363,
      expense_date: '2026-01-15',
      due_date: '2026-02-14',
      category: 'Maintenance',
      supplier: 'Lift Services',
      invoice_number: '2026-0117',
      line_items: [{ description: 'Flat rate', unit_price: 300, vat_rate: 0.21 }],
    },
    status: 201,
    answer: ref(Expense),
    problems: [
      'unknown_reference',
      'supplier_mismatch',
      'account_missing',
      'account_not_postable',
      'account_inactive',
      'invalid_account',
      'owner_required',
      'bearer_mismatch',
      'line_item_invalid',
      'line_items_mismatch',
      'credit_refused',
      'credit_exceeds',
      'allocations_mismatch',
      'allocations_instead',
      'period_refused',
      'amount_out_of_range',
      'date_too_far',
      'duplicate_invoice',
    ],
    handler: async (ctx, { body }) => showExpense(ctx, await createExpense(ctx, body)),
  }),
  readRoute({
    answer: ref(Expense),
    path: '/expenses/:id',
    operationId: 'getExpense',
    access: 'expenses:read',
    summary: 'One expense',
    description: 'Shows its state, who decided on it, and the entries that it led to.',
    handler: async (ctx, { params: { id } }) =>
      showExpense(
        ctx,
        found(await findRow(ctx.db, 'expenses', id, visibleExpenses(ctx)), 'expense', id),
      ),
  }),
  writeRoute({
    answer: ref(Expense),
    method: 'PUT',
    path: '/expenses/:id',
    operationId: 'updateExpense',
    access: 'expenses:write',
    summary: 'Change the named fields of a draft or rejected expense',
    description:
      'A rejected expense becomes a draft again, without the reason. `allocations` are replaced whole; none make it one whole again, under the account and key that it had of the first. Refuses what was handed in, and what a new expense is refused for.',
    body: UpdateExpense,
    example: { amount: 378.5, line_items: [] },
    problems: [
      'invalid_transition',
      'unknown_reference',
      'supplier_mismatch',
      'account_missing',
      'account_not_postable',
      'account_inactive',
      'invalid_account',
      'owner_required',
      'bearer_mismatch',
      'line_item_invalid',
      'line_items_mismatch',
      'credit_refused',
      'credit_exceeds',
      'allocations_mismatch',
      'allocations_instead',
      'period_refused',
      'amount_out_of_range',
      'date_too_far',
      'duplicate_invoice',
      'has_credit_notes',
    ],
    handler: async (ctx, { params, body }) =>
      showExpense(ctx, await updateExpense(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/expenses/:id',
    operationId: 'deleteExpense',
    access: 'expenses:write',
    summary: 'Delete a draft',
    description:
      'Refuses whatever was handed in once: that stays on record; and an invoice that credit notes name.',
    problems: ['invalid_transition', 'has_credit_notes'],
    handler: (ctx, { params }) => deleteExpense(ctx, params.id),
  }),
  snapshotRoute({
    path: '/expenses/:id/distribution',
    operationId: 'getExpenseDistribution',
    access: 'expenses:read',
    summary: 'What each owner bears of an expense, and why',
    description:
      'Worked out by the keys and the owners on the date of the expense, or on the day on which the share of another financial year is a cost, until it is approved, then as it was stored; refuses while quotas or shares do not add up on that date. What the reserve bears is information, what an insurer or one owner bears has no lines. An Owner sees their own lines.',
    answer: ref(ExpenseDistribution),
    answerExample: {
      lines: [
        {
          unit_id: exampleIds.unit,
          unit_number: 'A1',
          owner_id: exampleIds.owner,
          owner_name: 'Anne Peeters',
          amount: 15.25,
          key: 'General',
          weight: 42,
          total_weight: 1_000,
          share: '1/1',
          allocation: 1,
          date: '2026-01-15',
        },
      ],
      total: 363,
      cancelled: false,
      borne_by: 'Owners',
      is_information: false,
    },
    problems: ['quota_incomplete', 'ownership_incomplete'],
    handler: (ctx, { params }) => getDistribution(ctx, params.id),
  }),
  writeRoute({
    answer: ref(Expense),
    method: 'PUT',
    path: '/expenses/:id/submit-for-approval',
    operationId: 'submitExpenseForApproval',
    access: 'expenses:write',
    summary: 'Hand an expense in for approval',
    description:
      'It can no longer be changed until it is decided on. Those who decide are told. Refuses one that came as a file while a problem of it is neither corrected nor acknowledged.',
    problems: ['invalid_transition', 'invoice_problems_open', 'credit_refused', 'credit_exceeds'],
    handler: async (ctx, { params }) => showExpense(ctx, await submitExpense(ctx, params.id)),
  }),
  writeRoute({
    answer: ref(Expense),
    method: 'PUT',
    path: '/expenses/:id/acknowledge-problems',
    operationId: 'acknowledgeExpenseProblems',
    access: 'expenses:write',
    summary: 'Let problems of an invoice stand, having looked at them',
    description:
      'Of one that came as a file, before it is handed in; who did so stands beside. What has to be corrected cannot be acknowledged.',
    body: AcknowledgeExpenseProblems,
    example: { codes: ['iban_differs'] },
    problems: ['invalid_transition'],
    handler: async (ctx, { params, body }) =>
      showExpense(ctx, await acknowledgeProblems(ctx, params.id, body)),
  }),
  writeRoute({
    answer: ref(Expense),
    method: 'PUT',
    path: '/expenses/:id/approve',
    operationId: 'approveExpense',
    access: 'expenses:approve',
    summary: 'Approve: book the purchase and store the split',
    description:
      'Debits the cost, each account with its part, and credits the supplier on the date of the expense, and stores what each owner bears, each part split by its key; what a period has in other financial years is a cost of those (490, 492). What the reserve bears also releases the fund (160 or 161 to 693); what one owner bears is charged on to them (4101 to 643), due in thirty days; a credit note posts and splits all of this the other way, to the cent as its invoice was, and then settles what is open of the invoice without an entry; what goes beyond stays the supplier’s credit. Refuses a closed year, quotas or shares that do not add up on that date, and, where the building asks for a second approver, whoever handed it in.',
    body: ApproveExpense,
    example: { approval_notes: 'As agreed' },
    problems: [
      'invalid_transition',
      'second_approver_required',
      'credit_refused',
      'credit_exceeds',
      'expense_with_bank',
      'quota_incomplete',
      'ownership_incomplete',
      'invalid_period',
      ...POSTING_PROBLEMS,
    ],
    handler: async (ctx, { params, body }) =>
      showExpense(ctx, await approveExpense(ctx, params.id, body)),
  }),
  writeRoute({
    answer: ref(Expense),
    method: 'PUT',
    path: '/expenses/:id/reject',
    operationId: 'rejectExpense',
    access: 'expenses:approve',
    summary: 'Reject with a reason',
    description: 'It can be changed and handed in again; whoever handed it in is told why.',
    body: RejectExpense,
    example: { rejection_reason: 'The invoice is not about this building.' },
    problems: ['invalid_transition'],
    handler: async (ctx, { params, body }) =>
      showExpense(ctx, await rejectExpense(ctx, params.id, body)),
  }),
  writeRoute({
    answer: ref(Expense),
    method: 'PUT',
    path: '/expenses/:id/mark-paid',
    operationId: 'markExpensePaid',
    access: 'expenses:pay',
    summary: 'Record the payment of the supplier',
    description:
      'Debits the supplier and credits the bank account, on a day that is not in the future; of a credit note, which the supplier refunds, the other way. An `amount` that is less than what is open leaves it Approved, with `paid_amount`; more is refused, and so is what is disputed. Without an account, the current account of the building is meant (551).',
    body: MarkExpensePaid,
    example: { paid_on: '2026-02-12', bank_account_code: '551' },
    problems: [
      'invalid_transition',
      'expense_disputed',
      'overpaid',
      'date_in_future',
      'invalid_account',
      'invalid_period',
      ...POSTING_PROBLEMS,
    ],
    handler: async (ctx, { params, body }) =>
      showExpense(ctx, await markExpensePaid(ctx, params.id, body)),
  }),
  writeRoute({
    answer: ref(Expense),
    method: 'PUT',
    path: '/expenses/:id/unmark-paid',
    operationId: 'unmarkExpensePaid',
    access: 'expenses:pay',
    summary: 'Take a payment back',
    description:
      'Reverses the last payment by hand today, a part included; the expense is Approved again, as far as credit notes that correct it do not settle it then. Refuses what they alone have settled.',
    body: ReasonBody,
    example: { reason: 'Refused by the bank' },
    problems: ['entry_has_source', 'settled_by_credit', 'invalid_transition', ...REVERSAL_PROBLEMS],
    handler: async (ctx, { params, body }) =>
      showExpense(ctx, await unmarkExpensePaid(ctx, params.id, body)),
  }),
  writeRoute({
    answer: ref(Expense),
    method: 'PUT',
    path: '/expenses/:id/dispute',
    operationId: 'disputeExpense',
    access: 'expenses:pay',
    summary: 'Dispute an invoice',
    description:
      'Only an approved one, and no credit note. It stays a cost and is owed, but is neither paid nor counted among what is to be paid until the dispute is settled.',
    body: ReasonBody,
    example: { reason: 'The lift still stands' },
    problems: ['invalid_transition'],
    handler: async (ctx, { params, body }) =>
      showExpense(ctx, await disputeExpense(ctx, params.id, body)),
  }),
  writeRoute({
    answer: ref(Expense),
    method: 'PUT',
    path: '/expenses/:id/settle-dispute',
    operationId: 'settleExpenseDispute',
    access: 'expenses:pay',
    summary: 'Settle the dispute of an invoice',
    description: 'It may be paid again.',
    body: ReasonBody,
    example: { reason: 'Repaired on the second visit' },
    problems: ['invalid_transition'],
    handler: async (ctx, { params, body }) =>
      showExpense(ctx, await settleDispute(ctx, params.id, body)),
  }),
  writeRoute({
    answer: ref(Expense),
    method: 'PUT',
    path: '/expenses/:id/cancel',
    operationId: 'cancelExpense',
    access: 'expenses:cancel',
    summary: 'Cancel an approved expense by reversal',
    description:
      'Reverses every entry of the purchase today; an owner who was charged owes it no more, and the split stays to be read, marked as cancelled. One that was paid, a part included, has to be unmarked first; one that credit notes correct, after these. What a credit note had settled of its invoice is open again, unless the bank has paid the rest.',
    body: ReasonBody,
    example: { reason: 'Invoiced twice' },
    problems: [
      'invalid_transition',
      'has_credit_notes',
      'entry_has_source',
      'expense_with_bank',
      ...REVERSAL_PROBLEMS,
    ],
    handler: async (ctx, { params, body }) =>
      showExpense(ctx, await cancelExpense(ctx, params.id, body)),
  }),
]);
