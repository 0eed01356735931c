import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { buildingsQuery } from '../api/buildings.ts';
import { useWords } from '../i18n/words.tsx';

/** Selects the building of a form; a single building is preselected. */
export function BuildingField(props: {
  readonly id: string;
  readonly value: string;
  readonly error?: ReactNode;
  readonly onChange: (id: string) => void;
}) {
  const { t } = useWords();
  const { id, value, error, onChange } = props;
  const { data } = useQuery(buildingsQuery());
  const buildings = data?.data ?? [];
  const [first] = buildings;
  const only = buildings.length === 1 ? first?.id : undefined;
  useEffect(() => {
    if (value === '' && only !== undefined) onChange(only);
  }, [value, only, onChange]);
  return (
    <Select
      id={id}
      label={t('web.building.building')}
      data={buildings.map((building) => ({ value: building.id, label: building.name }))}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      error={error}
      searchable
      required
      withAsterisk={false}
    />
  );
}
