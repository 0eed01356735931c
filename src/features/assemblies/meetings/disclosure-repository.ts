import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/** Discloses an owner's candidacies, and the items from whose vote a contract excluded them. */
export const discloseCandidacies: DisclosurePart = async ({ db }, { owner_id }) => ({
  Candidacies:
    await db.query<DisclosedRecord>(sql`select meeting.title as meeting, meeting.scheduled_date,
      item.title as item, candidate.name
    from app.agenda_candidates as candidate
    join app.agenda_items as item on item.organization_id = candidate.organization_id
      and item.id = candidate.agenda_item_id
    join app.meetings as meeting on meeting.organization_id = item.organization_id
      and meeting.id = item.meeting_id
    where candidate.organization_id = ${db.organizationId} and candidate.owner_id = ${owner_id}
    order by meeting.scheduled_date, candidate.id`),
  VoteExclusions:
    await db.query<DisclosedRecord>(sql`select meeting.title as meeting, meeting.scheduled_date,
      item.title as item
    from app.agenda_item_exclusions as exclusion
    join app.agenda_items as item on item.organization_id = exclusion.organization_id
      and item.id = exclusion.agenda_item_id
    join app.meetings as meeting on meeting.organization_id = item.organization_id
      and meeting.id = item.meeting_id
    where exclusion.organization_id = ${db.organizationId} and exclusion.owner_id = ${owner_id}
    order by meeting.scheduled_date, item.id`),
});
