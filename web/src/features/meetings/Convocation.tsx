import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isInWriting } from '#domain/assemblies/meeting-state.ts';
import { daysBetween } from '#domain/kernel/local-date.ts';
import type { Meeting } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Deliveries } from '../../shared/letters/Deliveries.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { AreaField } from '../../shared/ui/fields.tsx';
import { Explain, Part } from '../../shared/ui/record.tsx';

/** Convenes the owners, or shows how each was convened and the notice to post in the building. */
export function Convocation(props: {
  readonly meeting: Meeting;
  readonly etag: string | undefined;
}) {
  const { t } = useWords();
  const may = useRight();
  const { meeting, etag } = props;
  const { id, allowed_actions: allowed, warnings } = meeting;
  const [isConvening, convene] = useState(false);
  const isAsked = isInWriting(meeting);
  if (meeting.convened_at !== null)
    return (
      <>
        {warnings.map((warning) => (
          <Explain key={warning}>{t(`enum.NoticeWarning.${warning}`)}</Explain>
        ))}
        <Deliveries of="convocation" id={id} title={t(wordsFor(meeting).title)} />
        {may('conveneMeeting') && !isAsked && (
          <Group mt="sm">
            <Notice id={id} />
          </Group>
        )}
      </>
    );
  if (!may('conveneMeeting') || !allowed.includes('convene')) return null;
  return (
    <Part title={t(wordsFor(meeting).title)}>
      <p>{t(wordsFor(meeting).sentence)}</p>
      <Findings meetingId={id} />
      <Group gap="xs">
        <Button onClick={() => convene(true)}>{t(wordsFor(meeting).open)}</Button>
        {!isAsked && <Notice id={id} />}
      </Group>
      {isConvening && <Convene meeting={meeting} etag={etag} onClose={() => convene(false)} />}
    </Part>
  );
}

/** Lists what is missing or unusual before the owners are convened. */
function Findings({ meetingId: id }: { readonly meetingId: string }) {
  const { t } = useWords();
  const query = useQuery(apiQuery('listMeetingFindings', { path: { id } }));
  const findings = query.data?.data ?? [];
  return (
    <>
      <Problem error={query.error} />
      {findings.length > 0 && (
        <>
          <h3>{t('web-meetings.findings.title')}</h3>
          <ul>
            {findings.map(({ code, agenda_item_id: itemId, title }) => (
              <li key={`${code} ${itemId ?? ''}`}>
                {title === null
                  ? t(`enum.MeetingFinding.${code}`)
                  : t('web-meetings.findings.item', {
                      title,
                      finding: t(`enum.MeetingFinding.${code}`),
                    })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const CONVENING = {
  title: 'web-meetings.convocation.title',
  sentence: 'web-meetings.convocation.sentence',
  open: 'web-meetings.convocation.open',
} as const;
const ASKING = {
  title: 'web-meetings.written.title',
  sentence: 'web-meetings.written.sentence',
  open: 'web-meetings.written.ask',
} as const;

/** Wording for a meeting, or for a decision in writing. */
function wordsFor(meeting: Meeting) {
  return isInWriting(meeting) ? ASKING : CONVENING;
}

function Notice({ id }: { readonly id: string }) {
  const { t } = useWords();
  return (
    <DownloadButton get={() => api.file('getOccupantsNotice', { path: { id }, format: 'pdf' })}>
      {t('web-meetings.convocation.occupants')}
    </DownloadButton>
  );
}

/** Confirmation before convening; asks for a reason if the notice is short. */
function Convene(props: {
  readonly meeting: Meeting;
  readonly etag: string | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { onClose } = props;
  // As of opening the dialog, so that exactly the agenda of that moment is sent.
  const [{ meeting, etag }] = useState(props);
  const { id, last_sending_day: sending } = meeting;
  const isShort = sending !== null && daysBetween(today(), sending) < 0;
  return (
    <ActDialog
      of="conveneMeeting"
      title={t(wordsFor(meeting).open)}
      consequence={t('web-meetings.convocation.consequence')}
      submit={t(wordsFor(meeting).open)}
      initial={{ urgent_reason: '' }}
      run={({ urgent_reason: reason }) =>
        api.call('conveneMeeting', {
          path: { id },
          body: reason.trim() === '' ? {} : { urgent_reason: reason.trim() },
          etag,
        })
      }
      onClose={onClose}
    >
      {isShort && (
        <AreaField
          name="urgent_reason"
          label="web-meetings.convocation.urgent"
          required
          data-autofocus
        />
      )}
    </ActDialog>
  );
}
