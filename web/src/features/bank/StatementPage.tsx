import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { formatIban } from '#domain/kernel/identifiers.ts';
import type { BankStatement } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/list.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { ListTable } from '../../shared/ui/ListTable.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { State } from '../../shared/ui/State.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Explain, Part, Steps } from '../../shared/ui/record.tsx';
import { transactionColumns } from './transaction-columns.tsx';

const route = getRouteApi('/signed-in/bank-statements/$id');

/** Bank statement: balances, why it is locked if so, and transactions. */
export function StatementPage() {
  const { t } = useWords();
  const { money, day, instant } = useFormat();
  const { id } = route.useParams();
  const query = useRecord('getBankStatement', { path: { id } });
  const statement = query.data?.data;
  if (statement === undefined) return <LoadingPage title={t('web-navigation.bank')} />;
  const { number, year, date, bank_account_id: account, decided_at: decided } = statement;
  return (
    <Page
      title={t('web-bank.statement', { number, year: String(year) })}
      sentence={
        <>
          <State of="BankStatementStatus" value={statement.status} /> {statement.building_name} ·{' '}
          <TextLink
            to="/bank-accounts/$id/reconciliation"
            params={{ id: account }}
            search={{ on: date }}
          >
            {formatIban(statement.bank_account_iban)}
          </TextLink>
        </>
      }
      actions={<StatementActions statement={statement} etag={query.data?.etag} />}
    >
      <Problems statement={statement} />
      <Steps
        steps={[
          t('web-bank.taken', { when: instant(statement.created_at), file: statement.file_name }),
          decided !== null &&
            t('web-bank.decided', {
              when: instant(decided),
              reason: statement.decision_reason ?? '',
            }),
        ]}
      />
      <Facts
        facts={[
          [t('web-bank.date'), day(date)],
          [t('web-bank.opening'), money(statement.opening_balance)],
          [t('web-bank.closing'), money(statement.closing_balance)],
        ]}
      />
      <Transactions statement={statement} />
    </Page>
  );
}

function Problems({ statement }: { readonly statement: BankStatement }) {
  const { t } = useWords();
  const { problems, status } = statement;
  if (problems.length === 0) return null;
  return (
    <Part title={t('web-bank.problems')}>
      <ul>
        {problems.map(({ code, detail }) => (
          <li key={code}>{detail}</li>
        ))}
      </ul>
      {status === 'Held' && <Explain>{t('web-bank.held')}</Explain>}
    </Part>
  );
}

/** Only accepted statements have transactions that count. */
function Transactions({ statement }: { readonly statement: BankStatement }) {
  const { t } = useWords();
  const { id, status, transactions } = statement;
  const isAccepted = status === 'Accepted';
  const list = useList(
    'listBankTransactions',
    { query: { statement_id: id, sort: 'booked_on' } },
    { enabled: isAccepted },
  );
  return (
    <Part title={t('web-navigation.bank.transactions')}>
      {isAccepted ? (
        <ListTable
          caption={t('web-navigation.bank.transactions')}
          list={list}
          columns={transactionColumns}
          rowId={(row) => row.id}
          empty={t('web-bank.no_transactions')}
        />
      ) : (
        <p>{t('web-bank.not_counted', { count: transactions })}</p>
      )}
    </Part>
  );
}

function StatementActions(props: {
  readonly statement: BankStatement;
  readonly etag: string | undefined;
}) {
  const { t } = useWords();
  const { money } = useFormat();
  const { statement, etag } = props;
  const [asked, ask] = useState<'release' | 'discard'>();
  const { id, allowed_actions: allowed, transactions: count, closing_balance } = statement;
  const request = (body: { reason: string }) => ({
    path: { id },
    body,
    etag,
  });
  return (
    <>
      {allowed.includes('discard') && (
        <Button variant="default" onClick={() => ask('discard')}>
          {t('web-bank.decide.discard.open')}
        </Button>
      )}
      {allowed.includes('release') && (
        <Button onClick={() => ask('release')}>{t('web-bank.decide.release.open')}</Button>
      )}
      {asked !== undefined && (
        <ActDialog
          title={t(`web-bank.decide.${asked}.title`)}
          consequence={t(`web-bank.decide.${asked}.consequence`, {
            count,
            amount: money(closing_balance),
          })}
          submit={t(`web-bank.decide.${asked}.submit`)}
          initial={{ reason: '' }}
          run={(body) =>
            asked === 'release'
              ? api.call('releaseBankStatement', request(body))
              : api.call('discardBankStatement', request(body))
          }
          onClose={() => ask(undefined)}
        >
          <TextField name="reason" label="web-bank.reason" required data-autofocus />
        </ActDialog>
      )}
    </>
  );
}
