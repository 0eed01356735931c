import type { PreviewSale, SalePreview } from '#contract/sales.ts';
import type { StoredCharge } from '#domain/charges/later-charges.ts';
import { takeFraction } from '#domain/kernel/allocate.ts';
import { divide, sumFractions } from '#domain/kernel/fraction.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { previewSale as computePreview } from '#domain/sales/sale.ts';
import { findBalancesAt } from '#features/money/statements/index.ts';
import { findChargesOfUnits } from '#features/unit-owners/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findCalls, findCapitalOfOwner } from './repository.ts';
import { readTerms, type LotTerms } from './terms.ts';

interface OwnedAmount {
  readonly owner_id: string;
  readonly amount_cents: Cents;
}

/** Computes what a sale would move, and what each party would pay. Refuses what readTerms refuses. */
export async function previewSale(
  ctx: TenantContext,
  { later_calls = 'Move', ...input }: PreviewSale,
): Promise<SalePreview> {
  const { from_owner_id, unit_ids, to } = input;
  const { building_id, lots, enjoyment_from, certain_date } = await readTerms(ctx, input);
  const eve = addDays(enjoyment_from, -1);
  const [balances, capital, charges] = await Promise.all([
    findBalancesAt(ctx.db, building_id, eve),
    findCapitalOfOwner(ctx.db, from_owner_id, unit_ids),
    findChargesOfUnits(ctx.db, unit_ids, enjoyment_from),
  ]);
  const computed = computePreview({
    seller_balance_cents: balances.get(from_owner_id) ?? 0,
    buyer_ids: to.map(({ owner_id }) => owner_id),
    lots: lots.map((lot) => ({ ...lot, working_capital_cents: capital.get(lot.unit_id) ?? 0 })),
    sent_calls: lots.flatMap((lot) =>
      selectSoldCalls(from_owner_id, lot, charges.get(lot.unit_id) ?? []),
    ),
    later_calls,
  });
  return {
    enjoyment_from,
    certain_date,
    seller_balance: toEuro(balances.get(from_owner_id) ?? 0),
    working_capital: computed.working_capital.map(({ unit_id, amount_cents, buyers }) => ({
      unit_id,
      amount: toEuro(amount_cents),
      to: showAmounts(buyers),
    })),
    moved_calls: await nameCalls(ctx, computed.moved_calls),
    seller_pays: toEuro(computed.seller_pays_cents),
    buyers_pay: showAmounts(computed.buyers_pay),
  };
}

/** Selects the sold parts of the seller in the calls that a lot is charged with. */
function selectSoldCalls(
  seller_id: string,
  { held, buyers }: LotTerms,
  charges: readonly StoredCharge[],
) {
  const sold = divide(sumFractions(buyers.map(({ share }) => share)), held);
  return charges.flatMap(({ id: call_id, parts }) => {
    const own = parts.filter(({ owner_id }) => owner_id === seller_id);
    const amount_cents = takeFraction(sumCents(own.map((part) => part.amount_cents)), sold);
    return amount_cents === 0 ? [] : [{ call_id, amount_cents, buyers }];
  });
}

/** Adds up the moved parts of each call, with its title and date. */
async function nameCalls(
  ctx: TenantContext,
  moved: readonly {
    readonly call_id: string;
    readonly amount_cents: Cents;
    readonly buyers: readonly OwnedAmount[];
  }[],
): Promise<SalePreview['moved_calls']> {
  const parts = Map.groupBy(moved, ({ call_id }) => call_id);
  const calls = await findCalls(ctx.db, [...parts.keys()]);
  return calls.map(({ id, call_date, ...titled }) => {
    const own = parts.get(id) ?? [];
    return {
      call_for_funds_id: id,
      title: ctx.showTitle(titled),
      call_date,
      amount: toEuro(sumCents(own.map(({ amount_cents }) => amount_cents))),
      to: showAmounts(own.flatMap(({ buyers }) => buyers)),
    };
  });
}

/** Shows the sum of each owner; the service adds their names. */
function showAmounts(amounts: readonly OwnedAmount[]): SalePreview['buyers_pay'] {
  const byOwner = Map.groupBy(amounts, ({ owner_id }) => owner_id);
  return [...byOwner].map(([owner_id, own]) => ({
    owner_id,
    amount: toEuro(sumCents(own.map(({ amount_cents }) => amount_cents))),
  }));
}
