import { useQuery } from '@tanstack/react-query';
import type { Building, StatementRun } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { sumNatures } from '../../shared/format/statement-figures.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { BuildingSections } from '../../shared/ui/BuildingSections.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { NewRun } from './NewRun.tsx';

/** Runs of statements of the chosen building, or of all buildings. */
export function StatementsPage() {
  const { t } = useWords();
  return (
    <BuildingSections
      title={t('web-navigation.statements')}
      sentence={t('web-statements.sentence')}
      actions={
        <ButtonLink to="/fiscal-years" needs="listFiscalYears" variant="default">
          {t('web-statements.years')}
        </ButtonLink>
      }
      empty={<p>{t('web-statements.no_building')}</p>}
    >
      {(building) => <RunsOfBuilding key={building.id} building={building} />}
    </BuildingSections>
  );
}

function RunsOfBuilding({ building }: { readonly building: Building }) {
  const { t } = useWords();
  const may = useRight();
  const { id, name } = building;
  const query = useQuery(apiQuery('listStatements', { path: { id } }));
  const runs = query.data?.data;
  return (
    <section aria-label={name} aria-busy={query.isPending}>
      <h2>{name}</h2>
      <Problem error={query.error} />
      {runs !== undefined && (
        <DataTable
          caption={name}
          columns={columns}
          rows={runs}
          rowId={(run) => run.id}
          empty={t('web-statements.empty')}
        />
      )}
      {runs !== undefined && may('createStatement') && <NewRun building={building} runs={runs} />}
    </section>
  );
}

const columns: readonly Column<StatementRun>[] = [
  {
    id: 'period',
    header: 'web-statements.period',
    link: '/statements/$id',
    cell: ({ period_from, period_to }, { t, day }) =>
      t('web-statements.span', { from: day(period_from), to: day(period_to) }),
  },
  { id: 'status', header: 'web-statements.status', as: 'state', of: 'StatementStatus' },
  {
    id: 'charges',
    header: 'web-statements.charges',
    isNumber: true,
    cell: ({ totals }, { amount }) => amount(sumNatures(totals.charges)),
  },
  {
    id: 'called',
    header: 'web-statements.called',
    isNumber: true,
    cell: ({ totals }, { amount }) => amount(sumNatures(totals.called)),
  },
  {
    id: 'settlement',
    header: 'web-statements.settlement',
    isNumber: true,
    cell: ({ totals }, { signed }) => signed(sumNatures(totals.settlement)),
  },
  { id: 'due_date', header: 'web-statements.due_date', as: 'day' },
];
