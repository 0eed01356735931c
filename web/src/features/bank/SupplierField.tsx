import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';

const SHOWN = 12;

/** Names a supplier as the register does. */
export function SupplierField(
  props: Omit<AutocompleteProps, 'data' | 'value'> & { readonly value: string },
) {
  const { t } = useWords();
  const q = props.value.trim();
  const { data } = useQuery({
    ...apiQuery('listSuppliers', {
      query: { sort: 'name', limit: SHOWN, ...(q === '' ? {} : { q }) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete
      label={t('web-bank.rules.supplier')}
      {...props}
      data={(data?.data ?? []).map(({ name }) => name)}
      // The service has looked, by parts of words and without accents.
      filter={({ options }) => options}
    />
  );
}
