import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../api/query.ts';

const MOST = 500;

/** Selects owners of a building. */
export function OwnersField(
  props: Omit<MultiSelectProps, 'data'> & { readonly buildingId: string },
) {
  const { buildingId, ...input } = props;
  const owners = useQuery({
    ...apiQuery('listOwners', { query: { building_id: buildingId, sort: 'name', limit: MOST } }),
    enabled: buildingId !== '',
  });
  return (
    <MultiSelect
      data={(owners.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      {...input}
    />
  );
}
