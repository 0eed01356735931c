import { Group, MultiSelect, TextInput } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { JOURNALS } from '#domain/ledger/journal-entry.ts';
import type { JournalEntry } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { findSourcePath } from '../../shared/routing/source-path.ts';
import { useRight } from '../../shared/session/session.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { DayRange } from '../../shared/ui/filters.tsx';
import { ButtonLink, PathLink, TextLink } from '../../shared/ui/links.tsx';

const route = getRouteApi('/signed-in/journal-entries');

/** Journal entries, newest first, or those that make up a figure. */
export function EntriesPage() {
  const { t } = useWords();
  const { money } = useFormat();
  const may = useRight();
  const { journal, category, sort = '-entry_date,-sequence', ...rest } = route.useSearch();
  const list = useList('listJournalEntries', {
    query: {
      ...rest,
      sort,
      journal: chosen(journal, JOURNALS),
      ...(category === undefined ? {} : { category: [category as never] }),
    },
  });
  const { account_code: account } = rest;
  const sum = sumEuro(list.rows.map((entry) => sideOf(entry, account)));
  return (
    <ListPage
      title={t('web-books.journal.title')}
      sentence={(count) =>
        account === undefined
          ? t('web-books.journal.count', { count })
          : t('web-books.journal.of_account', {
              count,
              code: account,
              amount: list.hasNextPage ? '…' : money(sum),
            })
      }
      actions={
        may('createJournalEntry') && (
          <ButtonLink to="/journal-entries/new">{t('web-books.journal.new')}</ButtonLink>
        )
      }
      filters={<Filters />}
      list={list}
      columns={useColumns(account)}
      rowId={({ id }) => id}
      empty={t('web-books.no_entries')}
    />
  );
}

/**
 * Debits minus credits of an entry on an account and its subaccounts, in euro; all debits if no
 * account is named.
 */
function sideOf({ lines }: JournalEntry, account: string | undefined): number {
  const own = lines.filter(
    (line) => account === undefined || line.account_code.startsWith(account),
  );
  return sumEuro(
    own.flatMap(({ debit, credit }) => (account === undefined ? [debit] : [debit, -credit])),
  );
}

function Filters() {
  const { t } = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <Group gap="xs" mb="md" align="flex-end">
      <MultiSelect
        label={t('web-books.journal.journals')}
        data={JOURNALS.map((value) => ({ value, label: t(`enum.Journal.${value}`) }))}
        value={search.journal?.split(',') ?? []}
        onChange={(journals) => set({ journal: journals.join(',') })}
        clearable
        miw={200}
      />
      <TextInput
        key={search.account_code}
        label={t('web-books.account')}
        defaultValue={search.account_code ?? ''}
        onBlur={({ currentTarget }) => set({ account_code: currentTarget.value.trim() })}
        inputMode="numeric"
        w={110}
      />
      <DayRange value={search} onChange={set} />
    </Group>
  );
}

function useColumns(account: string | undefined) {
  const { t } = useWords();
  const { day, amount } = useFormat();
  return useMemo(
    (): readonly Column<JournalEntry>[] => [
      { id: 'date', header: t('web-books.date'), cell: ({ entry_date }) => day(entry_date) },
      {
        id: 'journal',
        header: t('web-books.journal.journal'),
        cell: ({ journal }) => t(`enum.Journal.${journal}`),
      },
      {
        id: 'description',
        header: t('web-books.description'),
        cell: ({ id, description }) => (
          <TextLink to="/journal-entries/$id" params={{ id }}>
            {description}
          </TextLink>
        ),
      },
      {
        id: 'source',
        header: t('web-books.journal.source'),
        cell: ({ source }) => {
          if (source === null) return null;
          const path = findSourcePath(source);
          const name = t(`enum.EntrySourceType.${source.type}`);
          return path === undefined ? name : <PathLink path={path}>{name}</PathLink>;
        },
      },
      {
        id: 'amount',
        header: t(account === undefined ? 'web-books.amount' : 'web-books.balance_column'),
        isNumber: true,
        cell: (entry) => amount(sideOf(entry, account)),
      },
    ],
    [t, day, amount, account],
  );
}
