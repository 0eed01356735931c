import type { AgendaItem, Attendance, LiveMeetingResult } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';

/** Polling interval, since a stream may break unnoticed. */
const ASK_AGAIN_MS = 15_000;

/** Agenda item with its result. */
export interface Point {
  readonly item: AgendaItem;
  readonly outcome: LiveMeetingResult | undefined;
}

/** Current state of a meeting for those who run it: attendance, and each item with its result. */
export function useAssembly(id: string) {
  const minutes = useRecord('getMinutes', { path: { id } });
  const agenda = useAgenda(id);
  return {
    assembly: minutes.data?.data,
    points: toPoints(agenda.data?.data, minutes.data?.data.items),
    updatedAt: Math.min(minutes.dataUpdatedAt, agenda.dataUpdatedAt),
    isFailing: minutes.failureCount > 0,
  };
}

/** Current state of a meeting for those who follow it: totals, and each item with its result. */
export function useLiveAssembly(id: string) {
  const live = useRecord('getLiveMeeting', { path: { id } }, { refetchInterval: ASK_AGAIN_MS });
  const agenda = useAgenda(id);
  return {
    assembly: live.data?.data,
    points: toPoints(agenda.data?.data, live.data?.data.results),
    updatedAt: Math.min(live.dataUpdatedAt, agenda.dataUpdatedAt),
    isFailing: live.failureCount > 0,
  };
}

function useAgenda(id: string) {
  return useRecord('listAgendaItems', { path: { id } });
}

function toPoints(
  items: readonly AgendaItem[] | undefined,
  results: readonly LiveMeetingResult[] | undefined,
): readonly Point[] | undefined {
  const outcomes = new Map(results?.map((one) => [one.agenda_item_id, one]));
  return items?.map((item) => ({ item, outcome: outcomes.get(item.id) }));
}

/** Next item to vote on; undefined once all are decided. */
export function nextPoint(points: readonly Point[]): Point | undefined {
  return points.find(({ item, outcome }) => item.majority !== null && isOpen(outcome));
}

/** Whether an item has no result yet. */
export function isOpen(outcome: LiveMeetingResult | undefined): boolean {
  return outcome === undefined || (outcome.result === null && outcome.candidates.length === 0);
}

/** Attendances of those who are present and may vote. */
export function presentNow(attendances: readonly Attendance[]): readonly Attendance[] {
  return attendances.filter(({ left_at: left, vote_suspended: none }) => left === null && !none);
}

/** Ids of the given items that are undecided; unsaved votes on others no longer count. */
export function openItems(ids: readonly string[], points: readonly Point[]): ReadonlySet<string> {
  const open = new Set(points.filter(({ outcome }) => isOpen(outcome)).map(({ item }) => item.id));
  return new Set(ids.filter((id) => open.has(id)));
}
