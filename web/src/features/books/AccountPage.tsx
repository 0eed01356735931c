import { Group } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AccountMovement } from '../../shared/api/generated.ts';
import { apiPages, apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { MoreRows } from '../../shared/ui/MoreRows.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { DayRange } from '../../shared/ui/filters.tsx';
import { TextLink } from '../../shared/ui/links.tsx';

const route = getRouteApi('/signed-in/accounts/code/$code');

/** What moved on one account, with its balance after each movement. */
export function AccountPage() {
  const { t, language } = useWords();
  const { code } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery({
    ...apiQuery('getAccountByCode', { path: { code } }),
    throwOnError: true,
  });
  const account = query.data?.data;
  const list = useInfiniteQuery({
    ...apiPages('listAccountMovements', { path: { id: account?.id ?? '' }, query: search }),
    enabled: account !== undefined,
  });
  const columns = useColumns();
  const rows = (list.data?.pages.flatMap(({ data }) => data) ?? []).map((movement, place) => ({
    ...movement,
    place: String(place),
  }));
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <Page
      title={account === undefined ? code : `${code} ${account.labels[language] ?? account.name}`}
      sentence={account && t(`enum.AccountType.${account.account_type}`)}
      isLoading={list.isPending}
    >
      <Group gap="xs" mb="md">
        <DayRange value={search} onChange={set} />
      </Group>
      {list.isPending ? (
        <Rows />
      ) : (
        <DataTable
          caption={t('web-books.accounts.movements')}
          columns={columns}
          rows={rows}
          rowId={({ place }) => place}
          empty={t('web-books.no_entries')}
        />
      )}
      <MoreRows list={list} />
    </Page>
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
