import { votesPresent } from '#domain/assemblies/attendance.ts';
import type { Electorate } from '#domain/assemblies/electorate.ts';
import type { Vote } from '#domain/assemblies/reduction.ts';
import { whyNotOpen } from '#domain/assemblies/without-vote.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  electorateFor,
  listAttendants,
  listProxies,
} from '#features/assemblies/attendance/index.ts';
import {
  holdMeeting,
  refuse,
  requireAgendaItem,
  requireMeeting,
  type AgendaRow,
} from '#features/assemblies/meetings/index.ts';
import { insertRow, type Row } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { findRound, ownerOfUser, type RoundRow } from './repository.ts';

/** All that a vote on an item is decided by. */
export interface Voting {
  readonly meeting: Row<'meetings'>;
  readonly item: AgendaRow;
  /** Undefined: nothing has been voted yet. */
  readonly round: RoundRow | undefined;
  readonly electorate: Electorate;
  /** Who is there, or represented, and has a say. */
  readonly present: readonly Vote[];
}

/** The vote on an item as it stands. Refuses not_found, information_without_vote. */
export async function votingOn(
  ctx: TenantContext,
  meetingId: string,
  itemId: string,
): Promise<Voting> {
  return readVoting(ctx, await requireMeeting(ctx, meetingId), itemId);
}

/** The same, held: one after the other votes are added, and counted. */
export async function holdVoting(
  ctx: TenantContext,
  meetingId: string,
  itemId: string,
): Promise<Voting> {
  return readVoting(ctx, await holdMeeting(ctx, meetingId), itemId);
}

async function readVoting(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
  itemId: string,
): Promise<Voting> {
  const item = await requireAgendaItem(ctx, meeting.id, itemId);
  if (item.majority === null) throw new DomainError('information_without_vote');
  const electorate = await electorateFor(ctx, meeting, item.distribution_key_id);
  return {
    meeting,
    item,
    round: await findRound(ctx.db, itemId),
    electorate,
    present: votesPresent(electorate, await listAttendants(ctx.db, meeting.id)),
  };
}

/** Whether the item can be voted on now. */
export function openness({ meeting, round }: Pick<Voting, 'meeting' | 'round'>) {
  const is_closed = (round?.closed_at ?? null) !== null;
  return whyNotOpen({ status: meeting.status, is_closed });
}

/** Refuses invalid_transition before the meeting, and vote_closed {closed_at} after the vote or the meeting. */
export function requireOpenVote(voting: Voting, operation: string): void {
  const { meeting, round } = voting;
  const why = openness(voting);
  if (why === 'Closed')
    throw new DomainError('vote_closed', { closed_at: round?.closed_at ?? meeting.closed_at });
  if (why === 'NotOpen') refuse(meeting.status, operation);
}

/** The round of an item, begun where nothing has been voted yet. */
export async function roundOf(ctx: TenantContext, { meeting, item, round }: Voting) {
  return round ?? beginRound(ctx, meeting.id, item.id, 1);
}

export async function beginRound(
  ctx: TenantContext,
  meeting_id: string,
  agenda_item_id: string,
  round_number: number,
): Promise<RoundRow> {
  await insertRow(ctx.db, 'voting_rounds', {
    id: ctx.newId(),
    meeting_id,
    agenda_item_id,
    round_number,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  return found(await findRound(ctx.db, agenda_item_id), 'voting_round', agenda_item_id);
}

/**
 * The owners for whom the caller votes: undefined for who enters the votes of the whole assembly; else
 * themselves and those whose proxy they hold.
 */
export async function ownersOfCaller(
  ctx: TenantContext,
  meetingId: string,
): Promise<readonly string[] | undefined> {
  const { role, owner_id } = ctx.principal;
  if (role === 'Syndic' || role === 'SuperAdmin') return undefined;
  const own = owner_id ?? (await ownerOfUser(ctx.db, ctx.userId));
  if (own === undefined) return [];
  const proxies = await listProxies(ctx.db, meetingId);
  const held = proxies.filter(({ holder_owner_id }) => holder_owner_id === own);
  return [own, ...held.map(({ principal_owner_id }) => principal_owner_id)];
}
