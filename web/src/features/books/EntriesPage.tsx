import { Group, MultiSelect, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { JOURNALS } from '#domain/ledger/journal-entry.ts';
import type { JournalEntry } from '../../shared/api/generated.ts';
import { apiPages } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { sourcePath } from '../../shared/routing/source-path.ts';
import { useRight } from '../../shared/session/session.ts';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { MoreRows } from '../../shared/ui/MoreRows.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { DayRange } from '../../shared/ui/filters.tsx';
import { ButtonLink, PathLink, TextLink } from '../../shared/ui/links.tsx';

const route = getRouteApi('/signed-in/journal-entries');

/** The journal: every entry, newest first, or those that a figure adds up from. */
export function EntriesPage() {
  const { t } = useWords();
  const { money } = useFormat();
  const may = useRight();
  const search = route.useSearch();
  const { journal, category, sort = '-entry_date,-sequence', ...rest } = search;
  const list = useInfiniteQuery(
    apiPages('listJournalEntries', {
      query: {
        ...rest,
        sort,
        ...(journal === undefined ? {} : { journal: journal.split(',').filter(isJournal) }),
        ...(category === undefined ? {} : { category: [category as never] }),
      },
    }),
  );
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.total;
  const { account_code: account } = search;
  const columns = useColumns(account);
  const sum = rows.reduce((cents, entry) => cents + Math.round(sideOf(entry, account) * 100), 0);
  return (
    <Page
      title={t('web-books.journal.title')}
      sentence={
        total === undefined
          ? undefined
          : account === undefined
            ? t('web-books.journal.count', { count: total })
            : t('web-books.journal.of_account', {
                count: total,
                code: account,
                amount: list.hasNextPage ? '…' : money(sum / 100),
              })
      }
      isLoading={list.isPending}
      actions={
        may('createJournalEntry') && (
          <ButtonLink to="/journal-entries/new">{t('web-books.journal.new')}</ButtonLink>
        )
      }
    >
      <Filters />
      {list.isPending ? (
        <Rows />
      ) : (
        <DataTable
          caption={t('web-books.journal.title')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          empty={t('web-books.no_entries')}
        />
      )}
      <MoreRows list={list} />
    </Page>
  );
}

function isJournal(text: string): text is (typeof JOURNALS)[number] {
  return JOURNALS.some((one) => one === text);
}

/** Debits less credits of an entry on an account and those below it; all its debits where none is named. */
function sideOf({ lines }: JournalEntry, account: string | undefined): number {
  const own = lines.filter(
    (line) => account === undefined || line.account_code.startsWith(account),
  );
  const cents = own.reduce(
    (sum, { debit, credit }) =>
      sum + Math.round(debit * 100) - (account === undefined ? 0 : Math.round(credit * 100)),
    0,
  );
  return cents / 100;
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
        onChange={(chosen) => set({ journal: chosen.join(',') })}
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
          const path = sourcePath(source);
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
