import { Select, type SelectProps } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { apiQuery } from '../api/query.ts';
import { useWords } from '../i18n/words.tsx';
import { useAddress } from './filters.ts';

const SHOWN = 50;

/** Selects an owner, of one building or of all, by part of the name, searched by the service. */
export function OwnerField(
  props: Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
    /** Undefined or empty: owners of all buildings. */
    readonly buildingId: string | undefined;
    readonly value: string;
    readonly onChange: (id: string) => void;
  },
) {
  const { t } = useWords();
  const { buildingId = '', value, onChange, ...input } = props;
  const [typed, setTyped] = useState('');
  const name = useOwnerName(value);
  const q = typed === name ? '' : typed.trim();
  const found = useQuery({
    ...apiQuery('listOwners', {
      query: {
        sort: 'name',
        limit: SHOWN,
        ...(q === '' ? {} : { q }),
        ...(buildingId === '' ? {} : { building_id: buildingId }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const rows = (found.data?.data ?? []).map((owner) => ({ value: owner.id, label: owner.name }));
  const isListed = name === undefined || rows.some((row) => row.value === value);
  return (
    <Select
      label={t('web.owner')}
      data={isListed ? rows : [{ value, label: name }, ...rows]}
      value={value === '' ? null : value}
      onChange={(next) => onChange(next ?? '')}
      onSearchChange={setTyped}
      nothingFoundMessage={t('web.owner_nobody')}
      searchable
      clearable
      {...input}
    />
  );
}

/** Renders with the name of an owner, if it is known. */
export function OwnerName(props: {
  readonly id: string;
  readonly children: (name: string | undefined) => ReactNode;
}) {
  return props.children(useOwnerName(props.id));
}

/** Name of an owner; undefined without an id, and while it is loading. */
function useOwnerName(id: string): string | undefined {
  const { data } = useQuery({ ...apiQuery('getOwner', { path: { id } }), enabled: id !== '' });
  return data?.data.name;
}

/** Field of the filter by owner, among those of the chosen building. */
export function OwnerFilterField(props: {
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const { search } = useAddress();
  return (
    <OwnerField
      buildingId={search['building_id']}
      comboboxProps={{ withinPortal: false }}
      {...props}
    />
  );
}
