import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AccountMovement } from '../../shared/api/generated.ts';
import { apiQuery, shouldReplacePage, useList } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { DayRange, FilterBar } from '../../shared/ui/filters.tsx';
import { TextLink } from '../../shared/ui/links.tsx';

const route = getRouteApi('/signed-in/accounts/code/$code');

/** Ledger of one account, with the balance after each movement. */
export function AccountPage() {
  const { t, language } = useWords();
  const { code } = route.useParams();
  const search = route.useSearch();
  const query = useQuery({
    ...apiQuery('getAccountByCode', { path: { code } }),
    throwOnError: shouldReplacePage,
  });
  const account = query.data?.data;
  const list = useList(
    'listAccountMovements',
    { path: { id: account?.id ?? '' }, query: search },
    { enabled: account !== undefined },
  );
  const rows = list.rows.map((movement, place) => ({ ...movement, place: String(place) }));
  return (
    <ListPage
      title={account === undefined ? code : `${code} ${account.labels[language] ?? account.name}`}
      sentence={account && t(`enum.AccountType.${account.account_type}`)}
      caption={t('web-books.accounts.movements')}
      filters={<Filters />}
      list={{ ...list, rows }}
      columns={useColumns()}
      rowId={({ place }) => place}
      empty={t('web-books.no_entries')}
    />
  );
}

function Filters() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <FilterBar>
      <DayRange value={search} onChange={set} />
    </FilterBar>
  );
}

function useColumns() {
  const { t } = useWords();
  const { day, amount } = useFormat();
  return useMemo(
    (): readonly Column<AccountMovement & { readonly place: string }>[] => [
      { id: 'date', header: t('web-books.date'), cell: ({ entry_date }) => day(entry_date) },
      {
        id: 'description',
        header: t('web-books.description'),
        cell: ({ entry_id, description, supplier, owner_name }) => (
          <>
            <TextLink to="/journal-entries/$id" params={{ id: entry_id }}>
              {description}
            </TextLink>{' '}
            {[supplier, owner_name].filter(Boolean).join(', ')}
          </>
        ),
      },
      {
        id: 'debit',
        header: t('enum.BalanceSide.Debit'),
        isNumber: true,
        cell: ({ debit }) => (debit === 0 ? '' : amount(debit)),
      },
      {
        id: 'credit',
        header: t('enum.BalanceSide.Credit'),
        isNumber: true,
        cell: ({ credit }) => (credit === 0 ? '' : amount(credit)),
      },
      {
        id: 'balance',
        header: t('web-books.balance_column'),
        isNumber: true,
        cell: ({ balance }) => amount(balance),
      },
    ],
    [t, day, amount],
  );
}
