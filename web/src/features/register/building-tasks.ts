import { useQuery } from '@tanstack/react-query';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import type { Building, BuildingFigures, Overview } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useRight } from '../../shared/session/session.ts';
import { findDeadline, type Urgency } from '../../shared/tasks/all-tasks.ts';

const MOST_URGENT_FIRST: readonly Urgency[] = ['bad', 'warn', 'plain'];

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
    .toSorted((a, b) => a.rank - b.rank || compareCodePoints(a.due, b.due) || b.count - a.count)
    .map(({ building }) => building);
}
