import { getRouteApi } from '@tanstack/react-router';
import { JOURNALS } from '#domain/ledger/journal-entry.ts';
import type { JournalEntry } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { findSourcePath } from '../../shared/routing/source-path.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ButtonLink, PathLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';

const route = getRouteApi('/signed-in/journal-entries');

const entries: Omit<ListDefinition<'listJournalEntries'>, 'columns'> = {
  operation: 'listJournalEntries',
  also: ['category', 'source_id'],
  isOfBuilding: true,
  sort: '-entry_date,-sequence',
  filters: [
    {
      name: 'journal',
      label: 'web-books.journal.journals',
      of: 'Journal',
      values: JOURNALS,
    },
    { as: 'text', name: 'account_code', label: 'web-books.account' },
    { as: 'days' },
  ],
};

/** Journal entries, newest first, or those that make up a figure. */
export function EntriesPage() {
  const { t } = useWords();
  const { money } = useFormat();
  const { account_code: account } = route.useSearch();
  const list = usePageList({ ...entries, columns: columnsFor(account) });
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
        <ButtonLink needs="createJournalEntry" to="/journal-entries/new">
          {t('web-books.journal.new')}
        </ButtonLink>
      }
      list={list}
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

function columnsFor(account: string | undefined): readonly Column<JournalEntry>[] {
  return [
    { id: 'entry_date', header: 'web-books.date', as: 'day' },
    { id: 'journal', header: 'web-books.journal.journal', of: 'Journal' },
    { id: 'description', header: 'web-books.description', link: '/journal-entries/$id' },
    {
      id: 'source',
      header: 'web-books.journal.source',
      cell: ({ source }, { t }) => {
        if (source === null) return null;
        const path = findSourcePath(source);
        const name = t(`enum.EntrySourceType.${source.type}`);
        return path === undefined ? name : <PathLink path={path}>{name}</PathLink>;
      },
    },
    {
      id: 'amount',
      header: account === undefined ? 'web-books.amount' : 'web-books.balance_column',
      isNumber: true,
      cell: (entry, { amount }) => amount(sideOf(entry, account)),
      foot: (rows, { amount }) => amount(sumEuro(rows.map((entry) => sideOf(entry, account)))),
    },
  ];
}
