import { useQuery } from '@tanstack/react-query';
import type { AgendaItem, Attendance, LiveMeetingResult } from '../../shared/api/generated.ts';
import { apiQuery, hasNothingToShow } from '../../shared/api/query.ts';

/** A stream may die and say nothing: so often one asks all the same. */
const ASK_AGAIN_MS = 15_000;

/** An item with what has become of it. */
export interface Point {
  readonly item: AgendaItem;
  readonly outcome: LiveMeetingResult | undefined;
}

/** A meeting as it stands, for who runs it: who is there, and each item with its result. */
export function useAssembly(id: string) {
  const minutes = useQuery({
    ...apiQuery('getMinutes', { path: { id } }),
    throwOnError: hasNothingToShow,
  });
  const agenda = useAgenda(id);
  return {
    assembly: minutes.data?.data,
    points: pointsOf(agenda.data?.data, minutes.data?.data.items),
    updatedAt: Math.min(minutes.dataUpdatedAt, agenda.dataUpdatedAt),
    isFailing: minutes.failureCount > 0,
  };
}

/** A meeting as it stands, for who follows it: numbers, and each item with its result. */
export function useLiveAssembly(id: string) {
  const live = useQuery({
    ...apiQuery('getLiveMeeting', { path: { id } }),
    refetchInterval: ASK_AGAIN_MS,
    throwOnError: hasNothingToShow,
  });
  const agenda = useAgenda(id);
  return {
    assembly: live.data?.data,
    points: pointsOf(agenda.data?.data, live.data?.data.results),
    updatedAt: Math.min(live.dataUpdatedAt, agenda.dataUpdatedAt),
    isFailing: live.failureCount > 0,
  };
}

function useAgenda(id: string) {
  return useQuery({
    ...apiQuery('listAgendaItems', { path: { id } }),
    throwOnError: hasNothingToShow,
  });
}

function pointsOf(
  items: readonly AgendaItem[] | undefined,
  results: readonly LiveMeetingResult[] | undefined,
): readonly Point[] | undefined {
  const outcomes = new Map(results?.map((one) => [one.agenda_item_id, one]));
  return items?.map((item) => ({ item, outcome: outcomes.get(item.id) }));
}

/** The item that is to be voted on next; undefined: all are decided. */
export function nextPoint(points: readonly Point[]): Point | undefined {
  return points.find(({ item, outcome }) => item.majority !== null && isOpen(outcome));
}

/** Whether there is no result yet. */
export function isOpen(outcome: LiveMeetingResult | undefined): boolean {
  return outcome === undefined || (outcome.result === null && outcome.candidates.length === 0);
}

/** Those who are there now and have a vote. */
export function presentNow(attendances: readonly Attendance[]): readonly Attendance[] {
  return attendances.filter(({ left_at: left, vote_suspended: none }) => left === null && !none);
}

/** Which of these items are not decided: what is marked on others no longer counts. */
export function openItems(ids: readonly string[], points: readonly Point[]): ReadonlySet<string> {
  const open = new Set(points.filter(({ outcome }) => isOpen(outcome)).map(({ item }) => item.id));
  return new Set(ids.filter((id) => open.has(id)));
}
