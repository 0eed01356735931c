import { useEffect } from 'react';
import type { BuildingAccount } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { keepOfflinePage } from '../../shared/session/offline.ts';
import { writeOfflinePage } from './offline-page.ts';

/** Open items that the page lists per association. */
const MOST = 10;

/**
 * Keeps the owner’s figures for when the application is opened without a connection.
 * @param readAt when the service answered, in milliseconds
 */
export function useOfflinePage(
  accounts: readonly BuildingAccount[] | undefined,
  readAt: number,
): void {
  const { t, language } = useWords();
  const { money, day, instant } = useFormat();
  const html =
    accounts &&
    writeOfflinePage({
      language,
      title: t('web-portal.offline.title'),
      sentence: t('web-portal.offline.sentence', { time: instant(new Date(readAt).toISOString()) }),
      again: t('web.failure.again'),
      associations: accounts.map(({ building_name, balance, overdue, receivables, ...one }) => ({
        name: building_name,
        figure: balance > 0 ? money(balance) : t('web-portal.owed.nothing'),
        notes: [
          ...(overdue > 0 ? [t('web-portal.owed.overdue', { amount: money(overdue) })] : []),
          ...(balance < 0 ? [t('web-portal.owed.credit', { amount: money(-balance) })] : []),
          ...(one.payment_reference === null
            ? []
            : [t('web-portal.owed.payment_reference', { reference: one.payment_reference })]),
        ],
        items: receivables
          .filter(({ open_amount: rest }) => rest > 0)
          .slice(0, MOST)
          .map(({ description, due_date, open_amount }) => ({
            what: description,
            when: t('web-portal.owed.due', { date: day(due_date) }),
            amount: money(open_amount),
          })),
      })),
    });
  useEffect(() => {
    // The browser may refuse to keep it, as in a private window; the page itself works all the same.
    if (html !== undefined) void keepOfflinePage(html).catch(() => undefined);
  }, [html]);
}
