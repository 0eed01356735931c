import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { BankTransaction } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { Entries, RecordHead } from '../../shared/ui/record.tsx';
import { TransactionFacts } from './TransactionFacts.tsx';

const route = getRouteApi('/signed-in/bank-transactions/$id');

/** Bank transaction: the bank’s details and its entry. */
export function TransactionPage() {
  const { t } = useWords();
  const { money } = useFormat();
  const { id } = route.useParams();
  const query = useRecord('getBankTransaction', { path: { id } });
  const transaction = query.data?.data;
  if (transaction === undefined) return <LoadingPage title={t('web-bank.transaction')} />;
  const { counterparty_name: name, status, entry_id: entry, statement_id } = transaction;
  return (
    <Page
      title={name ?? t('web-bank.transaction')}
      sentence={
        <RecordHead
          amount={money(transaction.amount)}
          state={['BankTransactionStatus', status]}
          facts={[transaction.building_name]}
        />
      }
      actions={<TransactionActions transaction={transaction} etag={query.data?.etag} />}
    >
      <TransactionFacts transaction={transaction} />
      <TextLink to="/bank-statements/$id" params={{ id: statement_id }}>
        {t('web-bank.of_statement')}
      </TextLink>
      <Entries ids={entry === null ? [] : [entry]} />
    </Page>
  );
}

function TransactionActions(props: {
  readonly transaction: BankTransaction;
  readonly etag: string | undefined;
}) {
  const { t } = useWords();
  const { money } = useFormat();
  const { transaction, etag } = props;
  const [isOpen, open] = useState(false);
  const { id, amount, allowed_actions: allowed, status } = transaction;
  return (
    <>
      {allowed.includes('match') && (
        <ButtonLink
          to="/bank-transactions/match"
          search={status === 'Parked' ? { status } : {}}
          variant="default"
        >
          {t('web-bank.match.open')}
        </ButtonLink>
      )}
      {allowed.includes('unmatch') && (
        <Button variant="default" onClick={() => open(true)}>
          {t('web-bank.unmatch.open')}
        </Button>
      )}
      {isOpen && (
        <ActDialog
          of="unmatchBankTransaction"
          title={t('web-bank.unmatch.title')}
          consequence={t('web-bank.unmatch.consequence', { amount: money(amount) })}
          submit={t('web-bank.unmatch.submit')}
          initial={{ reason: '' }}
          run={(body) =>
            api.call('unmatchBankTransaction', {
              path: { id },
              body,
              etag,
            })
          }
          onClose={() => open(false)}
        >
          <TextField name="reason" label="web-bank.reason" data-autofocus />
        </ActDialog>
      )}
    </>
  );
}
