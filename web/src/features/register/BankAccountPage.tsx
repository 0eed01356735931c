import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { formatIban } from '#domain/kernel/identifiers.ts';
import type { Answer } from '../../shared/api/client.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import styles from './register.module.css';

const route = getRouteApi('/signed-in/bank-accounts/$id');

/** Bank account of a building. */
export function BankAccountPage() {
  const { t } = useWords();
  const may = useRight();
  const { id } = route.useParams();
  const query = useRecord('getBankAccount', { path: { id } });
  const account = query.data?.data;
  if (account === undefined) return <LoadingPage title={t('web-register.bank.iban')} />;
  return (
    <Page
      title={formatIban(account.iban)}
      sentence={
        <TextLink to="/buildings/$id" params={{ id: account.building_id }}>
          {account.building_name}
        </TextLink>
      }
      actions={query.data !== undefined && <Actions answer={query.data} />}
    >
      <dl className={styles['facts']}>
        <dt>{t('web-register.bank.purpose')}</dt>
        <dd>{t(`enum.BankAccountPurpose.${account.purpose}`)}</dd>
        <dt>{t('web-register.bank.holder')}</dt>
        <dd>{account.holder}</dd>
        {account.bic !== null && (
          <>
            <dt>{t('web-register.bank.bic')}</dt>
            <dd>{account.bic}</dd>
          </>
        )}
        <dt>{t('web-register.bank.account')}</dt>
        <dd>{account.account_code}</dd>
      </dl>
      {may('reconcileBankAccount') && (
        <TextLink to="/bank-accounts/$id/reconciliation" params={{ id }}>
          {t('web-register.bank.reconciliation')}
        </TextLink>
      )}
    </Page>
  );
}

function Actions({ answer }: { readonly answer: Answer<'getBankAccount'> }) {
  const { t } = useWords();
  const may = useRight();
  const navigate = useNavigate();
  const { data, etag } = answer;
  const { id, iban, building_id } = data;
  return (
    <>
      {may('deleteBankAccount') && (
        <AskFirst
          label={t('web-register.bank.delete')}
          consequence={t('web-register.bank.delete_consequence', { iban: formatIban(iban) })}
          run={() => api.call('deleteBankAccount', { path: { id }, etag })}
          onDone={() => navigate({ to: '/buildings/$id', params: { id: building_id } })}
        />
      )}
      <ButtonLink needs="updateBankAccount" to="/bank-accounts/$id/edit" params={{ id }}>
        {t('web-register.change')}
      </ButtonLink>
    </>
  );
}
