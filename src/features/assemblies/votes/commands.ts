import type { CastVotes, NewVote } from '#contract/votes.ts';
import { countItem } from '#domain/assemblies/count-item.ts';
import { latestVotes, voteKey } from '#domain/assemblies/latest-votes.ts';
import { whyNoVoter } from '#domain/assemblies/without-vote.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  endMeeting,
  listAgendaItems,
  type AgendaRow,
} from '#features/assemblies/meetings/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow, type Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { appendVotes } from './chain.ts';
import { listRounds, listVotes, type RoundRow, type VoteRow } from './repository.ts';
import {
  beginRound,
  holdVoting,
  ownersOfCaller,
  requireOpenVote,
  roundOf,
  type Voting,
} from './voting.ts';

/** A vote as it is shown: of a secret ballot, only that it was cast. */
function toVote(item: AgendaRow, { choice, ...row }: VoteRow) {
  return { ...row, choice: item.is_secret ? null : choice };
}

/**
 * Casts votes; what was cast the same already stays as it is. Who enters the votes of the assembly may
 * correct one until the item is closed; an owner votes once.
 * Refuses invalid_transition, vote_closed, vote_excluded, not_present, already_voted, forbidden (for
 * somebody else), unknown_reference (a candidate who does not stand, or none).
 * @returns the votes that hold, and whether any is new
 */
export async function castVotes(
  ctx: TenantContext,
  meetingId: string,
  itemId: string,
  body: CastVotes,
) {
  const voting = await holdVoting(ctx, meetingId, itemId);
  requireOpenVote(voting, 'votes');
  const round = await roundOf(ctx, voting);
  const given = votesIn(body);
  const mine = await ownersOfCaller(ctx, meetingId);
  const held = latestVotes(await listVotes(ctx.db, round.id));
  const weights = new Map(voting.present.map(({ owner_id, weight }) => [owner_id, weight]));
  const cast = new Map<string, Parameters<typeof appendVotes>[2][number]>();
  for (const [index, { owner_id, choice, candidate_id = null }] of given.entries()) {
    const pointer = body.votes === undefined ? '/body' : `/body/votes/${index}`;
    if (mine !== undefined && !mine.includes(owner_id))
      throw new DomainError('forbidden', { role: ctx.principal.role });
    requireVoter(voting, owner_id, pointer);
    requireCandidate(voting.item, candidate_id, pointer);
    const key = voteKey({ owner_id, candidate_id });
    const before = held.get(key);
    if (before?.choice === choice) continue;
    if (mine !== undefined && before !== undefined) throw new DomainError('already_voted');
    const weight = weights.get(owner_id) ?? 0;
    cast.set(key, { voting_round_id: round.id, owner_id, candidate_id, choice, weight });
  }
  await appendVotes(ctx, meetingId, [...cast.values()]);
  if (cast.size > 0) ctx.db.written.note('meetings', meetingId);
  const votes = latestVotes(await listVotes(ctx.db, round.id));
  const wanted = given.map(({ owner_id, candidate_id = null }) =>
    votes.get(voteKey({ owner_id, candidate_id })),
  );
  const shown = new Set(wanted.filter((vote) => vote !== undefined));
  return { isNew: cast.size > 0, votes: [...shown].map((vote) => toVote(voting.item, vote)) };
}

/** Ends the vote on an item and counts it. Refuses invalid_transition, vote_closed. */
export async function closeItem(ctx: TenantContext, meetingId: string, itemId: string) {
  const voting = await holdVoting(ctx, meetingId, itemId);
  requireOpenVote(voting, 'close');
  return closeRound(ctx, voting, await roundOf(ctx, voting));
}

/**
 * Makes the round of an item void, and opens the next: what was cast stays on record, and counts for
 * nothing. Refuses invalid_transition, vote_closed (the meeting has ended).
 */
export async function voidRound(
  ctx: TenantContext,
  meetingId: string,
  itemId: string,
  reason: string,
): Promise<RoundRow> {
  const voting = await holdVoting(ctx, meetingId, itemId);
  requireOpenVote({ ...voting, round: undefined }, 'void');
  const { id, round_number } = await roundOf(ctx, voting);
  await updateRow(ctx, 'voting_rounds', id, { voided_at: ctx.now, void_reason: reason });
  await recordAudit(ctx, 'meeting.round_voided', meetingId, { agenda_item_id: itemId, reason });
  ctx.db.written.note('meetings', meetingId);
  return beginRound(ctx, meetingId, itemId, round_number + 1);
}

/**
 * Ends a meeting: what was voted on and not closed is counted now. Refuses invalid_transition, stale.
 */
export async function closeMeeting(ctx: TenantContext, id: string): Promise<Row<'meetings'>> {
  const ended = await endMeeting(ctx, id);
  const rounds = await listRounds(ctx.db, id);
  const open = rounds.filter(
    ({ closed_at, voided_at }) => closed_at === null && voided_at === null,
  );
  for (const item of await listAgendaItems(ctx.db, id)) {
    const round = open.find(({ agenda_item_id }) => agenda_item_id === item.id);
    if (round === undefined || (await listVotes(ctx.db, round.id)).length === 0) continue;
    await closeRound(ctx, await holdVoting(ctx, id, item.id), round);
  }
  return ended;
}

async function closeRound(ctx: TenantContext, voting: Voting, round: RoundRow) {
  const { item, present, electorate } = voting;
  const { majority, candidates } = item;
  assert(majority !== null, 'what is only told is not counted');
  const counted = { majority, candidates, present, shares_total: electorate.shares_total };
  const cast = latestVotes(await listVotes(ctx.db, round.id));
  const outcome = countItem(counted, [...cast.values()]);
  const changes = { closed_at: ctx.now, outcome };
  const { round_number } = await updateRow(ctx, 'voting_rounds', round.id, changes);
  ctx.db.written.note('meetings', voting.meeting.id);
  return { ...outcome, round_number, closed_at: ctx.now };
}

function votesIn({ votes, owner_id, choice, candidate_id }: CastVotes): readonly NewVote[] {
  if (votes !== undefined) return votes;
  if (owner_id === undefined || choice === undefined) return [];
  return [{ owner_id, choice, ...(candidate_id === undefined ? {} : { candidate_id }) }];
}

function requireVoter({ electorate, present }: Voting, ownerId: string, pointer: string): void {
  const why = whyNoVoter(electorate, present, ownerId);
  if (why === null) return;
  const named = { pointer: `${pointer}/owner_id` };
  if (why === 'NotPresent') throw new DomainError('not_present', named);
  const reason = why === 'Suspended' ? 'suspended' : 'not_concerned';
  throw new DomainError('vote_excluded', { why: reason, ...named });
}

function requireCandidate({ candidates }: AgendaRow, id: string | null, pointer: string): void {
  const isNamed = id === null ? candidates.length === 0 : candidates.some((one) => one.id === id);
  if (!isNamed) throw new DomainError('unknown_reference', { pointer: `${pointer}/candidate_id` });
}
