import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { formatIban } from '#domain/kernel/identifiers.ts';
import { isInForce } from '#domain/payments/association-iban.ts';
import type { Answer } from '../../shared/api/client.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { Explain, Part } from '../../shared/ui/record.tsx';
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
      {query.data !== undefined && account.pending_iban !== null && <Pending answer={query.data} />}
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

/** Shows the IBAN that awaits its second person, with the button to confirm it. */
function Pending({ answer }: { readonly answer: Answer<'getBankAccount'> }) {
  const { t } = useWords();
  const { data, etag } = answer;
  const { id, building_name: name, pending_iban: iban, allowed_actions: allowed } = data;
  if (iban === null) return null;
  const shown = { iban: formatIban(iban), name };
  return (
    <Part title={t('web-register.bank.pending')}>
      <Explain>
        {t(isInForce(data) ? 'web-register.bank.pending_change' : 'web-register.bank.pending_new', {
          ...shown,
          former: formatIban(data.iban),
        })}
      </Explain>
      {allowed.includes('confirm-iban') ? (
        <AskFirst
          label={t('web-register.bank.confirm')}
          consequence={t('web-register.bank.confirm_consequence', shown)}
          run={() => api.call('confirmBankAccountIban', { path: { id }, body: { iban }, etag })}
        />
      ) : (
        <Explain>{t('web-register.bank.confirm_other')}</Explain>
      )}
    </Part>
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
          isDestructive
          consequence={t('web-register.bank.delete_consequence', { iban: formatIban(iban) })}
          run={() => api.call('deleteBankAccount', { path: { id }, etag })}
          onDone={() =>
            navigate({
              to: '/buildings/$id',
              params: { id: building_id },
              search: { tab: 'bank-accounts' },
            })
          }
        />
      )}
      <ButtonLink needs="updateBankAccount" to="/bank-accounts/$id/edit" params={{ id }}>
        {t('web-register.change')}
      </ButtonLink>
    </>
  );
}
