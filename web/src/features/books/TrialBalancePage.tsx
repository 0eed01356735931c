import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GetTrialBalanceAnswer } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { ReportPage, useReportQuery } from './ReportPage.tsx';

type Row = GetTrialBalanceAnswer['accounts'][number];

/** Trial balance; each account links to its ledger. */
export function TrialBalancePage() {
  const { t } = useWords();
  const query = useReportQuery();
  const report = useQuery(apiQuery('getTrialBalance', { query }));
  const balance = report.data?.data;
  const columns = useColumns(balance?.totals);
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

function useColumns(totals: GetTrialBalanceAnswer['totals'] | undefined) {
  const { t } = useWords();
  const { amount } = useFormat();
  return useMemo((): readonly Column<Row>[] => {
    const figure = (id: 'opening' | 'debit' | 'credit' | 'balance', header: string) => ({
      id,
      header,
      isNumber: true,
      cell: (row: Row) => amount(row[id]),
      foot: totals === undefined ? undefined : amount(totals[id]),
    });
    return [
      {
        id: 'account',
        header: t('web-books.account'),
        foot: t('web-books.total'),
        cell: ({ code, name }) => (
          <TextLink
            to="/reports/general-ledger"
            search={({ year, quarter }) => ({ year, quarter, account_code: code })}
          >
            {code} {name}
          </TextLink>
        ),
      },
      figure('opening', t('web-books.opening')),
      figure('debit', t('enum.BalanceSide.Debit')),
      figure('credit', t('enum.BalanceSide.Credit')),
      figure('balance', t('web-books.balance_column')),
    ];
  }, [t, amount, totals]);
}
