import type { Expense } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Part } from '../../shared/ui/record.tsx';

/** Parts of an invoice and their accounts. Their keys are shown with the distribution. */
export function Allocations({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  const rows = expense.allocations.map((part, index) => ({ ...part, number: index + 1 }));
  return (
    <Part title={t('web-expenses.allocations')}>
      <DataTable
        caption={t('web-expenses.allocations')}
        rows={rows}
        rowId={({ number }) => String(number)}
        columns={[
          {
            id: 'part',
            header: 'web-expenses.description',
            cell: ({ description, number }) =>
              description ?? t('web-expenses.allocation', { part: number }),
            foot: () => t('web-expenses.total'),
          },
          { id: 'account_code', header: 'web-expenses.account' },
          {
            id: 'period',
            header: 'web-expenses.period',
            cell: ({ period_from: from, period_to: to }, { day }) =>
              from === null || to === null ? '' : `${day(from)} – ${day(to)}`,
          },
          {
            id: 'amount',
            header: 'web-expenses.amount',
            as: 'amount',
            foot: (_rows, { amount }) => amount(expense.amount),
          },
        ]}
      />
    </Part>
  );
}
