import { useQuery } from '@tanstack/react-query';
import { daysBetween } from '#domain/kernel/local-date.ts';
import type { Building, BuildingFigures, Overview, OverviewItem } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { today } from '../../shared/format/today.ts';
import { useRight } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';
import { snoozedUntil } from '../../shared/session/snoozed.ts';
import { TASK_LOOKS } from '../../shared/tasks/task-looks.ts';

/** Days before a deadline of the law from which it is shown in red, as if it were missed. */
const LEGAL_DAYS = 7;
/** Days before any other deadline from which it is marked. */
const SOON_DAYS = 30;
const MOST_URGENT_FIRST = ['bad', 'warn', 'plain'] as const;

/** How old the figures may be, so that every cell of the list does not ask for them again. */
const FRESH_MS = 60_000;

/** Figures of each building. */
export function useBuildingFigures(): readonly BuildingFigures[] | undefined {
  const may = useRight();
  return useQuery({
    ...apiQuery('listBuildingFigures', {}),
    enabled: may('listBuildingFigures'),
    staleTime: FRESH_MS,
  }).data?.data;
}

/** Tasks and figures of all buildings, as on the page of today: without snoozed tasks. */
export function useAllTasks(): Overview | undefined {
  const may = useRight();
  const settings = useSettings();
  const overview = useQuery({
    // Identical to the request of the menu, so that it is sent only once.
    ...apiQuery('getOverview', { query: {} }),
    enabled: may('getOverview'),
    staleTime: FRESH_MS,
  }).data?.data;
  return (
    overview && {
      ...overview,
      items: overview.items.filter((task) => snoozedUntil(task, settings) === undefined),
    }
  );
}

/** Chooses the tasks about one of these buildings. */
export function selectTasks(
  { items }: Overview,
  buildingIds: readonly string[],
): readonly OverviewItem[] {
  const wanted = new Set(buildingIds);
  return items.filter(({ building_id: id }) => id !== null && wanted.has(id));
}

/** Next deadline of a building: its task, its day, and how urgent it is. */
interface Deadline {
  readonly task: OverviewItem;
  readonly due: string;
  readonly tone: (typeof MOST_URGENT_FIRST)[number];
}

/** Finds the next deadline among the tasks of a building, which are in the order of their days. */
export function findDeadline(tasks: readonly OverviewItem[]): Deadline | undefined {
  for (const task of tasks) {
    const { kind, due_on: due } = task;
    if (due === null) continue;
    const left = daysBetween(today(), due);
    const isUrgent = left < 0 || (TASK_LOOKS[kind].isLegal === true && left <= LEGAL_DAYS);
    return { task, due, tone: isUrgent ? 'bad' : left <= SOON_DAYS ? 'warn' : 'plain' };
  }
  return undefined;
}

/**
 * Sorts buildings by their next deadline, the most urgent first; those with none follow by the number
 * of their tasks. Ties stay in their order.
 */
export function sortByUrgency(
  buildings: readonly Building[],
  overview: Overview,
): readonly Building[] {
  const tasksOf = Map.groupBy(overview.items, ({ building_id: id }) => id);
  const ranked = buildings.map((building) => {
    const tasks = tasksOf.get(building.id) ?? [];
    const deadline = findDeadline(tasks);
    const rank = MOST_URGENT_FIRST.findIndex((tone) => tone === deadline?.tone);
    return {
      building,
      count: tasks.length,
      due: deadline?.due ?? '',
      rank: rank < 0 ? MOST_URGENT_FIRST.length : rank,
    };
  });
  return ranked
    .toSorted(
      (a, b) => a.rank - b.rank || (a.due < b.due ? -1 : a.due > b.due ? 1 : b.count - a.count),
    )
    .map(({ building }) => building);
}
