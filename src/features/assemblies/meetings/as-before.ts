import type { UpdateAgendaItem, UpdateMeeting } from '#contract/meetings.ts';
import { earliestSecondSession } from '#domain/assemblies/deadlines.ts';
import { earliestRepetition } from '#domain/assemblies/repetition.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { latest } from '#domain/kernel/local-date.ts';
import { findRow, type Row } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { listRepeatedDates, type AgendaRow } from './agenda-repository.ts';
import { dayOf } from './meeting.ts';
import { findSecondSession } from './repository.ts';

/**
 * Refuses agenda_as_before: a second session needs no quorum, and therefore only decides on the
 * agenda of the first. Rule: Civil Code, art. 3.87 §5.
 */
export function requireOwnAgenda({ first_meeting_id }: Row<'meetings'>): void {
  if (first_meeting_id !== null) throw new DomainError('agenda_as_before');
}

/**
 * Refuses agenda_as_before for another text or rule of a repeated item: only the same may be
 * decided by the unanimity of those present. Its position may change. Rule: Civil Code, art. 3.88
 * §3.
 */
export function requireSameItem(before: AgendaRow, changes: UpdateAgendaItem): void {
  if (before.repeats_item_id === null) return;
  const { title, description, kind, decision_type, distribution_key_id, is_secret } = before;
  const held = { title, description, kind, decision_type, distribution_key_id, secret: is_secret };
  const given = { ...held, ...changes };
  const fields = Object.keys(held) as (keyof typeof held)[];
  const { candidates, budget } = changes;
  const isSame =
    fields.every((field) => given[field] === held[field]) &&
    (candidates === undefined || namesOf(candidates) === namesOf(before.candidates)) &&
    (budget === undefined || (budget === null && before.budget_year === null));
  if (!isSame) throw new DomainError('agenda_as_before');
}

function namesOf(candidates: readonly { readonly name: string }[]): string {
  return JSON.stringify(candidates.map(({ name }) => name));
}

/** Refuses agenda_as_before for another text of a repeated item. */
export function requireNoRepetition({ repeats_item_id }: AgendaRow): void {
  if (repeats_item_id !== null) throw new DomainError('agenda_as_before');
}

/**
 * Checks changes to a meeting that follows an earlier one. Refuses second_session_too_early (also
 * for the second session of this one) and repeated_too_early {earliest} for a date that is too
 * early by law, agenda_as_before for another kind.
 */
export async function requireStillAllowed(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
  input: UpdateMeeting,
): Promise<void> {
  const { first_meeting_id } = meeting;
  const { scheduled_date = meeting.scheduled_date, meeting_type = meeting.meeting_type } = input;
  const repeated = await listRepeatedDates(ctx.db, meeting.id);
  const isOtherKind = meeting_type !== meeting.meeting_type;
  if (isOtherKind && (first_meeting_id !== null || repeated.length > 0))
    throw new DomainError('agenda_as_before', { pointer: '/body/meeting_type' });
  const day = dayOf({ scheduled_date });
  const pointer = '/body/scheduled_date';
  if (first_meeting_id !== null) {
    const first = found(
      await findRow(ctx.db, 'meetings', first_meeting_id),
      'meeting',
      first_meeting_id,
    );
    const earliest = earliestSecondSession(dayOf(first));
    if (day < earliest) throw new DomainError('second_session_too_early', { earliest, pointer });
  }
  const second = await findSecondSession(ctx.db, meeting.id);
  if (second !== undefined) {
    const earliest = earliestSecondSession(day);
    if (dayOf(second) < earliest)
      throw new DomainError('second_session_too_early', { earliest, pointer });
  }
  const [one, ...others] = repeated;
  if (one === undefined) return;
  const earliest = earliestRepetition(latest(one, ...others));
  if (day < earliest) throw new DomainError('repeated_too_early', { earliest, pointer });
}
