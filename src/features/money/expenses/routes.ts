import { ReasonBody, Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { ExpenseDistribution } from '#contract/expense-distribution.ts';
import {
  AcknowledgeExpenseProblems,
  ApproveExpense,
  CreateExpense,
  Expense,
  ListBuildingExpenses,
  ListExpenses,
  MarkExpensePaid,
  RejectExpense,
  UpdateExpense,
} from '#contract/expenses.ts';
import { POSTING_PROBLEMS, REVERSAL_PROBLEMS } from '#features/books/ledger/index.ts';
import { chooseNamesInBooks, requireBuilding } from '#features/shared/index.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { readRoute, declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
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
import { EDIT_PROBLEMS } from './edit-problems.ts';
import { showExpense, showExpenses } from './expense.ts';
import { findExpense, listExpenses } from './repository.ts';
import { limitToRequested } from './second-approver.ts';

async function expensesPage(ctx: TenantContext, query: ListExpenses) {
  const visible = await limitToRequested(ctx, query);
  const page = await listExpenses(ctx.db, query, visible, chooseNamesInBooks(ctx));
  return { ...page, rows: await showExpenses(ctx, page.rows) };
}

export const expenseRoutes = declareRoutes('Expenses', [
  readRoute({
    path: '/expenses',
    operationId: 'listExpenses',
    access: 'expenses:read',
    summary: 'List expenses, newest first',
    description: 'Returns the expenses of the buildings in your role.',
    rules: [
      'An Owner sees expenses in force that are charged to them in whole or in part.',
      '`q` searches the description, the supplier and the invoice number.',
      'Without a due date, expenses sort last; without a supplier, first. Case is ignored.',
    ],
    query: ListExpenses,
    answer: Type.Array(ref(Expense)),
    handler: (ctx, { query }) => expensesPage(ctx, query),
  }),
  snapshotRoute({
    path: '/buildings/:id/expenses',
    operationId: 'listBuildingExpenses',
    access: 'expenses:read',
    summary: 'List the expenses of a building',
    description: 'Returns the same list as `GET /expenses`, for one building.',
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
    summary: 'Create a draft expense',
    description: 'Creates an expense in status Draft; nothing is booked.',
    rules: [
      'An unknown supplier name creates a supplier.',
      'Default key: the usual key of the supplier, else the general key.',
      'Default account: that of the supplier, of the category, or of the cost bearer.',
      '`borne_by` OneOwner needs an `owner_id`; Reserve may name its fund and key.',
      'Line items add up to the amount; one cent of rounding is accepted per VAT rate.',
      '`allocations` split the invoice over several accounts or keys and add up to the amount.',
      'Cost fields (period, nature, tenants’ part, VAT, excluded owners, decision) belong to each allocation, or to an expense without any.',
      '`reserve_amount` is the part that the reserve pays, by default all.',
      '`kind` CreditNote reverses costs; with `credits_expense_id` it takes accounts, keys and bearer from the invoice.',
      'Credit notes never exceed the invoice that they correct.',
      'Refused: accounts of suppliers or owners, and dates after the next financial year.',
      'Refused: an invoice that the building already has, unless `allow_duplicate` is true.',
    ],
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
    problems: EDIT_PROBLEMS,
    handler: async (ctx, { body }) => showExpense(ctx, await createExpense(ctx, body)),
  }),
  readRoute({
    answer: ref(Expense),
    path: '/expenses/:id',
    operationId: 'getExpense',
    access: 'expenses:read',
    summary: 'Get an expense',
    description: 'Returns its state, who decided on it and the entries that it led to.',
    handler: async (ctx, { params: { id } }) => {
      const [shown] = await showExpenses(ctx, [found(await findExpense(ctx, id), 'expense', id)]);
      return found(shown, 'expense', id);
    },
  }),
  writeRoute({
    answer: ref(Expense),
    method: 'PUT',
    path: '/expenses/:id',
    operationId: 'updateExpense',
    access: 'expenses:write',
    summary: 'Update a draft or rejected expense',
    description: 'Changes the fields that you send.',
    rules: [
      'A rejected expense becomes a draft again, without its rejection reason.',
      '`allocations` replaces all parts; an empty list makes it one part under its first account and key.',
      'Refused: an expense that was submitted for approval.',
      'Refused: whatever a new expense is refused for.',
    ],
    body: UpdateExpense,
    example: { amount: 378.5, line_items: [] },
    problems: ['invalid_transition', ...EDIT_PROBLEMS, 'has_credit_notes'],
    handler: async (ctx, { params, body }) =>
      showExpense(ctx, await updateExpense(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/expenses/:id',
    operationId: 'deleteExpense',
    access: 'expenses:write',
    summary: 'Delete a draft expense',
    description: 'Deletes an expense that was never submitted for approval.',
    rules: [
      'Refused: an expense that was submitted once.',
      'Refused: an invoice that credit notes refer to.',
    ],
    problems: ['invalid_transition', 'has_credit_notes'],
    handler: (ctx, { params }) => deleteExpense(ctx, params.id),
  }),
  snapshotRoute({
    path: '/expenses/:id/distribution',
    operationId: 'getExpenseDistribution',
    access: 'expenses:read',
    summary: 'Get the distribution of an expense',
    description:
      'Returns what each holder of each lot bears, with weight, ownership share and days.',
    rules: [
      'The parts of the lots are fixed at approval, by the weights on the day of the cost.',
      'The holders of a lot share its part by the days of the covered period, by today’s register.',
      'A cost without covered period is shown by the day of its entry until a statement settles it.',
      'Days of another financial year are a cost of that year, with a line of their own.',
      'A credit note follows the lots, holders and days of its invoice.',
      'A cost that the reserve pays whole shows its split for information.',
      'A cost charged to an insurer or to one owner has no lines.',
      'An Owner sees their own lines.',
      'Refused: quotas or ownership shares that do not add up on those days.',
    ],
    answer: ref(ExpenseDistribution),
    answerExample: {
      lines: [
        {
          unit_id: exampleIds.unit,
          unit_number: 'A1',
          owner_id: exampleIds.owner,
          owner_name: 'Anne Peeters',
          amount: 15.25,
          vat_amount: 2.65,
          recoverable_amount: 15.25,
          key: 'General',
          weight: 42,
          total_weight: 1_000,
          share: '1/1',
          days: '90',
          total_days: 90,
          period_from: '2026-01-01',
          period_to: '2026-03-31',
          nature: 'Ordinary',
          allocation: 1,
          date: '2026-01-15',
        },
      ],
      total: 363,
      cancelled: false,
      borne_by: 'Owners',
      is_information: false,
    },
    problems: ['quota_incomplete', 'ownership_incomplete', 'key_needed', 'nobody_bears'],
    handler: (ctx, { params }) => getDistribution(ctx, params.id),
  }),
  writeRoute({
    answer: ref(Expense),
    method: 'PUT',
    path: '/expenses/:id/submit-for-approval',
    operationId: 'submitExpenseForApproval',
    access: 'expenses:write',
    summary: 'Submit an expense for approval',
    description: 'Sets status PendingApproval and notifies the approvers.',
    rules: [
      'It cannot be changed until it is approved or rejected.',
      'Refused: an imported invoice with problems that are neither corrected nor acknowledged.',
    ],
    problems: ['invalid_transition', 'invoice_problems_open', 'credit_refused', 'credit_exceeds'],
    handler: async (ctx, { params }) => showExpense(ctx, await submitExpense(ctx, params.id)),
  }),
  writeRoute({
    answer: ref(Expense),
    method: 'PUT',
    path: '/expenses/:id/acknowledge-problems',
    operationId: 'acknowledgeExpenseProblems',
    access: 'expenses:write',
    summary: 'Acknowledge problems of an invoice',
    description: 'Marks problems of an imported invoice as reviewed and records who did so.',
    rules: [
      'Only before it is submitted for approval.',
      'Refused: problems that have to be corrected.',
    ],
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
    summary: 'Approve an expense',
    description: 'Books the purchase and fixes the part of each lot.',
    rules: [
      'Debits each cost account and credits the supplier on the date of the expense.',
      'Parts of the period in other financial years are deferred (490, 492).',
      'A cost charged to the reserve releases the fund (160 or 161 to 693), by `reserve_amount`.',
      'Refused: more from the reserve than it has for the key.',
      'A cost charged to one owner is rebilled to them (4101 to 643), due in thirty days.',
      'A credit note books and splits the opposite, then settles what is open on its invoice; the rest stays a credit at the supplier.',
      'Lots bear by the weights on the date of the expense; their holders by the days that the cost covers.',
      'Refused: a closed financial year, and quotas or shares that do not add up on that date.',
      'Refused: a key without weights, and a cost whose bearers are all excluded.',
      'Refused to the submitter, where the building requires a second approver, and to a person whose role came from them and is not confirmed.',
    ],
    body: ApproveExpense,
    example: { approval_notes: 'As agreed' },
    problems: [
      'second_factor_required',
      'invalid_transition',
      'second_approver_required',
      'approver_unconfirmed',
      'credit_refused',
      'credit_exceeds',
      'expense_with_bank',
      'reserve_exceeded',
      'key_needed',
      'nobody_bears',
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
    summary: 'Reject an expense with a reason',
    description: 'Sets status Rejected and notifies the person who submitted it.',
    rules: ['It can be changed and submitted again.'],
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
    summary: 'Record a payment to a supplier',
    description:
      'Debits the supplier and credits the bank account; a refund of a credit note books the opposite.',
    rules: [
      'The date is not in the future.',
      'An `amount` below the open amount leaves status Approved, with `paid_amount`.',
      'Default account: the current account of the building (551).',
      'Refused: more than the open amount.',
      'Refused: a disputed expense.',
    ],
    body: MarkExpensePaid,
    example: { paid_on: '2026-02-12', bank_account_code: '551' },
    problems: [
      'second_factor_required',
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
    summary: 'Reverse a payment to a supplier',
    description: 'Reverses the last payment entered by hand, with today’s date.',
    rules: [
      'The expense is Approved again, unless credit notes settle it.',
      'Refused: an expense that only credit notes have settled.',
    ],
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
    description: 'Blocks payment of an approved invoice until the dispute is settled.',
    rules: [
      'It remains a cost and a debt, but is left out of the amounts to pay.',
      'Refused: credit notes, and expenses that are not approved.',
    ],
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
    description: 'Allows payment of the invoice again.',
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
    summary: 'Cancel an approved expense',
    description: 'Reverses all entries of the purchase, with today’s date.',
    rules: [
      'An owner to whom it was rebilled no longer owes it.',
      'The split remains readable and is marked as cancelled.',
      'Amounts that a credit note settled on its invoice are open again.',
      'Reverse payments first, partial ones included.',
      'Cancel credit notes that correct it first.',
      'Refused: a credit note whose invoice the bank has paid for the rest.',
    ],
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
