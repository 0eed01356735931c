import type { CreateExpense, UpdateExpense } from '#contract/expenses.ts';
import {
  completeBearing,
  isSplit,
  type Bearing,
  type WantedBearing,
} from '#domain/expenses/borne-by.ts';
import {
  DELETABLE_EXPENSE_STATUSES,
  EDITABLE_EXPENSE_STATUSES,
  expenseTransitions,
  type ExpenseStatus,
} from '#domain/expenses/expense-state.ts';
import { invoiceKey } from '#domain/expenses/invoice-key.ts';
import {
  enteredLineItems,
  reconcileLineItems,
  type StoredLineItem,
} from '#domain/expenses/line-items.ts';
import type { ExpensePaymentMethod } from '#domain/expenses/payment-method.ts';
import { dropCorrectedProblems, type StoredProblem } from '#domain/invoices/invoice-problem.ts';
import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { sumGivenAmounts } from '#domain/kernel/given-sum.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { centsOf, toEuro, type Cents } from '#domain/kernel/money.ts';
import { allowedOperations } from '#domain/kernel/state-machine.ts';
import { checkBookHorizon } from '#domain/ledger/fiscal-period.ts';
import { readBookCalendar } from '#features/books/ledger/index.ts';
import type { SupplierRow } from '#features/register/suppliers/index.ts';
import { creationColumns, pointing, recordAudit } from '#features/shared/index.ts';
import { deleteRow, insertRow, updateRow, type Changes } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  findExpenseAllocations,
  insertAllocations,
  replaceAllocations,
} from '../allocations-repository.ts';
import { lockWithNotes } from '../credit-note-repository.ts';
import { lockExpense } from '../expense.ts';
import { findSameInvoice, type ExpenseRow } from '../repository.ts';
import {
  checkAllocations,
  refuseWithAllocations,
  readWantedAllocations,
  type WantedAllocation,
} from './allocate-expense.ts';
import { checkReferences } from './check-references.ts';
import {
  takeInvoiceBooking,
  lockInvoiceToCredit,
  refuseCredited,
  refuseDifferences,
} from './credit-invoice.ts';
import { computeDueDate, resolveSupplier } from './name-supplier.ts';

function storedLineItems(
  items: NonNullable<UpdateExpense['line_items']>,
  before?: readonly StoredLineItem[],
): StoredLineItem[] {
  return enteredLineItems(
    items.map(({ quantity = 1, ...item }) => ({ quantity, ...item })),
    before,
  );
}

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

/** Refuses date_too_far for the day on which the expense will be booked when approved. */
async function checkExpenseDate(
  ctx: TenantContext,
  building_id: string,
  expense_date: LocalDate,
): Promise<void> {
  const calendar = await readBookCalendar(ctx, building_id);
  pointing({ date_too_far: '/body/expense_date' }, () =>
    checkBookHorizon(expense_date, ctx.today, calendar),
  );
}

/**
 * Refuses duplicate_invoice with the id of the first; an intended duplicate is recorded in the audit log.
 */
async function checkDuplicate(
  ctx: TenantContext,
  invoice: Pick<ExpenseRow, 'id' | 'building_id' | 'invoice_key'>,
  isAllowed: boolean,
): Promise<void> {
  const { id, invoice_key } = invoice;
  if (invoice_key === null) return;
  const first = await findSameInvoice(ctx.db, { ...invoice, invoice_key });
  if (first === undefined) return;
  if (isAllowed) {
    return recordAudit(ctx, 'expense.duplicate_allowed', id, { first_expense_id: first.id });
  }
  const { supplier, invoice_number, expense_date, amount_cents } = first;
  throw new DomainError('duplicate_invoice', {
    expense_id: first.id,
    supplier,
    invoice_number,
    expense_date,
    amount: toEuro(amount_cents),
    pointer: '/body/invoice_number',
  });
}

/** Supplier of an expense, if it has one. */
type Named = Pick<SupplierRow, 'id' | 'name'> | null;

