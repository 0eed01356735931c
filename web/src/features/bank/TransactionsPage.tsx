import { getRouteApi, useSearch } from '@tanstack/react-router';
import { TRANSACTION_STATUSES } from '#domain/banking/transaction-state.ts';
import { useList } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { useRight } from '../../shared/session/session.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ChoiceFilter, DayRange, FilterBar, SearchField } from '../../shared/ui/filters.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { useTransactionColumns } from './transaction-columns.tsx';

const route = getRouteApi('/signed-in/bank-transactions');

/** Bank transactions, newest first, filtered by the address. */
export function TransactionsPage() {
  const { t } = useWords();
  const may = useRight();
  const { building_id } = useSearch({ strict: false });
  const { status, sort = '-booked_on', ...rest } = route.useSearch();
  const list = useList('listBankTransactions', {
    query: { ...rest, building_id, sort, status: chosen(status, TRANSACTION_STATUSES) },
  });
  return (
    <ListPage
      title={t('web-navigation.bank.transactions')}
      sentence={(count) => t('web-bank.upload.transactions', { count })}
      actions={
        may('matchBankTransaction') && (
          <ButtonLink to="/bank-transactions/match" search={status === 'Parked' ? { status } : {}}>
            {t('web-bank.match.open')}
          </ButtonLink>
        )
      }
      filters={<Filters />}
      list={list}
      columns={useTransactionColumns()}
      rowId={({ id }) => id}
      sort={sort}
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

function Filters() {
  const { t } = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <FilterBar>
      <SearchField label={t('web-bank.find')} value={search.q} onFind={(q) => set({ q })} />
      <ChoiceFilter
        label={t('web-bank.status')}
        of="BankTransactionStatus"
        values={TRANSACTION_STATUSES}
        value={search.status}
        onChange={(status) => set({ status })}
      />
      <DayRange value={search} onChange={set} />
    </FilterBar>
  );
}
