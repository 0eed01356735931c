import { Group } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isInWriting } from '#domain/assemblies/meeting-state.ts';
import { ANY_VERSION } from '../../shared/api/client.ts';
import type { Minutes } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { useUnsaved } from '../../shared/ui/unsaved.ts';
import { Connection, useConnection } from './Connection.tsx';
import { Door } from './Door.tsx';
import { Ending } from './Ending.tsx';
import { Entry, type TypedVotes } from './Entry.tsx';
import { LiveHead } from './LiveHead.tsx';
import { isVotedOn, PointStep } from './PointStep.tsx';
import { Session } from './Session.tsx';
import { StepList } from './Steps.tsx';
import { WithAssembly, type Assembly } from './WithAssembly.tsx';
import { isOpen, nextPoint, openItems, type Point } from './assembly.ts';
import styles from './meetings.module.css';

const route = getRouteApi('/signed-in/meetings/$id/live');
const DOOR = 'door';
const END = 'end';

/**
 * Runs a meeting from attendance through each vote to its close, with the next step always visible.
 */
export function LivePage() {
  const { id } = route.useParams();
  return <WithAssembly id={id}>{(assembly) => <Live {...assembly} />}</WithAssembly>;
}

function Live(props: Assembly) {
  const { t } = useWords();
  const { minutes, points, updatedAt } = props;
  const { meeting } = minutes;
  const connection = useConnection(props);
  const isAsked = isInWriting(meeting);
  const navigate = route.useNavigate();
  // Initial step: a decided item stays visible until the reader moves on.
  const [start] = useState(() => firstStep(minutes, points));
  const { owner_id: atDoor, step = atDoor === undefined ? start : DOOR } = route.useSearch();
  const point = points.find(({ item }) => item.id === step);
  // Kept above the steps, so that unsaved votes survive switching items.
  const [typed, type] = useState<TypedVotes>({});
  const unsaved = openItems(
    Object.values(typed).map(({ item_id: item }) => item),
    points,
  );
  useUnsaved(() => unsaved.size > 0);
  useFocusOn(step);
  useReportStep(meeting, route.useSearch().step);
  const begin = () =>
    void navigate({ search: (before) => ({ ...before, step: points[0]?.item.id ?? END }) });
  const isVoting = point !== undefined && isVotedOn(meeting, point);
  return (
    // The frame hides its menu around a page of its own window.
    <div data-whole-window>
      <Page
        title={meeting.title}
        sentence={<LiveHead minutes={minutes} />}
        actions={
          <>
            <ButtonLink to="/meetings/$id" params={{ id: meeting.id }} variant="subtle">
              {t('web-meetings.live.leave')}
            </ButtonLink>
            {!isAsked && (
              <ButtonLink
                to="/meetings/$id/screen"
                params={{ id: meeting.id }}
                target="_blank"
                variant="default"
              >
                {t('web-meetings.screen.open')}
              </ButtonLink>
            )}
          </>
        }
      >
        <Connection connection={connection} updatedAt={updatedAt} />
        <div className={styles['live']} data-voting={isVoting || undefined}>
          <StepList
            {...(isAsked ? {} : { before: { id: DOOR, name: t('web-meetings.live.door') } })}
            points={points}
            after={{ id: END, name: t('web-meetings.live.end') }}
            step={step}
            isClosed={meeting.status === 'Completed'}
            unsaved={unsaved}
          />
          <section className={styles['panel']} aria-labelledby="step">
            {point !== undefined ? (
              <>
                <PointStep key={step} meeting={meeting} point={point} proxies={minutes.proxies} />
                {!isAsked && meeting.status === 'InProgress' && <Session minutes={minutes} />}
              </>
            ) : step === END ? (
              <Ending minutes={minutes} points={points} />
            ) : (
              <Door minutes={minutes} onOpened={begin} />
            )}
            <Onwards hasDoor={!isAsked} step={step} points={points} />
          </section>
          {isVoting && (
            <section className={styles['votes']} aria-labelledby="votes">
              <div className={styles['votesHead']}>
                <h2 id="votes">{t('web-meetings.live.votes')}</h2>
                {!isAsked && (
                  <TextLink to="." search={(before: object) => ({ ...before, step: DOOR })}>
                    {t('web-meetings.live.to_door')}
                  </TextLink>
                )}
              </div>
              <Entry key={step} meeting={meeting} item={point.item} draft={{ typed, type }} />
            </section>
          )}
        </div>
      </Page>
    </div>
  );
}

/** Step that matches the progress of the meeting. */
function firstStep({ meeting }: Minutes, points: readonly Point[]): string {
  if (meeting.status === 'Scheduled') return DOOR;
  return nextPoint(points)?.item.id ?? END;
}

/** Tells the service which item the syndic has opened, so that screen and phones follow. */
function useReportStep({ id, status }: Minutes['meeting'], step: string | undefined): void {
  const { mutate } = useAct('goToAgendaItem');
  const isItem = step !== undefined && step !== DOOR && step !== END;
  const item = status === 'InProgress' && isItem ? step : undefined;
  useEffect(() => {
    if (item !== undefined) mutate({ path: { id, item_id: item }, etag: ANY_VERSION });
  }, [id, item, mutate]);
}

/** Focuses a step that was navigated to. Initially the page decides on the focus. */
function useFocusOn(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.getElementById('step')?.focus();
  }, [step]);
}

function Onwards(props: {
  readonly hasDoor: boolean;
  readonly step: string;
  readonly points: readonly Point[];
}) {
  const { t } = useWords();
  const { hasDoor, step, points } = props;
  const steps = [...(hasDoor ? [DOOR] : []), ...points.map(({ item }) => item.id), END];
  const place = steps.indexOf(step);
  const [before, after] = [steps[place - 1], steps[place + 1]];
  const point = points.find(({ item }) => item.id === step);
  const isDone = point !== undefined && (point.item.majority === null || !isOpen(point.outcome));
  const to = (next: string) => (search: object) => ({ ...search, step: next });
  return (
    <Group justify="space-between" mt="xl">
      {before === undefined ? (
        <span />
      ) : (
        <ButtonLink to="." search={to(before)} variant="default">
          {t('web-meetings.live.previous')}
        </ButtonLink>
      )}
      {after !== undefined && (
        <ButtonLink to="." search={to(after)} variant={isDone ? 'filled' : 'default'}>
          {t('web-meetings.live.next')}
        </ButtonLink>
      )}
    </Group>
  );
}