/** Converts a supplier to the fields of an expense. */
function supplierFields(supplier: Named) {
  return { supplier_id: supplier?.id ?? null, supplier: supplier?.name ?? null };
}

/** Reads the current supplier of an expense. */
function supplierOf({ supplier_id: id, supplier: name }: ExpenseRow): Named {
  return id === null || name === null ? null : { id, name };
}

/** Defaults the account to the usual one of the supplier. */
function usually(supplier: SupplierRow | null, fields: WantedBearing): WantedBearing {
  const { borne_by: bearer = 'Owners', account_code } = fields;
  const usual = supplier?.default_account_code ?? null;
  if (account_code !== undefined || usual === null || !isSplit(bearer)) return fields;
  return { ...fields, account_code: usual };
}

/** Requested booking and split of an expense, merged with its current state. */
interface WantedBooking {
  readonly building_id: string;
  readonly amount_cents: Cents;
  /** Current expense; absent for a new one. */
  readonly held?: ExpenseRow;
  /** Fields given in the request together with allocations. */
  readonly named: Pick<UpdateExpense, 'account_code' | 'distribution_key_id'>;
  readonly allocations: readonly WantedAllocation[];
  readonly usual_key_id: string | null;
  /** Invoice that the note corrects; the note is booked like it. */
  readonly credited: ExpenseRow | undefined;
  /** Returns the cost bearer, for the given account if any. */
  readonly bearing: (account: Pick<WantedBearing, 'account_code'>) => Bearing;
}

/** Checks a requested booking. An allocated expense has the account and key of its first part. */
async function checkBooking(ctx: TenantContext, wanted: WantedBooking) {
  const { building_id, usual_key_id, named, credited } = wanted;
  if (credited !== undefined) {
    const { bearing, placing } = takeInvoiceBooking(credited);
    return { bearing, keyId: placing.distribution_key_id, allocations: [] };
  }
  refuseWithAllocations(wanted.allocations, named, wanted.held);
  const [first] = wanted.allocations;
  const bearing = wanted.bearing(first === undefined ? {} : { account_code: first.account_code });
  const allocations = await checkAllocations(ctx, wanted.allocations, { ...wanted, bearing });
  const keyId =
    allocations[0]?.distribution_key_id ??
    (await checkReferences(ctx, {
      building_id,
      distribution_key_id: named.distribution_key_id,
      usual_key_id,
      ...bearing,
    }));
  return { bearing, keyId, allocations };
}

/** Creates an expense as a draft. */
export function createExpense(
  ctx: TenantContext,
  { line_items: entered = [], prepaid_amount: prepaid = 0, ...input }: CreateExpense,
): Promise<ExpenseRow> {
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
): Promise<ExpenseRow> {
  const { amount, allow_duplicate = false, ...rest } = input;
  const { allocations: given = [], ...fields } = rest;
  const { building_id, expense_date, invoice_number = null, kind = 'Invoice' } = fields;
  const named = await resolveSupplier(ctx, fields);
  const cents = centsOf(amount);
  const credited = await lockInvoiceToCredit(ctx, {
    kind,
    credits_expense_id: fields.credits_expense_id ?? null,
    building_id,
    amount_cents: cents,
    supplier_id: named === undefined ? undefined : (named?.id ?? null),
  });
  if (credited !== undefined) refuseDifferences(credited, input);
  const supplier = named ?? null;
  const { bearing, keyId, allocations } = await checkBooking(ctx, {
    building_id,
    amount_cents: cents,
    named: fields,
    credited,
    allocations: readWantedAllocations(given),
    usual_key_id: supplier?.default_distribution_key_id ?? null,
    bearing: (account) =>
      completeBearing(fields.category, usually(supplier, { ...fields, ...account })),
  });
  await checkExpenseDate(ctx, building_id, expense_date);
  const line_items = reconcileLineItems(
    items,
    sumGivenAmounts([cents, prepaid_cents], ['prepaid_amount']),
  );
  const ofSupplier = supplierFields(credited === undefined ? supplier : supplierOf(credited));
  const invoice = {
    id: ctx.newId(),
    building_id,
    invoice_key: invoiceKey({ ...ofSupplier, invoice_number }),
  };
  await checkDuplicate(ctx, invoice, allow_duplicate);
  const row = await insertRow(ctx.db, 'expenses', {
    status: 'Draft' satisfies ExpenseStatus,
    payment_method: 'Transfer' satisfies ExpensePaymentMethod,
    due_date: kind === 'Invoice' ? computeDueDate(supplier, expense_date) : null,
    ...fields,
    ...invoice,
    ...bearing,
    ...ofSupplier,
    category: credited?.category ?? fields.category,
    distribution_key_id: keyId,
    amount_cents: cents,
    prepaid_cents,
    problems,
    received_from,
    line_items,
    ...creationColumns(ctx),
  });
  await insertAllocations(ctx.db, invoice.id, allocations);
  return row;
}

