import type { CreateMeeting } from '#contract/meetings.ts';
import { earliestSecondSession } from '#domain/assemblies/deadlines.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { copyAgenda } from './agenda.ts';
import { secondSessionScheduled } from './changes.ts';
import { createMeeting } from './commands.ts';
import { dayOf, findLockedMeeting, lockMeetingInAnyVersion } from './meeting.ts';
import { findLastCheck } from './repository.ts';

type Announced = Pick<CreateMeeting, 'scheduled_date'> & Partial<CreateMeeting>;

/**
 * Schedules a meeting, or the second session of one without quorum, with its building and kind.
 * Refuses unknown_reference, and what scheduleSecondSession refuses.
 */
export async function scheduleMeeting(
  ctx: TenantContext,
  { first_meeting_id: firstId, ...announced }: CreateMeeting,
): Promise<Row<'meetings'>> {
  if (firstId === undefined) return createMeeting(ctx, announced);
  const first = await findLockedMeeting(ctx, firstId);
  const { building_id, meeting_type } = announced;
  if (first?.building_id !== building_id || first.meeting_type !== meeting_type)
    throw new DomainError('unknown_reference', { pointer: '/body/first_meeting_id' });
  return lockSecondSession(ctx, first, announced);
}

/**
 * Schedules the second session of an assembly without quorum, with the same agenda; it needs no
 * quorum (art. 3.87 §5). Refuses quorum_not_refused, second_session_too_early {earliest},
 * duplicate.
 */
export async function scheduleSecondSession(
  ctx: TenantContext,
  firstId: string,
  announced: Announced,
): Promise<Row<'meetings'>> {
  return lockSecondSession(ctx, await lockMeetingInAnyVersion(ctx, firstId), announced);
}

async function lockSecondSession(
  ctx: TenantContext,
  first: Row<'meetings'>,
  announced: Announced,
): Promise<Row<'meetings'>> {
  const check = await findLastCheck(ctx.db, first.id);
  if (first.status !== 'Scheduled' || check === undefined || check.rule !== null)
    throw new DomainError('quorum_not_refused');
  const earliest = earliestSecondSession(dayOf(first));
  if (dayOf(announced) < earliest) {
    const pointer = '/body/scheduled_date';
    throw new DomainError('second_session_too_early', { earliest, pointer });
  }
  const { id, building_id, meeting_type, title, agenda, location } = first;
  const { remote_allowed, remote_address } = first;
  const announced_before = { title, agenda, location, remote_allowed, remote_address };
  const as_before = { building_id, meeting_type, ...announced_before };
  const second = await createMeeting(ctx, { ...as_before, ...announced, first_meeting_id: id });
  await copyAgenda(ctx, id, second.id);
  await ctx.announce(secondSessionScheduled, second);
  return second;
}
