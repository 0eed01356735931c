import type { CostSettings } from '#domain/costs/cost-defaults.ts';
import type { ExpensePart } from '#domain/expenses/allocations.ts';
import {
  expenseTransitions,
  type ExpenseOperation,
  type ExpenseStatus,
} from '#domain/expenses/expense-state.ts';
import { filterOpenOperations } from '#domain/expenses/open-amount.ts';
import { getUnmatchedPrepayment } from '#domain/expenses/prepayment.ts';
import {
  mayBeAcknowledged,
  filterByProblems,
  type StoredProblem,
} from '#domain/invoices/invoice-problem.ts';
import { assert } from '#domain/kernel/assert.ts';
import type { Language } from '#domain/kernel/language.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { allowedOperations, transition } from '#domain/kernel/state-machine.ts';
import { findCostSettings } from '#features/books/costs/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { lockRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import {
  findExpenseAllocations,
  type AllocationRow,
  type ShownAllocation,
} from './allocations-repository.ts';
import { dependsOnSettings, listExpenseParts } from './cost-terms.ts';
import { lockWithNotes } from './credit-note-repository.ts';
import { findOwnParts } from './own-parts.ts';
import {
  findExpenseNames,
  visibleExpenses,
  type ExpenseRow,
  type ListedExpenseRow,
} from './repository.ts';
import { findApprovalRefusals } from './second-approver.ts';

/** An expense, with its allocations and the name of its building if they are known. */
export type KnownExpense = ExpenseRow & {
  readonly allocations?: readonly AllocationRow[];
  /** Cost settings of accounts. */
  readonly settings?: ReadonlyMap<string, CostSettings>;
  readonly building_name?: string;
};

/**
 * Converts expenses to their API representation: amounts in euro. `approve` is left out where the caller
 * cannot be the approver.
 */
export async function showExpenses(
  ctx: TenantContext,
  rows: readonly ListedExpenseRow[],
  known?: KnownExpense['settings'],
) {
  const submitted = rows.filter(({ status }) => status === 'PendingApproval');
  const [refusalOf, parts, settings] = await Promise.all([
    findApprovalRefusals(ctx, submitted),
    findOwnParts(ctx.db, rows, ctx.principal.owner_id),
    known ?? findNeededSettings(ctx.db, rows),
  ]);
  const language = ctx.negotiateLanguage();
  return rows.map((row) =>
    toExpense(row, {
      kept: refusalOf(row) === undefined ? [] : ['approve'],
      part: parts?.get(row.id) ?? null,
      language,
      settings,
    }),
  );
}

/** Converts a written expense to its API representation. */
export async function showExpense(ctx: TenantContext, row: KnownExpense) {
  const { id, credits_expense_id: credited, settings: known, ...fields } = row;
  const isFixed = row.approved_at !== null;
  const [names, allocations, settings] = await Promise.all([
    credited === null ? new Map<string, string>() : findExpenseNames(ctx.db, [credited]),
    row.allocations ?? findExpenseAllocations(ctx.db, id),
    known ?? (isFixed ? undefined : findCostSettings(ctx.db)),
  ]);
  const credits_expense_name = names.get(credited ?? '') ?? null;
  const whole = { ...fields, id, credits_expense_id: credited, credits_expense_name, allocations };
  const [shown] = await showExpenses(ctx, [whole], settings);
  return found(shown, 'expense', id);
}

/** Approved expenses have fixed terms: the settings of accounts are read for others only. */
async function findNeededSettings(
  db: Connection,
  rows: readonly ListedExpenseRow[],
): Promise<ReadonlyMap<string, CostSettings>> {
  return dependsOnSettings(rows) ? findCostSettings(db) : new Map();
}

/**
 * Converts an expense to its API representation.
 * @param caller.kept operations that the state allows but the caller may not perform
 * @param caller.part the caller's share as an Owner, in cents: a late sale changes it without changing
 *   the row
 */
