import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isInWriting } from '#domain/assemblies/meeting-state.ts';
import { timeInBrussels } from '#domain/kernel/local-time.ts';
import type { Minutes } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { State, Tag } from '../../shared/ui/State.tsx';
import { presentNow } from './assembly.ts';
import styles from './meetings.module.css';

const TICK_MS = 10_000;

/** State of a meeting that is held: who is present, whether there is a quorum, and the time. */
export function LiveHead({ minutes }: { readonly minutes: Minutes }) {
  const { t } = useWords();
  const { integer } = useFormat();
  const { meeting, attendances } = minutes;
  const isAsked = isInWriting(meeting);
  const isHeld = !isAsked && (meeting.status === 'Scheduled' || meeting.status === 'InProgress');
  const quorum = useQuery({
    ...apiQuery('getQuorum', { path: { id: meeting.id } }),
    enabled: isHeld,
  }).data?.data;
  const present = presentNow(attendances);
  const shares = present.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <span className={styles['head']}>
      <State of="MeetingStatus" value={meeting.status} />
      <span>{meeting.building_name}</span>
      {!isAsked && (
        <span>
          {t('web-meetings.live.present', { count: present.length, shares: integer(shares) })}
        </span>
      )}
      {quorum !== undefined && (
        <Tag tone={quorum.reached ? 'good' : 'warn'}>
          {t(quorum.reached ? 'web-meetings.live.quorum' : 'web-meetings.live.no_quorum')}
        </Tag>
      )}
      {isHeld && <Clock />}
    </span>
  );
}

/** Time of day in Belgium. */
function Clock() {
  const [now, tick] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return <time className={styles['clock']}>{timeInBrussels(now)}</time>;
}
