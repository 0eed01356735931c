import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../api/query.ts';
import { useFormat } from '../format/format.ts';
import { useWords } from '../i18n/words.tsx';
import { useRight } from '../session/session.ts';
import type { Related } from './RelatedStrip.tsx';

/** Name of a record while it is loading. */
export const LOADING = '…';

/** Bank transaction of a record; null for readers who may not open it. */
export function useRelatedTransaction(
  id: string | null,
  /** Texts shown if there is none. */
  none: { readonly name: string; readonly detail?: string },
): Related | null {
  const { t } = useWords();
  const { day, money } = useFormat();
  const may = useRight();
  const isShown = may('getBankTransaction');
  const { data } = useQuery({
    ...apiQuery('getBankTransaction', { path: { id: id ?? '' } }),
    enabled: isShown && id !== null,
  });
  const kind = t('enum.EntrySourceType.BankTransaction');
  if (!isShown) return null;
  if (id === null) return { kind, ...none };
  const transaction = data?.data;
  return {
    kind,
    name:
      transaction === undefined
        ? LOADING
        : t('web.related.of', { day: day(transaction.booked_on) }),
    path: `/bank-transactions/${id}`,
    detail: transaction && money(transaction.amount),
  };
}

/** First journal entry of a record; null for readers who may not open it. */
export function useRelatedEntry(ids: readonly string[]): Related | null {
  const { t } = useWords();
  const { day } = useFormat();
  const may = useRight();
  const isShown = may('getJournalEntry');
  const [id] = ids;
  const { data } = useQuery({
    ...apiQuery('getJournalEntry', { path: { id: id ?? '' } }),
    enabled: isShown && id !== undefined,
  });
  const kind = t('web.related.entry');
  if (!isShown) return null;
  if (id === undefined) return { kind, name: t('web.related.not_yet') };
  const entry = data?.data;
  return {
    kind,
    name:
      entry === undefined
        ? LOADING
        : t('web.related.entry_name', {
            journal: t(`enum.Journal.${entry.journal}`),
            sequence: entry.sequence,
          }),
    path: `/journal-entries/${id}`,
    detail: entry && day(entry.entry_date),
  };
}
