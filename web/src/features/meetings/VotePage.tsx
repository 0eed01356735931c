import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState, type ComponentProps } from 'react';
import { isInWriting } from '#domain/assemblies/meeting-state.ts';
import type { LiveMeeting, Meeting } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useOwnerId } from '../../shared/session/session.ts';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { State, Tag } from '../../shared/ui/State.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { useUnsaved } from '../../shared/ui/unsaved.ts';
import { Ballot, type Chosen } from './Ballot.tsx';
import { Connection, useConnection } from './Connection.tsx';
import { isVotedOn, PointHead } from './PointStep.tsx';
import { Result } from './Result.tsx';
import { StepList } from './Steps.tsx';
import { WithLiveAssembly, type LiveAssembly } from './WithAssembly.tsx';
import { isOpen, openItems, type Point } from './assembly.ts';
import styles from './meetings.module.css';

const route = getRouteApi('/signed-in/meetings/$id/vote');

/** Mobile page of a voter: proxies, ballot and results. */
export function VotePage() {
  const { id } = route.useParams();
  return <WithLiveAssembly id={id}>{(assembly) => <Voting {...assembly} />}</WithLiveAssembly>;
}

function Voting(props: LiveAssembly) {
  const { t } = useWords();
  const { live, points, updatedAt } = props;
  const { meeting, current_item_id: current } = live;
  const connection = useConnection(props);
  // The initial item stays visible until the reader moves on, whatever is decided meanwhile.
  const [start] = useState(() => current ?? points[0]?.item.id);
  const { step = start } = route.useSearch();
  const point = points.find(({ item }) => item.id === step);
  const now = points.find(({ item }) => item.id === current);
  const [chosen, choose] = useState<Chosen>({});
  const unsaved = openItems(
    Object.values(chosen).map(({ item_id: item }) => item),
    points,
  );
  useUnsaved(() => unsaved.size > 0);
  return (
    <Page title={meeting.title} sentence={<State of="MeetingStatus" value={meeting.status} />}>
      <Connection connection={connection} updatedAt={updatedAt} />
      {isInWriting(meeting) ? (
        <p>{t('web-meetings.written.sentence')}</p>
      ) : (
        <>
          <Announced point={now} isHere={now === point} />
          <MyProxies meetingId={meeting.id} />
        </>
      )}
      <div className={styles['live']}>
        <StepList
          points={points}
          step={step ?? ''}
          isClosed={meeting.status === 'Completed'}
          unsaved={unsaved}
        />
        {point !== undefined && (
          <section className={styles['panel']} aria-labelledby="step">
            <p className={styles['ballotHead']}>
              {t('web-meetings.screen.point', {
                position: point.item.position,
                count: points.length,
              })}
              {isVotedOn(meeting, point) && <Tag tone="good">{t('web-meetings.tally.open')}</Tag>}
            </p>
            <PointHead point={point} />
            <Outcome
              key={point.item.id}
              meeting={meeting}
              point={point}
              isCurrent={connection.isCurrent}
              chosen={chosen}
              choose={choose}
            />
            {point === now && isOpen(point.outcome) && <Received live={live} />}
          </section>
        )}
      </div>
    </Page>
  );
}

/** Number of votes received on the current item, without the choices. */
function Received({ live }: { readonly live: LiveMeeting }) {
  const { t } = useWords();
  const { voters, voted } = live;
  if (voters === null || voted === null) return null;
  const id = 'votes-received';
  return (
    <div className={styles['votesIn']}>
      <span id={id}>{t('web-meetings.mine.received')}</span>
      <strong>{t('web-meetings.tally.of', { cast: voted, all: voters })}</strong>
      <progress aria-labelledby={id} value={voted} max={Math.max(1, voters)} />
      <p className={styles['faint']}>{t('web-meetings.mine.result_later')}</p>
    </div>
  );
}

/** Announces the current item of the meeting and links to it. */
function Announced(props: { readonly point: Point | undefined; readonly isHere: boolean }) {
  const { t } = useWords();
  const { point, isHere } = props;
  if (point === undefined) return <p role="status" className={styles['silent']} />;
  const { position, title, majority, id } = point.item;
  const isVoted = majority !== null && isOpen(point.outcome);
  return (
    <p role="status" className={isHere ? styles['heard'] : styles['connection']}>
      {t(isVoted ? 'web-meetings.mine.now_open' : 'web-meetings.mine.now', { position, title })}{' '}
      {!isHere && (
        <TextLink to="." search={(search: object) => ({ ...search, step: id })}>
          {t('web-meetings.mine.go_there')}
        </TextLink>
      )}
    </p>
  );
}

/** Ballot while the vote is open, then the result. */
function Outcome(
  props: { readonly meeting: Meeting; readonly point: Point } & Pick<
    ComponentProps<typeof Ballot>,
    'isCurrent' | 'chosen' | 'choose'
  >,
) {
  const { meeting, point, ...marks } = props;
  const { item, outcome } = point;
  const isAsked = item.majority !== null;
  const path = { id: meeting.id, item_id: item.id };
  const query = useQuery({ ...apiQuery('getBallot', { path }), enabled: isAsked });
  if (!isAsked) return null;
  return (
    <div aria-busy={query.isPending}>
      <div role="status">
        {outcome !== undefined && !isOpen(outcome) && <Result outcome={outcome} />}
      </div>
      <Problem error={query.data === undefined ? query.error : null} />
      {query.data === undefined ? (
        query.isPending && <Rows count={3} />
      ) : (
        <Ballot item={item} entries={query.data.data} {...marks} />
      )}
    </div>
  );
}

/** Proxies given by the reader and to the reader. */
function MyProxies({ meetingId }: { readonly meetingId: string }) {
  const { t } = useWords();
  const ownerId = useOwnerId();
  const query = useQuery({
    ...apiQuery('listProxies', { path: { id: meetingId } }),
    enabled: ownerId !== null,
  });
  const proxies = query.data?.data ?? [];
  const given = proxies.find(({ principal_owner_id: id }) => id === ownerId);
  const held = proxies.filter(({ holder_owner_id: id }) => id !== null && id === ownerId);
  return (
    <>
      {given !== undefined && <p>{t('web-meetings.mine.given', { name: given.holder_name })}</p>}
      {held.length > 0 && (
        <p>
          {t('web-meetings.mine.held', {
            names: held.map(({ principal_name: name }) => name).join(', '),
          })}
        </p>
      )}
    </>
  );
}
