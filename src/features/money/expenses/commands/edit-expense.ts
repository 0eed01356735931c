import type { CreateExpense, UpdateExpense } from '#contract/expenses.ts';
import { bearingOf } from '#domain/expenses/borne-by.ts';
import {
  DELETABLE_EXPENSE_STATUSES,
  EDITABLE_EXPENSE_STATUSES,
  expenseTransitions,
  type ExpenseStatus,
} from '#domain/expenses/expense-state.ts';
import { invoiceKey } from '#domain/expenses/invoice-key.ts';
import {
  computeLineItem,
  reconcileLineItems,
  type StoredLineItem,
} from '#domain/expenses/line-items.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { centsOf, toEuro } from '#domain/kernel/money.ts';
import { allowedOperations } from '#domain/kernel/state-machine.ts';
import { checkBookHorizon } from '#domain/ledger/fiscal-period.ts';
import { bookCalendarOf } from '#features/books/ledger/index.ts';
import { createdNow, pointing, recordAudit } from '#features/shared/index.ts';
import { deleteRow, insertRow, updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { lockExpense } from '../expense.ts';
import { findSameInvoice, type ExpenseRow } from '../repository.ts';
import { checkReferences } from './check-references.ts';

function storedLineItems(items: NonNullable<CreateExpense['line_items']>): StoredLineItem[] {
  return items.map(({ description, quantity = 1, unit_price, vat_rate }) => ({
    description,
    quantity: Number(quantity),
    unit_price: Number(unit_price),
    vat_rate,
    ...computeLineItem({ quantity, unit_price, vat_rate }),
  }));
}

function refuseUnless(
  allowed: readonly ExpenseStatus[],
  operation: 'update' | 'delete',
  status: ExpenseStatus,
): void {
  if (allowed.includes(status)) return;
  throw new DomainError('invalid_transition', {
    from: status,
    operation,
    allowed: allowedOperations(expenseTransitions, status),
  });
}

/** Refuses date_too_far: on that day the expense is booked once it is approved. */
async function checkExpenseDate(
  ctx: TenantContext,
  building_id: string,
  expense_date: LocalDate,
): Promise<void> {
  const calendar = await bookCalendarOf(ctx, building_id);
  pointing({ date_too_far: '/body/expense_date' }, () =>
    checkBookHorizon(expense_date, ctx.today, calendar),
  );
}

/** Refuses duplicate_invoice, naming the first; one that is entered twice on purpose is written down. */
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

/** A new expense, as a draft. */
export async function createExpense(ctx: TenantContext, input: CreateExpense): Promise<ExpenseRow> {
  const { amount, line_items: lineItems = [], allow_duplicate = false, ...fields } = input;
  const { building_id, supplier = null, invoice_number = null } = fields;
  const bearing = bearingOf(fields.category, fields);
  const cents = centsOf(amount);
  const items = storedLineItems(lineItems);
  const keyId = await checkReferences(ctx, {
    building_id,
    distribution_key_id: fields.distribution_key_id,
    ...bearing,
  });
  await checkExpenseDate(ctx, building_id, fields.expense_date);
  const line_items = reconcileLineItems(items, cents);
  const invoice = {
    id: ctx.newId(),
    building_id,
    invoice_key: invoiceKey({ supplier, invoice_number }),
  };
  await checkDuplicate(ctx, invoice, allow_duplicate);
  return insertRow(ctx.db, 'expenses', {
    status: 'Draft' satisfies ExpenseStatus,
    ...fields,
    ...invoice,
    ...bearing,
    distribution_key_id: keyId,
    amount_cents: cents,
    line_items,
    ...createdNow(ctx),
  });
}

/** Changes a draft, or a rejected expense, which becomes a draft again and is rid of the reason. */
export async function updateExpense(
  ctx: TenantContext,
  id: string,
  input: UpdateExpense,
): Promise<ExpenseRow> {
  const expense = await lockExpense(ctx, id);
  refuseUnless(EDITABLE_EXPENSE_STATUSES, 'update', expense.status);
  const { amount, line_items: lineItems, allow_duplicate = false, ...fields } = input;
  const { building_id, category, supplier, invoice_number } = { ...expense, ...fields };
  const bearing = bearingOf(category, fields, expense);
  const items = lineItems === undefined ? expense.line_items : storedLineItems(lineItems);
  const cents = amount === undefined ? expense.amount_cents : centsOf(amount);
  await checkReferences(ctx, {
    building_id,
    distribution_key_id: fields.distribution_key_id ?? expense.distribution_key_id,
    ...bearing,
  });
  if (fields.expense_date !== undefined) {
    await checkExpenseDate(ctx, building_id, fields.expense_date);
  }
  const line_items = reconcileLineItems(items, cents);
  const invoice_key = invoiceKey({ supplier, invoice_number });
  if (invoice_key !== expense.invoice_key) {
    await checkDuplicate(ctx, { id, building_id, invoice_key }, allow_duplicate);
  }
  return updateRow(ctx, 'expenses', id, {
    ...fields,
    ...bearing,
    status: 'Draft' satisfies ExpenseStatus,
    rejection_reason: null,
    amount_cents: cents,
    line_items,
    invoice_key,
  });
}

/** Deletes a draft; whatever went further stays. */
export async function deleteExpense(ctx: TenantContext, id: string): Promise<void> {
  const expense = await lockExpense(ctx, id);
  refuseUnless(DELETABLE_EXPENSE_STATUSES, 'delete', expense.status);
  await Promise.all([deleteRow(ctx.db, 'expenses', id), recordAudit(ctx, 'expense.deleted', id)]);
}
