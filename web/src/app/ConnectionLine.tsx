import { Button } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { refetchFailed, isAwaitingService, queryClient } from '../shared/api/query-client.ts';
import { useWords } from '../shared/i18n/words.tsx';
import styles from './Bar.module.css';

const cache = queryClient.getQueryCache();
const subscribe = (onChange: () => void) => cache.subscribe(onChange);
const isAnyAwaitingService = () => cache.getAll().some(isAwaitingService);

/** Banner shown while the network or the service is unreachable, with a button to retry. */
export function ConnectionLine() {
  const { t } = useWords();
  const { online } = useNetwork();
  const isWaiting = useSyncExternalStore(subscribe, isAnyAwaitingService);
  return (
    <div role="status">
      {(!online || isWaiting) && (
        <div className={`${styles['bar']} ${styles['bad']}`}>
          <span>{t(online ? 'web.connection.unanswered' : 'web.connection.offline')}</span>
          <Button size="compact-sm" variant="default" onClick={() => void refetchFailed()}>
            {t('web.failure.again')}
          </Button>
        </div>
      )}
    </div>
  );
}
