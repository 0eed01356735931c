import type { AmendAgendaItem } from '#contract/meetings.ts';
import type { CastVotes, ExcludeFromItem, NewVote } from '#contract/votes.ts';
import { keepLatestVotes, voteKey } from '#domain/assemblies/latest-votes.ts';
import { recast } from '#domain/assemblies/recast.ts';
import { findVoterObstacle } from '#domain/assemblies/without-vote.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  amendAgendaItem,
  replaceExclusions,
  requireAgendaItem,
  requireUnfinished,
  type AgendaRow,
} from '#features/assemblies/meetings/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { appendVotes } from './chain.ts';
import { settleInWriting } from './closing.ts';
import { listVotes, type RoundRow, type VoteRow } from './repository.ts';
import {
  beginRound,
  callerOf,
  lockVotingInAnyVersion,
  lockVoting,
  requireOpenVote,
  roundOf,
  type Voting,
} from './voting.ts';

/**
 * Converts a vote to its JSON form; of a secret ballot, only that it was cast. The id is part of
 * the hash: with it, one could find the choice that gives the published hash.
 */
function toVote({ is_secret }: AgendaRow, { id, choice, is_own: _own, ...row }: VoteRow) {
  return { ...row, id: is_secret ? null : id, choice: is_secret ? null : choice };
}

/**
 * Casts votes; identical votes are left unchanged. While the ballot is open, a user who enters the
 * votes of the assembly may correct them, in a secret ballot only those they entered, and owners
 * may change what they cast under their own sign-in, which nobody else can. Refuses
 * invalid_transition, vote_closed, vote_excluded, not_present, own_vote, already_voted (both ways
 * in one request), forbidden (for another owner), unknown_reference (an unknown or missing
 * candidate).
 * @returns the valid votes, and whether any is new
 */
export async function castVotes(
  ctx: TenantContext,
  meetingId: string,
  itemId: string,
  body: CastVotes,
) {
  const voting = await lockVotingInAnyVersion(ctx, meetingId, itemId);
  requireOpenVote(voting, 'votes');
  const round = await roundOf(ctx, voting);
  const given = toCastVotes(body);
  const [caller, standing] = await Promise.all([
    callerOf(ctx, voting),
    listVotes(ctx.db, round.id),
  ]);
  const held = keepLatestVotes(standing);
  const weights = new Map(voting.present.map(({ owner_id, weight }) => [owner_id, weight]));
  const chosen = new Map<string, NewVote['choice']>();
  const cast = new Map<string, Parameters<typeof appendVotes>[2][number]>();
  for (const [index, { owner_id, choice, candidate_id = null }] of given.entries()) {
    const pointer = body.votes === undefined ? '/body' : `/body/votes/${index}`;
    requireVoice(ctx, caller, { owner_id, pointer });
    requireVoter(voting, owner_id, pointer);
    requireCandidate(voting.item, candidate_id, pointer);
    const key = voteKey({ owner_id, candidate_id });
    if ((chosen.get(key) ?? choice) !== choice) throw new DomainError('already_voted');
    chosen.set(key, choice);
    const before = held.get(key);
    const is_own = caller.voices !== undefined;
    const becomes = recast(before, {
      choice,
      by: ctx.userId,
      is_secret: voting.item.is_secret,
      is_own,
      is_principal: caller.own.includes(owner_id),
    });
    if (becomes === 'Stands') continue;
    if (becomes === 'OwnVote')
      throw new DomainError('own_vote', { pointer: `${pointer}/owner_id` });
    if (becomes === 'Refused') throw new DomainError('already_voted');
    cast.set(key, {
      voting_round_id: round.id,
      owner_id,
      candidate_id,
      choice,
      weight: weights.get(owner_id) ?? 0,
      is_own: is_own || (before?.is_own ?? false),
    });
  }
  await appendVotes(ctx, meetingId, [...cast.values()]);
  if (cast.size > 0) ctx.db.written.note('meetings', meetingId);
  await settleInWriting(ctx, voting, round);
  const votes = keepLatestVotes(await listVotes(ctx.db, round.id));
  const wanted = given.map(({ owner_id, candidate_id = null }) =>
    votes.get(voteKey({ owner_id, candidate_id })),
  );
  const shown = new Set(wanted.filter((vote) => vote !== undefined));
  return { isNew: cast.size > 0, votes: [...shown].map((vote) => toVote(voting.item, vote)) };
}

/**
 * Voids the round of an item and opens the next: its votes are kept but do not count. Refuses
 * stale, invalid_transition, vote_closed (the meeting has ended).
 */
