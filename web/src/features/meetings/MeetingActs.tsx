import { Button } from '@mantine/core';
import { useState } from 'react';
import { isInWriting } from '#domain/assemblies/meeting-state.ts';
import type { Meeting } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { AreaField } from '../../shared/ui/fields.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';

/** Actions that the state of the meeting and the reader’s rights allow. */
export function MeetingActs(props: {
  readonly meeting: Meeting;
  readonly etag: string | undefined;
}) {
  const { t } = useWords();
  const may = useRight();
  const { meeting, etag } = props;
  const { id, status, allowed_actions: allowed } = meeting;
  const isAsked = isInWriting(meeting);
  // A decision in writing cannot be followed live before owners are asked.
  const isAhead = status === 'InProgress' || (status === 'Scheduled' && !isAsked);
  const isOpenToChange = status === 'Scheduled' && meeting.convened_at === null;
  const [isCancelling, cancel] = useState(false);
  return (
    <>
      {allowed.includes('cancel') && (
        <Button variant="default" onClick={() => cancel(true)}>
          {t('web-meetings.cancel')}
        </Button>
      )}
      {may('updateMeeting') && isOpenToChange && (
        <ButtonLink to="/meetings/$id/edit" params={{ id }} variant="default">
          {t('web-meetings.change')}
        </ButtonLink>
      )}
      {meeting.opened_at !== null && (
        <ButtonLink to="/meetings/$id/minutes" params={{ id }} variant="default">
          {t('web-meetings.minutes.title')}
        </ButtonLink>
      )}
      {may('createAttendance') && isAhead && !isAsked && (
        <ButtonLink to="/meetings/$id/screen" params={{ id }} variant="default">
          {t('web-meetings.screen.open')}
        </ButtonLink>
      )}
      {may('castVotes') && !may('createAttendance') && isAhead && (
        <ButtonLink to="/meetings/$id/vote" params={{ id }}>
          {t(isAsked ? 'web-meetings.written.answer' : 'web-meetings.mine.open')}
        </ButtonLink>
      )}
      {may('createAttendance') && isAhead && (
        <ButtonLink to="/meetings/$id/live" params={{ id }}>
          {t(isAsked ? 'web-meetings.written.note' : 'web-meetings.live.open')}
        </ButtonLink>
      )}
      {isCancelling && (
        <ActDialog
          of="cancelMeeting"
          title={t('web-meetings.cancel')}
          consequence={t(
            meeting.convened_at === null
              ? 'web-meetings.cancel_consequence'
              : 'web-meetings.cancel_convened',
          )}
          submit={t('web-meetings.cancel')}
          initial={{ reason: '' }}
          run={(body) =>
            api.call('cancelMeeting', {
              path: { id },
              body,
              etag,
            })
          }
          onClose={() => cancel(false)}
        >
          <AreaField name="reason" label="web-meetings.reason" data-autofocus />
        </ActDialog>
      )}
    </>
  );
}
