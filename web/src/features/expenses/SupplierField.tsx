import { Autocomplete } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { withMark } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { withSupplierDefaults, type ExpenseInput } from './expense-input.ts';

const SHOWN = 12;

/**
 * Selects a registered supplier or takes a new name. In a new invoice, the supplier’s default
 * account and payment term fill fields that are still empty.
 */
export function SupplierField(props: {
  readonly form: UseFormReturnType<ExpenseInput>;
  readonly isNew: boolean;
  /** Mark beside its label. */
  readonly mark: ReactNode;
}) {
  const { t } = useWords();
  const { form, isNew, mark } = props;
  const q = form.values.supplier.trim();
  const query = useQuery({
    ...apiQuery('listSuppliers', {
      query: { sort: 'name', limit: SHOWN, ...(q === '' ? {} : { q }) },
    }),
    placeholderData: keepPreviousData,
  });
  const found = query.data?.data ?? [];
  return (
    <Autocomplete
      {...field(form, 'supplier')}
      label={withMark(t('web-expenses.supplier'), mark)}
      data={found.map(({ name }) => name)}
      // The service has already filtered, by parts of words and ignoring accents.
      filter={({ options }) => options}
      onOptionSubmit={(name) => {
        const chosen = found.find((one) => one.name === name);
        if (isNew && chosen !== undefined)
          form.setValues(withSupplierDefaults(form.values, chosen));
      }}
    />
  );
}
