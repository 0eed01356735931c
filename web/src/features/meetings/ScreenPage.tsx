import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { LiveMeeting } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Connection, useConnection } from './Connection.tsx';
import { Result } from './Result.tsx';
import { ScreenResult } from './ScreenResult.tsx';
import { WithLiveAssembly, type LiveAssembly } from './WithAssembly.tsx';
import { isOpen, type Point } from './assembly.ts';
import styles from './screen.module.css';

const route = getRouteApi('/signed-in/meetings/$id/screen');

/** Projector view: current item and latest decision, without any names. */
export function ScreenPage() {
  const { id } = route.useParams();
  return <WithLiveAssembly id={id}>{(assembly) => <Screen {...assembly} />}</WithLiveAssembly>;
}

function Screen(props: LiveAssembly) {
  const { t } = useWords();
  const { integer } = useFormat();
  const navigate = useNavigate();
  const { live, points, updatedAt } = props;
  const { meeting, owners_present: count, shares_present: shares } = live;
  const connection = useConnection(props);
  const dialog = useRef<HTMLDialogElement>(null);
  // Shown as a modal dialog, so that the page behind it cannot receive focus.
  useEffect(() => dialog.current?.showModal(), []);
  const now = points.find(({ item }) => item.id === live.current_item_id);
  const last = points.findLast(
    (point) => point !== now && point.item.majority !== null && !isOpen(point.outcome),
  );
  const leave = () => void navigate({ to: '/meetings/$id', params: { id: meeting.id } });
  return (
    <dialog ref={dialog} className={styles['screen']} aria-label={meeting.title} onClose={leave}>
      <Page
        title={meeting.title}
        sentence={t('web-meetings.live.present', { count, shares: integer(shares) })}
      >
        <Connection connection={connection} updatedAt={updatedAt} />
        {meeting.status !== 'InProgress' && (
          <p className={styles['large']}>{t(`enum.MeetingStatus.${meeting.status}`)}</p>
        )}
        {now !== undefined && <Now point={now} live={live} count={points.length} />}
        {last?.outcome !== undefined && (
          <section className={styles['last']}>
            <h2>
              {last.item.position}. {last.item.title}
            </h2>
            <Result outcome={last.outcome} />
          </section>
        )}
        <TextLink to="/meetings/$id" params={{ id: meeting.id }}>
          {t('web-meetings.screen.leave')}
        </TextLink>
      </Page>
    </dialog>
  );
}

/** Current item: majority, number of votes cast, then the result. */
function Now(props: {
  readonly point: Point;
  readonly live: LiveMeeting;
  /** Number of items on the agenda. */
  readonly count: number;
}) {
  const { t } = useWords();
  const { item, outcome } = props.point;
  const { voters, voted } = props.live;
  const { title, position, description, amended_text: amended, candidates } = item;
  const text = amended ?? description;
  return (
    <section aria-live="polite" className={styles['now']}>
      <p className={styles['line']}>
        <span>{t('web-meetings.screen.point', { position, count: props.count })}</span>
        <span>
          {[
            item.majority === null ? null : t(`enum.Majority.${item.majority}`),
            item.secret ? t('web-meetings.item.is_secret') : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <h2 className={styles['large']}>
        {position}. {title}
      </h2>
      {text !== null && <p className={styles['text']}>{text}</p>}
      {candidates.length > 0 && <p>{candidates.map(({ name }) => name).join(' · ')}</p>}
      {voters !== null && voted !== null && <Received voters={voters} voted={voted} />}
      {outcome !== undefined && !isOpen(outcome) && <ScreenResult outcome={outcome} />}
    </section>
  );
}

/** Votes received while the vote is open, as a bar that fills. */
function Received({ voters, voted }: { readonly voters: number; readonly voted: number }) {
  const { t } = useWords();
  return (
    <div className={styles['received']}>
      <svg aria-hidden className={styles['bar']}>
        <rect className={styles['track']} width="100%" height="100%" rx="0.5vw" />
        <rect
          className={styles['cast']}
          width={voters === 0 ? 0 : `${(voted / voters) * 100}%`}
          height="100%"
          rx="0.5vw"
        />
      </svg>
      <p className={styles['count']}>
        {t('web-meetings.vote.count', { cast: voted, all: voters })}
      </p>
    </div>
  );
}
