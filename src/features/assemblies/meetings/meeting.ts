import {
  lastPostingDay,
  lastSendingDay,
  listNoticeWarnings,
} from '#domain/assemblies/deadlines.ts';
import {
  isAssembly,
  isInWriting,
  isOfOwners,
  isUnfinished,
  meetingActions,
  meetingTransitions,
  type MeetingOperation,
  type MeetingStatus,
} from '#domain/assemblies/meeting-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { todayInBrussels, type LocalDate } from '#domain/kernel/local-date.ts';
import { allowedOperations, transition } from '#domain/kernel/state-machine.ts';
import { visibleMeetings } from '#features/shared/index.ts';
import { parseInstantMs } from '#platform/clock.ts';
import { findRow, lockRow, type Row } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';

/** Finds the day of the meeting, whose register decides who may vote. */
export function dayOf({ scheduled_date }: Pick<Row<'meetings'>, 'scheduled_date'>): LocalDate {
  return dayOfInstant(scheduled_date);
}

/**
 * Finds the day of the decisions of a meeting: when it was held; in writing, that of the last
 * answer needed.
 */
export function decidedOn(meeting: Row<'meetings'>): LocalDate {
  const { closed_at, held_on } = meeting;
  if (isInWriting(meeting) && closed_at !== null) return dayOfInstant(closed_at);
  return held_on ?? dayOf(meeting);
}

function dayOfInstant(instant: string): LocalDate {
  return todayInBrussels(parseInstantMs(instant));
}

/** Converts a meeting to its JSON form. */
export function toMeeting(row: Row<'meetings'>) {
  const { reminded_on: _reminded, ...shown } = row;
  const day = dayOf(row);
  return {
    ...shown,
    last_sending_day: isAssembly(row) ? lastSendingDay(day) : null,
    last_posting_day: isAssembly(row) ? lastPostingDay(day) : null,
    warnings:
      row.convened_at === null || isInWriting(row)
        ? []
        : listNoticeWarnings(dayOfInstant(row.convened_at), day),
    allowed_actions: meetingActions(row),
  };
}

/** Finds a meeting that the caller may see. Refuses not_found. */
export async function requireMeeting(ctx: TenantContext, id: string): Promise<Row<'meetings'>> {
  return found(await findRow(ctx.db, 'meetings', id, visibleMeetings(ctx)), 'meeting', id);
}

/**
 * Finds and locks a meeting until the transaction ends, without checking the version. Refuses
 * not_found.
 */
export async function lockMeetingInAnyVersion(
  ctx: TenantContext,
  id: string,
): Promise<Row<'meetings'>> {
  return found(await findLockedMeeting(ctx, id), 'meeting', id);
}

/** Finds and locks a meeting until the transaction ends; undefined if the caller may see none. */
export function findLockedMeeting(
  ctx: TenantContext,
  id: string,
): Promise<Row<'meetings'> | undefined> {
  return lockRow(ctx.db, 'meetings', id, visibleMeetings(ctx));
}

/** Finds and locks a meeting in the version that the caller has read. Refuses not_found, stale. */
async function lockMeeting(ctx: TenantContext, id: string): Promise<Row<'meetings'>> {
  return matching(ctx, await lockMeetingInAnyVersion(ctx, id));
}

/**
 * Locks a meeting and returns it with the state that the operation leads to. Refuses
 * invalid_transition.
 */
export async function lockForOperation(
  ctx: TenantContext,
  id: string,
  operation: MeetingOperation,
) {
  const meeting = await lockMeeting(ctx, id);
  return { meeting, next: transition(meetingTransitions, operation, meeting.status) };
}

/** Locks a meeting that has not begun. Refuses invalid_transition. */
export async function lockScheduled(ctx: TenantContext, id: string, operation: string) {
  const meeting = await lockMeeting(ctx, id);
  requireScheduled(meeting, operation);
  return meeting;
}

/**
 * Locks a meeting that can still be convened. Refuses invalid_transition, already_convened,
 * board_not_convened, stale.
 */
export async function lockToConvene(ctx: TenantContext, id: string): Promise<Row<'meetings'>> {
  const meeting = await lockScheduled(ctx, id, 'convene');
  requireNotConvened(meeting);
  // The council meets without convocation: the law requires none (art. 3.90).
  if (!isOfOwners(meeting)) throw new DomainError('board_not_convened');
  return meeting;
}

/** Refuses already_convened {convened_at}: once convened, a meeting stays as announced. */
export function requireNotConvened({ convened_at }: Row<'meetings'>): void {
  if (convened_at !== null) throw new DomainError('already_convened', { convened_at });
}

/** Refuses decided_in_writing: a decision in writing has no attendance and is not opened. */
export function refuseWrittenDecision(meeting: Row<'meetings'>): void {
  if (isInWriting(meeting)) throw new DomainError('decided_in_writing');
}

/** Refuses invalid_transition for a meeting that has begun or was cancelled. */
export function requireScheduled({ status: from }: Row<'meetings'>, operation: string): void {
  if (from !== 'Scheduled') refuse(from, operation);
}

/** Refuses invalid_transition for a meeting that has ended or was cancelled. */
export function requireUnfinished({ status: from }: Row<'meetings'>, operation: string): void {
  if (!isUnfinished(from)) refuse(from, operation);
}

/** Refuses invalid_transition {from, operation, allowed}. */
export function refuse(from: MeetingStatus, operation: string): never {
  const allowed = allowedOperations(meetingTransitions, from);
  throw new DomainError('invalid_transition', { from, operation, allowed });
}
