import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ListedUnit } from '../api/generated.ts';
import { apiQuery } from '../api/query.ts';

const MOST = 500;

/** Loads the lots of a building, with their holders today; none before they are known. */
export function useLots(id: string): readonly ListedUnit[] {
  const lots = useQuery({
    ...apiQuery('listBuildingUnits', { path: { id }, query: { limit: MOST } }),
    enabled: id !== '',
  });
  return lots.data?.data ?? [];
}

/** Selects lots of a building. */
export function LotsField(props: Omit<MultiSelectProps, 'data'> & { readonly buildingId: string }) {
  const { buildingId: id, ...input } = props;
  return (
    <MultiSelect
      data={useLots(id).map((lot) => ({ value: lot.id, label: lot.unit_number }))}
      disabled={id === ''}
      searchable
      {...input}
    />
  );
}