function toExpense(
  row: ListedExpenseRow,
  {
    kept,
    part,
    language,
    settings,
  }: {
    readonly kept: readonly ExpenseOperation[];
    readonly part: Cents | null;
    readonly language: Language;
    readonly settings: ReadonlyMap<string, CostSettings>;
  },
) {
  const costParts = listExpenseParts(row, row.allocations, settings);
  const ofStatus = filterByProblems(
    row.problems,
    filterOpenOperations(row, allowedOperations(expenseTransitions, row.status)),
  );
  return {
    ...row,
    unit_id: row.charged_unit_id,
    amount: toEuro(row.amount_cents),
    own_amount: part === null ? null : toEuro(part),
    ...(part === null ? {} : { live: String(part) }),
    credited_amount: toEuro(row.credited_cents),
    paid: row.status === 'Paid',
    paid_amount: toEuro(row.paid_cents),
    open_amount: toEuro(row.open_cents),
    prepaid_amount: toEuro(row.prepaid_cents),
    prepaid_open_amount: toEuro(getUnmatchedPrepayment(row)),
    problems: row.problems.map((problem) => toProblem(problem, language)),
    allowed_actions: ofStatus.filter(
      (operation) =>
        !kept.some((one) => one === operation) &&
        // Invoices that were taken over are cancelled with their Opening entry.
        !(operation === 'cancel' && row.opening_entry_id !== null) &&
        // A payment by bank transaction is undone by unmatching it.
        !(operation === 'unmark-paid' && row.bank_transaction_id !== null),
    ),
    ...showTerms(row, costParts),
    ...showReserve(row),
    allocations: row.allocations.map((allocation, index) =>
      showAllocation(allocation, costParts[index]),
    ),
    line_items: row.line_items.map((item) => ({
      ...item,
      total_excl_vat: toEuro(item.total_excl_vat_cents),
      vat_amount: toEuro(item.vat_amount_cents),
      total_incl_vat: toEuro(item.total_incl_vat_cents),
      rounding_difference: toEuro(item.rounding_difference_cents ?? 0),
    })),
  };
}

/** Shows the terms of an expense: those of its only part, or of its first with the VAT of all. */
function showTerms(row: ListedExpenseRow, parts: readonly ExpensePart[]) {
  const [first] = parts;
  assert(first !== undefined, 'An expense has at least one part');
  const { nature, recoverable_percent, excluded_owner_ids, decision_id } = first;
  const { period_from, period_to } = row;
  const vat_amount = toEuro(sumCents(parts.map(({ vat_cents }) => vat_cents)));
  const terms = { nature, recoverable_percent, excluded_owner_ids, decision_id };
  return { ...terms, period_from, period_to, vat_amount };
}

/** Shows a part with the terms that apply to it. */
function showAllocation(allocation: ShownAllocation, part: ExpensePart | undefined) {
  assert(part !== undefined, 'Every allocation is a part');
  const { nature, recoverable_percent } = part;
  return {
    ...allocation,
    nature,
    recoverable_percent,
    amount: toEuro(allocation.amount_cents),
    vat_amount: toEuro(part.vat_cents),
  };
}

function showReserve(row: ListedExpenseRow) {
  if (row.borne_by !== 'Reserve') return { reserve_amount: null };
  const { reserve_cents, amount_cents, reserve_distribution_key_id, distribution_key_id } = row;
  return {
    reserve_amount: toEuro(reserve_cents ?? amount_cents),
    reserve_distribution_key_id: reserve_distribution_key_id ?? distribution_key_id,
  };
}

/** Converts a problem to its API representation, in the reader's language. */
function toProblem({ code, facts, ...problem }: StoredProblem, language: Language) {
  return {
    code,
    detail: translate(language, `invoice_problem.${code}`, facts),
    may_be_acknowledged: mayBeAcknowledged(code),
    acknowledged_at: problem.acknowledged_at ?? null,
    acknowledged_by: problem.acknowledged_by ?? null,
  };
}

/**
 * Locks an expense until the transaction ends. The ledger is locked after it, and therefore no longer
 * than necessary. Refuses not_found, stale.
 */
export async function lockExpense(ctx: TenantContext, id: string): Promise<ExpenseRow> {
  const row = await lockRow(ctx.db, 'expenses', id, visibleExpenses(ctx));
  return matching(ctx, found(row, 'expense', id));
}

/** Locks an expense after the invoice that it corrects and the notes that correct it. */
export async function lockExpenseWithNotes(ctx: TenantContext, id: string): Promise<ExpenseRow> {
  await lockWithNotes(ctx.db, [id]);
  return lockExpense(ctx, id);
}

/**
 * Locks an expense and returns it with the state that the operation leads to. Refuses invalid_transition.
 */
export async function lockForOperation(
  ctx: TenantContext,
  id: string,
  operation: ExpenseOperation,
): Promise<{ expense: ExpenseRow; next: ExpenseStatus }> {
  const expense = await lockExpenseWithNotes(ctx, id);
  return { expense, next: transition(expenseTransitions, operation, expense.status) };
}
