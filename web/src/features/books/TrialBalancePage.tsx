import { useQuery } from '@tanstack/react-query';
import type { GetTrialBalanceAnswer } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { ReportPage, useReportQuery } from './ReportPage.tsx';

type Row = GetTrialBalanceAnswer['accounts'][number];

/** Trial balance; each account links to its ledger. */
export function TrialBalancePage() {
  const { t } = useWords();
  const query = useReportQuery();
  const report = useQuery(apiQuery('getTrialBalance', { query }));
  const balance = report.data?.data;
  const columns = columnsFor(balance?.totals);
  return (
    <ReportPage
      title={t('web-navigation.books.trial')}
      sentence={balance && t('web-books.trial.sentence', { period: balance.period })}
      query={report}
      hasQuarters
      file={(format) => api.file('getTrialBalance', { query, format })}
    >
      {balance !== undefined && (
        <DataTable
          caption={t('web-navigation.books.trial')}
          columns={columns}
          rows={balance.accounts}
          rowId={({ code }) => code}
          empty={t('web-books.no_entries')}
        />
      )}
    </ReportPage>
  );
}

function columnsFor(totals: GetTrialBalanceAnswer['totals'] | undefined): readonly Column<Row>[] {
  const figure = (id: 'opening' | 'debit' | 'credit' | 'balance', header: string): Column<Row> => ({
    id,
    header,
    as: 'amount',
    foot: (_rows, { amount }) => totals && amount(totals[id]),
  });
  return [
    {
      id: 'account',
      header: 'web-books.account',
      cell: ({ code, name }) => (
        <TextLink
          to="/reports/general-ledger"
          search={({ year, quarter }) => ({ year, quarter, account_code: code })}
        >
          {code} {name}
        </TextLink>
      ),
      foot: (_rows, { t }) => t('web-books.total'),
    },
    figure('opening', 'web-books.opening'),
    figure('debit', 'enum.BalanceSide.Debit'),
    figure('credit', 'enum.BalanceSide.Credit'),
    figure('balance', 'web-books.balance_column'),
  ];
}
