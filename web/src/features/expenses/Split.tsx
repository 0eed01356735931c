import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { DistributionLine, Expense } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Explain, Part } from '../../shared/ui/record.tsx';
import styles from './expenses.module.css';

/** Who bears which part of an expense, and how each part comes about. */
export function Split({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  const query = useQuery(apiQuery('getExpenseDistribution', { path: { id: expense.id } }));
  const split = query.data?.data;
  const [explained, explain] = useState<DistributionLine>();
  const columns = useColumns(split?.total ?? 0, explain);
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
          rowId={(line) => `${line.unit_id} ${line.owner_id}`}
          columns={columns}
        />
      )}
      <div role="status">
        {explained !== undefined && split !== undefined && (
          <Explanation line={explained} total={split.total} />
        )}
      </div>
    </Part>
  );
}

function useColumns(total: number, explain: (line: DistributionLine) => void) {
  const { t } = useWords();
  const { amount, integer } = useFormat();
  return useMemo(
    (): readonly Column<DistributionLine>[] => [
      {
        id: 'unit',
        header: t('web-expenses.unit'),
        cell: ({ unit_number }) => unit_number,
        foot: t('web-expenses.total'),
      },
      { id: 'owner', header: t('web-expenses.owner'), cell: ({ owner_name }) => owner_name },
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
    [t, amount, integer, total, explain],
  );
}

/** A part in words: amount × weight ÷ all weights × share, and why the cents are what they are. */
function Explanation(props: { readonly line: DistributionLine; readonly total: number }) {
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
        key: line.key,
      })}
    </Explain>
  );
}
