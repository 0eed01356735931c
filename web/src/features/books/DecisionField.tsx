import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';

/** Selects an adopted decision of a building. */
export function DecisionField(props: {
  readonly buildingId: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const { day } = useFormat();
  const { buildingId: building_id, label, value, onChange } = props;
  const { data } = useQuery(
    apiQuery('listDecisions', { query: { building_id, result: ['Adopted'], limit: 100 } }),
  );
  return (
    <Select
      label={label}
      data={(data?.data ?? []).map(({ id, title, decided_on: on }) => ({
        value: id,
        label: `${day(on)} · ${title}`,
      }))}
      value={value === '' ? null : value}
      onChange={(id) => onChange(id ?? '')}
      searchable
      clearable
    />
  );
}
