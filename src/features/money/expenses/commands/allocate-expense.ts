import type { CreateExpense } from '#contract/expenses.ts';
import { checkAllocated, type ExpenseAllocation } from '#domain/expenses/allocations.ts';
import type { Bearing } from '#domain/expenses/borne-by.ts';
import { coveredPeriod } from '#domain/expenses/covered-period.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { centsOf, type Cents } from '#domain/kernel/money.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { checkReferences } from './check-references.ts';

type GivenAllocations = NonNullable<CreateExpense['allocations']>;
/** A key that a request leaves open is yet to be found. */
export type WantedAllocation = Omit<ExpenseAllocation, 'distribution_key_id'> & {
  readonly distribution_key_id: string | undefined;
};

/** What a request says of the parts of an invoice. */
export function wantedAllocations(given: GivenAllocations): WantedAllocation[] {
  return given.map(({ amount, description = null, ...part }) => ({
    account_code: part.account_code,
    distribution_key_id: part.distribution_key_id,
    amount_cents: centsOf(amount),
    description,
    period_from: part.period_from ?? null,
    period_to: part.period_to ?? null,
  }));
}

/** On which account an invoice stands, and by which key it is split. */
type Placing<Value> = Readonly<Partial<Record<'account_code' | 'distribution_key_id', Value>>>;

/**
 * Refuses allocations_instead an account or a key of an invoice that is allocated: each part has its
 * own.
 * @param held what stands for the whole where it is read, and may be sent back
 */
export function refuseBeside(
  allocations: readonly unknown[],
  named: Placing<string | undefined>,
  held: Placing<string | null> = {},
): void {
  if (allocations.length === 0) return;
  for (const field of ['account_code', 'distribution_key_id'] as const) {
    if (named[field] === undefined || named[field] === held[field]) continue;
    throw new DomainError('allocations_instead', { field, pointer: `/body/${field}` });
  }
}

/**
 * The parts of an invoice with their keys, checked as an expense by itself is. Refuses
 * allocations_mismatch, period_refused, and whatever `checkReferences` does, naming the part.
 */
export async function checkAllocations(
  ctx: TenantContext,
  wanted: readonly WantedAllocation[],
  expense: {
    readonly building_id: string;
    readonly usual_key_id: string | null;
    readonly bearing: Bearing;
    readonly amount_cents: Cents;
  },
): Promise<ExpenseAllocation[]> {
  const { building_id, usual_key_id, bearing, amount_cents } = expense;
  checkAllocated(wanted, amount_cents);
  const checked: ExpenseAllocation[] = [];
  for (const [index, allocation] of wanted.entries()) {
    const { account_code, distribution_key_id: named } = allocation;
    const within = `/body/allocations/${index}`;
    checkPeriod(allocation, bearing, within);
    const distribution_key_id = await checkReferences(
      ctx,
      { ...bearing, building_id, usual_key_id, account_code, distribution_key_id: named },
      within,
    );
    checked.push({ ...allocation, distribution_key_id });
  }
  return checked;
}

/** Only what the owners bear together is spread over years: a fund or a claim is moved at once. */
function checkPeriod(allocation: WantedAllocation, { borne_by }: Bearing, within: string): void {
  const period = coveredPeriod(allocation, within);
  if (period === undefined || borne_by === 'Owners') return;
  throw new DomainError('period_refused', { reason: 'bearer', pointer: `${within}/period_from` });
}
