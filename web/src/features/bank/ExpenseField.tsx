import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Expense } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';

const MOST = 500;

interface Offered {
  readonly expense: Expense;
  /** Largest amount that can be matched to it, signed. */
  readonly amount: number;
}

/**
 * Selects an expense by supplier, number or amount: an unpaid invoice or credit note, one that was prepaid
 * by a payment that is not matched, or one whose payment or refund was returned.
 */
export function ExpenseField(
  props: Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
    readonly buildingId: string;
    /** Signed: positive if received. */
    readonly transactionAmount: number;
    readonly value: string;
    readonly onChange: (id: string) => void;
    /** Called with the amount for the chosen expense: what is open or prepaid, or what was paid. */
    readonly onAmount: (amount: number) => void;
  },
) {
  const { t } = useWords();
  const { money } = useFormat();
  const { buildingId, transactionAmount, value, onChange, onAmount, ...input } = props;
  const isReceived = transactionAmount > 0;
  const { open, returned } = useOffered(buildingId, transactionAmount);
  const option = ({ expense, amount }: Offered) => ({
    value: expense.id,
    label: [expense.supplier, expense.invoice_number, expense.description, money(amount)]
      .filter(Boolean)
      .join(' · '),
  });
  return (
    <Select
      label={t('web-bank.lines.expense_id')}
      {...input}
      data={[
        {
          group: t(isReceived ? 'web-bank.lines.notes_open' : 'web-bank.lines.invoices_open'),
          items: open.map(option),
        },
        {
          group: t(isReceived ? 'web-bank.lines.invoices_paid' : 'web-bank.lines.notes_refunded'),
          items: returned.map(option),
        },
      ]}
      value={value === '' ? null : value}
      onChange={(id) => {
        const chosen = [...open, ...returned].find(({ expense }) => expense.id === id);
        if (chosen !== undefined) onAmount(chosen.amount);
        onChange(id ?? '');
      }}
      searchable
      limit={50}
      nothingFoundMessage={t('web-bank.lines.no_expense')}
    />
  );
}

function useOffered(buildingId: string, transactionAmount: number) {
  const isReceived = transactionAmount > 0;
  const ofBuilding = { building_id: buildingId, limit: MOST };
  const kind: Expense['kind'] = isReceived ? 'CreditNote' : 'Invoice';
  const payable = { ...ofBuilding, kind: [kind] };
  const open = useQuery(
    apiQuery('listExpenses', { query: { ...payable, open: true, sort: 'due_date' } }),
  );
  const prepaid = useQuery(
    apiQuery('listExpenses', {
      query: { ...payable, prepayment_unmatched: true, sort: '-expense_date' },
    }),
  );
  const returned = useQuery(
    apiQuery('listExpenses', {
      query: {
        ...ofBuilding,
        kind: [isReceived ? 'Invoice' : 'CreditNote'],
        status: ['Paid'],
        sort: '-expense_date',
      },
    }),
  );
  const offered = (expenses: readonly Expense[] = [], amountOf: (one: Expense) => number) =>
    expenses
      .map((expense): Offered => ({ expense, amount: amountOf(expense) }))
      .filter(({ amount }) => amount > 0);
  const payableOf = ({ open_amount: rest, prepaid_open_amount: unmatched }: Expense) =>
    rest === 0 || unmatched === Math.abs(transactionAmount) ? unmatched : rest;
  const both = [...(open.data?.data ?? []), ...(prepaid.data?.data ?? [])];
  return {
    open: offered([...new Map(both.map((one) => [one.id, one])).values()], payableOf),
    returned: offered(returned.data?.data, (one) => one.paid_amount),
  };
}
