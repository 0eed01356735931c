import type { CreateSale } from '#contract/sales.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { parseShare, sumFractions, type Fraction } from '#domain/kernel/fraction.ts';
import { filterActive } from '#domain/register/ownership.ts';
import { completeSaleDays, completeShares, type Buyer, type SaleDays } from '#domain/sales/sale.ts';
import { requireBuildingOfUnits, withFieldPointers } from '#features/shared/index.ts';
import { findHoldings } from '#features/unit-owners/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** A lot of a sale, with what the seller holds of it on the day of enjoyment, and what each buyer gets. */
export interface LotTerms {
  readonly unit_id: string;
  readonly held: Fraction;
  readonly buyers: readonly Buyer[];
  /** Whether the seller has several rights in it, which are only sold together. */
  readonly has_several_rights: boolean;
}

/** Terms of a sale. */
export interface SaleTerms extends SaleDays {
  readonly building_id: string;
  readonly lots: readonly LotTerms[];
}

const POINTERS = {
  invalid_period: '/body/certain_date',
  same_owner: '/body/to',
  duplicate: '/body/to',
  transfer_share_exceeded: '/body/to',
};

/**
 * Reads the terms of a sale: its days, and the share of each buyer in each lot. Refuses unknown_reference,
 * invalid_period, not_an_owner, same_owner, duplicate, transfer_share_exceeded.
 */
export async function readTerms(
  ctx: TenantContext,
  { unit_ids, from_owner_id, to, ...days }: CreateSale,
): Promise<SaleTerms> {
  const building_id = await requireBuildingOfUnits(ctx, unit_ids);
  const sale = withFieldPointers(POINTERS, () => completeSaleDays(days));
  const { enjoyment_from } = sale;
  const holdings = await findHoldings(ctx.db, unit_ids);
  const given = to.map(({ owner_id, ownership_share: share }) => ({
    owner_id,
    share: share === undefined ? undefined : parseShare(share),
  }));
  const lots = unit_ids.map((unit_id) => {
    const own = filterActive(holdings.get(unit_id) ?? [], enjoyment_from).filter(
      ({ owner_id }) => owner_id === from_owner_id,
    );
    if (own.length === 0) {
      const pointer = '/body/from_owner_id';
      throw new DomainError('not_an_owner', {
        owner_id: from_owner_id,
        effective_date: enjoyment_from,
        pointer,
      });
    }
    const full = own.filter(({ right }) => right !== 'BareOwnership');
    const held = sumFractions((full.length === 0 ? own : full).map(({ share }) => share));
    const buyers = withFieldPointers(POINTERS, () => completeShares(from_owner_id, given, held));
    return { unit_id, held, buyers, has_several_rights: own.length > 1 };
  });
  return { ...sale, building_id, lots };
}
