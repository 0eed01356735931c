import { Button } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { refetchFailed } from '../api/query-client.ts';
import { useWords } from '../i18n/words.tsx';
import { NotLoaded } from '../routing/lazy-component.ts';
import styles from './TryAgain.module.css';

/**
 * Retries after a failure, also when the browser comes online. Code may be gone for good after a
 * deployment, so it then offers to reload the page, except offline, which would lose it. It never
 * reloads unasked, and the browser asks first if there is unsaved input.
 */
export function TryAgain({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const { t } = useWords();
  const { online } = useNetwork();
  const queries = useQueryErrorResetBoundary();
  const [isTrying, setTrying] = useState(false);
  const again = useCallback(async () => {
    setTrying(true);
    if (error instanceof NotLoaded) await error.loadAgain();
    queries.reset();
    void refetchFailed();
    setTrying(false);
    reset();
  }, [error, queries, reset]);
  useEffect(() => {
    if (error instanceof NotLoaded) error.forget();
  }, [error]);
  useEffect(() => {
    const onOnline = () => void again();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [again]);
  return (
    <div className={styles['buttons']}>
      <Button loading={isTrying} onClick={() => void again()}>
        {t('web.failure.again')}
      </Button>
      {online && error instanceof NotLoaded && (
        <Button variant="default" onClick={() => window.location.reload()}>
          {t('web.failure.reload')}
        </Button>
      )}
    </div>
  );
}
