import { useQuery } from '@tanstack/react-query';
import type { StatementWorks } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Part } from '../../shared/ui/record.tsx';

type DecisionWorks = StatementWorks['works'][number];

/** Works that the run settles, by decision; nothing if there are none. */
export function Works({ id }: { readonly id: string }) {
  const { t } = useWords();
  const query = useQuery(apiQuery('listStatementWorks', { path: { id } }));
  const works = query.data?.data.works ?? [];
  if (works.length === 0) {
    return (
      <div aria-busy={query.isPending}>
        <Problem error={query.error} />
      </div>
    );
  }
  return (
    <Part title={t('web-statements.works')}>
      <DataTable
        caption={t('web-statements.works')}
        columns={columns}
        rows={works}
        rowId={({ decision_id }) => decision_id}
      />
    </Part>
  );
}

const columns: readonly Column<DecisionWorks>[] = [
  {
    id: 'title',
    header: 'web-statements.decision',
    cell: ({ title, decision_id }) => (
      <TextLink to="/decisions/$id" params={{ id: decision_id }}>
        {title}
      </TextLink>
    ),
  },
  { id: 'cost', header: 'web-statements.works.cost', as: 'amount', foot: 'sum' },
  { id: 'from_reserve', header: 'web-statements.works.from_reserve', as: 'amount', foot: 'sum' },
  { id: 'from_loan', header: 'web-statements.works.from_loan', as: 'amount', foot: 'sum' },
  { id: 'called', header: 'web-statements.called', as: 'amount', foot: 'sum' },
  { id: 'balance', header: 'web-statements.works.balance', as: 'amount', foot: 'sum' },
];
