import { useQuery } from '@tanstack/react-query';
import type { FiscalYear, StatementRun } from '../../../shared/api/generated.ts';
import { apiQuery } from '../../../shared/api/query.ts';
import { useFormat } from '../../../shared/format/format.ts';
import { sumNatures } from '../../../shared/format/statement-figures.ts';
import { sumEuro } from '../../../shared/format/sum-euro.ts';
import { useWords } from '../../../shared/i18n/words.tsx';
import { DataTable } from '../../../shared/ui/DataTable.tsx';
import { FigureBand } from '../../../shared/ui/FigureBand.tsx';
import { Problem } from '../../../shared/ui/Problem.tsx';
import type { Column } from '../../../shared/ui/columns.tsx';

/** Statements of charges of a year: their totals, then each run. */
export function RunsOfYear({ year }: { readonly year: FiscalYear }) {
  const { t } = useWords();
  const { money } = useFormat();
  const query = useQuery(apiQuery('listStatements', { path: { id: year.building_id } }));
  const runs = query.data?.data.filter(({ fiscal_year_id }) => fiscal_year_id === year.id);
  const inForce = runs?.filter(({ status }) => status !== 'Reversed');
  const sum = (of: keyof StatementRun['totals']) =>
    inForce && money(sumEuro(inForce.map(({ totals }) => sumNatures(totals[of]))));
  return (
    <>
      <Problem error={query.error} />
      {inForce?.length !== 0 && (
        <FigureBand
          name={t('web-books.closing.stage.statement')}
          figures={[
            { key: 'charges', name: t('web-books.closing.run.charges'), value: sum('charges') },
            { key: 'called', name: t('web-books.closing.run.called'), value: sum('called') },
            {
              key: 'settlement',
              name: t('web-books.closing.run.settlement'),
              value: sum('settlement'),
            },
          ]}
        />
      )}
      {runs !== undefined && (
        <DataTable
          caption={t('web-books.closing.stage.statement')}
          columns={columns}
          rows={runs}
          empty={t('web-books.closing.run.empty')}
        />
      )}
    </>
  );
}

const columns: readonly Column<StatementRun>[] = [
  {
    id: 'period',
    header: 'web-books.closing.period',
    link: '/statements/$id',
    cell: ({ period_from, period_to }, { t, day }) =>
      t('web-books.years.span', { from: day(period_from), to: day(period_to) }),
  },
  { id: 'status', header: 'web-books.years.status', as: 'state', of: 'StatementStatus' },
  {
    id: 'charges',
    header: 'web-books.closing.run.charges',
    isNumber: true,
    cell: ({ totals }, { amount }) => amount(sumNatures(totals.charges)),
  },
  {
    id: 'settlement',
    header: 'web-books.closing.run.settlement',
    isNumber: true,
    cell: ({ totals }, { signed }) => signed(sumNatures(totals.settlement)),
  },
];
