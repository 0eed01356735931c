import { calculateChallengeDeadline, calculateMinutesTerm } from '#domain/assemblies/deadlines.ts';
import { keepLatestVotes } from '#domain/assemblies/latest-votes.ts';
import { showAttendances, listProxies, toProxy } from '#features/assemblies/attendance/index.ts';
import { findMeetingPapers } from '#features/assemblies/convocations/index.ts';
import {
  decidedOn,
  listAgendaItems,
  findOpeningQuorum,
  requireMeeting,
  toAgendaItem,
  toMeeting,
  type AgendaRow,
} from '#features/assemblies/meetings/index.ts';
import {
  listChain,
  listRounds,
  namesOf as namesOfOwners,
  resultOf,
  findValidRound,
  type RoundRow,
  type VoteRow,
} from '#features/assemblies/votes/index.ts';
import { computeDigest, etagOf, type TenantContext } from '#platform/http/request-context.ts';
import { findPublished } from './published-repository.ts';
import { findMinutes } from './repository.ts';

/** The minutes of a meeting. */
export type MeetingMinutes = Awaited<ReturnType<typeof assembleMinutes>>;
export type MinutesItem = MeetingMinutes['items'][number];

/**
 * Reads the minutes of a meeting: as published, before that from the current state. Refuses
 * not_found.
 */
export async function readMinutes(ctx: TenantContext, id: string): Promise<MeetingMinutes> {
  await requireMeeting(ctx, id);
  return (await findPublished(ctx.db, id))?.minutes ?? assembleMinutes(ctx, id);
}

/**
 * Composes the minutes of a meeting from its current state: everything required by law (art. 3.87
 * §10 and §12), with the names of those who voted against or abstained, except in secret ballots.
 */
export async function assembleMinutes(ctx: TenantContext, id: string) {
  const meeting = await requireMeeting(ctx, id);
  const rounds = Map.groupBy(await listRounds(ctx.db, id), (round) => round.agenda_item_id);
  const items = await listAgendaItems(ctx.db, id);
  const votes = Map.groupBy(await listChain(ctx.db, id), (vote) => vote.voting_round_id);
  const attendances = await showAttendances(ctx, id);
  const voters = [...[...votes.values()].flat(), ...attendances].map(({ owner_id }) => owner_id);
  const others = items.flatMap(({ excluded }) => excluded).map(({ owner_id }) => owner_id);
  const called = await namesOfOwners(ctx.db, [...voters, ...others]);
  const names = disambiguateNames(called, attendances);
  const shown = (item: AgendaRow) => minutesItem(item, rounds.get(item.id) ?? [], { votes, names });
  const day = meeting.status === 'Completed' ? decidedOn(meeting) : null;
  const term = day === null ? null : calculateMinutesTerm(day);
  const { chair, chair_owner_id, secretary, scrutineers, remarks, published_at } =
    (await findMinutes(ctx.db, id)) ?? EMPTY_MINUTES;
  return {
    meeting: toMeeting(meeting),
    chair,
    chair_owner_id,
    secretary,
    scrutineers,
    remarks,
    published_at,
    quorum: meeting.opened_at === null ? null : await readOpeningQuorum(ctx, id),
    attendances: addDisplayNames(attendances, called),
    proxies: (await listProxies(ctx.db, id)).map(toProxy),
    documents: await findMeetingPapers(ctx.db, id, meeting.closed_at ?? ctx.now),
    items: items.map(shown).map((item) => ({
      ...item,
      excluded: addDisplayNames(item.excluded, called),
      capped: addDisplayNames(item.capped, called),
      candidates: item.candidates.map((one) => ({
        ...one,
        capped: addDisplayNames(one.capped, called),
      })),
    })),
    target_on: term?.target_on ?? null,
    due_on: term?.due_on ?? null,
    challengeable_until: day === null ? null : calculateChallengeDeadline(meeting, day),
  };
}

