import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../api/query.ts';
import { useWords } from '../i18n/words.tsx';

/** Selects a postable account of the chart, by code or part of the name. */
export function AccountField(
  props: Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
    readonly value: string;
    readonly onChange: (code: string) => void;
  },
) {
  const { t, language } = useWords();
  const { value, onChange, ...input } = props;
  const { data } = useQuery(apiQuery('listAccounts', {}));
  const accounts = (data?.data ?? []).filter(
    ({ postable, is_active: isActive }) => postable && isActive,
  );
  return (
    <Select
      label={t('web.account')}
      {...input}
      data={accounts.map(({ code, name, labels }) => ({
        value: code,
        label: `${code} ${labels[language] ?? name}`,
      }))}
      value={value === '' ? null : value}
      onChange={(code) => onChange(code ?? '')}
      searchable
      limit={50}
      nothingFoundMessage={t('web.palette.nothing')}
    />
  );
}
