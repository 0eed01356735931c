import {
  claimTransitions,
  type ClaimOperation,
  type ClaimStatus,
} from '#domain/costs/claim-state.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { allowedOperations, transition } from '#domain/kernel/state-machine.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import { lockRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { findClaim, type ShownClaimRow } from './repository.ts';

/** Converts a claim to its JSON form; entries change its amounts without changing the row. */
export function toClaim({
  deductible_cents: deductible,
  loss_cents,
  received_cents,
  balance_cents,
  ...row
}: ShownClaimRow) {
  return {
    ...row,
    deductible: deductible === null ? null : toEuro(deductible),
    loss_amount: toEuro(loss_cents),
    received_amount: toEuro(received_cents),
    balance: toEuro(balance_cents),
    allowed_actions: allowedOperations(claimTransitions, row.status),
    live: [loss_cents, received_cents, balance_cents].join('_'),
  };
}

/** Finds a claim that the caller may see. Refuses not_found. */
export async function requireClaim(ctx: TenantContext, id: string): Promise<ShownClaimRow> {
  return found(await findClaim(ctx.db, id, visibleBuildings(ctx, 'building_id')), 'claim', id);
}

/** Locks a claim until the transaction ends. Refuses not_found, stale. */
export async function lockClaim(ctx: TenantContext, id: string): Promise<ShownClaimRow> {
  await lockRow(ctx.db, 'claims', id);
  const claim = await requireClaim(ctx, id);
  matching(ctx, toClaim(claim));
  return claim;
}

/**
 * Locks a claim until the transaction ends, and returns it with the state that the operation leads to.
 * Refuses not_found, stale, invalid_transition.
 */
export async function lockForOperation(
  ctx: TenantContext,
  id: string,
  operation: ClaimOperation,
): Promise<{ readonly claim: ShownClaimRow; readonly next: ClaimStatus }> {
  const claim = await lockClaim(ctx, id);
  return { claim, next: transition(claimTransitions, operation, claim.status) };
}
