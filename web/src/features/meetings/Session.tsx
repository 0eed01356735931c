import { timeInBrussels } from '#domain/kernel/local-time.ts';
import type { Minutes } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import type { IconName } from '../../shared/ui/icons.ts';
import styles from './meetings.module.css';

/** Events shown, newest first; the page of attendances has all. */
const SHOWN = 4;

interface SessionEvent {
  readonly key: string;
  readonly at: string;
  readonly icon: IconName;
  readonly said: string;
}

/** Events of a running session since its opening: who came and who left, newest first. */
export function Session({ minutes }: { readonly minutes: Minutes }) {
  const { t } = useWords();
  const events = useEvents(minutes).slice(0, SHOWN);
  if (events.length === 0) return null;
  return (
    <section className={styles['session']}>
      <h3>{t('web-meetings.session')}</h3>
      <ol>
        {events.map(({ key, at, icon, said }) => (
          <li key={key}>
            <Icon name={icon} size={16} />
            <span>{said}</span>
            <time dateTime={at}>{timeInBrussels(Date.parse(at))}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function useEvents({ meeting, attendances }: Minutes): readonly SessionEvent[] {
  const { t } = useWords();
  const { integer } = useFormat();
  const { opened_at: opened } = meeting;
  if (opened === null) return [];
  const events = attendances.flatMap(({ id, owner_name: name, weight, ...one }): SessionEvent[] => {
    const { arrived_at: came, left_at: left } = one;
    const who = { name, shares: integer(weight) };
    const arrival: SessionEvent = {
      key: `${id} came`,
      at: came,
      icon: 'user-plus',
      said: t('web-meetings.session.came', who),
    };
    const departure: SessionEvent[] =
      left === null
        ? []
        : [
            {
              key: `${id} left`,
              at: left,
              icon: 'user',
              said: t('web-meetings.session.left', who),
            },
          ];
    return [...(came > opened ? [arrival] : []), ...departure];
  });
  const opening: SessionEvent = {
    key: 'opened',
    at: opened,
    icon: 'podium',
    said: t('web-meetings.session.opened'),
  };
  return [...events, opening].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}
