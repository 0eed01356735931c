import { DomainError } from '#domain/kernel/domain-error.ts';
import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import { toEuro, type Cents } from '#domain/kernel/money.ts';
import { completeBearing, isSplit, type Bearing, type WantedBearing } from './borne-by.ts';
import type { ExpenseCategory } from './expense-categories.ts';
import type { ExpenseKind } from './expense-kind.ts';
import type { ExpenseStatus } from './expense-state.ts';
import { invoiceKey } from './invoice-key.ts';
import { reconcileLineItems, type StoredLineItem } from './line-items.ts';

/** Supplier of an expense, with the usual values of its invoices. */
export interface UsualSupplier {
  readonly id: string;
  readonly name: string;
  readonly default_account_code: string | null;
  readonly default_distribution_key_id: string | null;
  readonly payment_days: number | null;
}

/** A stored expense, as far as a plan depends on it. */
interface StoredExpense extends Bearing {
  readonly category: ExpenseCategory;
  readonly distribution_key_id: string;
  readonly supplier_id: string | null;
  readonly supplier: string | null;
}

/** Stored facts that decide how an expense is created or changed. */
export interface ExpenseFacts {
  /** Undefined for a new expense. */
  readonly before: StoredExpense | undefined;
  /** Supplier in the request: null removes it, undefined keeps it. */
  readonly named: UsualSupplier | null | undefined;
  /** Invoice that the note corrects; the note is booked like it. */
  readonly credited: StoredExpense | undefined;
}

/** A requested expense, completed with the stored values of the fields that a change does not name. */
export interface RequestedExpense {
  readonly building_id: string;
  readonly kind: ExpenseKind;
  readonly credits_expense_id: string | null;
  readonly category: ExpenseCategory;
  readonly expense_date: LocalDate;
  readonly invoice_number: string | null;
  readonly amount_cents: Cents;
  /** Part of the amount that was paid before the invoice. */
  readonly prepaid_cents: Cents;
  readonly items: readonly StoredLineItem[];
}

/** Returns the fields that a credit note takes from its invoice. */
export function takeInvoiceBooking(invoice: StoredExpense): {
  readonly bearing: Bearing;
  readonly placing: Pick<StoredExpense, 'distribution_key_id' | 'category'>;
} {
  const { borne_by, account_code, owner_id, reserve_account_code } = invoice;
  const { distribution_key_id, category } = invoice;
  return {
    bearing: { borne_by, account_code, owner_id, reserve_account_code },
    placing: { distribution_key_id, category },
  };
}

/**
 * Decides the cost bearer and the account of an expense: those of the corrected invoice, else the
 * requested ones. A new expense without an account gets the usual one of its supplier.
 */
export function decideBearing(
  category: ExpenseCategory,
  wanted: WantedBearing,
  { before, named, credited }: ExpenseFacts,
): Bearing {
  if (credited !== undefined) return takeInvoiceBooking(credited).bearing;
  if (before !== undefined) return completeBearing(category, wanted, before);
  const usual = named?.default_account_code ?? null;
  const { borne_by: bearer = 'Owners', account_code } = wanted;
  const hasUsual = account_code === undefined && usual !== null && isSplit(bearer);
  return completeBearing(category, hasUsual ? { ...wanted, account_code: usual } : wanted);
}

/** Finds the key of an expense that names none; null for the General key. */
export function findUsualKey({ before, named }: ExpenseFacts): string | null {
  return before === undefined
    ? (named?.default_distribution_key_id ?? null)
    : before.distribution_key_id;
}

/** Decides the supplier of an expense. A new note has that of its invoice, under the name it has there. */
export function decideSupplier({
  before,
  named,
  credited,
}: ExpenseFacts): Pick<StoredExpense, 'supplier_id' | 'supplier'> {
  const stored = before ?? credited;
  const isOfInvoice = before === undefined && credited !== undefined;
  if (named !== undefined && !isOfInvoice)
    return { supplier_id: named?.id ?? null, supplier: named?.name ?? null };
  return { supplier_id: stored?.supplier_id ?? null, supplier: stored?.supplier ?? null };
}

/**
 * Plans the fields of a new or changed expense, which is a draft afterwards. Refuses line_items_mismatch
 * and prepaid_exceeds.
 * Rule: the lines add up to the whole invoice (EN 16931, BT-112), of which a part may be prepaid (BT-113).
 */
export function planExpense(requested: RequestedExpense, facts: ExpenseFacts) {
  const { kind, credits_expense_id, amount_cents, prepaid_cents, invoice_number } = requested;
  const ofSupplier = decideSupplier(facts);
  if (prepaid_cents > amount_cents) {
    throw new DomainError('prepaid_exceeds', {
      amount: toEuro(amount_cents),
      at: ['prepaid_amount'],
    });
  }
  return {
    status: 'Draft' as const satisfies ExpenseStatus,
    kind,
    credits_expense_id,
    category: facts.credited?.category ?? requested.category,
    ...ofSupplier,
    invoice_key: invoiceKey({ ...ofSupplier, invoice_number }),
    amount_cents,
    prepaid_cents,
    line_items: reconcileLineItems(requested.items, amount_cents),
  };
}

/** Computes the due date of an invoice without one from the supplier's payment term, if any. */
export function computeDueDate(
  { kind, expense_date }: RequestedExpense,
  supplier: UsualSupplier | null | undefined,
): LocalDate | null {
  const days = supplier?.payment_days ?? null;
  return kind !== 'Invoice' || days === null ? null : addDays(expense_date, days);
}
