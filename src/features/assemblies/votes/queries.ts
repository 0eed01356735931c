import { isDeepStrictEqual } from 'node:util';
import { countItem } from '#domain/assemblies/count-item.ts';
import { challengeableUntil, minutesDueOn } from '#domain/assemblies/deadlines.ts';
import { latestVotes } from '#domain/assemblies/latest-votes.ts';
import { whyNoVoter } from '#domain/assemblies/without-vote.ts';
import { attendancesOf, listProxies, toProxy } from '#features/assemblies/attendance/index.ts';
import {
  dayOf,
  listAgendaItems,
  openingQuorum,
  requireMeeting,
  toAgendaItem,
  toMeeting,
  type AgendaRow,
} from '#features/assemblies/meetings/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { brokenAt, headHash } from './chain.ts';
import {
  listChain,
  listRounds,
  listVotes,
  namesOf,
  type RoundRow,
  type VoteRow,
} from './repository.ts';
import { openness, ownersOfCaller, votingOn } from './voting.ts';

/** What the caller may vote on an item, for themselves and for each of those whose proxy they hold. */
export async function ballotOf(ctx: TenantContext, meetingId: string, itemId: string) {
  const voting = await votingOn(ctx, meetingId, itemId);
  const mine = await ownersOfCaller(ctx, meetingId);
  const owners = mine ?? voting.present.map(({ owner_id }) => owner_id);
  const votes = voting.round === undefined ? [] : await listVotes(ctx.db, voting.round.id);
  const voted = new Map([...latestVotes(votes).values()].map((vote) => [vote.owner_id, vote]));
  const closed = openness(voting);
  return owners.map((owner_id) => {
    const reason = closed ?? whyNoVoter(voting.electorate, voting.present, owner_id);
    return {
      owner_id,
      weight: voting.electorate.weights.get(owner_id) ?? 0,
      may_vote: reason === null && (mine === undefined || !voted.has(owner_id)),
      reason,
      choice: voting.item.is_secret ? null : (voted.get(owner_id)?.choice ?? null),
    };
  });
}

/**
 * The minutes of a meeting as it stands: what the law asks them to say (art. 3.87 §10 and §12), with the
 * names of those who voted against or abstained, but of secret ballots.
 */
export async function minutesOf(ctx: TenantContext, id: string) {
  const meeting = await requireMeeting(ctx, id);
  const rounds = Map.groupBy(await listRounds(ctx.db, id), (round) => round.agenda_item_id);
  const items = await listAgendaItems(ctx.db, id);
  const votes = Map.groupBy(await listChain(ctx.db, id), (vote) => vote.voting_round_id);
  const names = await namesOf(
    ctx.db,
    [...votes.values()].flat().map(({ owner_id }) => owner_id),
  );
  const day = meeting.status === 'Completed' ? dayOf(meeting) : null;
  return {
    meeting: toMeeting(meeting),
    quorum: meeting.opened_at === null ? null : await openedWith(ctx, id),
    attendances: await attendancesOf(ctx, id),
    proxies: (await listProxies(ctx.db, id)).map(toProxy),
    items: items.map((item) => minutesItem(item, rounds.get(item.id) ?? [], { votes, names })),
    due_on: day === null ? null : minutesDueOn(day),
    challengeable_until: day === null ? null : challengeableUntil(day),
  };
}

async function openedWith(ctx: TenantContext, id: string) {
  return { ...(await openingQuorum(ctx, id)), reached: true };
}

interface CastBallots {
  readonly votes: ReadonlyMap<string, readonly VoteRow[]>;
  readonly names: ReadonlyMap<string, string>;
}

const NOT_VOTED = {
  result: null,
  for: null,
  against: null,
  abstain: null,
  votes_cast: null,
  threshold: null,
  before_reduction: null,
  capped: [],
  candidates: [],
};

function minutesItem(item: AgendaRow, rounds: readonly RoundRow[], cast: CastBallots) {
  const { id, ...shown } = toAgendaItem(item);
  const round = rounds.find(({ voided_at }) => voided_at === null);
  const isNamed = !item.is_secret && round?.outcome !== null && round !== undefined;
  const last = isNamed ? [...latestVotes(cast.votes.get(round.id) ?? []).values()] : [];
  const named = (choice: VoteRow['choice']) =>
    [...new Set(last.filter((vote) => vote.choice === choice).map(({ owner_id }) => owner_id))]
      .map((ownerId) => cast.names.get(ownerId) ?? '')
      .toSorted((a, b) => a.localeCompare(b));
  return {
    ...shown,
    agenda_item_id: id,
    ...(round?.outcome ?? NOT_VOTED),
    against_names: named('Against'),
    abstain_names: named('Abstain'),
    void_rounds: rounds.flatMap(({ round_number, void_reason: reason }) =>
      reason === null ? [] : [{ round_number, reason }],
    ),
  };
}

/**
 * Proves the votes of a meeting: each hash anew from the first, and the figures anew from the votes,
 * with those who were there when the vote was closed.
 */
export async function proveVotes(ctx: TenantContext, meetingId: string) {
  await requireMeeting(ctx, meetingId);
  const chain = await listChain(ctx.db, meetingId);
  const broken_at = brokenAt(chain);
  return {
    meeting_id: meetingId,
    votes: chain.length,
    head_hash: headHash(chain),
    is_whole: broken_at === null,
    broken_at,
    outcomes_match: await doOutcomesMatch(ctx, meetingId, chain),
  };
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
    const votes = latestVotes(cast.get(id) ?? []);
    const again = countItem({ majority, candidates, present, shares_total }, [...votes.values()]);
    return isDeepStrictEqual(again, outcome);
  });
}
