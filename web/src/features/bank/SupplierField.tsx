import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';

const SHOWN = 12;

/** Field for a supplier’s name, with suggestions from the register. */
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
      // The service has already filtered, by parts of words and ignoring accents.
      filter={({ options }) => options}
    />
  );
}
