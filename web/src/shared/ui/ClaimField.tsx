import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../api/query.ts';
import { useFormat } from '../format/format.ts';
import { useWords } from '../i18n/words.tsx';

/** Selects an open claim of the building; empty for none. */
export function ClaimField(props: {
  readonly id: string;
  readonly buildingId: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
}) {
  const { t } = useWords();
  const { day } = useFormat();
  const { buildingId, value, onChange, ...input } = props;
  const { data } = useQuery({
    ...apiQuery('listClaims', {
      path: { id: buildingId },
      query: { status: ['Open'], limit: 100 },
    }),
    enabled: buildingId !== '',
  });
  return (
    <Select
      {...input}
      label={t('web.claim')}
      data={(data?.data ?? []).map(({ id, title, occurred_on }) => ({
        value: id,
        label: `${day(occurred_on)} · ${title}`,
      }))}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      clearable
    />
  );
}
