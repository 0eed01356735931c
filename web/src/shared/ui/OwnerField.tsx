import { Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { apiQuery } from '../api/query.ts';
import { useWords } from '../i18n/words.tsx';

const SHOWN = 50;

/** An owner, found by a part of the name among however many there are. */
export function OwnerField(props: {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Narrows to those who own something there. */
  readonly buildingId?: string | undefined;
  readonly error?: ReactNode;
  readonly isRequired?: boolean;
  readonly onChange: (id: string) => void;
}) {
  const { t } = useWords();
  const { id, label, value, buildingId, error, isRequired = true, onChange } = props;
  const [typed, setTyped] = useState('');
  const chosen = useQuery({
    ...apiQuery('getOwner', { path: { id: value } }),
    enabled: value !== '',
  });
  const name = chosen.data?.data.name;
  const q = typed === name ? '' : typed.trim();
  const found = useQuery({
    ...apiQuery('listOwners', {
      query: {
        sort: 'name',
        limit: SHOWN,
        ...(q === '' ? {} : { q }),
        ...(buildingId === undefined || buildingId === '' ? {} : { building_id: buildingId }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const rows = (found.data?.data ?? []).map((owner) => ({ value: owner.id, label: owner.name }));
  const isListed = name === undefined || rows.some((row) => row.value === value);
  return (
    <Select
      id={id}
      label={label}
      data={isListed ? rows : [{ value, label: name }, ...rows]}
      value={value === '' ? null : value}
      onChange={(next) => onChange(next ?? '')}
      onSearchChange={setTyped}
      nothingFoundMessage={t('web.owner.nobody')}
      error={error}
      searchable
      clearable={!isRequired}
      clearButtonProps={{ 'aria-label': t('web.owner.none') }}
      required={isRequired}
      withAsterisk={false}
    />
  );
}
