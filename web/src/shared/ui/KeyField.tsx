import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../api/query.ts';
import { keyName } from '../format/key-name.ts';
import { useWords } from '../i18n/words.tsx';

/** Selects a distribution key of the building; empty for the general key. */
export function KeyField(props: {
  readonly id: string;
  readonly buildingId: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
}) {
  const { t } = useWords();
  const { buildingId, value, onChange, ...input } = props;
  const { data } = useQuery({
    ...apiQuery('listDistributionKeys', { path: { id: buildingId } }),
    enabled: buildingId !== '',
  });
  return (
    <Select
      {...input}
      label={t('web.key')}
      description={t('web.key_hint')}
      data={(data?.data ?? []).map(({ id, name }) => ({ value: id, label: keyName(name, t) }))}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      clearable
    />
  );
}
