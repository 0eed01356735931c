import { Select, type SelectProps } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';

const SHOWN = 50;

/** Selects a registered supplier by part of the name, searched by the service. */
export function RegisteredSupplierField(
  props: Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
    readonly value: string;
    readonly onChange: (id: string) => void;
  },
) {
  const { t } = useWords();
  const { value, onChange, ...input } = props;
  const [chosen, choose] = useState<{ readonly value: string; readonly label: string }>();
  const [typed, setTyped] = useState('');
  const q = typed === chosen?.label ? '' : typed.trim();
  const { data } = useQuery({
    ...apiQuery('listSuppliers', {
      query: { sort: 'name', limit: SHOWN, ...(q === '' ? {} : { q }) },
    }),
    placeholderData: keepPreviousData,
  });
  const rows = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isListed = chosen === undefined || rows.some((row) => row.value === chosen.value);
  return (
    <Select
      label={t('web-bank.rules.supplier')}
      {...input}
      data={isListed ? rows : [chosen, ...rows]}
      value={value === '' ? null : value}
      onChange={(id) => {
        choose(rows.find((row) => row.value === id));
        onChange(id ?? '');
      }}
      onSearchChange={setTyped}
      nothingFoundMessage={t('web-bank.lines.no_supplier')}
      searchable
      clearable
    />
  );
}
