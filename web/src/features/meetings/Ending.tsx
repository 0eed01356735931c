import type { Minutes } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { isOpen, type Point } from './assembly.ts';

/** Closes a meeting: decided and undecided items, and the deadline of the minutes. */
export function Ending(props: { readonly minutes: Minutes; readonly points: readonly Point[] }) {
  const { t } = useWords();
  const { longDay } = useFormat();
  const { minutes, points } = props;
  const { meeting, due_on: due, challengeable_until: until } = minutes;
  const decisions = points.filter(({ item }) => item.majority !== null);
  const open = decisions.filter(({ outcome }) => isOpen(outcome)).length;
  const counts = { decided: decisions.length - open, open };
  return (
    <>
      <h2 id="step" tabIndex={-1}>
        {t('web-meetings.live.end')}
      </h2>
      <p>{t('web-meetings.end.counts', counts)}</p>
      {due !== null && <p>{t('web-meetings.end.due', { day: longDay(due) })}</p>}
      {until !== null && <p>{t('web-meetings.end.challenge', { day: longDay(until) })}</p>}
      {meeting.status === 'Completed' && (
        <ButtonLink to="/meetings/$id/minutes" params={{ id: meeting.id }}>
          {t('web-meetings.minutes.title')}
        </ButtonLink>
      )}
      {meeting.allowed_actions.includes('close') && (
        <AskFirst
          label={t('web-meetings.end.close')}
          consequence={t('web-meetings.end.consequence', counts)}
          run={() => api.call('closeMeeting', { path: { id: meeting.id }, etag: meeting.etag })}
        />
      )}
    </>
  );
}
