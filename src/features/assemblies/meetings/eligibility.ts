import type { CreateAgendaItem } from '#contract/meetings.ts';
import { supervisesSyndic } from '#domain/assemblies/decision-types.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findVoters, type AgendaRow } from './agenda-repository.ts';
import { dayOf } from './meeting.ts';
import { isSyndic } from './syndic.ts';

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
  for (const [index, { name, owner_id = null }] of candidates.entries()) {
    const pointer = `/body/candidates/${index}/${owner_id === null ? 'name' : 'owner_id'}`;
    if (await isSyndic(ctx, meeting.building_id, { owner_id, name }))
      throw new DomainError('syndic_not_eligible', { pointer });
  }
  if (decision_type !== 'CouncilAppointment') return;
  const named = candidates.map(({ owner_id = null }) => owner_id);
  const ids = named.filter((id) => id !== null);
  const { building_id } = meeting;
  const voters = await findVoters(ctx.db, ids, { building_id, date: dayOf(meeting) });
  const index = named.findIndex((id) => id !== null && !voters.has(id));
  if (index >= 0)
    throw new DomainError('not_a_voter', { pointer: `/body/candidates/${index}/owner_id` });
}
