import type { CreateExpense, UpdateExpense } from '#contract/expenses.ts';
import {
  DELETABLE_EXPENSE_STATUSES,
  EDITABLE_EXPENSE_STATUSES,
  expenseTransitions,
  type ExpenseStatus,
} from '#domain/expenses/expense-state.ts';
import { enteredLineItems, type StoredLineItem } from '#domain/expenses/line-items.ts';
import type { ExpensePaymentMethod } from '#domain/expenses/payment-method.ts';
import { computeDueDate } from '#domain/expenses/plan-expense.ts';
import { dropCorrectedProblems, type StoredProblem } from '#domain/invoices/invoice-problem.ts';
import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { centsOf, type Cents } from '#domain/kernel/money.ts';
import { allowedOperations } from '#domain/kernel/state-machine.ts';
import { creationColumns, recordAudit } from '#features/shared/index.ts';
import { deleteRow, insertRow, updateRow, type Changes } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { insertAllocations, replaceAllocations } from '../allocations-repository.ts';
import { lockWithNotes } from '../credit-note-repository.ts';
import { lockExpense, type KnownExpense } from '../expense.ts';
import type { ExpenseRow } from '../repository.ts';
import { refuseCredited } from './credit-invoice.ts';
import { prepareExpense } from './prepare-expense.ts';

function storedLineItems(
  items: NonNullable<UpdateExpense['line_items']>,
  before?: readonly StoredLineItem[],
): StoredLineItem[] {
  return enteredLineItems(
    items.map(({ quantity = 1, ...item }) => ({ quantity, ...item })),
    before,
  );
}

/** Refuses invalid_transition {from, operation, allowed} in any other status. */
export function refuseUnless(
  allowed: readonly ExpenseStatus[],
  operation: 'update' | 'delete' | 'acknowledge-problems',
  status: ExpenseStatus,
): void {
  if (allowed.includes(status)) return;
  throw new DomainError('invalid_transition', {
    from: status,
    operation,
    allowed: allowedOperations(expenseTransitions, status),
  });
}

/** Creates an expense as a draft. */
export function createExpense(
  ctx: TenantContext,
  { line_items: entered = [], prepaid_amount: prepaid = 0, ...input }: CreateExpense,
): Promise<KnownExpense> {
  const items = storedLineItems(entered);
  return enterDraft(ctx, input, { items, prepaid_cents: centsOf(prepaid) });
}

/** Parts of a draft that are computed rather than entered. */
interface DraftParts {
  readonly items: readonly StoredLineItem[];
  readonly prepaid_cents?: Cents;
  readonly problems?: readonly StoredProblem[];
  readonly received_from?: string | null;
}

/** Creates an expense from lines whose totals are known. */
export async function enterDraft(
  ctx: TenantContext,
  input: Omit<CreateExpense, 'line_items' | 'prepaid_amount'>,
  { items, prepaid_cents = 0, problems = [], received_from = null }: DraftParts,
): Promise<KnownExpense> {
  const { amount, allow_duplicate = false, allocations: given, ...fields } = input;
  const id = ctx.newId();
  const requested = {
    kind: 'Invoice' as const,
    credits_expense_id: null,
    invoice_number: null,
    ...fields,
    amount_cents: centsOf(amount),
    prepaid_cents,
    items,
  };
  const { supplier, columns, allocations, names } = await prepareExpense(ctx, {
    id,
    requested,
    fields,
    allocations: given,
    isDuplicateAllowed: allow_duplicate,
  });
  const inserted = insertRow(ctx.db, 'expenses', {
    id,
    building_id: fields.building_id,
    description: fields.description,
    expense_date: fields.expense_date,
    payment_method: 'Transfer' satisfies ExpensePaymentMethod,
    due_date: computeDueDate(requested, supplier),
    ...columns,
    problems,
    received_from,
    ...creationColumns(ctx),
  });
  const [row, parts] = await Promise.all([inserted, insertAllocations(ctx.db, id, allocations)]);
  return { ...row, ...names, allocations: parts };
}

/** Changes a draft or a rejected expense, which becomes a draft again without the rejection reason. */
export async function updateExpense(
  ctx: TenantContext,
  id: string,
  input: UpdateExpense,
): Promise<ExpenseRow> {
  await lockBoth(ctx, id, input.credits_expense_id ?? null);
  const before = await lockExpense(ctx, id);
  refuseUnless(EDITABLE_EXPENSE_STATUSES, 'update', before.status);
  const { amount, line_items: entered, prepaid_amount: prepaid, ...rest } = input;
  const { allow_duplicate = false, allocations: given, ...fields } = rest;
  const ofKind = kindOf(before, input);
  if (ofKind.kind === 'CreditNote') await refuseCredited(ctx, before);
  const { line_items: items } = before;
  const { columns, allocations } = await prepareExpense(ctx, {
    id,
    before,
    requested: {
      ...before,
      ...fields,
      ...ofKind,
      amount_cents: amount === undefined ? before.amount_cents : centsOf(amount),
      prepaid_cents: prepaid === undefined ? before.prepaid_cents : centsOf(prepaid),
      items: entered === undefined ? items : storedLineItems(entered, items),
    },
    fields,
    allocations: given,
    isDuplicateAllowed: allow_duplicate,
  });
  if (given !== undefined || columns.credits_expense_id !== null)
    await replaceAllocations(ctx.db, id, allocations);
  const changes: Changes<'expenses'> = { ...columns, rejection_reason: null };
  const problems = dropCorrectedProblems(before.problems, changedFields(before, changes));
  return updateRow(ctx, 'expenses', id, { ...changes, problems });
}

/** Finds which of these fields change. */
function changedFields(before: ExpenseRow, after: Changes<'expenses'>): ReadonlySet<string> {
  const known: Readonly<Record<string, unknown>> = { ...before };
  const entries = Object.entries(after).filter(
    ([field, value]) => value !== undefined && canonicalJson(value) !== canonicalJson(known[field]),
  );
  return new Set(entries.map(([field]) => field));
}

/**
 * Locks the expense and the invoice that it will correct, each with their notes, before reading either.
 */
async function lockBoth(ctx: TenantContext, id: string, creditsId: string | null): Promise<void> {
  await lockWithNotes(ctx.db, creditsId === null ? [id] : [id, creditsId]);
}

/** Resolves the new kind of an expense; an invoice corrects nothing. */
function kindOf(before: ExpenseRow, { kind = before.kind, credits_expense_id }: UpdateExpense) {
  const kept = kind === 'CreditNote' ? before.credits_expense_id : null;
  return {
    kind,
    credits_expense_id: credits_expense_id === undefined ? kept : credits_expense_id,
  };
}

/** Deletes a draft; expenses in other states are kept. */
export async function deleteExpense(ctx: TenantContext, id: string): Promise<void> {
  const expense = await lockExpense(ctx, id);
  refuseUnless(DELETABLE_EXPENSE_STATUSES, 'delete', expense.status);
  await refuseCredited(ctx, expense);
  await replaceAllocations(ctx.db, id, []);
  await Promise.all([deleteRow(ctx.db, 'expenses', id), recordAudit(ctx, 'expense.deleted', id)]);
}
