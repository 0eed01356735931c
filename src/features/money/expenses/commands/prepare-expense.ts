import type { CreateExpense, UpdateExpense } from '#contract/expenses.ts';
import { checkVat } from '#domain/costs/cost-terms.ts';
import type { ExpenseAllocation } from '#domain/expenses/allocations.ts';
import { checkReserveTerms, type Bearing, type ReserveTerms } from '#domain/expenses/borne-by.ts';
import type { GivenPeriod } from '#domain/expenses/covered-period.ts';
import {
  decideBearing,
  decideSupplier,
  findUsualKey,
  planExpense,
  takeInvoiceBooking,
  type ExpenseFacts,
  type RequestedExpense,
} from '#domain/expenses/plan-expense.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { centsOf, toEuro } from '#domain/kernel/money.ts';
import { currentFinancialYear } from '#domain/ledger/fiscal-period.ts';
import { checkBookable, readBookCalendar } from '#features/books/ledger/index.ts';
import type { SupplierRow } from '#features/register/suppliers/index.ts';
import { withFieldPointers, recordAudit } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { settleInOrder } from '#platform/settle-in-order.ts';
import { findExpenseAllocations } from '../allocations-repository.ts';
import { readTerms, toTermColumns } from '../cost-terms.ts';
import type { KnownExpense } from '../expense.ts';
import { findSameInvoice, type ExpenseRow } from '../repository.ts';
import {
  checkAllocations,
  checkPeriod,
  readWantedAllocations,
  refuseWithAllocations,
} from './allocate-expense.ts';
import { checkReferences } from './check-references.ts';
import { lockInvoiceToCredit, refuseDifferences } from './credit-invoice.ts';
import { resolveSupplier } from './resolve-supplier.ts';

/** Fields of a request that are stored unchanged unless the plan decides otherwise. */
type GivenFields = Omit<
  UpdateExpense,
  'amount' | 'line_items' | 'prepaid_amount' | 'allocations' | 'allow_duplicate'
>;

/** An expense to be created or changed. */
interface WantedExpense {
  readonly id: string;
  /** Current row, locked; undefined for a new expense. */
  readonly before?: ExpenseRow;
  readonly requested: RequestedExpense;
  readonly fields: GivenFields;
  /** Requested parts; undefined keeps those that are stored. */
  readonly allocations: CreateExpense['allocations'] | undefined;
  readonly isDuplicateAllowed: boolean;
}

/** Facts with whole rows, for the checks that read more. */
interface ReadFacts extends ExpenseFacts {
  readonly before: ExpenseRow | undefined;
  readonly named: SupplierRow | null | undefined;
  readonly credited: ExpenseRow | undefined;
}

/**
 * Reads what an expense to be created or changed depends on, checks it, and returns the fields and parts
 * to write. Locks the supplier and the invoice that it corrects.
 */
export async function prepareExpense(ctx: TenantContext, wanted: WantedExpense) {
  const { id, before, requested, fields } = wanted;
  const { building_id, expense_date } = requested;
  const facts = await readFacts(ctx, wanted);
  const planAndCheck = async () => {
    const plan = planExpense(requested, facts);
    const { invoice_key } = plan;
    if (invoice_key !== null && invoice_key !== before?.invoice_key)
      await checkDuplicate(ctx, { id, building_id, invoice_key }, wanted.isDuplicateAllowed);
    return plan;
  };
  const isDated = expense_date === before?.expense_date;
  const [{ bearing, distribution_key_id, allocations, names }, , plan] = await settleInOrder([
    checkBooking(ctx, wanted, facts),
    isDated ? undefined : checkExpenseDate(ctx, building_id, expense_date),
    planAndCheck(),
  ]);
  const isAllocated = allocations.length > 0;
  return {
    supplier: facts.named,
    columns: {
      ...toColumns(fields),
      ...(bearing.borne_by === 'Reserve' ? {} : NO_RELEASE),
      ...(bearing.borne_by === 'OneOwner' ? {} : { charged_unit_id: null }),
      ...(bearing.borne_by === 'Insurer' ? {} : { claim_id: null }),
      ...(isAllocated ? NO_STORED_TERMS : {}),
      ...takeTerms(facts.credited),
      ...bearing,
      ...plan,
      distribution_key_id,
    },
    allocations,
    names,
  };
}

/** An allocated expense has no terms of its own. */
const NO_STORED_TERMS = {
  period_from: null,
  period_to: null,
  nature: null,
  recoverable_percent: null,
  vat_cents: null,
  excluded_owner_ids: [],
  decision_id: null,
} as const;

const NO_RELEASE = { reserve_cents: null, reserve_distribution_key_id: null } as const;

/** Converts the fields of a request to columns. */
function toColumns(given: GivenFields) {
  const { vat_amount, recoverable_percent, reserve_amount, unit_id, ...fields } = given;
  return {
    ...fields,
    ...(unit_id === undefined ? {} : { charged_unit_id: unit_id }),
    ...toTermColumns({ vat_amount, recoverable_percent }),
    ...(reserve_amount === undefined
      ? {}
      : { reserve_cents: reserve_amount === null ? null : centsOf(reserve_amount) }),
  };
}

/** Returns the terms that a note takes from its invoice; its VAT is its own. */
function takeTerms(invoice: ExpenseRow | undefined) {
  if (invoice === undefined) return {};
  const { period_from, period_to, nature, recoverable_percent } = invoice;
  const { excluded_owner_ids, decision_id, charged_unit_id, claim_id } = invoice;
  return {
    period_from,
    period_to,
    nature,
    recoverable_percent,
    excluded_owner_ids,
    decision_id,
    charged_unit_id,
    claim_id,
    ...NO_RELEASE,
  };
}

