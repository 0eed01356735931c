import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { agendaItems, meetings } from '#relations/meetings.ts';

/**
 * Discloses an owner's votes; of secret ballots, only that they voted: another person may have
 * requested the copy.
 */
export const discloseVotes: DisclosurePart = async ({ db }, { owner_id }) => ({
  Votes:
    await db.query<DisclosedRecord>(sql`select meeting.title as meeting, meeting.scheduled_date,
      item.title as item, case when item.is_secret then null else vote.choice end as choice,
      vote.weight::float8 as weight, vote.cast_at, round.voided_at is not null as is_void
    from app.votes as vote
    join app.voting_rounds as round on round.organization_id = vote.organization_id
      and round.id = vote.voting_round_id
    join ${agendaItems(db)} as item on item.id = round.agenda_item_id
    join ${meetings(db)} as meeting on meeting.id = vote.meeting_id
    where vote.organization_id = ${db.organizationId} and vote.owner_id = ${owner_id}
    order by vote.cast_at, vote.sequence`),
});
