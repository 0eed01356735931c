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
import { useSendingCheck } from '../../shared/letters/use-sending-check.ts';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import type { Gap } from '../../shared/ui/CheckPanel.tsx';
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
  return <Convening meeting={meeting} etag={etag} />;
}

function Convening(props: { readonly meeting: Meeting; readonly etag: string | undefined }) {
  const { t } = useWords();
  const { meeting, etag } = props;
  const { id } = meeting;
  const findings = useFindings(id);
  const [isConvening, convene] = useState(false);
  return (
    <Part title={t(wordsFor(meeting).title)}>
      <p>{t(wordsFor(meeting).sentence)}</p>
      <Findings {...findings} />
      <Group gap="xs">
        <Button onClick={() => convene(true)}>{t(wordsFor(meeting).open)}</Button>
        {!isInWriting(meeting) && <Notice id={id} />}
      </Group>
      {isConvening && (
        <Convene
          meeting={meeting}
          etag={etag}
          gaps={findings.gaps}
          onClose={() => convene(false)}
        />
      )}
    </Part>
  );
}

/** Findings that convening refuses; a short notice is refused without a reason, which is asked for. */
const REFUSED = new Set(['PlaceMissing', 'AgendaEmpty']);

/** Loads what is missing or unusual before the owners are convened. */
function useFindings(id: string) {
  const { t } = useWords();
  const query = useQuery(apiQuery('listMeetingFindings', { path: { id } }));
  const findings = query.data?.data ?? [];
  const gaps = findings.map(({ code, agenda_item_id: itemId, title }): Gap => {
    const finding = t(`enum.MeetingFinding.${code}`);
    return {
      id: `${code} ${itemId ?? ''}`,
      text: title === null ? finding : t('web-meetings.findings.item', { title, finding }),
      isBlocking: REFUSED.has(code),
      path: code === 'PlaceMissing' ? `/meetings/${id}/edit` : undefined,
    };
  });
  return { gaps, error: query.error };
}

/** Lists what is missing or unusual before the owners are convened. */
function Findings({ gaps, error }: ReturnType<typeof useFindings>) {
  const { t } = useWords();
  return (
    <>
      <Problem error={error} />
      {gaps.length > 0 && (
        <>
          <h3>{t('web-meetings.findings.title')}</h3>
          <ul>
            {gaps.map((gap) => (
              <li key={gap.id}>{gap.text}</li>
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
  readonly gaps: readonly Gap[];
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { gaps, onClose } = props;
  // As of opening the dialog, so that exactly the agenda of that moment is sent.
  const [{ meeting, etag }] = useState(props);
  const { id, last_sending_day: sending } = meeting;
  const check = useSendingCheck('previewConvocations', id, gaps);
  const isShort = sending !== null && daysBetween(today(), sending) < 0;
  return (
    <ActDialog
      of="conveneMeeting"
      title={t(wordsFor(meeting).open)}
      consequence={t('web-meetings.convocation.consequence')}
      check={check}
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
