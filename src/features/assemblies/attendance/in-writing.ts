import { measurePresence, type Attendant } from '#domain/assemblies/attendance.ts';
import type { Electorate } from '#domain/assemblies/electorate.ts';
import { isInWriting } from '#domain/assemblies/meeting-state.ts';
import { beginMeeting, recordQuorum } from '#features/assemblies/meetings/index.ts';
import { creationColumns } from '#features/shared/index.ts';
import { insertRows, updateRow, type Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findMeetingElectorate } from './electorate.ts';
import { listAttendances, listAttendants } from './repository.ts';

/** Starts a decision in writing: every voter takes part by answering, without attendance. */
export async function beginInWriting(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
  electorate: Electorate,
): Promise<Row<'meetings'>> {
  const { id: meeting_id } = meeting;
  await recordAnswering(ctx, meeting_id, [...electorate.weights.keys()]);
  const presence = measurePresence(electorate, findAnswering(electorate));
  await recordQuorum(ctx, meeting_id, { ...presence, rule: null });
  return beginMeeting(ctx, meeting);
}

/**
 * Lists the participants and their representatives: those present or represented. In a decision in
 * writing, until it ends, these are the current voters in the register, not those who were asked:
 * the buyer answers for a unit sold meanwhile.
 */
export async function listParticipants(
  { db }: TenantContext,
  meeting: Row<'meetings'>,
  electorate: Electorate,
): Promise<readonly Attendant[]> {
  const isAnswered = isInWriting(meeting) && meeting.status === 'InProgress';
  return isAnswered ? findAnswering(electorate) : listAttendants(db, meeting.id);
}

/**
 * Records at the end of a decision in writing which voters in the register were added or removed
 * since owners were asked. Does nothing for other meetings.
 */
export async function recordVotersInWriting(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
): Promise<void> {
  if (!isInWriting(meeting)) return;
  const { weights } = await findMeetingElectorate(ctx, meeting, null);
  const noted = await listAttendances(ctx.db, meeting.id);
  for (const { id, owner_id } of noted)
    if (!weights.has(owner_id)) await updateRow(ctx, 'attendances', id, { left_at: ctx.now });
  const known = new Set(noted.map(({ owner_id }) => owner_id));
  const others = [...weights.keys()].filter((id) => !known.has(id));
  await recordAnswering(ctx, meeting.id, others);
}

async function recordAnswering(
  ctx: TenantContext,
  meeting_id: string,
  ownerIds: readonly string[],
): Promise<void> {
  const rows = ownerIds.map((owner_id) => ({
    id: ctx.newId(),
    meeting_id,
    owner_id,
    mode: 'InWriting' as const,
    proxy_id: null,
    arrived_at: ctx.now,
    ...creationColumns(ctx),
  }));
  await insertRows(ctx.db, 'attendances', rows);
}

function findAnswering({ weights }: Electorate): Attendant[] {
  return [...weights.keys()].map((owner_id) => ({ owner_id, person_id: owner_id }));
}
