import { useQuery } from '@tanstack/react-query';
import type { Overview, OverviewItem } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useRight } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';
import { snoozedUntil } from '../../shared/session/snoozed.ts';

/** Tasks and figures of all buildings, as on the page of today: without snoozed tasks. */
export function useAllTasks(): Overview | undefined {
  const may = useRight();
  const settings = useSettings();
  const overview = useQuery({ ...apiQuery('getOverview', {}), enabled: may('getOverview') }).data
    ?.data;
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
