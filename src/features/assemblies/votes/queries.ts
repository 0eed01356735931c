import { isDeepStrictEqual } from 'node:util';
import type { ChainHead } from '#contract/chain-proofs.ts';
import { countItem } from '#domain/assemblies/count-item.ts';
import { keepLatestVotes } from '#domain/assemblies/latest-votes.ts';
import { canonicalVote } from '#domain/assemblies/vote-chain.ts';
import { findVoterObstacle, type WithoutVote } from '#domain/assemblies/without-vote.ts';
import { findCallerOwners } from '#features/assemblies/attendance/index.ts';
import { listAgendaItems, requireMeeting } from '#features/assemblies/meetings/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { CHAIN_START, proveChain, toHead } from '#platform/security/chain.ts';
import { makeReceipt } from './chain.ts';
import {
  findHead,
  listChain,
  listRounds,
  listVotedMeetings,
  listVotes,
  type VoteRow,
} from './repository.ts';
import { callerOf, readOpenState, readVotingState } from './voting.ts';

/**
 * Lists the votes that the caller may cast on an item: their own, and those of each owner whose
 * proxy they hold.
 */
export async function ballotOf(ctx: TenantContext, meetingId: string, itemId: string) {
  const voting = await readVotingState(ctx, meetingId, itemId);
  const { own, voices } = await callerOf(ctx, voting);
  const owners = voices ?? voting.present.map(({ owner_id }) => owner_id);
  const votes = voting.round === undefined ? [] : await listVotes(ctx.db, voting.round.id);
  const voted = new Map([...keepLatestVotes(votes).values()].map((vote) => [vote.owner_id, vote]));
  const closed = readOpenState(voting);
  const { is_secret } = voting.item;
  const entry = (owner_id: string) => {
    const isRepresented = own.includes(owner_id) && voices?.includes(owner_id) === false;
    const without: WithoutVote | null = isRepresented
      ? 'Represented'
      : findVoterObstacle(voting, owner_id);
    const reason = closed ?? without;
    const standing = voted.get(owner_id);
    const isTheirs = standing === undefined || standing.cast_by === ctx.userId;
    const isOpen =
      isTheirs || (standing.is_own ? own.includes(owner_id) : voices !== undefined || !is_secret);
    return {
      owner_id,
      weight: voting.electorate.weights.get(owner_id) ?? 0,
      may_vote: reason === null && isOpen,
      has_voted: standing !== undefined,
      reason,
      choice: is_secret ? null : (standing?.choice ?? null),
    };
  };
  // An owner who is represented is listed too, next to those they vote for.
  return [...own.filter((id) => !owners.includes(id)), ...owners].map(entry);
}

/**
 * Reads the receipt of a vote for its voter: the hashed text and the hashes up to the head of the
 * chain. Refuses not_found, also in a secret ballot: with a receipt, a voter could be made to show
 * how they voted.
 */
export async function readReceipt(ctx: TenantContext, id: string) {
  const vote = found(await findRow(ctx.db, 'votes', id), 'vote', id);
  const meeting = await requireMeeting(ctx, vote.meeting_id);
  const rounds = await listRounds(ctx.db, meeting.id);
  const round = rounds.find((one) => one.id === vote.voting_round_id);
  const items = await listAgendaItems(ctx.db, meeting.id);
  const item = items.find((one) => one.id === round?.agenda_item_id);
  const isShown = item !== undefined && !item.is_secret && (await isSeenByCaller(ctx, vote));
  const chain = isShown ? await listChain(ctx.db, meeting.id) : [];
  return found(makeReceipt(chain, id), 'vote', id);
}

/** Whether the caller may read a vote: those who run or audit the meeting, its owner, its voter. */
async function isSeenByCaller(ctx: TenantContext, vote: VoteRow): Promise<boolean> {
  const { isOffice, own } = await findCallerOwners(ctx);
  const isTheirs = own.includes(vote.owner_id) || vote.cast_by === ctx.userId;
  return isOffice || isTheirs || ctx.principal.role === 'Auditor';
}

/** Reads the end of the chain of a meeting's votes. */
export async function readVotesHead(ctx: TenantContext, meetingId: string): Promise<ChainHead> {
  await requireMeeting(ctx, meetingId);
  return toHead((await findHead(ctx.db, meetingId)) ?? CHAIN_START, ctx.now);
}

/**
 * Verifies the votes of a meeting: recomputes each hash from the first, and the results from the
 * votes and from those present when the vote was closed.
 */
export async function proveVotes(ctx: TenantContext, meetingId: string) {
  await requireMeeting(ctx, meetingId);
  const chain = await listChain(ctx.db, meetingId);
  const { broken_at, last } = await proveChain(CHAIN_START, [chain], canonicalVote);
  return {
    meeting_id: meetingId,
    votes: chain.length,
    head_hash: last.head_hash.toString('hex'),
    is_whole: broken_at === null,
    broken_at,
    outcomes_match: await doOutcomesMatch(ctx, meetingId, chain),
  };
}

/** Describes the faults in the votes of all meetings for the operators. */
export async function findVoteFaults(ctx: TenantContext): Promise<string[]> {
  const faults: string[] = [];
  for (const id of await listVotedMeetings(ctx.db)) {
    const { is_whole, outcomes_match } = await proveVotes(ctx, id);
    if (!is_whole) faults.push(`the chain of the votes of meeting ${id} is broken`);
    if (!outcomes_match) faults.push(`the results of meeting ${id} are not those of its votes`);
  }
  return faults;
}

async function doOutcomesMatch(
  { db }: TenantContext,
  meetingId: string,
  chain: readonly VoteRow[],
): Promise<boolean> {
  const items = await listAgendaItems(db, meetingId);
  const rounds = await listRounds(db, meetingId);
  const cast = Map.groupBy(chain, ({ voting_round_id }) => voting_round_id);
  return rounds.every(({ id, agenda_item_id, outcome }) => {
    if (outcome === null) return true;
    const item = items.find((one) => one.id === agenda_item_id);
    if (item === undefined || item.majority === null) return false;
    const { present, shares_total } = outcome;
    const { majority, candidates } = item;
    const votes = keepLatestVotes(cast.get(id) ?? []);
    const again = countItem({ majority, candidates, present, shares_total }, [...votes.values()]);
    return isDeepStrictEqual(again, outcome);
  });
}
