import { sumReleased, type PlannedCost } from '#domain/expenses/expense-costs.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { Changes } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  findExpenseAllocations,
  insertCreditedParts,
  type FixedPart,
} from '../allocations-repository.ts';
import { planCredit, type Credit } from '../credit-notes.ts';
import { dividePlan, divideOverYears, planExpenseCosts, type ExpenseShare } from '../plan-costs.ts';
import type { RecordedCost } from '../record-costs.ts';
import type { ExpenseRow } from '../repository.ts';

/** A share of an expense as it is booked. */
type BookedShare = Pick<
  ExpenseShare,
  | 'allocation_number'
  | 'account_code'
  | 'distribution_key_id'
  | 'amount_cents'
  | 'vat_cents'
  | 'period_from'
  | 'period_to'
  | 'when'
  | 'recognized_on'
>;

/** Entries and cost lines that follow from the approval of an expense. */
export interface PlannedPurchase {
  readonly shares: readonly BookedShare[];
  /** Costs of today; deferred ones are divided later. */
  readonly costs: readonly RecordedCost[];
  /** Amount that the reserve pays or gets back. */
  readonly released_cents: Cents;
  /** Terms and key names that approval fixes: of the allocations, and of the expense. */
  readonly fixed: readonly FixedPart[];
  readonly whole: Changes<'expenses'>;
  /** Supplier as named in the books. */
  readonly booked_supplier_id: string | null;
}

/** Plans the booking of an expense by its own parts and keys. */
export async function planPurchase(
  ctx: TenantContext,
  expense: ExpenseRow,
): Promise<PlannedPurchase> {
  const allocations = await findExpenseAllocations(ctx.db, expense.id);
  const shares = await divideOverYears(ctx, expense, allocations);
  const planned = planExpenseCosts(
    expense,
    shares.filter(({ when }) => when !== 'Later'),
  );
  const costs = await dividePlan(ctx, expense.building_id, planned);
  return {
    shares,
    costs,
    released_cents: Math.abs(sumReleased(planned)),
    ...fixTerms(allocations, fixParts(shares, costs)),
    booked_supplier_id: expense.supplier_id,
  };
}

/** Fixes the terms of the allocations, or else of the expense as a whole. */
function fixTerms(
  allocations: readonly unknown[],
  parts: readonly FixedPart[],
): Pick<PlannedPurchase, 'fixed' | 'whole'> {
  const [first] = parts;
  if (first === undefined) return { fixed: [], whole: {} };
  const { allocation_number: _, ...terms } = first;
  if (allocations.length === 0) return { fixed: [], whole: terms };
  return { fixed: parts, whole: { split_key_name: first.split_key_name } };
}

function fixParts(
  shares: readonly ExpenseShare[],
  costs: readonly { readonly allocation_number: number; readonly key: string }[],
): FixedPart[] {
  const parts = Map.groupBy(shares, ({ allocation_number }) => allocation_number);
  return [...parts].flatMap(([allocation_number, same]) => {
    const [first] = same;
    if (first === undefined) return [];
    const cost = costs.find((one) => one.allocation_number === allocation_number);
    return [
      {
        allocation_number,
        split_key_name: cost?.key ?? null,
        nature: first.nature,
        recoverable_percent: String(first.recoverable_percent),
        vat_cents: sumCents(same.map(({ vat_cents }) => vat_cents)),
      },
    ];
  });
}

/** Plans the booking of a note by the invoice that it corrects, whose parts it takes over. */
export async function planCreditNote(ctx: TenantContext, credit: Credit): Promise<PlannedPurchase> {
  const { note, invoice, allocations } = credit;
  const { shares, costs } = await planCredit(ctx, credit);
  const sumOf = (number: number, name: 'amount_cents' | 'vat_cents') =>
    sumCents(
      shares.filter((share) => share.allocation_number === number).map((share) => share[name]),
    );
  const parts = allocations.map(
    ({ organization_id: _organization, expense_id: _expense, ...part }) => ({
      ...part,
      amount_cents: sumOf(part.allocation_number, 'amount_cents'),
      vat_cents: sumOf(part.allocation_number, 'vat_cents'),
    }),
  );
  await insertCreditedParts(ctx.db, note.id, parts);
  const { split_key_name, nature, recoverable_percent, excluded_owner_ids, decision_id } = invoice;
  const { period_from, period_to } = invoice;
  return {
    shares,
    costs,
    released_cents: releasedByNote(credit, costs),
    fixed: [],
    whole: {
      split_key_name,
      nature,
      recoverable_percent,
      excluded_owner_ids,
      decision_id,
      period_from,
      period_to,
      vat_cents: sumCents(shares.map(({ vat_cents }) => vat_cents)),
    },
    booked_supplier_id: invoice.booked_supplier_id,
  };
}

/** Without a cost line, as on a fixed asset, the note gives the reserve all back. */
function releasedByNote({ note, invoice }: Credit, costs: readonly PlannedCost[]): Cents {
  if (invoice.borne_by !== 'Reserve') return 0;
  return costs.length === 0 ? note.amount_cents : Math.abs(sumReleased(costs));
}
