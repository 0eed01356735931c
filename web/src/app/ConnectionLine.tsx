import { Button } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { refetchFailed, isAwaitingService, queryClient } from '../shared/api/query-client.ts';
import { useWords } from '../shared/i18n/words.tsx';
import { Icon } from '../shared/ui/Icon.tsx';
import styles from './Bar.module.css';

/** How long the service may take before the page says so. */
export const SLOW_MS = 8_000;

const cache = queryClient.getQueryCache();
const subscribe = (onChange: () => void) => cache.subscribe(onChange);
const isAnyAwaitingService = () => cache.getAll().some(isAwaitingService);

/**
 * Banner shown while the network or the service is unreachable, with a button to retry, or while
 * the service is slow.
 */
export function ConnectionLine() {
  const { t } = useWords();
  const { online } = useNetwork();
  const isWaiting = useSyncExternalStore(subscribe, isAnyAwaitingService);
  const isSlow = useSlow();
  const isBroken = !online || isWaiting;
  return (
    <div role="status">
      {isBroken && (
        <div className={`${styles['bar']} ${styles['bad']}`}>
          <Icon name="alert-triangle" />
          <span>{t(online ? 'web.connection.unanswered' : 'web.connection.offline')}</span>
          <Button size="compact-sm" variant="default" onClick={() => void refetchFailed()}>
            {t('web.failure.again')}
          </Button>
        </div>
      )}
      {!isBroken && isSlow && (
        <div className={`${styles['bar']} ${styles['warn']}`}>
          <Icon name="alarm" />
          <span>{t('web.connection.slow')}</span>
        </div>
      )}
    </div>
  );
}

/** Whether something has been loading or saving for long. */
function useSlow(): boolean {
  const isLoading = useIsFetching() + useIsMutating() > 0;
  const isOpening = useRouterState({ select: ({ status }) => status === 'pending' });
  const isBusy = isLoading || isOpening;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isSlow;
}
