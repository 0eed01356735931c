import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';

const MOST = 500;

/** Chooses an expense that is to be paid, by supplier, number or amount. */
export function ExpenseField(
  props: Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
    readonly buildingId: string;
    readonly value: string;
    readonly onChange: (id: string) => void;
    /** Tells what the expense that was chosen comes to. */
    readonly onAmount: (amount: number) => void;
  },
) {
  const { t } = useWords();
  const { money } = useFormat();
  const { buildingId, value, onChange, onAmount, ...input } = props;
  const { data } = useQuery(
    apiQuery('listExpenses', {
      query: {
        building_id: buildingId,
        kind: ['Invoice'],
        status: ['Approved'],
        sort: 'due_date',
        limit: MOST,
      },
    }),
  );
  const expenses = data?.data ?? [];
  return (
    <Select
      label={t('web-bank.lines.expense_id')}
      {...input}
      data={expenses.map(({ id, supplier, description, invoice_number: number, amount }) => ({
        value: id,
        label: [supplier, number, description, money(amount)].filter(Boolean).join(' · '),
      }))}
      value={value === '' ? null : value}
      onChange={(id) => {
        const chosen = expenses.find((one) => one.id === id);
        if (chosen !== undefined) onAmount(chosen.amount);
        onChange(id ?? '');
      }}
      searchable
      limit={50}
      nothingFoundMessage={t('web-bank.lines.no_expense')}
    />
  );
}
