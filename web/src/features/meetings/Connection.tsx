import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import styles from './meetings.module.css';

/** Time out of sight after which the data is fetched again. */
const AWAY_MS = 5_000;

interface Connected {
  readonly isOnline: boolean;
  /**
   * Time in milliseconds from which data counts as current; 0 if the page was never out of sight.
   */
  readonly sinceMs: number;
  readonly wasAway: boolean;
}

/**
 * Tells whether the data shown is current: after a lost connection or time in the background only
 * once refetched, and never while requests fail.
 */
export function useConnection({ updatedAt, isFailing }: Shown) {
  const queries = useQueryClient();
  const [{ isOnline, sinceMs, wasAway }, set] = useState<Connected>(() => ({
    isOnline: navigator.onLine,
    sinceMs: 0,
    wasAway: false,
  }));
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let hiddenMs = Infinity;
    const offline = () => set({ isOnline: false, sinceMs: 0, wasAway: true });
    const online = () => set({ isOnline: true, sinceMs: Date.now(), wasAway: true });
    const turn = () => {
      const nowMs = Date.now();
      if (document.visibilityState === 'visible' && nowMs - hiddenMs > AWAY_MS) {
        set((before) => ({ ...before, sinceMs: nowMs }));
        void queries.invalidateQueries();
      }
      hiddenMs = document.visibilityState === 'hidden' ? nowMs : Infinity;
    };
    window.addEventListener('offline', offline, { signal });
    window.addEventListener('online', online, { signal });
    document.addEventListener('visibilitychange', turn, { signal });
    return () => end.abort();
  }, [queries]);
  const isHeard = isOnline && !isFailing;
  return { isHeard, wasAway, isCurrent: isHeard && updatedAt >= sinceMs };
}

/** When the data was received, and whether the last request failed. */
interface Shown {
  readonly updatedAt: number;
  readonly isFailing: boolean;
}

/** Says that the connection is lost, or that it is back and all data is current. */
export function Connection(props: {
  readonly connection: ReturnType<typeof useConnection>;
  readonly updatedAt: number;
}) {
  const { t } = useWords();
  const { instant } = useFormat();
  const { isHeard, wasAway, isCurrent } = props.connection;
  const said = !isHeard
    ? t('web-meetings.connection.lost', { when: instant(new Date(props.updatedAt).toISOString()) })
    : !isCurrent
      ? t('web-meetings.connection.catching_up')
      : wasAway
        ? t('web-meetings.connection.back')
        : '';
  return (
    <p
      role="status"
      className={said === '' ? styles['silent'] : styles['connection']}
      data-away={!isCurrent || undefined}
    >
      {said}
    </p>
  );
}
