import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../api/query.ts';

const MOST = 500;

/** Selects lots of a building. */
export function LotsField(props: Omit<MultiSelectProps, 'data'> & { readonly buildingId: string }) {
  const { buildingId: id, ...input } = props;
  const lots = useQuery({
    ...apiQuery('listBuildingUnits', { path: { id }, query: { limit: MOST } }),
    enabled: id !== '',
  });
  return (
    <MultiSelect
      data={(lots.data?.data ?? []).map((lot) => ({ value: lot.id, label: lot.unit_number }))}
      disabled={id === ''}
      searchable
      {...input}
    />
  );
}
