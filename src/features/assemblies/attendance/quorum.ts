import { measurePresence } from '#domain/assemblies/attendance.ts';
import { mayBegin, quorumRule } from '#domain/assemblies/quorum.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  beginMeeting,
  findSecondSession,
  lockForOperation,
  findOpeningQuorum,
  recordQuorum,
  requireMeeting,
  refuseWrittenDecision,
  type QuorumFound,
} from '#features/assemblies/meetings/index.ts';
import type { Row } from '#platform/db/rows.ts';
import {
  isMatched,
  type DetachedContext,
  type TenantContext,
} from '#platform/http/request-context.ts';
import { findMeetingElectorate } from './electorate.ts';
import { listAttendants } from './repository.ts';

/** Computes the current quorum of a meeting; once it has begun, returns that of its opening. */
export async function readQuorum(ctx: TenantContext, meetingId: string) {
  const meeting = await requireMeeting(ctx, meetingId);
  const found =
    meeting.opened_at === null
      ? await countPresence(ctx, meeting)
      : await findOpeningQuorum(ctx, meetingId);
  return { ...found, reached: mayBegin(meeting.meeting_type, found.rule) };
}

/**
 * Records that an opening failed for lack of quorum, in a separate transaction: the refusal rolls
 * its own back, and a second session depends on the record.
 */
export async function recordMissingQuorum(ctx: DetachedContext, meetingId: string): Promise<void> {
  await ctx.database.write(ctx.organizationId, async (db) => {
    const own = ctx.withConnection(db);
    const meeting = await requireMeeting(own, meetingId);
    if (meeting.status !== 'Scheduled' || !isMatched(own, meeting)) return;
    const found = await countPresence(own, meeting);
    if (!mayBegin(meeting.meeting_type, found.rule)) await recordQuorum(own, meetingId, found);
  });
}

/**
 * Opens a meeting with those present. Refuses stale, invalid_transition, decided_in_writing, in_use
 * if its second session was opened instead, quorum_not_reached.
 */
export async function openMeeting(ctx: TenantContext, meetingId: string): Promise<Row<'meetings'>> {
  const { meeting } = await lockForOperation(ctx, meetingId, 'open');
  refuseWrittenDecision(meeting);
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
  return beginMeeting(ctx, meeting);
}

async function countPresence(ctx: TenantContext, meeting: Row<'meetings'>): Promise<QuorumFound> {
  const electorate = await findMeetingElectorate(ctx, meeting, null);
  const presence = measurePresence(electorate, await listAttendants(ctx.db, meeting.id));
  const isSecondSession = await needsNoQuorum(ctx, meeting);
  return { ...presence, rule: quorumRule(presence, isSecondSession) ?? null };
}

/**
 * Whether the meeting needs no quorum because the first session had none. If the first session
 * takes place after all, there is no second.
 */
async function needsNoQuorum(
  ctx: TenantContext,
  { first_meeting_id: firstId }: Row<'meetings'>,
): Promise<boolean> {
  return firstId !== null && (await requireMeeting(ctx, firstId)).opened_at === null;
}
