import { useQuery } from '@tanstack/react-query';
import type { GetBalanceSheetAnswer } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { AccountRow } from './AccountRow.tsx';
import { ReportPage, useSaveStatement, useStatementQuery } from './ReportPage.tsx';
import { Sheet } from './Sheet.tsx';
import styles from './reports.module.css';

/** Balance sheet at the end of a year; every figure links to its entries. */
export function BalanceSheetPage() {
  const { t } = useWords();
  const { query, isReady } = useStatementQuery();
  const keep = useSaveStatement('createBalanceSheetDocument', query);
  const report = useQuery({ ...apiQuery('getBalanceSheet', { query }), enabled: isReady });
  const sheet = report.data?.data;
  return (
    <ReportPage
      title={t('web-books.balance.title')}
      sentence={sheet && t('web-books.balance.sentence', { period: sheet.period })}
      query={report}
      file={(format) => api.file('getBalanceSheet', { query, format })}
      keep={keep}
    >
      {sheet !== undefined && <Sides sheet={sheet} />}
    </ReportPage>
  );
}

function Sides({ sheet }: { readonly sheet: GetBalanceSheetAnswer }) {
  const { t } = useWords();
  const { money } = useFormat();
  const { assets, liabilities, balance_check: check } = sheet;
  return (
    <>
      <div className={styles['sides']}>
        <Side
          title={t('web-books.balance.assets')}
          groups={[
            [t('web-books.balance.fixed_assets'), assets.fixed_assets],
            [t('web-books.balance.current_assets'), assets.current_assets],
          ]}
          total={assets.total_assets}
        />
        <Side
          title={t('web-books.balance.liabilities')}
          groups={[
            [t('web-books.balance.equity'), liabilities.equity],
            [t('web-books.balance.long_term'), liabilities.long_term_liabilities],
            [t('web-books.balance.current_liabilities'), liabilities.current_liabilities],
          ]}
          total={liabilities.total_liabilities}
        />
      </div>
      <p className={styles['check']}>
        {t(check.balanced ? 'web-books.balance.balanced' : 'web-books.balance.not_balanced', {
          amount: money(check.difference),
        })}
      </p>
    </>
  );
}

type Group = GetBalanceSheetAnswer['liabilities']['equity'];

function Side(props: {
  readonly title: string;
  readonly groups: readonly (readonly [string, Group])[];
  readonly total: number;
}) {
  const { t } = useWords();
  const { amount } = useFormat();
  return (
    <Sheet caption={props.title}>
      <tbody>
        {props.groups
          .filter(([, { accounts }]) => accounts.length > 0)
          .map(([name, { accounts, total }]) => [
            <tr key={name} className={styles['group']}>
              <th scope="row">{name}</th>
              <td>{amount(total)}</td>
            </tr>,
            ...accounts.map((account) => (
              <AccountRow
                key={`${name} ${account.code ?? ''}`}
                code={account.code}
                name={account.name}
                amounts={[account.amount]}
              />
            )),
          ])}
        <tr className={styles['result']}>
          <th scope="row">{t('web-books.total')}</th>
          <td>{amount(props.total)}</td>
        </tr>
      </tbody>
    </Sheet>
  );
}
