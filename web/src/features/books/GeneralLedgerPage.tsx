import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { GetGeneralLedgerAnswer } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { TextLink } from '../../shared/ui/links.tsx';
import { ReportPage, useReportQuery } from './ReportPage.tsx';
import { Sheet } from './Sheet.tsx';
import styles from './reports.module.css';

const route = getRouteApi('/signed-in/reports/general-ledger');
type AccountOfLedger = GetGeneralLedgerAnswer['accounts'][number];

/** Movements of all accounts, or of one account and its subaccounts. */
export function GeneralLedgerPage() {
  const { t } = useWords();
  const { account_code } = route.useSearch();
  const query = { ...useReportQuery(), ...(account_code === undefined ? {} : { account_code }) };
  const report = useQuery(apiQuery('getGeneralLedger', { query }));
  const ledger = report.data?.data;
  return (
    <ReportPage
      title={t('web-navigation.books.ledger')}
      sentence={
        ledger &&
        t(
          account_code === undefined ? 'web-books.ledger.sentence' : 'web-books.ledger.sentence_of',
          {
            period: ledger.period,
            code: account_code ?? '',
          },
        )
      }
      query={report}
      hasQuarters
      file={(format) => api.file('getGeneralLedger', { query, format })}
    >
      {account_code !== undefined && (
        <p>
          <TextLink
            to="/reports/general-ledger"
            search={({ year, quarter }) => ({ year, quarter })}
          >
            {t('web-books.ledger.all')}
          </TextLink>
        </p>
      )}
      {ledger?.accounts.map((account) => (
        <AccountSheet key={account.code} account={account} />
      ))}
      {ledger?.accounts.length === 0 && <p>{t('web-books.no_entries')}</p>}
    </ReportPage>
  );
}

function AccountSheet({ account }: { readonly account: AccountOfLedger }) {
  const { t } = useWords();
  const { amount, day } = useFormat();
  return (
    <Sheet caption={`${account.code} ${account.name}`}>
      <thead>
        <tr>
          <th scope="col">{t('web-books.entry')}</th>
          <th scope="col">{t('enum.BalanceSide.Debit')}</th>
          <th scope="col">{t('enum.BalanceSide.Credit')}</th>
          <th scope="col">{t('web-books.balance_column')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('web-books.opening')}</th>
          <td />
          <td />
          <td>{amount(account.opening)}</td>
        </tr>
        {account.movements.map((movement, index) => (
          // An entry may have several lines on one account.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={`${movement.entry_id} ${index}`}>
            <th scope="row">
              <span className={styles['code']}>{day(movement.entry_date)}</span>{' '}
              <TextLink to="/journal-entries/$id" params={{ id: movement.entry_id }}>
                {movement.description}
              </TextLink>{' '}
              {[movement.supplier, movement.owner_name].filter(Boolean).join(', ')}
            </th>
            <td>{movement.debit === 0 ? '' : amount(movement.debit)}</td>
            <td>{movement.credit === 0 ? '' : amount(movement.credit)}</td>
            <td>{amount(movement.balance)}</td>
          </tr>
        ))}
        <tr className={styles['result']}>
          <th scope="row">{t('web-books.closing_balance')}</th>
          <td>{amount(account.debit)}</td>
          <td>{amount(account.credit)}</td>
          <td>{amount(account.closing)}</td>
        </tr>
      </tbody>
    </Sheet>
  );
}
