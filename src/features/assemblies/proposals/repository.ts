import { AgendaProposal, ASKED_SORTS, type ListProposals } from '#contract/owners-ask.ts';
import {
  visibleBuildings,
  type DisclosedRecord,
  type DisclosurePart,
} from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, equal, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { nameSources } from '#relations/display-names.ts';
import { agendaItems, meetings } from '#relations/meetings.ts';

/** A proposal, with the start of its building's assembly window as month and day. */
export type ProposalRow = Row<'agenda_proposals'> & { readonly window_start: string | null };

const sortable = sortFields('agenda_proposals', ASKED_SORTS);

const selectProposals = (db: Connection) => sql`select *, (
      select building.assembly_window_start from ${buildings(db)} as building
      where building.id = agenda_proposals.building_id) as window_start
    from app.agenda_proposals`;

/** Limits rows to proposals in visible buildings; for an Owner, to their own. */
export function visibleProposals(ctx: TenantContext): Sql[] {
  const { owner_id } = ctx.principal;
  const own = owner_id === null ? [] : [sql`owner_id = ${owner_id}`];
  return [...visibleBuildings(ctx, 'building_id'), ...own];
}

export function listProposals(
  db: Connection,
  { building_id, ...page }: ListProposals,
  visible: readonly Sql[],
): Promise<Page<ProposalRow>> {
  const where = [
    sql`organization_id = ${db.organizationId}`,
    ...equal({ building_id }),
    ...visible,
  ];
  const beside = selectNames(db, AgendaProposal, nameSources);
  const query = {
    select: selectProposals(db),
    beside,
    where,
    sortable,
    defaultSort: '-received_on',
  };
  return listPage<ProposalRow>(db, query, page);
}

export function findProposal(
  db: Connection,
  id: string,
  visible: readonly Sql[],
): Promise<ProposalRow | undefined> {
  return db.first<ProposalRow>(sql`${selectProposals(db)}
    where organization_id = ${db.organizationId} and id = ${id} and ${allOf(visible)}`);
}

/** Lists the proposals for a building that are neither on an agenda nor withdrawn, oldest first. */
export function listWaitingProposals(db: Connection, buildingId: string): Promise<ProposalRow[]> {
  return db.query<ProposalRow>(sql`${selectProposals(db)}
    where organization_id = ${db.organizationId} and building_id = ${buildingId}
      and agenda_item_id is null and withdrawn_on is null
    order by received_on, id`);
}

/**
 * Lists the proposals on the agenda of a cancelled meeting, or of the first session if this was the
 * second, if no session is left to decide on them.
 */
export async function listReleasedProposals(
  db: Connection,
  { id, first_meeting_id }: Row<'meetings'>,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`select proposal.id
    from app.agenda_proposals as proposal
    join ${agendaItems(db)} as item on item.id = proposal.agenda_item_id
    join ${meetings(db)} as meeting on meeting.id = item.meeting_id
    where proposal.organization_id = ${db.organizationId}
      and meeting.id in (${id}, ${first_meeting_id}) and meeting.status = 'Cancelled'
      and not exists (select from ${meetings(db)} as second
        where second.first_meeting_id = meeting.id and second.status <> 'Cancelled')
    order by proposal.id`);
  return rows.map((row) => row.id);
}

/** Discloses the proposals of an owner. */
export const discloseProposals: DisclosurePart = async ({ db }, { owner_id }) => ({
  AgendaProposals: await db.query<DisclosedRecord>(sql`select title, description, received_on,
      withdrawn_on, agenda_item_id is not null as on_agenda, created_at
    from app.agenda_proposals
    where organization_id = ${db.organizationId} and owner_id = ${owner_id}
    order by received_on, id`),
});
