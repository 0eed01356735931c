import type { CostSettings } from '#domain/costs/cost-defaults.ts';
import { completeTerms, allocateVat, type GivenTerms } from '#domain/costs/cost-terms.ts';
import { listParts, type ExpensePart } from '#domain/expenses/allocations.ts';
import { sumLineItems } from '#domain/expenses/line-items.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { toPercent, type WantedTerms } from '#features/books/costs/index.ts';
import type { AllocationRow, ShownAllocation } from './allocations-repository.ts';
import type { ExpenseRow } from './repository.ts';

/** Converts the terms that a request names to columns; what it leaves out stays. */
export function toTermColumns({ recoverable_percent: percent, vat_amount: vat }: WantedTerms) {
  return {
    ...(percent === undefined
      ? {}
      : { recoverable_percent: percent === null ? null : String(percent) }),
    ...(vat === undefined ? {} : { vat_cents: vat === null ? null : centsOf(vat) }),
  };
}

type StoredTerms = Pick<
  AllocationRow,
  'nature' | 'vat_cents' | 'excluded_owner_ids' | 'decision_id'
> & { readonly recoverable_percent: string | number | null };

/** Reads stored terms. */
export function readTerms(row: StoredTerms): GivenTerms {
  const { nature, recoverable_percent, vat_cents, excluded_owner_ids, decision_id } = row;
  const percent = toPercent(recoverable_percent);
  return { nature, recoverable_percent: percent, vat_cents, excluded_owner_ids, decision_id };
}

/** The expense that has the parts. */
type Whole = StoredTerms &
  Pick<
    ExpenseRow,
    | 'account_code'
    | 'distribution_key_id'
    | 'amount_cents'
    | 'line_items'
    | 'period_from'
    | 'period_to'
  >;

/**
 * Lists the parts of an expense with the terms that apply to each; the VAT is by default that of the line
 * items, by amount.
 */
export function listExpenseParts(
  expense: Whole,
  allocations: readonly (ShownAllocation | AllocationRow)[],
  settings: ReadonlyMap<string, CostSettings>,
): ExpensePart[] {
  const stored: readonly StoredTerms[] = allocations.length === 0 ? [expense] : allocations;
  const { account_code, distribution_key_id, period_from, period_to } = expense;
  const terms = { account_code, distribution_key_id, period_from, period_to };
  const parts = listParts({ ...terms, amount_cents: expense.amount_cents, allocations });
  const vats = allocateVat(
    sumLineItems(expense.line_items).vat_amount_cents,
    parts.map(({ amount_cents }) => amount_cents),
  );
  return parts.map((part, index) => {
    const given = readTerms(stored[index] ?? expense);
    const vat_cents = given.vat_cents ?? vats[index] ?? 0;
    return { ...part, ...completeTerms(part.account_code, { ...given, vat_cents }, settings) };
  });
}

/** Whether a part of these expenses has terms that depend on the settings of accounts. */
export function dependsOnSettings(
  expenses: readonly (StoredTerms & { readonly allocations: readonly StoredTerms[] })[],
): boolean {
  return expenses.some((expense) =>
    (expense.allocations.length === 0 ? [expense] : expense.allocations).some(
      ({ nature, recoverable_percent }) => nature === null || recoverable_percent === null,
    ),
  );
}
