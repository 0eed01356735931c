import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { Building, StatementRun } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { NewRun } from './NewRun.tsx';
import { sumNatures } from './figures.ts';

/** Runs of statements of the chosen building, or of all buildings. */
export function StatementsPage() {
  const { t } = useWords();
  const { building_id: chosen } = useSearch({ strict: false });
  const query = useQuery(apiQuery('listBuildings', { query: { sort: 'name', limit: 500 } }));
  const buildings = (query.data?.data ?? []).filter(
    ({ id }) => chosen === undefined || id === chosen,
  );
  return (
    <Page
      title={t('web-navigation.statements')}
      sentence={t('web-statements.sentence')}
      isLoading={query.isPending}
      actions={
        <ButtonLink to="/fiscal-years" needs="listFiscalYears" variant="default">
          {t('web-statements.years')}
        </ButtonLink>
      }
    >
      <Problem error={query.error} />
      {query.isPending && <Rows />}
      {query.isSuccess && buildings.length === 0 && <p>{t('web-statements.no_building')}</p>}
      <Stack gap="xl">
        {buildings.map((building) => (
          <RunsOfBuilding key={building.id} building={building} />
        ))}
      </Stack>
    </Page>
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