/** Changes a draft or a rejected expense, which becomes a draft again without the rejection reason. */
export async function updateExpense(
  ctx: TenantContext,
  id: string,
  input: UpdateExpense,
): Promise<ExpenseRow> {
  await lockBoth(ctx, id, input.credits_expense_id ?? null);
  const expense = await lockExpense(ctx, id);
  refuseUnless(EDITABLE_EXPENSE_STATUSES, 'update', expense.status);
  const { amount, line_items: lineItems, allow_duplicate = false, ...rest } = input;
  const { allocations: given, prepaid_amount: prepaid, ...fields } = rest;
  const { kind, credits_expense_id } = kindOf(expense, input);
  if (kind === 'CreditNote') await refuseCredited(ctx, expense);
  const named = await resolveSupplier(ctx, fields);
  const supplier = named === undefined ? supplierOf(expense) : named;
  const { building_id, category, invoice_number } = { ...expense, ...fields };
  const before = expense.line_items;
  const items = lineItems === undefined ? before : storedLineItems(lineItems, before);
  const cents = amount === undefined ? expense.amount_cents : centsOf(amount);
  const prepaid_cents = prepaid === undefined ? expense.prepaid_cents : centsOf(prepaid);
  const credited = await lockInvoiceToCredit(ctx, {
    id,
    kind,
    credits_expense_id,
    building_id,
    amount_cents: cents,
    supplier_id: supplier?.id ?? null,
  });
  if (credited !== undefined) refuseDifferences(credited, input);
  const { bearing, keyId, allocations } = await checkBooking(ctx, {
    building_id,
    amount_cents: cents,
    named: fields,
    credited,
    allocations:
      given === undefined ? await findExpenseAllocations(ctx.db, id) : readWantedAllocations(given),
    held: expense,
    usual_key_id: expense.distribution_key_id,
    bearing: (account) => completeBearing(category, { ...fields, ...account }, expense),
  });
  if (fields.expense_date !== undefined) {
    await checkExpenseDate(ctx, building_id, fields.expense_date);
  }
  const line_items = reconcileLineItems(
    items,
    sumGivenAmounts([cents, prepaid_cents], ['prepaid_amount']),
  );
  const invoice_key = invoiceKey({ ...supplierFields(supplier), invoice_number });
  if (invoice_key !== expense.invoice_key) {
    await checkDuplicate(ctx, { id, building_id, invoice_key }, allow_duplicate);
  }
  if (given !== undefined || credited !== undefined)
    await replaceAllocations(ctx.db, id, allocations);
  const changes: Changes<'expenses'> = {
    ...fields,
    ...bearing,
    ...supplierFields(supplier),
    kind,
    credits_expense_id,
    category: credited?.category ?? category,
    status: 'Draft' satisfies ExpenseStatus,
    rejection_reason: null,
    distribution_key_id: keyId,
    amount_cents: cents,
    prepaid_cents,
    line_items,
    invoice_key,
  };
  const problems = dropCorrectedProblems(expense.problems, changedFields(expense, changes));
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
