import { useQuery } from '@tanstack/react-query';
import type { Expense, ExpenseDistributionLine } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { keyName } from '../../shared/format/key-name.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { showWeight } from '../../shared/format/weight.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { Explain, Part } from '../../shared/ui/record.tsx';

/** Distribution of an expense over the owners, with the calculation of each share. */
export function Split({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  const query = useQuery(apiQuery('getExpenseDistribution', { path: { id: expense.id } }));
  const split = query.data?.data;
  const isAllocated = expense.allocations.length > 0;
  const columns = columnsFor(split?.total ?? 0, isAllocated);
  return (
    <Part title={t('web-expenses.split')} isLoading={query.isPending}>
      <Problem error={query.error} />
      {query.isPending && <Rows />}
      {split !== undefined && split.lines.length === 0 && (
        <p>{t(`web-expenses.borne.${expense.borne_by}`)}</p>
      )}
      {split?.is_information === true && <p>{t('web-expenses.information')}</p>}
      {split !== undefined && split.lines.length > 0 && (
        <DataTable
          caption={t('web-expenses.split')}
          rows={split.lines}
          rowId={(line) =>
            `${line.allocation} ${line.date} ${line.key} ${line.unit_id} ${line.owner_id}`
          }
          columns={columns}
          renderDetails={(line) => (
            <Explanation
              line={line}
              total={isAllocated ? sumShareLines(split.lines, line) : split.total}
            />
          )}
        />
      )}
    </Part>
  );
}

/** @param isAllocated whether several keys occur, so that each line names its own */
function columnsFor(
  total: number,
  isAllocated: boolean,
): readonly Column<ExpenseDistributionLine>[] {
  return [
    {
      id: 'unit_number',
      header: 'web-expenses.unit',
      foot: (_rows, { t }) => t('web-expenses.total'),
    },
    { id: 'owner_name', header: 'web-expenses.owner' },
    {
      isShown: isAllocated,
      id: 'key',
      header: 'web.key',
      cell: ({ key }, { t }) => keyName(key, t),
    },
    { isShown: isAllocated, id: 'date', header: 'web-expenses.date', as: 'day' },
    {
      id: 'weight',
      header: 'web-expenses.weight',
      isNumber: true,
      cell: ({ weight, total_weight }, { integer }) =>
        `${showWeight(weight, integer)} / ${showWeight(total_weight, integer)}`,
    },
    { id: 'share', header: 'web-expenses.share', isNumber: true, cell: ({ share }) => share },
    {
      id: 'amount',
      header: 'web-expenses.amount',
      isNumber: true,
      cell: (line, { amount }) => amount(line.amount),
      foot: (_rows, { amount }) => amount(total),
    },
  ];
}

/** Total of the part of the invoice to which a line belongs, as of the day of the line. */
function sumShareLines(
  lines: readonly ExpenseDistributionLine[],
  { allocation, date }: ExpenseDistributionLine,
): number {
  const same = lines.filter((line) => line.allocation === allocation && line.date === date);
  return sumEuro(same.map(({ amount }) => amount));
}

/** Explains a share: amount × weight ÷ total weight × share, and how cents were rounded. */
function Explanation(props: { readonly line: ExpenseDistributionLine; readonly total: number }) {
  const { t } = useWords();
  const { money, integer } = useFormat();
  const { line, total } = props;
  return (
    <Explain>
      {t('web-expenses.explanation', {
        unit: line.unit_number,
        owner: line.owner_name,
        total: money(total),
        weight: showWeight(line.weight, integer),
        all: showWeight(line.total_weight, integer),
        share: line.share,
        amount: money(line.amount),
        key: keyName(line.key, t),
      })}
    </Explain>
  );
}
