import { getRouteApi } from '@tanstack/react-router';
import type { BankTransaction } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { Unmatch } from '../../shared/ui/Unmatch.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { Entries, RecordHead } from '../../shared/ui/record.tsx';
import { MatchedRecords } from './MatchedRecords.tsx';
import { RelatedOfTransaction } from './RelatedOfTransaction.tsx';
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
  const { counterparty_name: name, status, entry_id: entry } = transaction;
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
      actions={<TransactionActions transaction={transaction} />}
    >
      <RelatedOfTransaction transaction={transaction} />
      <TransactionFacts transaction={transaction} />
      {status === 'Matched' && <MatchedRecords id={id} />}
      <Entries ids={entry === null ? [] : [entry]} />
    </Page>
  );
}

function TransactionActions({ transaction }: { readonly transaction: BankTransaction }) {
  const { t } = useWords();
  const { id, allowed_actions: allowed, status } = transaction;
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
      <Unmatch id={id} />
    </>
  );
}