export async function voidRound(
  ctx: TenantContext,
  meetingId: string,
  itemId: string,
  reason: string,
): Promise<RoundRow> {
  const voting = await lockVoting(ctx, meetingId, itemId);
  requireOpenVote({ ...voting, round: undefined }, 'void');
  const { id, round_number } = await roundOf(ctx, voting);
  await updateRow(ctx, 'voting_rounds', id, { voided_at: ctx.now, void_reason: reason });
  await recordAudit(ctx, 'meeting.round_voided', meetingId, { agenda_item_id: itemId, reason });
  ctx.db.written.note('meetings', meetingId);
  return beginRound(ctx, meetingId, itemId, round_number + 1);
}

/**
 * Amends the text or budget amounts that are put to the vote; the announced ones are kept. Refuses
 * stale, what voting refuses, votes_cast once someone has voted on the former text,
 * agenda_as_before for a repeated item, and for amounts what requireBudget refuses.
 */
export async function amendItem(
  ctx: TenantContext,
  meetingId: string,
  itemId: string,
  amendment: AmendAgendaItem,
): Promise<AgendaRow> {
  const voting = await lockVoting(ctx, meetingId, itemId);
  requireOpenVote(voting, 'amend');
  await requireNoVotes(ctx, voting);
  await recordAudit(ctx, 'meeting.item_amended', meetingId, { agenda_item_id: itemId });
  return amendAgendaItem(ctx, meetingId, voting.item, amendment);
}

/**
 * Replaces the owners excluded from the deliberation and vote on an item because of a contract to
 * carry it out (art. 3.87 §9). Refuses stale, invalid_transition, vote_closed, votes_cast,
 * unknown_reference, reason_missing.
 */
export async function excludeFromItem(
  ctx: TenantContext,
  meetingId: string,
  itemId: string,
  { owner_ids, reason }: ExcludeFromItem,
): Promise<AgendaRow> {
  const voting = await lockVoting(ctx, meetingId, itemId);
  requireUnfinished(voting.meeting, 'exclusions');
  const closed_at = voting.round?.closed_at ?? null;
  if (closed_at !== null) throw new DomainError('vote_closed', { closed_at });
  await requireNoVotes(ctx, voting);
  await recordAudit(ctx, 'meeting.voters_excluded', meetingId, {
    agenda_item_id: itemId,
    owner_ids,
    ...(reason === undefined ? {} : { reason }),
  });
  await replaceExclusions(ctx, voting.meeting, voting.item, {
    owner_ids,
    reason: reason ?? null,
  });
  return requireAgendaItem(ctx, meetingId, itemId);
}

async function requireNoVotes(ctx: TenantContext, { round }: Voting): Promise<void> {
  if (round !== undefined && (await listVotes(ctx.db, round.id)).length > 0)
    throw new DomainError('votes_cast');
}

function toCastVotes({ votes, owner_id, choice, candidate_id }: CastVotes): readonly NewVote[] {
  if (votes !== undefined) return votes;
  if (owner_id === undefined || choice === undefined) return [];
  return [{ owner_id, choice, ...(candidate_id === undefined ? {} : { candidate_id }) }];
}

/**
 * Refuses forbidden (voting for another owner), vote_excluded (a representative votes for them).
 */
function requireVoice(
  ctx: TenantContext,
  { own, voices }: Awaited<ReturnType<typeof callerOf>>,
  { owner_id, pointer }: { readonly owner_id: string; readonly pointer: string },
): void {
  if (voices === undefined || voices.includes(owner_id)) return;
  if (!own.includes(owner_id)) throw new DomainError('forbidden', { role: ctx.principal.role });
  throw new DomainError('vote_excluded', { why: 'represented', pointer: `${pointer}/owner_id` });
}

const EXCLUDED = {
  Suspended: 'suspended',
  NotConcerned: 'not_concerned',
  ContractBound: 'contract_bound',
} as const;

function requireVoter(voting: Voting, ownerId: string, pointer: string): void {
  const why = findVoterObstacle(voting, ownerId);
  if (why === null) return;
  const named = { pointer: `${pointer}/owner_id` };
  if (why === 'NotPresent') throw new DomainError('not_present', named);
  throw new DomainError('vote_excluded', { why: EXCLUDED[why], ...named });
}

function requireCandidate({ candidates }: AgendaRow, id: string | null, pointer: string): void {
  const isNamed = id === null ? candidates.length === 0 : candidates.some((one) => one.id === id);
  if (!isNamed) throw new DomainError('unknown_reference', { pointer: `${pointer}/candidate_id` });
}
