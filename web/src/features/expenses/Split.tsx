import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Expense, ExpenseDistributionLine } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { keyName } from '../../shared/format/key-name.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Explain, Part } from '../../shared/ui/record.tsx';
import styles from './expenses.module.css';

/** Distribution of an expense over the owners, with the calculation of each share. */
export function Split({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  const query = useQuery(apiQuery('getExpenseDistribution', { path: { id: expense.id } }));
  const split = query.data?.data;
  const [explained, explain] = useState<ExpenseDistributionLine>();
  const isAllocated = expense.allocations.length > 0;
  const columns = useColumns(split?.total ?? 0, isAllocated, explain);
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
          rowId={(line) => `${line.allocation} ${line.date} ${line.unit_id} ${line.owner_id}`}
          columns={columns}
        />
      )}
      <div role="status">
        {explained !== undefined && split !== undefined && (
          <Explanation
            line={explained}
            total={isAllocated ? sumShareLines(split.lines, explained) : split.total}
          />
        )}
      </div>
    </Part>
  );
}

/** @param isAllocated whether several keys occur, so that each line names its own */
function useColumns(
  total: number,
  isAllocated: boolean,
  explain: (line: ExpenseDistributionLine) => void,
) {
  const { t } = useWords();
  const { amount, integer, day } = useFormat();
  const dateOf = useCallback(({ date }: ExpenseDistributionLine) => day(date), [day]);
  return useMemo(
    (): readonly Column<ExpenseDistributionLine>[] => [
      {
        id: 'unit',
        header: t('web-expenses.unit'),
        cell: ({ unit_number }) => unit_number,
        foot: t('web-expenses.total'),
      },
      { id: 'owner', header: t('web-expenses.owner'), cell: ({ owner_name }) => owner_name },
      ...(isAllocated
        ? [
            {
              id: 'key',
              header: t('web.key'),
              cell: ({ key }: ExpenseDistributionLine) => keyName(key, t),
            },
            { id: 'date', header: t('web-expenses.date'), cell: dateOf },
          ]
        : []),
      {
        id: 'weight',
        header: t('web-expenses.weight'),
        isNumber: true,
        cell: ({ weight, total_weight }) => `${integer(weight)} / ${integer(total_weight)}`,
      },
      {
        id: 'share',
        header: t('web-expenses.share'),
        isNumber: true,
        cell: ({ share }) => share,
      },
      {
        id: 'amount',
        header: t('web-expenses.amount'),
        isNumber: true,
        foot: amount(total),
        cell: (line) => (
          <button type="button" className={styles['why']} onClick={() => explain(line)}>
            {amount(line.amount)}
          </button>
        ),
      },
    ],
    [t, amount, integer, total, isAllocated, dateOf, explain],
  );
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
        weight: integer(line.weight),
        all: integer(line.total_weight),
        share: line.share,
        amount: money(line.amount),
        key: keyName(line.key, t),
      })}
    </Explain>
  );
}
