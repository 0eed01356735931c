import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { Meeting, Minutes } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { AreaField } from '../../shared/ui/fields.tsx';
import { Amendment } from './Amendment.tsx';
import { Budget } from './Budget.tsx';
import { Excluded, Exclusions } from './Exclusions.tsx';
import { LiveTally } from './LiveTally.tsx';
import { Result } from './Result.tsx';
import { isOpen, type Point } from './assembly.ts';
import styles from './meetings.module.css';

/** Whether an item is put to the vote in a running meeting, and has no result yet. */
export function isVotedOn({ status }: Meeting, { item, outcome }: Point): boolean {
  return status === 'InProgress' && item.majority !== null && isOpen(outcome);
}

/** Agenda item: text, how the vote stands while it is open, then the result. */
export function PointStep(props: {
  readonly meeting: Meeting;
  readonly point: Point;
  readonly proxies: Minutes['proxies'];
}) {
  const { t } = useWords();
  const { meeting, point, proxies } = props;
  const { item, outcome } = point;
  const isRunning = meeting.status === 'InProgress';
  return (
    <>
      <PointHead point={point} />
      {item.majority !== null && !isOpen(outcome) && outcome !== undefined && (
        <>
          <div role="status">
            <Result outcome={outcome} />
          </div>
          {isRunning && <VoidRound meeting={meeting} point={point} />}
        </>
      )}
      {item.majority !== null && isOpen(outcome) && (
        <>
          {isRunning ? (
            <>
              <LiveTally item={item} proxies={proxies} />
              <Group mt="md">
                <Amendment meeting={meeting} item={item} />
                <Exclusions meeting={meeting} item={item} />
              </Group>
            </>
          ) : (
            <p>
              {t(
                meeting.status === 'Scheduled'
                  ? 'enum.WithoutVote.NotOpen'
                  : 'web-meetings.live.not_voted',
              )}
            </p>
          )}
        </>
      )}
    </>
  );
}

/** Subject of the decision and the required majority. */
export function PointHead({ point }: { readonly point: Point }) {
  const { t } = useWords();
  const { item } = point;
  const rule =
    item.majority === null
      ? t('web-meetings.item.told')
      : t('web-meetings.item.rule', {
          majority: t(`enum.Majority.${item.majority}`),
          article: item.article ?? '',
        });
  return (
    <>
      <h2 id="step" tabIndex={-1}>
        {item.position}. {item.title}
      </h2>
      <p className={styles['soft']}>
        {[rule, item.secret ? t('web-meetings.item.is_secret') : null].filter(Boolean).join(' · ')}
      </p>
      {item.description !== null && <p className={styles['text']}>{item.description}</p>}
      {item.amended_text !== null && <p className={styles['text']}>{item.amended_text}</p>}
      <Budget item={item} />
      <Excluded excluded={item.excluded} />
    </>
  );
}

/** Voids the votes of an item and reopens it for a new round. */
function VoidRound(props: { readonly meeting: Meeting; readonly point: Point }) {
  const { t } = useWords();
  const { meeting, point } = props;
  const [isOpened, open] = useState(false);
  return (
    <Group mt="sm">
      <Button variant="default" onClick={() => open(true)}>
        {t('web-meetings.vote.void')}
      </Button>
      {isOpened && (
        <ActDialog
          of="voidVotes"
          title={t('web-meetings.vote.void')}
          consequence={t('web-meetings.vote.void_consequence')}
          submit={t('web-meetings.vote.void')}
          initial={{ reason: '' }}
          run={(body) =>
            api.call('voidVotes', {
              path: { id: meeting.id, item_id: point.item.id },
              etag: point.item.etag,
              body,
            })
          }
          onClose={() => open(false)}
        >
          <AreaField name="reason" label="web-meetings.reason" data-autofocus />
        </ActDialog>
      )}
    </Group>
  );
}
