import type { CreateMeeting, UpdateMeeting } from '#contract/meetings.ts';
import { lastBroughtUp } from '#domain/assemblies/current-item.ts';
import { isInWriting } from '#domain/assemblies/meeting-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { latest } from '#domain/kernel/local-date.ts';
import { checkPastDay } from '#domain/kernel/past-day.ts';
import { changeTitle } from '#domain/texts/known-titles.ts';
import { emit } from '#features/notifications/index.ts';
import {
  creationColumns,
  findBuildingLanguage,
  recordAudit,
  requireNamedBuilding,
} from '#features/shared/index.ts';
import { deleteRow, insertRow, updateRow, type Row } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { recognizeMeetingTitle, titleIn } from '#platform/i18n/known-titles.ts';
import { setCurrentItem, listAgendaItems } from './agenda-repository.ts';
import { requireStillAllowed } from './as-before.ts';
import { meetingCalledOff } from './changes.ts';
import { excludeSyndic } from './exclusions.ts';
import {
  dayOf,
  lockMeetingInAnyVersion,
  lockForOperation,
  lockScheduled,
  refuse,
  refuseWrittenDecision,
  requireNotConvened,
} from './meeting.ts';
import { meetingCancelled, meetingCreated } from './notification-types.ts';
import { findLastCheck } from './repository.ts';

/**
 * Schedules a meeting; without a title it is named by its kind, in the language of each reader.
 * Refuses unknown_reference.
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
    ...(title === undefined
      ? await usualTitle(ctx, building_id, meeting_type)
      : { title, text_key: recognizeMeetingTitle(title) }),
    remote_allowed,
    ...announced,
    status: 'Scheduled',
    ...creationColumns(ctx),
  });
  // Voters in a decision in writing are notified when they are asked.
  if (!isInWriting(meeting)) await emit(ctx, meetingCreated, factsOf(meeting));
  return meeting;
}

/**
 * Changes the given fields of a meeting that was not convened. Refuses invalid_transition,
 * already_convened, not_in_writing if its agenda has items that cannot be decided in writing, and
 * what requireStillAllowed refuses.
 */
export async function updateMeeting(
  ctx: TenantContext,
  id: string,
  input: UpdateMeeting,
): Promise<Row<'meetings'>> {
  const meeting = await lockScheduled(ctx, id, 'update');
  requireNotConvened(meeting);
  if (isInWriting({ ...meeting, ...input }) !== isInWriting(meeting))
    throw new DomainError('not_in_writing', { why: 'type', pointer: '/body/meeting_type' });
  await requireStillAllowed(ctx, meeting, input);
  const { title, ...changes } = input;
  const { building_id, meeting_type: kind, text_key } = meeting;
  const { meeting_type = kind } = changes;
  // The usual title follows the kind.
  const isRenamed = meeting_type !== kind && text_key === kind;
  return updateRow(ctx, 'meetings', id, {
    ...changes,
    ...(isRenamed ? await usualTitle(ctx, building_id, meeting_type) : {}),
    ...changeTitle(meeting, { title }, recognizeMeetingTitle),
  });
}

/**
 * Deletes a meeting that was not convened, with its agenda. Refuses invalid_transition,
 * already_convened, and in_use if it lacked a quorum: a second session depends on that.
 */
export async function deleteMeeting(ctx: TenantContext, id: string): Promise<void> {
  const meeting = await lockScheduled(ctx, id, 'delete');
  requireNotConvened(meeting);
  if ((await findLastCheck(ctx.db, id)) !== undefined)
    throw new DomainError('in_use', { what: 'meeting' });
  await recordAudit(ctx, 'meeting.deleted', id, { title: meeting.title });
  await deleteRow(ctx.db, 'meetings', id);
  // If no session is left to decide on them, the items of the first wait for another agenda.
  if (meeting.first_meeting_id !== null) await ctx.announce(meetingCalledOff, meeting);
}

