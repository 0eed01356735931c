import type { CreateAssemblyRequest } from '#contract/owners-ask.ts';
import { isAssembly } from '#domain/assemblies/meeting-state.ts';
import { calculateConveningTerm, mayAskForAssembly } from '#domain/assemblies/owners-ask.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { checkPastDay } from '#domain/kernel/past-day.ts';
import { findElectorate } from '#features/assemblies/attendance/index.ts';
import { findLockedMeeting } from '#features/assemblies/meetings/index.ts';
import { creationColumns, requireNamedBuilding, visibleBuildings } from '#features/shared/index.ts';
import { insertRow, insertRows, lockRow, updateRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { findRequest, type RequestRow } from './repository.ts';

/** Converts a request to its JSON form. */
export function toRequest(row: RequestRow) {
  const { due_on: convene_by, target_on: convene_target } = calculateConveningTerm(row.received_on);
  return { ...row, convene_by, convene_target };
}

async function requireRequest(ctx: TenantContext, id: string): Promise<RequestRow> {
  const visible = visibleBuildings(ctx, 'building_id');
  return found(await findRequest(ctx.db, id, visible), 'assembly_request', id);
}

/**
 * Records that owners have requested an assembly, with their shares by the register of the day it
 * was received. Refuses unknown_reference, date_in_future, not_a_voter, shares_too_few {shares,
 * shares_total}, quota_incomplete. Rule: Civil Code, art. 3.87 §2: a fifth of the shares.
 */
export async function addRequest(
  ctx: TenantContext,
  { building_id, owner_ids, reason, received_on = ctx.today }: CreateAssemblyRequest,
): Promise<RequestRow> {
  await requireNamedBuilding(ctx, building_id);
  checkPastDay(received_on, { today: ctx.today, at: ['received_on'] });
  const { weights, shares_total } = await findElectorate(ctx, { building_id, date: received_on });
  const index = owner_ids.findIndex((id) => !weights.has(id));
  if (index >= 0) throw new DomainError('not_a_voter', { pointer: `/body/owner_ids/${index}` });
  const shares = owner_ids.reduce((sum, id) => sum + (weights.get(id) ?? 0), 0);
  if (!mayAskForAssembly(shares, shares_total))
    throw new DomainError('shares_too_few', { shares, shares_total, pointer: '/body/owner_ids' });
  const { id } = await insertRow(ctx.db, 'assembly_requests', {
    id: ctx.newId(),
    building_id,
    received_on,
    reason,
    shares,
    shares_total,
    ...creationColumns(ctx),
  });
  const signed = owner_ids.map((owner_id) => ({ request_id: id, owner_id }));
  await insertRows(ctx.db, 'assembly_request_owners', signed);
  return requireRequest(ctx, id);
}

/**
 * Links a request to the assembly of the building that answers it. Refuses not_found, stale,
 * unknown_reference.
 */
export async function answerRequest(
  ctx: TenantContext,
  id: string,
  meeting_id: string,
): Promise<RequestRow> {
  const visible = visibleBuildings(ctx, 'building_id');
  const locked = await lockRow(ctx.db, 'assembly_requests', id, visible);
  const { building_id } = matching(ctx, found(locked, 'assembly_request', id));
  const meeting = await findLockedMeeting(ctx, meeting_id);
  const isToBeHeld = meeting !== undefined && isAssembly(meeting) && meeting.status !== 'Cancelled';
  if (!isToBeHeld || meeting.building_id !== building_id)
    throw new DomainError('unknown_reference', { pointer: '/body/meeting_id' });
  await updateRow(ctx, 'assembly_requests', id, { meeting_id });
  return requireRequest(ctx, id);
}
