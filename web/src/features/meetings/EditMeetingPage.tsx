import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Answer } from '../../shared/api/client.ts';
import type { CreateMeeting, Meeting } from '../../shared/api/generated.ts';
import { useAct, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Editor } from '../../shared/ui/Editor.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import type { ShownField } from '../../shared/ui/Stale.tsx';
import { MeetingForm } from './MeetingForm.tsx';

const route = getRouteApi('/signed-in/meetings/$id/edit');

/** Edits place and time of a meeting until it is convened. */
export function EditMeetingPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getMeeting', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-meetings.edit')} />;
  return <Changing current={query.data} />;
}

function Changing({ current }: { readonly current: Answer<'getMeeting'> }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const update = useAct('updateMeeting');
  const fields = useShownFields();
  const { id } = current.data;
  return (
    <Page title={t('web-meetings.edit')} sentence={current.data.title}>
      <Editor current={current} update={update} fields={fields}>
        {({ from, etag, act, toSend }) => (
          <MeetingForm
            from={from}
            submit={(entry) =>
              update.mutate(
                { path: { id }, body: toSend(toMeetingChange(entry)), etag },
                { onSuccess: () => void navigate({ to: '/meetings/$id', params: { id } }) },
              )
            }
            act={act}
            label={t('web-meetings.save')}
          />
        )}
      </Editor>
    </Page>
  );
}

/** Request body of a change, without the building, which cannot change. */
function toMeetingChange({ building_id: _building, ...change }: CreateMeeting) {
  return change;
}

/** Fields compared when someone else has changed the meeting. */
function useShownFields(): readonly ShownField<Meeting>[] {
  const { t } = useWords();
  const { instant } = useFormat();
  return [
    {
      label: t('web-meetings.type'),
      show: ({ meeting_type: type }) => t(`enum.MeetingType.${type}`),
    },
    { label: t('web-meetings.name'), show: ({ title }) => title },
    { label: t('web-meetings.when'), show: ({ scheduled_date: when }) => instant(when) },
    { label: t('web-meetings.location'), show: ({ location }) => location ?? '' },
    { label: t('web-meetings.remarks'), show: ({ agenda }) => agenda ?? '' },
  ];
}
