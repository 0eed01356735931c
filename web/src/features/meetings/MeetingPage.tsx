import { getRouteApi } from '@tanstack/react-router';
import { daysBetween } from '#domain/kernel/local-date.ts';
import type { Meeting } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useOwnerId } from '../../shared/session/session.ts';
import { Facts } from '../../shared/ui/Facts.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { State } from '../../shared/ui/State.tsx';
import { Explain, Steps } from '../../shared/ui/record.tsx';
import { Agenda } from './Agenda.tsx';
import { Convocation } from './Convocation.tsx';
import { MeetingActs } from './MeetingActs.tsx';
import { MyProxy } from './MyProxy.tsx';
import styles from './meetings.module.css';

const route = getRouteApi('/signed-in/meetings/$id');

/** Meeting: place and time, deadline to convene, and agenda. */
export function MeetingPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getMeeting', { path: { id } });
  const meeting = query.data?.data;
  const ownerId = useOwnerId();
  if (meeting === undefined) return <LoadingPage title={t('web-meetings.one')} />;
  return (
    <Page
      title={meeting.title}
      sentence={<Head meeting={meeting} />}
      actions={<MeetingActs meeting={meeting} etag={query.data?.etag} />}
    >
      <History meeting={meeting} />
      <Notice meeting={meeting} />
      <Facts
        facts={[
          [t('web-meetings.location'), meeting.location],
          [t('web-meetings.remote'), meeting.remote_allowed ? t('web-meetings.remote_yes') : null],
          [
            t('web-meetings.remote_address'),
            meeting.remote_allowed && meeting.remote_address !== null ? (
              <RemoteAddress address={meeting.remote_address} />
            ) : null,
          ],
          [t('web-meetings.remarks'), meeting.agenda],
        ]}
      />
      <Agenda meeting={meeting} />
      {ownerId !== null && meeting.allowed_actions.includes('proxies') && (
        <MyProxy meeting={meeting} ownerId={ownerId} />
      )}
      <Convocation meeting={meeting} etag={query.data?.etag} />
    </Page>
  );
}

/** Address for remote attendance: a link if it is a URL, else text such as a phone number. */
function RemoteAddress({ address }: { readonly address: string }) {
  if (!/^https:\/\/\S+$/.test(address)) return address;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {address}
    </a>
  );
}

function Head({ meeting }: { readonly meeting: Meeting }) {
  const { t } = useWords();
  const { instant } = useFormat();
  const { status, scheduled_date: when, building_name: building, meeting_type: type } = meeting;
  return (
    <span className={styles['head']}>
      <strong>{instant(when)}</strong>
      <State of="MeetingStatus" value={status} />
      <span>{[building, t(`enum.MeetingType.${type}`)].join(' · ')}</span>
    </span>
  );
}

function History({ meeting }: { readonly meeting: Meeting }) {
  const { t } = useWords();
  const { instant } = useFormat();
  const { convened_at: convened, opened_at: opened, closed_at: closed } = meeting;
  if (convened === null && opened === null) return null;
  return (
    <Steps
      steps={[
        convened !== null && t('web-meetings.convened', { when: instant(convened) }),
        opened !== null && t('web-meetings.opened', { when: instant(opened) }),
        closed !== null && t('web-meetings.closed', { when: instant(closed) }),
      ]}
    />
  );
}

/** Deadline to convene, or why the notice was short or is no longer due. */
function Notice({ meeting }: { readonly meeting: Meeting }) {
  const { t } = useWords();
  const { longDay } = useFormat();
  const { status, convened_at: convened, last_sending_day: sending } = meeting;
  const { last_posting_day: posting, urgent_reason: urgent, cancellation_reason: called } = meeting;
  if (called !== null) return <Explain>{t('web-meetings.cancelled', { reason: called })}</Explain>;
  if (urgent !== null) return <Explain>{t('web-meetings.urgent', { reason: urgent })}</Explain>;
  if (status !== 'Scheduled' || convened !== null || sending === null || posting === null)
    return null;
  const days = daysBetween(today(), sending);
  if (days < 0)
    return <Explain>{t('web-meetings.notice_late', { sending: longDay(sending) })}</Explain>;
  return (
    <Explain>
      {t('web-meetings.notice', { sending: longDay(sending), posting: longDay(posting), days })}
    </Explain>
  );
}
