import type { ItemOutcome } from '#domain/assemblies/count-item.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { HashChain } from '#platform/db/recorded-heads.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import type { ChainHead } from '#platform/security/chain.ts';
import { meetings } from '#relations/meetings.ts';
import { owners } from '#relations/owners.ts';

export type RoundRow = Omit<Row<'voting_rounds'>, 'outcome'> & {
  readonly outcome: ItemOutcome | null;
};

/** Lists all rounds of a meeting, including void ones, in order. */
export function listRounds(db: Connection, meetingId: string): Promise<RoundRow[]> {
  return db.query<RoundRow>(sql`select * from app.voting_rounds
    where organization_id = ${db.organizationId} and meeting_id = ${meetingId}
    order by agenda_item_id, round_number`);
}

/** Finds the current or last round of an item. */
export function findRound(db: Connection, itemId: string): Promise<RoundRow | undefined> {
  return db.first<RoundRow>(sql`select * from app.voting_rounds
    where organization_id = ${db.organizationId} and agenda_item_id = ${itemId} and voided_at is null
    order by round_number desc limit 1`);
}

export type VoteRow = Row<'votes'>;

/** Lists all votes of a round in order. */
export function listVotes(db: Connection, roundId: string): Promise<VoteRow[]> {
  return db.query<VoteRow>(sql`select * from app.votes
    where organization_id = ${db.organizationId} and voting_round_id = ${roundId} order by sequence`);
}

/** Counts which of these owners have voted in a round. */
export async function countVoters(
  db: Connection,
  roundId: string,
  ownerIds: readonly string[],
): Promise<number> {
  const { count } = await db.one<{
    count: number;
  }>(sql`select count(distinct owner_id)::int as count
    from app.votes where organization_id = ${db.organizationId} and voting_round_id = ${roundId}
      and owner_id = any(${ownerIds}::uuid[])`);
  return count;
}

/** Lists all votes ever cast in a meeting in order. */
export function listChain(db: Connection, meetingId: string): Promise<VoteRow[]> {
  return db.query<VoteRow>(sql`select * from app.votes
    where organization_id = ${db.organizationId} and meeting_id = ${meetingId} order by sequence`);
}

/** Lists the meetings with votes. */
export async function listVotedMeetings(db: Connection): Promise<string[]> {
  const rows = await db.query<{
    readonly id: string;
  }>(sql`select meeting.id from ${meetings(db)} as meeting
    where exists (select from app.votes
      where organization_id = ${db.organizationId} and meeting_id = meeting.id)
    order by meeting.id`);
  return rows.map(({ id }) => id);
}

/** Finds decisions in writing whose deadline has passed without a result. */
export async function findUnanswered(db: Connection, now: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`select id from ${meetings(db)} as meeting
    where meeting_type = 'WrittenDecision' and status = 'InProgress' and scheduled_date <= ${now}
    order by id`);
  return rows.map(({ id }) => id);
}

/** Finds the end of the chain of a meeting; undefined before the first vote. */
export function findHead(db: Connection, meetingId: string): Promise<ChainHead | undefined> {
  return db.first<ChainHead>(sql`select sequence as entry_count, hash as head_hash from app.votes
    where organization_id = ${db.organizationId} and meeting_id = ${meetingId}
    order by sequence desc limit 1`);
}

/** Finds the names of owners by id. */
export async function namesOf(
  db: Connection,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ id: string; name: string }>(sql`select id, name
    from ${owners(db)} as owner where id = any(${ownerIds}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Chains of the votes of all meetings. */
export const votesChain: HashChain = {
  chain: 'votes',
  heads: sql`select distinct on (organization_id, meeting_id) organization_id,
      meeting_id as chain_id, sequence as entry_count, hash as head_hash
    from app.votes order by organization_id, meeting_id, sequence desc`,
  links: sql`select organization_id, meeting_id as chain_id, sequence, hash from app.votes`,
};
