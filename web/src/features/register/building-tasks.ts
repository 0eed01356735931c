import { useQuery } from '@tanstack/react-query';
import type { BuildingFigures, Overview, OverviewItem } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useRight } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';
import { snoozedUntil } from '../../shared/session/snoozed.ts';

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