/** Replaces the ids of owners by their current names, since minutes are published with names. */
function addDisplayNames<T extends { readonly owner_id: string }>(
  rows: readonly T[],
  called: ReadonlyMap<string, string>,
) {
  return rows.map((row) => ({ ...row, owner_name: called.get(row.owner_id) ?? '' }));
}

/**
 * Converts minutes to their JSON form, with the parts of their entity tag, since they depend on
 * many records, and with the tags of the records that are changed from the page that shows them.
 */
export function toMinutes(minutes: MeetingMinutes) {
  return {
    ...minutes,
    meeting: addTag(minutes.meeting),
    attendances: minutes.attendances.map(addTag),
    proxies: minutes.proxies.map(addTag),
    version: minutes.meeting.version,
    live: computeDigest(minutes),
  };
}

function addTag<Row extends { readonly version: number }>(row: Row) {
  return { ...row, etag: etagOf(row.version) };
}

/**
 * Adds the votes to names that several owners share, as the attendance list does, to distinguish
 * them.
 */
function disambiguateNames(
  names: ReadonlyMap<string, string>,
  attendances: Awaited<ReturnType<typeof showAttendances>>,
): ReadonlyMap<string, string> {
  const weights = new Map(attendances.map(({ owner_id, weight }) => [owner_id, weight]));
  const bearers = Map.groupBy(names.values(), (name) => name);
  return new Map(
    [...names].map(([id, name]) => {
      const weight = weights.get(id);
      const isShared = (bearers.get(name)?.length ?? 0) > 1 && weight !== undefined;
      return [id, isShared ? `${name} (${weight})` : name];
    }),
  );
}

/** The written parts of new minutes. */
export const EMPTY_MINUTES = {
  chair: null,
  chair_owner_id: null,
  secretary: null,
  scrutineers: null,
  remarks: null,
  published_at: null,
};

async function readOpeningQuorum(ctx: TenantContext, id: string) {
  return { ...(await findOpeningQuorum(ctx, id)), reached: true };
}

interface CastBallots {
  readonly votes: ReadonlyMap<string, readonly VoteRow[]>;
  readonly names: ReadonlyMap<string, string>;
}

function minutesItem(item: AgendaRow, rounds: readonly RoundRow[], cast: CastBallots) {
  const { id, ...shown } = toAgendaItem(item);
  const result = resultOf(rounds);
  const counted = item.is_secret ? [] : selectCountedVotes(findValidRound(rounds), cast);
  const namesOn = (votes: readonly VoteRow[]) => ({
    against_names: namesOf(votes, 'Against', cast),
    abstain_names: namesOf(votes, 'Abstain', cast),
  });
  return {
    ...shown,
    agenda_item_id: id,
    remark: item.remark,
    ...result,
    candidates: result.candidates.map((candidate) => ({
      ...candidate,
      ...namesOn(counted.filter((vote) => vote.candidate_id === candidate.candidate_id)),
    })),
    ...namesOn(counted),
    void_rounds: rounds.flatMap(({ round_number, void_reason: reason }) =>
      reason === null ? [] : [{ round_number, reason }],
    ),
  };
}

/** Selects the counted votes, without those of owners who had left. */
function selectCountedVotes(
  round: RoundRow | undefined,
  { votes }: CastBallots,
): readonly VoteRow[] {
  if (round?.outcome === null || round === undefined) return [];
  const present = new Set(round.outcome.present.map(({ owner_id }) => owner_id));
  const last = keepLatestVotes(votes.get(round.id) ?? []).values();
  return [...last].filter(({ owner_id }) => present.has(owner_id));
}

function namesOf(
  votes: readonly VoteRow[],
  choice: VoteRow['choice'],
  { names }: CastBallots,
): string[] {
  const owners = votes.filter((vote) => vote.choice === choice).map(({ owner_id }) => owner_id);
  return [...new Set(owners)]
    .map((ownerId) => names.get(ownerId) ?? '')
    .toSorted((a, b) => a.localeCompare(b));
}
