import { getRouteApi } from '@tanstack/react-router';
import { useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';

const route = getRouteApi('/signed-in/accounts/code/$code');

const movements: ListDefinition<'listAccountMovements'> = {
  operation: 'listAccountMovements',
  isOfBuilding: true,
  filters: [{ as: 'days' }],
  columns: [
    { id: 'entry_date', header: 'web-books.date', as: 'day' },
    {
      id: 'description',
      header: 'web-books.description',
      cell: ({ entry_id, description, supplier, owner_name }) => (
        <>
          <TextLink to="/journal-entries/$id" params={{ id: entry_id }}>
            {description}
          </TextLink>{' '}
          {[supplier, owner_name].filter(Boolean).join(', ')}
        </>
      ),
    },
    { id: 'debit', header: 'enum.BalanceSide.Debit', as: 'nonzero' },
    { id: 'credit', header: 'enum.BalanceSide.Credit', as: 'nonzero' },
    { id: 'balance', header: 'web-books.balance_column', as: 'amount' },
  ],
};

/** Ledger of one account, with the balance after each movement. */
export function AccountPage() {
  const { t, language } = useWords();
  const { code } = route.useParams();
  const query = useRecord('getAccountByCode', { path: { code } });
  const account = query.data?.data;
  const list = usePageList(movements, {
    request: { path: { id: account?.id ?? '' } },
    enabled: account !== undefined,
  });
  return (
    <ListPage
      title={account === undefined ? code : `${code} ${account.labels[language] ?? account.name}`}
      sentence={account && t(`enum.AccountType.${account.account_type}`)}
      caption={t('web-books.accounts.movements')}
      list={list}
      empty={t('web-books.no_entries')}
    />
  );
}
