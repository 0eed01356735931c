import { isSplit } from '#domain/expenses/borne-by.ts';
import { isBorne, type PartShare } from '#domain/expenses/recognition.ts';
import { sumCents } from '#domain/kernel/money.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findExpenseAllocations, insertCreditedParts } from '../allocations-repository.ts';
import { computeCreditShares, toCreditSplits, type Credit } from '../credit-notes.ts';
import type { ExpenseRow } from '../repository.ts';
import { computeSplits, divideOverYears, type PartSplit } from '../split.ts';

/** Entries and splits that follow from the approval of an expense. */
export interface PlannedPurchase {
  readonly shares: readonly PartShare[];
  /** Splits of what is a cost now; deferred costs are split later. */
  readonly splits: readonly PartSplit[];
  /** Supplier as named in the books. */
  readonly booked_supplier_id: string | null;
}

/** Plans the booking of an expense by its own parts and keys. */
export async function planPurchase(
  ctx: TenantContext,
  expense: ExpenseRow,
): Promise<PlannedPurchase> {
  const shares = await divideOverYears(
    ctx,
    expense,
    await findExpenseAllocations(ctx.db, expense.id),
  );
  const costs = shares.filter((share) => isBorne(share) && share.when !== 'Later');
  const splits = isSplit(expense.borne_by) ? await computeSplits(ctx, expense, costs) : [];
  return { shares, splits, booked_supplier_id: expense.supplier_id };
}

/** Plans the booking of a note by the invoice that it corrects, whose parts it takes over. */
export async function planCreditNote(ctx: TenantContext, credit: Credit): Promise<PlannedPurchase> {
  const { note, invoice, allocations } = credit;
  const shares = await computeCreditShares(ctx, credit);
  const parts = allocations.map(({ allocation_number, ...part }) => {
    const ofPart = shares.filter((share) => share.allocation_number === allocation_number);
    const amount_cents = sumCents(ofPart.map((share) => share.amount_cents));
    const { account_code, distribution_key_id, description, period_from, period_to } = part;
    return {
      allocation_number,
      account_code,
      distribution_key_id,
      description,
      period_from,
      period_to,
      amount_cents,
    };
  });
  await insertCreditedParts(ctx.db, note.id, parts);
  const now = shares.filter(({ when }) => when !== 'Later');
  return {
    shares,
    splits: toCreditSplits(credit, now),
    booked_supplier_id: invoice.booked_supplier_id,
  };
}
