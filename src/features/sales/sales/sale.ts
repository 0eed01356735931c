import { fraction, toShareText } from '#domain/kernel/fraction.ts';
import { toEuroOrNull } from '#domain/kernel/money.ts';
import { allowedOperations, transition } from '#domain/kernel/state-machine.ts';
import { saleTransitions } from '#domain/sales/sale-state.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import { lockRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { findSale, type SalePart, type SaleRow } from './repository.ts';

/** Converts a sale to its JSON form: shares as fractions, amounts in euro. */
export function toSale({ parts, ...row }: SaleRow) {
  return {
    ...row,
    to: parts.map(({ unit_id, owner_id, working_capital_cents: cents, ...part }) => ({
      unit_id,
      owner_id,
      ownership_share: readShare(part) ?? null,
      working_capital: toEuroOrNull(cents),
    })),
    allowed_actions: allowedOperations(saleTransitions, row.status),
  };
}

/** Returns the share of a lot in the notation of requests; undefined: all that the seller held. */
export function readShare({
  share_numerator: numerator,
  share_denominator: denominator,
}: Pick<SalePart, 'share_numerator' | 'share_denominator'>): string | undefined {
  if (numerator === null || denominator === null) return undefined;
  return toShareText(fraction(BigInt(numerator), BigInt(denominator)));
}

/** Finds a sale that the caller may see. Refuses not_found. */
export async function requireSale(ctx: TenantContext, id: string): Promise<SaleRow> {
  return found(await findSale(ctx.db, id, visibleBuildings(ctx, 'building_id')), 'sale', id);
}

/** Locks a sale for an operation. Refuses not_found, stale, invalid_transition. */
export async function lockSale(
  ctx: TenantContext,
  id: string,
  operation: keyof typeof saleTransitions,
): Promise<SaleRow> {
  await lockRow(ctx.db, 'sales', id);
  const sale = matching(ctx, await requireSale(ctx, id));
  transition(saleTransitions, operation, sale.status);
  return sale;
}
