import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { LineChart } from '../../shared/ui/LineChart.tsx';
import { ReportPage, useReportQuery } from './ReportPage.tsx';
import { Sheet } from './Sheet.tsx';

const MONTHS = 24;

/** Month-end balances of the building’s bank accounts, the reserve’s too, over two years. */
export function CashPage() {
  const { t } = useWords();
  const { money, amount, month } = useFormat();
  const { year: _year, quarter: _quarter, ...about } = useReportQuery();
  const query = { ...about, months: MONTHS };
  const report = useQuery(apiQuery('getCashSeries', { query }));
  const series = report.data?.data;
  return (
    <ReportPage
      title={t('web-navigation.books.cash')}
      sentence={
        series && t('web-books.cash.sentence', { amount: money(series.totals.at(-1) ?? 0) })
      }
      query={report}
      hasYears={false}
      file={(format) => api.file('getCashSeries', { query, format })}
    >
      {series !== undefined && (
        <>
          <LineChart
            label={t('web-navigation.books.cash')}
            places={series.month_ends.map(month)}
            lines={series.accounts.map(({ code, name, balances }) => ({
              key: code,
              name,
              values: balances,
            }))}
            format={money}
          />
          <Sheet caption={t('web-books.cash.caption')}>
            <thead>
              <tr>
                <th scope="col">{t('web-books.cash.month')}</th>
                {series.accounts.map(({ code, name }) => (
                  <th key={code} scope="col">
                    {code} {name}
                  </th>
                ))}
                <th scope="col">{t('web-books.total')}</th>
              </tr>
            </thead>
            <tbody>
              {series.month_ends.map((end, place) => (
                <tr key={end}>
                  <th scope="row">{month(end)}</th>
                  {series.accounts.map(({ code, balances }) => (
                    <td key={code}>{amount(balances[place] ?? 0)}</td>
                  ))}
                  <td>{amount(series.totals[place] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </Sheet>
        </>
      )}
    </ReportPage>
  );
}
