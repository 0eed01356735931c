import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Budget, BudgetFollowUp } from '../../shared/api/generated.ts';
import { apiQuery, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { keyName } from '../../shared/format/key-name.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { ComparedBars } from '../../shared/ui/ComparedBars.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { RecordHead, Steps } from '../../shared/ui/record.tsx';
import { BudgetActions } from './BudgetActions.tsx';

const route = getRouteApi('/signed-in/budgets/$id');
type Line = Budget['lines'][number];
type Followed = BudgetFollowUp['lines'][number];

/** Budget of a year: its lines, what was spent of it, and its calls. */
export function BudgetPage() {
  const { t } = useWords();
  const { money, day } = useFormat();
  const may = useRight();
  const { id } = route.useParams();
  const query = useRecord('getBudget', { path: { id } });
  const budget = query.data?.data;
  const year = useQuery({
    ...apiQuery('getFiscalYear', { path: { id: budget?.fiscal_year_id ?? '' } }),
    enabled: budget !== undefined && may('getFiscalYear'),
  }).data?.data;
  if (budget === undefined) return <LoadingPage title={t('web-books.budgets.one')} />;
  const { adopted_on: adopted, series_id: series } = budget;
  return (
    <Page
      title={t(`enum.BudgetKind.${budget.kind}`)}
      sentence={
        <RecordHead
          amount={money(budget.total)}
          state={['BudgetStatus', budget.status]}
          facts={[
            budget.building_name,
            year === undefined
              ? null
              : t('web-books.years.span', { from: day(year.start_date), to: day(year.end_date) }),
          ]}
        />
      }
      actions={
        <BudgetActions budget={budget} etag={query.data?.etag} yearStart={year?.start_date} />
      }
    >
      <Steps steps={[adopted !== null && t('web-books.budgets.adopted', { date: day(adopted) })]} />
      {series !== null && (
        <TextLink to="/calls-for-funds" search={{ series_id: series, sort: 'call_date' }}>
          {t('web-books.budgets.calls')}
        </TextLink>
      )}
      <DataTable
        caption={t('web-books.budgets.lines')}
        columns={lineColumns}
        rows={budget.lines}
        rowId={(line) => `${line.account_code} ${line.distribution_key_id} ${line.nature}`}
        empty={t('web-books.budgets.no_lines')}
      />
      <FollowUp id={id} />
    </Page>
  );
}

const lineColumns: readonly Column<Line>[] = [
  {
    id: 'account',
    header: 'web-books.account',
    cell: ({ account_code: code, account_name: name }) => `${code} ${name}`,
    foot: (_rows, { t }) => t('web-books.budgets.total'),
  },
  {
    id: 'key',
    header: 'web.key',
    cell: ({ distribution_key_name: name }, { t }) => keyName(name, t),
  },
  { id: 'actual', header: 'web-books.budgets.actual_before', as: 'amount' },
  {
    id: 'index',
    header: 'web-books.budgets.index',
    isNumber: true,
    cell: ({ index }, { reading }) => (index === null ? '' : reading(index)),
  },
  { id: 'amount', header: 'web-books.budgets.amount', as: 'amount', foot: 'sum' },
  { id: 'note', header: 'web-books.budgets.note' },
];

function FollowUp({ id }: { readonly id: string }) {
  const { t } = useWords();
  const { money } = useFormat();
  const query = useQuery(apiQuery('getBudgetFollowUp', { path: { id } }));
  return (
    <section aria-busy={query.isPending}>
      <h2>{t('web-books.budgets.follow_up')}</h2>
      <Problem error={query.error} />
      {query.data !== undefined && (
        <>
          <ComparedBars
            label={t('web-books.budgets.spent')}
            names={[t('web-books.budgets.spent'), t('web-books.budgets.one')]}
            bars={query.data.data.lines.map(({ account_code, account_name, actual, budget }) => ({
              key: account_code,
              name: `${account_code} ${account_name}`,
              value: actual,
              before: budget,
            }))}
            format={money}
          />
          <DataTable
            caption={t('web-books.budgets.follow_up')}
            columns={followColumns}
            rows={query.data.data.lines}
            rowId={(line) => line.account_code}
            empty={t('web-books.budgets.no_lines')}
          />
        </>
      )}
    </section>
  );
}

const followColumns: readonly Column<Followed>[] = [
  {
    id: 'account',
    header: 'web-books.account',
    cell: ({ account_code: code, account_name: name }) => `${code} ${name}`,
    foot: (_rows, { t }) => t('web-books.budgets.total'),
  },
  { id: 'budget', header: 'web-books.budgets.one', as: 'amount', foot: 'sum' },
  { id: 'actual', header: 'web-books.budgets.spent', as: 'amount', foot: 'sum' },
  { id: 'expected', header: 'web-books.budgets.expected', as: 'amount', foot: 'sum' },
  {
    id: 'warned',
    header: '',
    cell: ({ warned }, { t }) =>
      warned ? <Tag tone="warn">{t('web-books.budgets.warned')}</Tag> : '',
  },
];