async function readFacts(ctx: TenantContext, wanted: WantedExpense): Promise<ReadFacts> {
  const { id, before, requested, fields, allocations = [] } = wanted;
  const named = await resolveSupplier(ctx, fields);
  const isKnown = named !== undefined || before !== undefined;
  const { supplier_id } = decideSupplier({ before, named, credited: undefined });
  const credited = await lockInvoiceToCredit(ctx, {
    ...requested,
    id,
    supplier_id: isKnown ? supplier_id : undefined,
  });
  if (credited !== undefined) refuseDifferences(credited, { ...fields, allocations });
  return { before, named, credited };
}

/** A booking that may be stored. */
interface CheckedBooking {
  readonly bearing: Bearing;
  readonly distribution_key_id: ExpenseRow['distribution_key_id'];
  readonly allocations: readonly ExpenseAllocation[];
  /** Display names that the check has read. */
  readonly names: Pick<KnownExpense, 'building_name' | 'settings'>;
}

/** Checks a requested booking. An allocated expense has the account and key of its first part. */
async function checkBooking(
  ctx: TenantContext,
  wanted: WantedExpense,
  facts: ReadFacts,
): Promise<CheckedBooking> {
  const { id, before, requested, fields, allocations: given } = wanted;
  if (facts.credited !== undefined) {
    const { vat_cents: vat = before?.vat_cents ?? null } = toTermColumns(fields);
    checkVat(vat, requested.amount_cents);
    const { bearing, placing } = takeInvoiceBooking(facts.credited);
    return {
      bearing,
      distribution_key_id: placing.distribution_key_id,
      allocations: [],
      names: {},
    };
  }
  const parts =
    given === undefined && before !== undefined
      ? (await findExpenseAllocations(ctx.db, id)).map((part) => ({ ...part, ...readTerms(part) }))
      : readWantedAllocations(given ?? []);
  refuseWithAllocations(parts, fields, before);
  const [first] = parts;
  const account = first === undefined ? {} : { account_code: first.account_code };
  const bearing = decideBearing(requested.category, { ...fields, ...account }, facts);
  const usual_key_id = findUsualKey(facts);
  const reserve = mergeReserve(fields, before?.borne_by === bearing.borne_by ? before : undefined);
  checkReserveTerms(bearing, reserve, requested);
  const { building_id, expense_date } = requested;
  const year =
    bearing.borne_by === 'Reserve'
      ? currentFinancialYear(expense_date, await readBookCalendar(ctx, building_id))
      : undefined;
  const booking = { ...requested, bearing, usual_key_id, places: reserve, year };
  const allocations = await checkAllocations(ctx, parts, booking);
  const [allocated] = allocations;
  if (allocated !== undefined) {
    const { distribution_key_id } = allocated;
    return { bearing, distribution_key_id, allocations, names: {} };
  }
  checkPeriod(mergePeriod(fields, before), { ...bearing, year }, []);
  const { vat_cents = before?.vat_cents ?? null } = toTermColumns(fields);
  checkVat(vat_cents, requested.amount_cents);
  const { distribution_key_id, building_name, settings } = await checkReferences(ctx, {
    ...bearing,
    ...reserve,
    ...pickReferences(fields, before),
    building_id,
    distribution_key_id: fields.distribution_key_id,
    usual_key_id,
  });
  return { bearing, distribution_key_id, allocations, names: { building_name, settings } };
}

type StoredFields = ExpenseRow | undefined;

function mergePeriod(fields: GivenFields, before: StoredFields): GivenPeriod {
  const { period_from = before?.period_from ?? null, period_to = before?.period_to ?? null } =
    fields;
  return { period_from, period_to };
}

function pickReferences(fields: GivenFields, before: StoredFields) {
  const {
    decision_id = before?.decision_id ?? null,
    excluded_owner_ids = before?.excluded_owner_ids ?? [],
  } = fields;
  return { decision_id, excluded_owner_ids };
}

/** Returns what an expense names of the reserve, its lot and its claim, after a change. */
function mergeReserve(fields: GivenFields, before: StoredFields): ReserveTerms {
  const { reserve_amount } = fields;
  const given = reserve_amount === null ? null : centsOf(reserve_amount ?? 0);
  const reserve_cents = reserve_amount === undefined ? (before?.reserve_cents ?? null) : given;
  const {
    unit_id = before?.charged_unit_id ?? null,
    claim_id = before?.claim_id ?? null,
    reserve_distribution_key_id = before?.reserve_distribution_key_id ?? null,
  } = fields;
  return { reserve_cents, unit_id, claim_id, reserve_distribution_key_id };
}

/** Refuses period_locked and date_too_far for the day on which the expense will be booked when approved. */
async function checkExpenseDate(
  ctx: TenantContext,
  building_id: string,
  expense_date: LocalDate,
): Promise<void> {
  const calendar = await readBookCalendar(ctx, building_id);
  const pointer = '/body/expense_date';
  withFieldPointers({ period_locked: pointer, date_too_far: pointer }, () =>
    checkBookable(ctx.today, expense_date, calendar),
  );
}

/**
 * Refuses duplicate_invoice with the id of the first; an intended duplicate is recorded in the audit log.
 */
async function checkDuplicate(
  ctx: TenantContext,
  invoice: { readonly id: string; readonly building_id: string; readonly invoice_key: string },
  isAllowed: boolean,
): Promise<void> {
  const first = await findSameInvoice(ctx.db, invoice);
  if (first === undefined) return;
  if (isAllowed) {
    return recordAudit(ctx, 'expense.duplicate_allowed', invoice.id, {
      first_expense_id: first.id,
    });
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
