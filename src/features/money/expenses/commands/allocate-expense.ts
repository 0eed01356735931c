import type { CreateExpense, UpdateExpense } from '#contract/expenses.ts';
import { checkVat } from '#domain/costs/cost-terms.ts';
import { checkAllocated, type ExpenseAllocation } from '#domain/expenses/allocations.ts';
import type { Bearing, ReserveTerms } from '#domain/expenses/borne-by.ts';
import { coveredPeriod, type GivenPeriod } from '#domain/expenses/covered-period.ts';
import { DomainError, type FieldPath } from '#domain/kernel/domain-error.ts';
import { centsOf, type Cents } from '#domain/kernel/money.ts';
import type { ReportPeriod } from '#domain/ledger/fiscal-period.ts';
import { readWantedTerms } from '#features/books/costs/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { settleInOrder } from '#platform/settle-in-order.ts';
import { checkReferences } from './check-references.ts';

/** Cost fields of a request that say which days, owners and decision a cost concerns. */
type WantedCost = Pick<
  UpdateExpense,
  'period_from' | 'period_to' | 'decision_id' | 'excluded_owner_ids'
>;
type GivenAllocations = NonNullable<CreateExpense['allocations']>;
/** Requested allocation; an undefined key is resolved later. */
export type WantedAllocation = Omit<ExpenseAllocation, 'distribution_key_id'> & {
  readonly distribution_key_id: string | undefined;
};

/** Reads the parts of an invoice from a request. */
export function readWantedAllocations(given: GivenAllocations): WantedAllocation[] {
  return given.map(({ amount, description = null, ...part }) => ({
    account_code: part.account_code,
    distribution_key_id: part.distribution_key_id,
    amount_cents: centsOf(amount),
    description,
    period_from: part.period_from ?? null,
    period_to: part.period_to ?? null,
    ...readWantedTerms(part),
  }));
}

/** Account that an invoice is booked on, and the key it is split by. */
type Placing<Value> = Readonly<Partial<Record<'account_code' | 'distribution_key_id', Value>>>;

/**
 * Refuses allocations_instead for an account or a key of an allocated invoice, and for a period, excluded
 * owners or a decision: each part has its own.
 * @param held values shown for the whole, which may be sent back unchanged
 */
export function refuseWithAllocations(
  allocations: readonly unknown[],
  named: Placing<string | undefined> & WantedCost,
  held: Placing<string | null> = {},
): void {
  if (allocations.length === 0) return;
  const refuse = (field: string) => {
    throw new DomainError('allocations_instead', { field, at: [field] });
  };
  for (const field of ['account_code', 'distribution_key_id'] as const) {
    if (named[field] !== undefined && named[field] !== held[field]) refuse(field);
  }
  for (const field of ['period_from', 'period_to', 'decision_id'] as const) {
    if (typeof named[field] === 'string') refuse(field);
  }
  if ((named.excluded_owner_ids ?? []).length > 0) refuse('excluded_owner_ids');
}

/** The financial year of an expense; undefined where it decides nothing. */
export interface BookedYear {
  readonly year: Pick<ReportPeriod, 'from' | 'to'> | undefined;
}

/**
 * Checks the parts of an invoice, with their keys, as single expenses. Refuses allocations_mismatch,
 * period_refused, and what `checkReferences` refuses, naming the part.
 */
export async function checkAllocations(
  ctx: TenantContext,
  wanted: readonly WantedAllocation[],
  expense: {
    readonly building_id: string;
    readonly usual_key_id: string | null;
    readonly bearing: Bearing;
    readonly amount_cents: Cents;
    readonly places: Pick<ReserveTerms, 'unit_id' | 'reserve_distribution_key_id'>;
  } & BookedYear,
): Promise<ExpenseAllocation[]> {
  const { building_id, usual_key_id, bearing, amount_cents, places } = expense;
  checkAllocated(wanted, amount_cents);
  return settleInOrder(
    wanted.map(async (allocation, index) => {
      const {
        account_code,
        distribution_key_id: named,
        decision_id,
        excluded_owner_ids,
      } = allocation;
      const part = ['allocations', index];
      checkPeriod(allocation, { ...bearing, year: expense.year }, part);
      checkVat(allocation.vat_cents, allocation.amount_cents, part);
      const { distribution_key_id } = await checkReferences(
        ctx,
        {
          ...bearing,
          ...places,
          building_id,
          usual_key_id,
          account_code,
          distribution_key_id: named,
          decision_id,
          excluded_owner_ids,
        },
        part,
      );
      return { ...allocation, distribution_key_id };
    }),
  );
}

/**
 * Refuses period_refused for a period that is not one, and for a cost that the owners do not share: a fund
 * or a claim is moved at once. What the reserve pays may cover days of the year of the expense.
 */
export function checkPeriod(
  given: GivenPeriod,
  { borne_by, year }: Pick<Bearing, 'borne_by'> & BookedYear,
  part: FieldPath,
): void {
  const period = coveredPeriod(given, part);
  if (period === undefined || borne_by === 'Owners') return;
  const { from = '', to = '' } = year ?? {};
  if (borne_by === 'Reserve' && from <= period.period_from && period.period_to <= to) return;
  throw new DomainError('period_refused', { reason: 'bearer', at: [...part, 'period_from'] });
}
