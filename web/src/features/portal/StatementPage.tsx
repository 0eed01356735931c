import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { StatementOwner, StatementRun } from '../../shared/api/generated.ts';
import { apiQuery, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { listMovements, sumNatures } from '../../shared/format/statement-figures.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useOwnerId } from '../../shared/session/session.ts';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { LoadingPage, Page } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { ExpandableItem } from './ExpandableItem.tsx';
import { PaymentBox } from './PaymentBox.tsx';
import { StatementCharges } from './StatementCharges.tsx';
import { WhyChanged } from './WhyChanged.tsx';
import styles from './portal.module.css';

const route = getRouteApi('/signed-in/statements/$id');

/** An owner’s statement of charges: the amount due, the account, what changed, and each charge. */
export function OwnStatementPage() {
  const { t } = useWords();
  const { day } = useFormat();
  const { id } = route.useParams();
  const { line } = route.useSearch();
  const query = useRecord('getStatement', { path: { id } });
  const owners = useQuery(apiQuery('listStatementOwners', { path: { id } }));
  const owner_id = useOwnerId() ?? '';
  const charges = useQuery(apiQuery('listStatementAccounts', { path: { id, owner_id } }));
  const accounts = charges.data?.data;
  const run = query.data?.data;
  if (run === undefined) return <LoadingPage title={t('web-portal.statement.one')} />;
  const own = owners.data?.data[0];
  return (
    <Page
      title={t('web-portal.statement.title', {
        from: day(run.period_from),
        to: day(run.period_to),
      })}
      sentence={run.building_name}
      isLoading={owners.isPending || charges.isPending}
      actions={
        <DownloadButton
          get={() => api.file('getStatementLetter', { path: { id, owner_id }, format: 'pdf' })}
        >
          {t('web-portal.statement.pdf')}
        </DownloadButton>
      }
    >
      <Problem error={owners.error ?? charges.error} />
      <div className={styles['column']}>
        {own !== undefined && <Due run={run} own={own} />}
        {own !== undefined && <Account own={own} />}
        {accounts !== undefined && <WhyChanged accounts={accounts} />}
        {accounts !== undefined && <StatementCharges run={run} accounts={accounts} line={line} />}
      </div>
    </Page>
  );
}

/** Amount that the statement asks for or gives back, and how to pay it. */
function Due(props: { readonly run: StatementRun; readonly own: StatementOwner }) {
  const { t } = useWords();
  const { money, day } = useFormat();
  const { run, own } = props;
  const settlement = sumNatures(own.settlement);
  const { credit, due_date } = run;
  if (settlement <= 0) {
    return (
      <div className={styles['sum']}>
        <strong className={styles['clear']}>
          {t('web-portal.statement.credit', { amount: money(-settlement) })}
        </strong>
        {settlement < 0 && credit !== null && (
          <span className={styles['soft']}>{t(`web-portal.statement.credit.${credit}`)}</span>
        )}
      </div>
    );
  }
  return (
    <>
      <div className={styles['sum']}>
        <strong className={styles['figure']}>{money(settlement)}</strong>
        {due_date !== null && (
          <span className={styles['soft']}>
            {t('web-portal.owed.due', { date: day(due_date) })}
          </span>
        )}
      </div>
      <Payment run={run} />
    </>
  );
}

/** QR code of what is still open of the statement. */
function Payment({ run }: { readonly run: StatementRun }) {
  const { t } = useWords();
  const { money } = useFormat();
  const id = useOwnerId() ?? '';
  const query = useQuery(apiQuery('getOwnerAccount', { path: { id } }));
  const item = query.data?.data.buildings
    ?.flatMap(({ receivables }) => receivables)
    .find(({ source }) => source.id === run.id);
  if (query.isPending) return <div aria-busy />;
  if (item === undefined || item.open_amount <= 0)
    return (
      <>
        <Problem error={query.error} />
        {query.isSuccess && <p className={styles['clear']}>{t('web-portal.statement.paid')}</p>}
      </>
    );
  return (
    <div className={styles['list']}>
      <ExpandableItem
        title={t('web-portal.statement.pay')}
        detail={t('web-portal.statement.pay_how')}
        amount={money(item.open_amount)}
      >
        {() => <PaymentBox item={item} fund="Provision" />}
      </ExpandableItem>
    </div>
  );
}

/** The account over the period, from the opening to the closing balance. */
function Account({ own }: { readonly own: StatementOwner }) {
  const { t } = useWords();
  const { money } = useFormat();
  const row = ([name, amount]: readonly [string, number]) => (
    <div key={name} className={styles['movement']}>
      <dt>{t(`web-portal.statement.${name}`)}</dt>
      <dd className={styles['amount']}>{money(amount)}</dd>
    </div>
  );
  return (
    <>
      <section aria-label={t('web-portal.statement.how')}>
        <h2>{t('web-portal.statement.how')}</h2>
        <dl className={styles['list']}>
          {row(['charges', sumNatures(own.charges)])}
          {row(['called', -sumNatures(own.called)])}
          {row(['settlement', sumNatures(own.settlement)])}
        </dl>
      </section>
      <section aria-label={t('web-portal.statement.account')}>
        <h2>{t('web-portal.statement.account')}</h2>
        <dl className={styles['list']}>
          {listMovements(own).map(row)}
          {row(['closing_balance', own.closing_balance])}
        </dl>
      </section>
    </>
  );
}