/** Cancels a meeting and notifies everyone invited. Refuses invalid_transition. */
export async function cancelMeeting(
  ctx: TenantContext,
  id: string,
  reason: string,
): Promise<Row<'meetings'>> {
  const { next } = await lockForOperation(ctx, id, 'cancel');
  const changes = { status: next, cancellation_reason: reason };
  const meeting = await updateRow(ctx, 'meetings', id, changes);
  await recordAudit(ctx, 'meeting.cancelled', id, { reason });
  await ctx.announce(meetingCalledOff, meeting);
  await emit(ctx, meetingCancelled, { ...factsOf(meeting), reason });
  return meeting;
}

/**
 * Records that a meeting was convened, and the reason for a short notice; null: the notice was not
 * short.
 */
export function markConvened(
  ctx: TenantContext,
  id: string,
  urgent_reason: string | null,
): Promise<Row<'meetings'>> {
  return updateRow(ctx, 'meetings', id, { convened_at: ctx.now, urgent_reason });
}

/**
 * Begins a meeting that may be opened. It is held on its day, or on a later one if it is opened
 * later: an earlier opening only prepares it.
 */
export async function beginMeeting(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
): Promise<Row<'meetings'>> {
  const held_on = isInWriting(meeting) ? null : latest(dayOf(meeting), ctx.today);
  const begun = { status: 'InProgress', opened_at: ctx.now, held_on } as const;
  for (const item of await listAgendaItems(ctx.db, meeting.id)) {
    // The syndic may have become an owner since the agenda was made.
    if (item.syndic_votes_because === null) await excludeSyndic(ctx, meeting, item);
  }
  return updateRow(ctx, 'meetings', meeting.id, begun);
}

/**
 * Corrects the day on which a meeting was held. Refuses date_in_future; a decision in writing has
 * none (decided_in_writing).
 */
export async function correctDay(ctx: TenantContext, id: string, held_on: string): Promise<void> {
  const meeting = await lockMeetingInAnyVersion(ctx, id);
  refuseWrittenDecision(meeting);
  // A meeting may be entered before its day.
  const today = latest(dayOf(meeting), ctx.today);
  checkPastDay(held_on, { today, at: ['held_on'] });
  await recordAudit(ctx, 'meeting.day_corrected', id, { held_on });
  await updateRow(ctx, 'meetings', id, { held_on });
}

/**
 * Moves an open meeting to an item of its agenda, which all screens then show; nobody is notified
 * if it is already there. Refuses not_found, stale, invalid_transition.
 */
export async function goToItem(
  ctx: TenantContext,
  id: string,
  itemId: string,
): Promise<Row<'meetings'>> {
  const meeting = await lockMeetingInAnyVersion(ctx, id);
  const items = await listAgendaItems(ctx.db, id);
  const item = found(
    items.find((one) => one.id === itemId),
    'agenda_item',
    itemId,
  );
  matching(ctx, meeting);
  if (meeting.status !== 'InProgress') refuse(meeting.status, 'current-item');
  if (lastBroughtUp(items) !== item) {
    await setCurrentItem(ctx, itemId);
    ctx.db.written.note('meetings', id);
  }
  return meeting;
}

/** Ends a meeting. Refuses invalid_transition, stale. */
export async function endMeeting(ctx: TenantContext, id: string): Promise<Row<'meetings'>> {
  const { next } = await lockForOperation(ctx, id, 'close');
  return updateRow(ctx, 'meetings', id, { status: next, closed_at: ctx.now });
}

async function usualTitle(
  { db }: TenantContext,
  buildingId: string,
  text_key: Row<'meetings'>['meeting_type'],
): Promise<Pick<Row<'meetings'>, 'title' | 'text_key'>> {
  const language = await findBuildingLanguage(db, buildingId);
  return { title: titleIn(language, { title: '', text_key }), text_key };
}

/** Makes the payload of notifications about a meeting. */
export function factsOf(meeting: Row<'meetings'>) {
  const { id, building_id, meeting_type, title, text_key, scheduled_date, location } = meeting;
  const where = location === null ? {} : { location };
  return { meeting_id: id, building_id, meeting_type, title, text_key, scheduled_date, ...where };
}
