import type { Expense } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Part } from '../../shared/ui/record.tsx';

/** Parts of an invoice and their accounts. Their keys are shown with the distribution. */
export function Allocations({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  const { amount, day } = useFormat();
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
            header: t('web-expenses.description'),
            cell: ({ description, number }) =>
              description ?? t('web-expenses.allocation', { part: number }),
            foot: t('web-expenses.total'),
          },
          {
            id: 'account',
            header: t('web-expenses.account'),
            cell: ({ account_code }) => account_code,
          },
          {
            id: 'period',
            header: t('web-expenses.period'),
            cell: ({ period_from: from, period_to: to }) =>
              from === null || to === null ? '' : `${day(from)} – ${day(to)}`,
          },
          {
            id: 'amount',
            header: t('web-expenses.amount'),
            isNumber: true,
            cell: (part) => amount(part.amount),
            foot: amount(expense.amount),
          },
        ]}
      />
    </Part>
  );
}
