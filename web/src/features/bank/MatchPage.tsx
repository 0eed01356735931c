import { Button } from '@mantine/core';
import { getRouteApi, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { AcceptCertain } from './AcceptCertain.tsx';
import { CurrentTransaction } from './CurrentTransaction.tsx';
import { QueueList } from './Queue.tsx';
import { Upload } from './Upload.tsx';
import styles from './bank.module.css';
import { useQueue, type Queue } from './use-queue.ts';

const route = getRouteApi('/signed-in/bank-transactions/match');
const STATUSES = ['Open', 'Parked'] as const;

/** Bank transactions that are not booked yet: the queue, the current one, and what it may be. */
export function MatchPage() {
  const { t } = useWords();
  const { building_id } = useSearch({ strict: false });
  const { status: asked } = route.useSearch();
  const status = STATUSES.find((one) => one === asked) ?? 'Open';
  const queue = useQueue(status, building_id);
  // A queue that failed to load is not empty.
  const isEmpty = !queue.isPending && queue.left !== undefined && queue.current === undefined;
  const may = useRight();
  // The result of an import stays visible when its transactions fill the queue.
  const [wasDone, setDone] = useState(false);
  if (isEmpty && queue.left === 0 && !wasDone) setDone(true);
  return (
    <Page
      title={t('web-navigation.bank.match')}
      sentence={
        <span role="status">
          {queue.left !== undefined && t(`web-bank.match.left.${status}`, { count: queue.left })}
        </span>
      }
      isLoading={queue.isPending}
      actions={status === 'Open' && <AcceptCertain buildingId={building_id} />}
    >
      <Problem error={queue.error} />
      {wasDone && status === 'Open' && may('uploadBankFile') && <Upload />}
      {queue.isPending && <Rows />}
      {queue.current !== undefined && (
        <div className={styles['match']}>
          <QueueList queue={queue} />
          <CurrentTransaction
            key={`${queue.current.id} ${queue.current.etag ?? ''}`}
            transaction={queue.current}
            queue={queue}
          />
        </div>
      )}
      {isEmpty && <End queue={queue} status={status} />}
    </Page>
  );
}

/** Shown when no transaction is left, or only skipped ones. */
function End(props: { readonly queue: Queue; readonly status: (typeof STATUSES)[number] }) {
  const { t } = useWords();
  const { queue, status } = props;
  const { left = 0 } = queue;
  return (
    <div className={styles['end']}>
      <h2>{t(left === 0 ? `web-bank.match.end.${status}` : 'web-bank.match.passed')}</h2>
      <p>
        {left === 0
          ? t('web-bank.match.end_sentence')
          : t('web-bank.match.passed_sentence', { count: left })}
      </p>
      {left === 0 ? (
        <ButtonLink to="/bank-statements" variant="default">
          {t('web-navigation.bank')}
        </ButtonLink>
      ) : (
        <Button variant="default" onClick={queue.again}>
          {t('web-bank.match.again')}
        </Button>
      )}
    </div>
  );
}
