import { Group } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isInWriting } from '#domain/assemblies/meeting-state.ts';
import { ANY_VERSION } from '../../shared/api/client.ts';
import type { Minutes } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { State } from '../../shared/ui/State.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { useUnsaved } from '../../shared/ui/unsaved.ts';
import { Connection, useConnection } from './Connection.tsx';
import { Door } from './Door.tsx';
import { Ending } from './Ending.tsx';
import type { TypedVotes } from './Entry.tsx';
import { PointStep } from './PointStep.tsx';
import { StepList } from './Steps.tsx';
import { WithAssembly, type Assembly } from './WithAssembly.tsx';
import { isOpen, nextPoint, openItems, presentNow, type Point } from './assembly.ts';
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
  return (
    <Page
      title={meeting.title}
      sentence={
        isAsked ? (
          <State of="MeetingStatus" value={meeting.status} />
        ) : (
          <Present minutes={minutes} />
        )
      }
    >
      <Connection connection={connection} updatedAt={updatedAt} />
      <div className={styles['live']}>
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
            <PointStep key={step} meeting={meeting} point={point} draft={{ typed, type }} />
          ) : step === END ? (
            <Ending minutes={minutes} points={points} />
          ) : (
            <Door minutes={minutes} onOpened={begin} />
          )}
          <Onwards hasDoor={!isAsked} step={step} points={points} />
        </section>
      </div>
    </Page>
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

/** Owners currently present or represented, with their shares. */
function Present({ minutes }: { readonly minutes: Minutes }) {
  const { t } = useWords();
  const { integer } = useFormat();
  const present = presentNow(minutes.attendances);
  const shares = present.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <span className={styles['head']}>
      <State of="MeetingStatus" value={minutes.meeting.status} />
      <span>
        {t('web-meetings.live.present', { count: present.length, shares: integer(shares) })}
      </span>
    </span>
  );
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
