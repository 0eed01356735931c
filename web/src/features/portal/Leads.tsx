import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { apiQuery } from '../../shared/api/read.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import type { IconName } from '../../shared/ui/icons.ts';
import { PathLink } from '../../shared/ui/links.tsx';
import styles from './portal.module.css';

/** Links to what owners usually need next: their charges, the next assembly, and help. */
export function Leads({ buildingId }: { readonly buildingId: string | undefined }) {
  const { t } = useWords();
  return (
    <nav aria-label={t('web-portal.leads')} className={styles['leads']}>
      <ul className={styles['list']}>
        <Lead
          icon="receipt-euro"
          to="/charges"
          title={t('web-navigation.portal.charges')}
          sentence={t('web-portal.charges.sentence')}
        />
        <NextAssembly buildingId={buildingId} />
        <Lead
          icon="file-invoice"
          to="/statements"
          title={t('web-navigation.portal.statements')}
          sentence={t('web-portal.statements.sentence')}
        />
        <Lead
          icon="mail-opened"
          to="/letters"
          title={t('web-navigation.portal.letters')}
          sentence={t('web-portal.letters.sentence')}
        />
      </ul>
      <ul className={styles['list']}>
        <Lead
          icon="tool"
          to="/tickets/new"
          title={t('web-portal.leads.problem')}
          sentence={t('web-portal.leads.problem_sentence')}
        />
        <LatestTicket buildingId={buildingId} />
        <Lead
          icon="book-2"
          to="/reports/balance-sheet"
          title={t('web-navigation.portal.accounts')}
          sentence={t('web-portal.accounts.sentence')}
        />
        <Lead
          icon="building"
          to="/lots"
          title={t('web-navigation.portal.lots')}
          sentence={t('web-portal.lots.sentence')}
        />
      </ul>
    </nav>
  );
}

/** The next assembly with its day, if one is planned. */
function NextAssembly({ buildingId }: { readonly buildingId: string | undefined }) {
  const { t } = useWords();
  const { longDay } = useFormat();
  const meeting = useQuery(
    apiQuery('listMeetings', {
      query: {
        building_id: buildingId,
        status: ['Scheduled', 'InProgress'],
        sort: 'scheduled_date',
        limit: 1,
      },
    }),
  ).data?.data[0];
  if (meeting === undefined) return null;
  return (
    <Lead
      icon="podium"
      to={`/meetings/${meeting.id}`}
      title={meeting.title}
      sentence={t('web-portal.leads.meeting', {
        day: longDay(meeting.scheduled_date.slice(0, 10)),
      })}
    />
  );
}

/** The ticket with the latest news, if one is not closed. */
function LatestTicket({ buildingId }: { readonly buildingId: string | undefined }) {
  const { t } = useWords();
  const { relative } = useFormat();
  const may = useRight();
  const [now] = useState(() => Date.now());
  const ticket = useQuery({
    ...apiQuery('listTickets', {
      query: {
        building_id: buildingId,
        status: ['Open', 'InProgress', 'Resolved'],
        sort: '-updated_at',
        limit: 1,
      },
    }),
    enabled: may('listTickets'),
  }).data?.data[0];
  if (ticket === undefined) return null;
  return (
    <Lead
      icon="message"
      to={`/tickets/${ticket.id}`}
      title={ticket.title}
      sentence={t('web-portal.leads.ticket', { day: relative(ticket.updated_at, now) })}
    />
  );
}

function Lead(props: {
  readonly icon: IconName;
  readonly to: string;
  readonly title: string;
  readonly sentence: ReactNode;
}) {
  const { icon, to, title, sentence } = props;
  return (
    <li className={styles['lead']}>
      <Icon name={icon} size={20} />
      <span>
        <PathLink path={to}>{title}</PathLink>
        <span className={styles['detail']}>{sentence}</span>
      </span>
      <Icon name="chevron-right" size={16} />
    </li>
  );
}
