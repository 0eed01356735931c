import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { requireBuilding } from '#features/shared/index.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { findAccountBuilding, findAccountOwner, type ShownAccount } from './account-repository.ts';

/**
 * Resolves an owner's account for the current user. Refuses not_found for an owner or a building that
 * does not exist or is not visible.
 */
export async function resolveVisibleAccount(
  ctx: TenantContext,
  ownerId: string,
  buildingId: string | undefined,
): Promise<ShownAccount> {
  const owner = found(await findAccountOwner(ctx, ownerId), 'owner', ownerId);
  const { owner_id: own, building_ids } = ctx.principal;
  if (buildingId === undefined) return { owner, building: null, building_ids };
  // An Owner sees their whole account, including buildings where they no longer own a unit.
  const building =
    own === null
      ? await requireBuilding(ctx, buildingId)
      : await findAccountBuilding(ctx, buildingId, own);
  return { owner, building: found(building, 'building', buildingId), building_ids: null };
}

/** Refuses invalid_period if the first day is after the last. */
export function checkPeriod(from: LocalDate | undefined, to: LocalDate | undefined): void {
  if (from === undefined || to === undefined || from <= to) return;
  throw new DomainError('invalid_period', {
    start_date: from,
    end_date: to,
    pointer: '/query/from',
  });
}
