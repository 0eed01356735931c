import {
  listRepresentedOwners,
  votesPresent,
  excludeBoundVotes,
  type Attendant,
} from '#domain/assemblies/attendance.ts';
import type { Electorate } from '#domain/assemblies/electorate.ts';
import type { Vote } from '#domain/assemblies/reduction.ts';
import { findVoteObstacle } from '#domain/assemblies/without-vote.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  listParticipants,
  findCallerOwners,
  findMeetingElectorate,
  listProxies,
} from '#features/assemblies/attendance/index.ts';
import {
  lockMeetingInAnyVersion,
  refuse,
  requireAgendaItem,
  requireMeeting,
  type AgendaRow,
} from '#features/assemblies/meetings/index.ts';
import { insertRow, type Row } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { findRound, type RoundRow } from './repository.ts';

/** Everything that decides a vote on an item. */
export interface Voting {
  readonly meeting: Row<'meetings'>;
  readonly item: AgendaRow;
  /** Undefined: nobody has voted yet. */
  readonly round: RoundRow | undefined;
  readonly electorate: Electorate;
  /** Owners present, with their representatives. */
  readonly attendants: readonly Attendant[];
  /** Owners with a contract to carry out the decision. */
  readonly bound: ReadonlySet<string>;
  /** Owners present or represented who have a vote. */
  readonly present: readonly Vote[];
}

/** Reads the current state of the vote on an item. Refuses not_found, information_without_vote. */
export async function readVotingState(
  ctx: TenantContext,
  meetingId: string,
  itemId: string,
): Promise<Voting> {
  return readVoting(ctx, await requireMeeting(ctx, meetingId), itemId);
}

/** Reads and locks the vote on an item, so that votes are added and counted one after the other. */
export async function lockVotingInAnyVersion(
  ctx: TenantContext,
  meetingId: string,
  itemId: string,
): Promise<Voting> {
  return readVoting(ctx, await lockMeetingInAnyVersion(ctx, meetingId), itemId);
}

/** Reads and locks the vote on an item in the version that the caller has read. Refuses stale. */
export async function lockVoting(
  ctx: TenantContext,
  meetingId: string,
  itemId: string,
): Promise<Voting> {
  const meeting = await lockMeetingInAnyVersion(ctx, meetingId);
  matching(ctx, await requireAgendaItem(ctx, meetingId, itemId));
  return readVoting(ctx, meeting, itemId);
}

async function readVoting(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
  itemId: string,
): Promise<Voting> {
  const [item, round] = await Promise.all([
    requireAgendaItem(ctx, meeting.id, itemId),
    findRound(ctx.db, itemId),
  ]);
  if (item.majority === null) throw new DomainError('information_without_vote');
  const electorate = await findMeetingElectorate(ctx, meeting, item.distribution_key_id);
  const attendants = await listParticipants(ctx, meeting, electorate);
  return {
    meeting,
    item,
    round,
    electorate,
    attendants,
    bound: findExcludedOwners(item),
    present: votersOn(item, electorate, attendants),
  };
}

/** Finds the owners present or represented who vote on an item. */
export function votersOn(
  item: AgendaRow,
  electorate: Electorate,
  attendants: readonly Attendant[],
): readonly Vote[] {
  return excludeBoundVotes(votesPresent(electorate, attendants), findExcludedOwners(item));
}

function findExcludedOwners({ excluded }: AgendaRow): ReadonlySet<string> {
  return new Set(excluded.map(({ owner_id }) => owner_id));
}

/** Finds whether the item can be voted on now. */
export function readOpenState({ meeting, round }: Pick<Voting, 'meeting' | 'round'>) {
  const is_closed = (round?.closed_at ?? null) !== null;
  return findVoteObstacle({ status: meeting.status, is_closed });
}

/**
 * Refuses invalid_transition before the meeting, and vote_closed {closed_at} after the vote or the
 * meeting.
 */
export function requireOpenVote(voting: Voting, operation: string): void {
  const { meeting, round } = voting;
  const why = readOpenState(voting);
  if (why === 'Closed')
    throw new DomainError('vote_closed', { closed_at: round?.closed_at ?? meeting.closed_at });
  if (why === 'NotOpen') refuse(meeting.status, operation);
}

/** Finds the round of an item, or begins the first. */
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

/** The caller's role in a vote. */
interface VotingCaller {
  /** The owners that they are, among those who may vote there. */
  readonly own: readonly string[];
  /** The owners they vote for; undefined: they enter the votes of the whole assembly. */
  readonly voices: readonly string[] | undefined;
}

/**
 * Finds whom the caller votes for now: themselves, unless represented, and those whose proxy they
 * hold.
 */
export async function callerOf(
  ctx: TenantContext,
  { meeting, attendants }: Voting,
): Promise<VotingCaller> {
  const { isOffice, own } = await findCallerOwners(ctx);
  if (isOffice) return { own, voices: undefined };
  const here = await selectBuildingOwners(ctx, meeting, own);
  const proxies = await listProxies(ctx.db, meeting.id);
  const voices = own.flatMap((person) => {
    const held = proxies.filter(({ holder_owner_id }) => holder_owner_id === person);
    const principals = held.map(({ principal_owner_id }) => principal_owner_id);
    return listRepresentedOwners(person, principals, attendants);
  });
  const isSaid = (id: string) => here.includes(id) || !own.includes(id);
  return { own: here, voices: [...new Set(voices.filter(isSaid))] };
}

/**
 * Finds which of several owners of a user belong to the building; a single one is kept, so that
 * they see why they have no vote.
 */
async function selectBuildingOwners(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
  own: readonly string[],
): Promise<readonly string[]> {
  if (own.length < 2) return own;
  const { weights, suspended } = await findMeetingElectorate(ctx, meeting, null);
  return own.filter((id) => weights.has(id) || suspended.has(id));
}
