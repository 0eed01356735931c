import { Autocomplete } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { withMark } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { withLastInvoice, withSupplierDefaults, type ExpenseInput } from './expense-input.ts';

const SHOWN = 12;

/**
 * Selects a registered supplier or takes a new name. In a new invoice, the supplier’s default account and
 * payment term, then the category and account of the last invoice, fill fields that are still empty.
 */
export function SupplierField(props: {
  readonly form: UseFormReturnType<ExpenseInput>;
  readonly isNew: boolean;
  /** Mark beside its label. */
  readonly mark: ReactNode;
}) {
  const { t } = useWords();
  const { form, isNew, mark } = props;
  const queries = useQueryClient();
  const q = form.values.supplier.trim();
  const query = useQuery({
    ...apiQuery('listSuppliers', {
      query: { sort: 'name', limit: SHOWN, ...(q === '' ? {} : { q }) },
    }),
    placeholderData: keepPreviousData,
  });
  const found = query.data?.data ?? [];
  async function fillFromLastInvoice(name: string) {
    const last = await findLastInvoice(queries, name);
    const typed = form.getValues();
    if (last !== undefined && typed.supplier === name) form.setValues(withLastInvoice(typed, last));
  }
  return (
    <Autocomplete
      {...field(form, 'supplier')}
      label={withMark(t('web-expenses.supplier'), mark)}
      data={found.map(({ name }) => name)}
      // The service has already filtered, by parts of words and ignoring accents.
      filter={({ options }) => options}
      onOptionSubmit={(name) => {
        const chosen = found.find((one) => one.name === name);
        if (!isNew || chosen === undefined) return;
        form.setValues(withSupplierDefaults(form.values, chosen));
        void fillFromLastInvoice(name);
      }}
    />
  );
}

/** Finds the last invoice of a supplier; without an answer there is nothing to fill in. */
async function findLastInvoice(queries: QueryClient, supplier: string) {
  const query = { supplier, kind: ['Invoice' as const], sort: '-expense_date' as const, limit: 1 };
  const answer = await queries
    .fetchQuery(apiQuery('listExpenses', { query }))
    .catch(() => undefined);
  return answer?.data[0];
}
