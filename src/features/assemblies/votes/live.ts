import { measurePresence, type Attendant } from '#domain/assemblies/attendance.ts';
import { currentItem } from '#domain/assemblies/current-item.ts';
import type { Electorate } from '#domain/assemblies/electorate.ts';
import { listParticipants, findMeetingElectorate } from '#features/assemblies/attendance/index.ts';
import {
  listAgendaItems,
  requireMeeting,
  toMeeting,
  type AgendaRow,
} from '#features/assemblies/meetings/index.ts';
import type { Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { countVoters, listRounds, type RoundRow } from './repository.ts';
import { resultOf, findValidRound } from './results.ts';
import { readOpenState, votersOn } from './voting.ts';

/** Data of a live meeting, each part read once. */
interface Followed {
  readonly meeting: Row<'meetings'>;
  /** Voters on items that all owners decide, by their shares. */
  readonly electorate: Electorate;
  readonly attendants: readonly Attendant[];
}

/**
 * Reads the state of an assembly for all screens: the current item, how many have voted out of how
 * many, and the decisions. Only counts, no list of people: every phone requests it at every vote.
 */
export async function readLiveState(ctx: TenantContext, id: string) {
  const meeting = await requireMeeting(ctx, id);
  const electorate = await findMeetingElectorate(ctx, meeting, null);
  const attendants = await listParticipants(ctx, meeting, electorate);
  const { owners_present, shares_present } = measurePresence(electorate, attendants);
  const items = await listAgendaItems(ctx.db, id);
  const byItem = Map.groupBy(await listRounds(ctx.db, id), (round) => round.agenda_item_id);
  const roundsOf = (item: AgendaRow) => byItem.get(item.id) ?? [];
  const isToDecide = (item: AgendaRow) =>
    item.majority !== null && (findValidRound(roundsOf(item))?.outcome ?? null) === null;
  const current = meeting.status === 'InProgress' ? currentItem(items, isToDecide) : undefined;
  const followed = { meeting, electorate, attendants };
  return {
    meeting: toMeeting(meeting),
    owners_present,
    shares_present,
    current_item_id: current?.id ?? null,
    ...(current === undefined
      ? NOBODY
      : await countTurnout(ctx, followed, current, roundsOf(current))),
    results: items.map((item) => ({
      agenda_item_id: item.id,
      majority: item.majority,
      ...resultOf(roundsOf(item)),
    })),
    told_at: ctx.now,
  };
}

/** Turnout of items without a vote, or closed ones. */
const NOBODY = { voters: null, voted: null };

/** Counts how many may vote on an item now, and how many have. */
async function countTurnout(
  ctx: TenantContext,
  { meeting, electorate: all, attendants }: Followed,
  item: AgendaRow,
  rounds: readonly RoundRow[],
) {
  const round = findValidRound(rounds);
  if (item.majority === null || readOpenState({ meeting, round }) !== null) return NOBODY;
  const { distribution_key_id: keyId } = item;
  const electorate = keyId === null ? all : await findMeetingElectorate(ctx, meeting, keyId);
  const voters = votersOn(item, electorate, attendants).map(({ owner_id }) => owner_id);
  return {
    voters: voters.length,
    voted: round === undefined ? 0 : await countVoters(ctx.db, round.id, voters),
  };
}
