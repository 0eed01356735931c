import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Unit } from '../../shared/api/generated.ts';
import { apiPages } from '../../shared/api/list.ts';
import { apiQuery } from '../../shared/api/query.ts';

/** Page size for lots. Lists that use the same size share the cached request. */
export const UNITS_AT_A_TIME = 500;

/** All lots of a building over several requests; undefined until they are loaded. */
export function useAllUnits(buildingId: string): readonly Unit[] | undefined {
  const list = useInfiniteQuery({
    ...apiPages('listBuildingUnits', {
      path: { id: buildingId },
      query: { limit: UNITS_AT_A_TIME },
    }),
    enabled: buildingId !== '',
  });
  const { hasNextPage, isFetching, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  if (list.data === undefined || hasNextPage) return undefined;
  return list.data.pages.flatMap(({ data }) => data);
}

interface Quotas {
  readonly given: number;
  readonly total: number;
  readonly lots: number;
}

/** Assigned quotas, total quotas and number of lots of a building. */
export function useQuotas(buildingId: string): Quotas | undefined {
  const units = useAllUnits(buildingId);
  const building = useQuery({
    ...apiQuery('getBuilding', { path: { id: buildingId } }),
    enabled: buildingId !== '',
  });
  if (units === undefined || building.data === undefined) return undefined;
  return {
    given: units.reduce((sum, { quota }) => sum + quota, 0),
    total: building.data.data.total_quota,
    lots: units.length,
  };
}
