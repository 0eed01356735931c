import { countItem } from '#domain/assemblies/count-item.ts';
import { isSettled } from '#domain/assemblies/in-writing.ts';
import { keepLatestVotes } from '#domain/assemblies/latest-votes.ts';
import { isInWriting } from '#domain/assemblies/meeting-state.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { recordVotersInWriting } from '#features/assemblies/attendance/index.ts';
import {
  endMeeting,
  lockMeetingInAnyVersion,
  listAgendaItems,
  meetingEnded,
} from '#features/assemblies/meetings/index.ts';
import { parseInstantMs } from '#platform/clock.ts';
import { updateRow, type Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { listRounds, listVotes, type RoundRow } from './repository.ts';
import { findValidRound } from './results.ts';
import {
  lockVotingInAnyVersion,
  lockVoting,
  requireOpenVote,
  roundOf,
  type Voting,
} from './voting.ts';

/**
 * Closes the vote on an item and counts it. Refuses stale, invalid_transition, vote_closed, and
 * answers_awaited {until} while owners may still answer in writing.
 */
export async function closeItem(ctx: TenantContext, meetingId: string, itemId: string) {
  const voting = await lockVoting(ctx, meetingId, itemId);
  requireOpenVote(voting, 'close');
  requireAnswersIn(ctx, voting.meeting);
  return closeRound(ctx, voting, await roundOf(ctx, voting));
}

/**
 * Closes a meeting and counts the votes that are still open. Refuses invalid_transition, stale,
 * answers_awaited.
 */
export async function closeMeeting(ctx: TenantContext, id: string): Promise<Row<'meetings'>> {
  requireAnswersIn(ctx, await lockMeetingInAnyVersion(ctx, id));
  return endVoting(ctx, id);
}

/**
 * Counts an item of a decision in writing as soon as the answers decide it, and ends the meeting
 * with its last item. Other meetings are closed manually.
 */
export async function settleInWriting(
  ctx: TenantContext,
  voting: Voting,
  round: RoundRow,
): Promise<void> {
  if (!isInWriting(voting.meeting)) return;
  const answers = keepLatestVotes(await listVotes(ctx.db, round.id));
  if (!isSettled(voting, [...answers.values()])) return;
  await closeRound(ctx, voting, round);
  const { id } = voting.meeting;
  if (await isAllDecided(ctx, id)) await endVoting(ctx, id);
}

/**
 * Ends a meeting; in a decision in writing, a missing answer counts as no consent, and each item is
 * counted.
 */
export async function endVoting(ctx: TenantContext, id: string): Promise<Row<'meetings'>> {
  const rounds = await listRounds(ctx.db, id);
  const ended = await endMeeting(ctx, id);
  await recordVotersInWriting(ctx, ended);
  for (const item of await listAgendaItems(ctx.db, id)) {
    if (item.majority === null) continue;
    const round = findValidRound(rounds.filter((one) => one.agenda_item_id === item.id));
    if ((round?.closed_at ?? null) !== null) continue;
    const isVoted = round !== undefined && (await listVotes(ctx.db, round.id)).length > 0;
    if (!isVoted && !isInWriting(ended)) continue;
    const voting = await lockVotingInAnyVersion(ctx, id, item.id);
    await closeRound(ctx, voting, await roundOf(ctx, voting));
  }
  await ctx.announce(meetingEnded, ended);
  return ended;
}

async function isAllDecided({ db }: TenantContext, meetingId: string): Promise<boolean> {
  const rounds = Map.groupBy(await listRounds(db, meetingId), (round) => round.agenda_item_id);
  const items = await listAgendaItems(db, meetingId);
  return items.every(
    ({ id, majority }) =>
      majority === null || (findValidRound(rounds.get(id) ?? [])?.closed_at ?? null) !== null,
  );
}

function requireAnswersIn({ now }: TenantContext, meeting: Row<'meetings'>): void {
  const { scheduled_date: until } = meeting;
  if (
    isInWriting(meeting) &&
    meeting.status === 'InProgress' &&
    parseInstantMs(until) > parseInstantMs(now)
  )
    throw new DomainError('answers_awaited', { until });
}

async function closeRound(ctx: TenantContext, voting: Voting, round: RoundRow) {
  const { item, present, electorate } = voting;
  const { majority, candidates } = item;
  assert(majority !== null, 'items for information are not counted');
  const counted = { majority, candidates, present, shares_total: electorate.shares_total };
  const cast = keepLatestVotes(await listVotes(ctx.db, round.id));
  const outcome = countItem(counted, [...cast.values()]);
  const changes = { closed_at: ctx.now, outcome };
  const { round_number } = await updateRow(ctx, 'voting_rounds', round.id, changes);
  ctx.db.written.note('meetings', voting.meeting.id);
  return { ...outcome, round_number, closed_at: ctx.now };
}
