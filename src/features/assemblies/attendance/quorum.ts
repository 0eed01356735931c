import { presenceOf } from '#domain/assemblies/attendance.ts';
import { mayBegin, quorumRule } from '#domain/assemblies/quorum.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  beginMeeting,
  findSecondSession,
  lockForOperation,
  openingQuorum,
  recordQuorum,
  requireMeeting,
  requireMeetingTogether,
  type QuorumFound,
} from '#features/assemblies/meetings/index.ts';
import type { Row } from '#platform/db/rows.ts';
import {
  isMatched,
  type DetachedContext,
  type TenantContext,
} from '#platform/http/request-context.ts';
import { electorateFor } from './electorate.ts';
import { listAttendants } from './repository.ts';

/** Who is there now, and whether it suffices; once it has begun, as it was found at the opening. */
export async function quorumOf(ctx: TenantContext, meetingId: string) {
  const meeting = await requireMeeting(ctx, meetingId);
  const found =
    meeting.opened_at === null
      ? await countPresence(ctx, meeting)
      : await openingQuorum(ctx, meetingId);
  return { ...found, reached: mayBegin(meeting.meeting_type, found.rule) };
}

/**
 * Notes that an attempt to open failed for want of quorum, in a transaction of its own: the refusal
 * itself leaves nothing behind, and a second session rests on it.
 */
export async function noteMissingQuorum(ctx: DetachedContext, meetingId: string): Promise<void> {
  await ctx.database.write(ctx.organizationId, async (db) => {
    const own = ctx.withConnection(db);
    const meeting = await requireMeeting(own, meetingId);
    if (meeting.status !== 'Scheduled' || !isMatched(own, meeting)) return;
    const found = await countPresence(own, meeting);
    if (!mayBegin(meeting.meeting_type, found.rule)) await recordQuorum(own, meetingId, found);
  });
}

/**
 * Begins a meeting with whoever is there. Refuses stale, invalid_transition, decided_in_writing, in_use
 * where its second session was opened in its stead, quorum_not_reached.
 */
export async function openMeeting(ctx: TenantContext, meetingId: string): Promise<Row<'meetings'>> {
  const { meeting } = await lockForOperation(ctx, meetingId, 'open');
  requireMeetingTogether(meeting);
  const second = await findSecondSession(ctx.db, meetingId);
  // The same agenda would be decided twice.
  if ((second?.opened_at ?? null) !== null) throw new DomainError('in_use', { what: 'meeting' });
  const found = await countPresence(ctx, meeting);
  if (!mayBegin(meeting.meeting_type, found.rule)) {
    const { owners_total, owners_present, shares_total, shares_present } = found;
    throw new DomainError('quorum_not_reached', {
      owners_total,
      owners_present,
      shares_total,
      shares_present,
    });
  }
  await recordQuorum(ctx, meetingId, found);
  return beginMeeting(ctx, meetingId);
}

async function countPresence(ctx: TenantContext, meeting: Row<'meetings'>): Promise<QuorumFound> {
  const electorate = await electorateFor(ctx, meeting, null);
  const presence = presenceOf(electorate, await listAttendants(ctx.db, meeting.id));
  const isSecondSession = await followsNoQuorum(ctx, meeting);
  return { ...presence, rule: quorumRule(presence, isSecondSession) ?? null };
}

/** Whether it decides whatever the attendance: the first did not. Held after all, it leaves none to a second. */
async function followsNoQuorum(
  ctx: TenantContext,
  { first_meeting_id: firstId }: Row<'meetings'>,
): Promise<boolean> {
  return firstId !== null && (await requireMeeting(ctx, firstId)).opened_at === null;
}
