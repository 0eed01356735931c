import { DomainError } from '#domain/kernel/domain-error.ts';
import { checkSecondPerson, recordAudit, requireSecondFactor } from '#features/shared/index.ts';
import { updateRow, type Row } from '#platform/db/rows.ts';
import type { Change } from '#platform/followers.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { lockBuilding } from './building.ts';

/** Emitted when someone asks to approve expenses of a building without a second approver. */
export const singleApproverRequested: Change<{ readonly building_id: string }> = {
  name: 'single approver requested',
};

/** Emitted when a building no longer requires a second approver. */
export const singleApproverConfirmed: Change<{ readonly building_id: string }> = {
  name: 'single approver confirmed',
};

const NO_REQUEST = { single_approver_requested_by: null, single_approver_requested_at: null };

/**
 * Returns the columns for the wanted requirement of a second approver. Ending it takes two persons, so it
 * is only requested here; a SuperAdmin ends it at once. Setting it again withdraws the request.
 */
export async function secondApproverColumns(
  ctx: TenantContext,
  building: Row<'buildings'>,
  isWanted: boolean | undefined,
) {
  if (isWanted === undefined) return {};
  if (isWanted || !building.require_second_approver || ctx.principal.role === 'SuperAdmin')
    return { require_second_approver: isWanted, ...NO_REQUEST };
  if (building.single_approver_requested_by !== null) return {};
  await ctx.announce(singleApproverRequested, { building_id: building.id });
  return { single_approver_requested_by: ctx.userId, single_approver_requested_at: ctx.now };
}

/**
 * Ends the requirement of a second approver, as someone else has requested. Refuses not_requested,
 * second_person_required, approver_unconfirmed.
 */
export async function confirmSingleApprover(
  ctx: TenantContext,
  id: string,
): Promise<Row<'buildings'>> {
  await requireSecondFactor(ctx);
  const building = matching(ctx, found(await lockBuilding(ctx, id), 'building', id));
  const { single_approver_requested_by: requestedBy } = building;
  if (requestedBy === null) throw new DomainError('not_requested');
  await checkSecondPerson(ctx, requestedBy);
  await recordAudit(ctx, 'building.single_approver_confirmed', id);
  await ctx.announce(singleApproverConfirmed, { building_id: id });
  return updateRow(ctx, 'buildings', id, { require_second_approver: false, ...NO_REQUEST });
}
