import type { CreateLotRequest, UpdateLotRequest } from '#contract/lot-requests.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { calculateAnswerTerm } from '#domain/sales/lot-request.ts';
import {
  creationColumns,
  findBuildingLanguage,
  recordAudit,
  requireBuildingOfUnits,
} from '#features/shared/index.ts';
import { insertRow, updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { LotRequestRow } from './repository.ts';
import { isLinkOpen, lockForOperation, lockRequest, requireRequest } from './request.ts';

/**
 * Records a request for information on lots of one building, with its term. Refuses unknown_reference,
 * date_in_future.
 */
export async function createLotRequest(
  ctx: TenantContext,
  { unit_ids, received_on, kind, asked_by, name, ...facts }: CreateLotRequest,
): Promise<LotRequestRow> {
  if (received_on > ctx.today) {
    const pointer = '/body/received_on';
    throw new DomainError('date_in_future', { date: received_on, pointer });
  }
  const building_id = await requireBuildingOfUnits(ctx, unit_ids);
  const { email = null, expected_deed_on = null, certain_date = null } = facts;
  const { enjoyment_from = null } = facts;
  const id = ctx.newId();
  await insertRow(ctx.db, 'lot_requests', {
    id,
    building_id,
    unit_ids,
    kind,
    asked_by,
    name,
    email,
    language: facts.language ?? (await findBuildingLanguage(ctx.db, building_id)),
    received_on,
    expected_deed_on,
    certain_date,
    enjoyment_from,
    ...calculateAnswerTerm(kind, received_on),
    ...creationColumns(ctx),
  });
  return requireRequest(ctx, id);
}

/** Changes the given fields of an open request. Refuses not_found, stale, invalid_transition. */
export async function updateLotRequest(
  ctx: TenantContext,
  id: string,
  changes: UpdateLotRequest,
): Promise<LotRequestRow> {
  await lockForOperation(ctx, id, 'update');
  await updateRow(ctx, 'lot_requests', id, changes);
  return requireRequest(ctx, id);
}

/** Closes the link of a sent answer. Refuses not_found, stale, invalid_transition. */
export async function revokeLink(ctx: TenantContext, id: string): Promise<LotRequestRow> {
  const request = await lockRequest(ctx, id);
  if (!isLinkOpen(request)) {
    const { status: from } = request;
    throw new DomainError('invalid_transition', { from, operation: 'revoke-link', allowed: [] });
  }
  await updateRow(ctx, 'lot_requests', id, { link_revoked_at: ctx.now });
  await recordAudit(ctx, 'lot_request.link_revoked', id);
  return requireRequest(ctx, id);
}
