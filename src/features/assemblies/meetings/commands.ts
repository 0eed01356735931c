import type { CreateMeeting, UpdateMeeting } from '#contract/meetings.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { emit } from '#features/notifications/index.ts';
import {
  createdNow,
  findBuildingLanguage,
  recordAudit,
  requireNamedBuilding,
} from '#features/shared/index.ts';
import { deleteRow, insertRow, updateRow, type Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { lockForOperation, lockScheduled } from './meeting.ts';
import { meetingCancelled, meetingCreated } from './notification-types.ts';
import { findLastCheck } from './repository.ts';

/**
 * Schedules a meeting; without a title it is called by its kind, in the building's language. Refuses
 * unknown_reference.
 */
export async function createMeeting(
  ctx: TenantContext,
  input: CreateMeeting,
): Promise<Row<'meetings'>> {
  const { building_id, meeting_type, title, remote_allowed = false, ...announced } = input;
  await requireNamedBuilding(ctx, building_id);
  const meeting = await insertRow(ctx.db, 'meetings', {
    id: ctx.newId(),
    building_id,
    meeting_type,
    title: title ?? (await usualTitle(ctx, building_id, meeting_type)),
    remote_allowed,
    ...announced,
    status: 'Scheduled',
    ...createdNow(ctx),
  });
  await emit(ctx, meetingCreated, factsOf(meeting));
  return meeting;
}

/** Changes the named fields of one that has not begun. Refuses invalid_transition. */
export async function updateMeeting(
  ctx: TenantContext,
  id: string,
  input: UpdateMeeting,
): Promise<Row<'meetings'>> {
  await lockScheduled(ctx, id, 'update');
  return updateRow(ctx, 'meetings', id, input);
}

/**
 * Deletes one that has not begun, with its agenda. Refuses invalid_transition, and in_use where it was
 * found without quorum: a second session rests on that.
 */
export async function deleteMeeting(ctx: TenantContext, id: string): Promise<void> {
  const { title } = await lockScheduled(ctx, id, 'delete');
  if ((await findLastCheck(ctx.db, id)) !== undefined)
    throw new DomainError('in_use', { what: 'meeting' });
  await recordAudit(ctx, 'meeting.deleted', id, { title });
  await deleteRow(ctx.db, 'meetings', id);
}

/** Calls a meeting off and tells everybody who was to come. Refuses invalid_transition. */
export async function cancelMeeting(
  ctx: TenantContext,
  id: string,
  reason: string,
): Promise<Row<'meetings'>> {
  const { next } = await lockForOperation(ctx, id, 'cancel');
  const changes = { status: next, cancellation_reason: reason };
  const meeting = await updateRow(ctx, 'meetings', id, changes);
  await recordAudit(ctx, 'meeting.cancelled', id, { reason });
  await emit(ctx, meetingCancelled, { ...factsOf(meeting), reason });
  return meeting;
}

/** Begins a meeting that was found in order. */
export function beginMeeting(ctx: TenantContext, id: string): Promise<Row<'meetings'>> {
  return updateRow(ctx, 'meetings', id, { status: 'InProgress', opened_at: ctx.now });
}

/** Ends a meeting. Refuses invalid_transition, stale. */
export async function endMeeting(ctx: TenantContext, id: string): Promise<Row<'meetings'>> {
  const { next } = await lockForOperation(ctx, id, 'close');
  return updateRow(ctx, 'meetings', id, { status: next, closed_at: ctx.now });
}

async function usualTitle(
  { db }: TenantContext,
  buildingId: string,
  type: Row<'meetings'>['meeting_type'],
): Promise<string> {
  return translate(await findBuildingLanguage(db, buildingId), `enum.MeetingType.${type}`);
}

function factsOf(meeting: Row<'meetings'>) {
  const { id, building_id, meeting_type, title, scheduled_date, location } = meeting;
  const where = location === null ? {} : { location };
  return { meeting_id: id, building_id, meeting_type, title, scheduled_date, ...where };
}
