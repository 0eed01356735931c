import { useQuery } from '@tanstack/react-query';
import type { StatementTie } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column, Show } from '../../shared/ui/columns.tsx';
import styles from './statements.module.css';

/** Whether the sums of the statements equal those made from the books, with the sums below. */
export function Ties(props: { readonly id: string; readonly count: number }) {
  const { t } = useWords();
  const { id, count } = props;
  const query = useQuery(apiQuery('checkStatementTies', { path: { id } }));
  const ties = query.data?.data;
  if (ties === undefined) {
    return (
      <div aria-busy={query.isPending}>
        <Problem error={query.error} />
      </div>
    );
  }
  const isTied = ties.every(({ difference }) => difference === 0);
  return (
    <details className={styles['ties']}>
      <summary className={isTied ? styles['tied'] : styles['untied']}>
        {isTied && <Icon name="check" size={16} />}
        {t(isTied ? 'web-statements.ties.equal' : 'web-statements.ties.differ', { count })}
      </summary>
      <DataTable
        caption={t('web-statements.ties')}
        columns={columns}
        rows={ties}
        rowId={({ code }) => code}
      />
    </details>
  );
}

/** Days are counted, all other sums are in euro. */
const show = ({ code }: StatementTie, value: number, { amount, integer }: Show) =>
  code === 'days' ? integer(value) : amount(value);

const columns: readonly Column<StatementTie>[] = [
  {
    id: 'code',
    header: 'web-statements.ties.sum',
    cell: ({ code }, { t }) => t(`enum.StatementTie.${code}`),
  },
  {
    id: 'left',
    header: 'web-statements.ties.left',
    isNumber: true,
    cell: (tie, how) => show(tie, tie.left, how),
  },
  {
    id: 'right',
    header: 'web-statements.ties.right',
    isNumber: true,
    cell: (tie, how) => show(tie, tie.right, how),
  },
  {
    id: 'difference',
    header: 'web-statements.ties.difference',
    isNumber: true,
    cell: (tie, how) => show(tie, tie.difference, how),
  },
];
