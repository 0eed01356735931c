import { TRANSACTION_STATUSES } from '#domain/banking/transaction-state.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { transactionColumns } from './transaction-columns.tsx';

const transactions: ListDefinition<'listBankTransactions'> = {
  operation: 'listBankTransactions',
  also: ['bank_account_id'],
  isOfBuilding: true,
  sort: '-booked_on',
  filters: [
    { as: 'search', name: 'q', label: 'web-bank.find' },
    {
      name: 'status',
      label: 'web-bank.status',
      of: 'BankTransactionStatus',
      values: TRANSACTION_STATUSES,
    },
    { as: 'days' },
  ],
  columns: transactionColumns,
};

/** Bank transactions, newest first, filtered by the address. */
export function TransactionsPage() {
  const { t } = useWords();
  const list = usePageList(transactions);
  const { status } = list.search;
  return (
    <ListPage
      title={t('web-navigation.bank.transactions')}
      sentence={(count) => t('web-bank.upload.transactions', { count })}
      actions={
        <ButtonLink
          needs="matchBankTransaction"
          to="/bank-transactions/match"
          search={status === 'Parked' ? { status } : {}}
        >
          {t('web-bank.match.open')}
        </ButtonLink>
      }
      list={list}
      empty={
        <>
          <p>{t('web-bank.no_transactions')}</p>
          <ButtonLink to="/bank-statements" variant="default">
            {t('web-navigation.bank')}
          </ButtonLink>
        </>
      }
    />
  );
}
