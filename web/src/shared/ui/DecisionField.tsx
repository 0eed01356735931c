import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../api/query.ts';
import { useFormat } from '../format/format.ts';
import { useWords } from '../i18n/words.tsx';

/** The latest decisions offered; earlier ones are rarely called for. */
const OFFERED = 100;

/** Selects an adopted decision of the building; empty for none. */
export function DecisionField(props: {
  readonly id: string;
  /** Label instead of the general one with its hint. */
  readonly label?: string;
  readonly buildingId: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
}) {
  const { t } = useWords();
  const { day } = useFormat();
  const { label, buildingId, value, onChange, ...input } = props;
  const { data } = useQuery({
    ...apiQuery('listDecisions', {
      query: { building_id: buildingId, result: ['Adopted'], limit: OFFERED },
    }),
    enabled: buildingId !== '',
  });
  return (
    <Select
      {...input}
      label={label ?? t('web.decision')}
      description={label === undefined && t('web.decision_hint')}
      data={(data?.data ?? []).map(({ id, title, decided_on: on }) => ({
        value: id,
        label: `${day(on)} · ${title}`,
      }))}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      clearable
      searchable
    />
  );
}
