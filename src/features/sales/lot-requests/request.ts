import { toEuroOrNull } from '#domain/kernel/money.ts';
import { allowedOperations, transition } from '#domain/kernel/state-machine.ts';
import { lotRequestTransitions } from '#domain/sales/lot-request.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import { lockRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { findRequest, type LotRequestRow } from './repository.ts';

/** Converts a request to its JSON form; the answer has its own route. */
export function toLotRequest({ charge_cents, answer: _kept, sent_by: _by, ...row }: LotRequestRow) {
  return {
    ...row,
    charge_amount: toEuroOrNull(charge_cents),
    allowed_actions: [
      ...allowedOperations(lotRequestTransitions, row.status),
      ...(isLinkOpen(row) ? ['revoke-link'] : []),
    ],
  };
}

/** Whether the answer was sent and its link was not revoked. */
export function isLinkOpen({
  status,
  link_revoked_at,
}: Pick<LotRequestRow, 'status' | 'link_revoked_at'>): boolean {
  return status === 'Sent' && link_revoked_at === null;
}

/** Finds a request that the caller may see. */
export function findVisibleRequest(
  ctx: TenantContext,
  id: string,
): Promise<LotRequestRow | undefined> {
  return findRequest(ctx.db, id, visibleBuildings(ctx, 'building_id'));
}

/** Finds a request that the caller may see. Refuses not_found. */
export async function requireRequest(ctx: TenantContext, id: string): Promise<LotRequestRow> {
  return found(await findVisibleRequest(ctx, id), 'lot_request', id);
}

/** Locks a request until the transaction ends. Refuses not_found, stale. */
export async function lockRequest(ctx: TenantContext, id: string): Promise<LotRequestRow> {
  await lockRow(ctx.db, 'lot_requests', id);
  return matching(ctx, await requireRequest(ctx, id));
}

/** Locks a request for an operation. Refuses not_found, stale, invalid_transition. */
export async function lockForOperation(
  ctx: TenantContext,
  id: string,
  operation: 'update' | 'send',
): Promise<LotRequestRow> {
  const request = await lockRequest(ctx, id);
  transition(lotRequestTransitions, operation, request.status);
  return request;
}
