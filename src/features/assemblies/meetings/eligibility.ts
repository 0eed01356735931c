import type { CreateAgendaItem } from '#contract/meetings.ts';
import { supervisesSyndic } from '#domain/assemblies/decision-types.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findVoters, type AgendaRow } from './agenda-repository.ts';
import { dayOf } from './meeting.ts';
import { findSyndicAmong } from './syndic.ts';

export type Candidates = readonly NonNullable<CreateAgendaItem['candidates']>[number][];

/**
 * Refuses candidates who cannot hold the office: not_a_voter for the council unless the
 * owner has a vote on the day of the meeting (art. 3.90 §1), syndic_not_eligible for the syndic as council
 * member or auditor (art. 3.90 and 3.91).
 */
export async function requireEligible(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
  item: Pick<AgendaRow, 'decision_type'> & { readonly candidates: Candidates },
): Promise<void> {
  const { decision_type, candidates } = item;
  if (!supervisesSyndic(decision_type)) return;
  const { building_id } = meeting;
  const persons = candidates.map(({ name, owner_id = null }) => ({ name, owner_id }));
  const syndic = await findSyndicAmong(ctx, building_id, persons);
  if (syndic !== undefined) {
    const field = persons[syndic]?.owner_id === null ? 'name' : 'owner_id';
    throw new DomainError('syndic_not_eligible', {
      pointer: `/body/candidates/${syndic}/${field}`,
    });
  }
  if (decision_type !== 'CouncilAppointment') return;
  const named = persons.map(({ owner_id }) => owner_id);
  const ids = named.filter((id) => id !== null);
  const voters = await findVoters(ctx.db, ids, { building_id, date: dayOf(meeting) });
  const index = named.findIndex((id) => id !== null && !voters.has(id));
  if (index >= 0)
    throw new DomainError('not_a_voter', { pointer: `/body/candidates/${index}/owner_id` });
}
