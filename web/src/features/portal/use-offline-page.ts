import { useEffect } from 'react';
import type { BuildingAccount } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { keepOfflinePage } from '../../shared/session/offline.ts';

/** Time after which the figures are kept, so that a first page need not load how they are written. */
const KEEP_MS = 4_000;

/**
 * Keeps the owner’s figures for when the application is opened without a connection.
 * @param readAt when the service answered, in milliseconds
 */
export function useOfflinePage(
  accounts: readonly BuildingAccount[] | undefined,
  readAt: number,
): void {
  const words = useWords();
  const format = useFormat();
  useEffect(() => {
    if (accounts === undefined) return undefined;
    const keep = async () => {
      const { describeAccounts, writeOfflinePage } = await import('./offline-page.ts');
      const page = describeAccounts({ accounts, readAt, words, format });
      await keepOfflinePage(writeOfflinePage(page));
    };
    // The browser may refuse to keep it, as in a private window; the page itself works all the same.
    const timer = setTimeout(() => void keep().catch(() => undefined), KEEP_MS);
    return () => clearTimeout(timer);
  }, [accounts, readAt, words, format]);
}
