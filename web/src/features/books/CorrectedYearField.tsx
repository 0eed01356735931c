import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';

/** Selects the closed financial year of the building that an entry corrects; nothing if none is closed. */
export function CorrectedYearField(props: {
  readonly id: string;
  readonly buildingId: string;
  readonly value: string;
  readonly onChange: (year: string) => void;
  readonly error?: ReactNode;
}) {
  const { t } = useWords();
  const { buildingId, value, onChange, ...input } = props;
  const { data } = useQuery({
    ...apiQuery('listFiscalYears', { path: { id: buildingId } }),
    enabled: buildingId !== '',
  });
  const closed = (data?.data ?? []).filter(({ status }) => status === 'Closed');
  if (closed.length === 0) return null;
  return (
    <Select
      {...input}
      label={t('web-books.new_entry.corrects')}
      description={t('web-books.new_entry.corrects_hint')}
      data={closed.map(({ end_date }) => end_date.slice(0, 4))}
      value={value === '' ? null : value}
      onChange={(year) => onChange(year ?? '')}
      clearable
    />
  );
}
