import type { CreateMeeting } from '#contract/meetings.ts';
import { earliestSecondSession } from '#domain/assemblies/deadlines.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { insertRow, insertRows, type Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { listAgendaItems } from './agenda-repository.ts';
import { createMeeting } from './commands.ts';
import { dayOf, holdMeeting } from './meeting.ts';
import { findLastCheck } from './repository.ts';

type Announced = Pick<CreateMeeting, 'scheduled_date' | 'location' | 'remote_allowed'>;

/**
 * Schedules the second session of an assembly that had no quorum, with the same agenda; it decides
 * whatever the attendance (art. 3.87 §5). Refuses quorum_not_refused, second_session_too_early
 * {earliest}, duplicate.
 */
export async function scheduleSecondSession(
  ctx: TenantContext,
  firstId: string,
  announced: Announced,
): Promise<Row<'meetings'>> {
  const first = await holdMeeting(ctx, firstId);
  const check = await findLastCheck(ctx.db, firstId);
  if (first.status !== 'Scheduled' || check === undefined || check.rule !== null)
    throw new DomainError('quorum_not_refused');
  const earliest = earliestSecondSession(dayOf(first));
  if (dayOf(announced) < earliest) {
    const pointer = '/body/scheduled_date';
    throw new DomainError('second_session_too_early', { earliest, pointer });
  }
  const { building_id, meeting_type, title, agenda } = first;
  const { location = first.location, remote_allowed = first.remote_allowed } = announced;
  const second = await createMeeting(ctx, {
    building_id,
    meeting_type,
    title,
    agenda,
    ...announced,
    location,
    remote_allowed,
    first_meeting_id: firstId,
  });
  await copyAgenda(ctx, firstId, second.id);
  return second;
}

async function copyAgenda(ctx: TenantContext, from: string, meeting_id: string): Promise<void> {
  const stamps = { created_by: ctx.userId, created_at: ctx.now, updated_at: ctx.now };
  for (const { organization_id: _, candidates, ...item } of await listAgendaItems(ctx.db, from)) {
    const copy = { ...item, id: ctx.newId(), meeting_id, version: 1, ...stamps };
    await insertRow(ctx.db, 'agenda_items', copy);
    const rows = candidates.map(({ name, owner_id }, index) => ({
      id: ctx.newId(),
      agenda_item_id: copy.id,
      position: index + 1,
      name,
      owner_id,
    }));
    await insertRows(ctx.db, 'agenda_candidates', rows);
  }
}
