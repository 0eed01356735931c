import { useNavigate } from '@tanstack/react-router';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { MeetingForm } from './MeetingForm.tsx';

/** Creates a meeting and goes on to its agenda. */
export function NewMeetingPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const create = useAct('createMeeting');
  const keyOf = useIdempotencyKey();
  return (
    <Page title={t('web-navigation.meetings.new')} sentence={t('web-meetings.new_sentence')}>
      <MeetingForm
        submit={(body) =>
          create.mutate(
            { body, idempotencyKey: keyOf(body) },
            {
              onSuccess: ({ data }) =>
                void navigate({ to: '/meetings/$id', params: { id: data.id } }),
            },
          )
        }
        act={create}
        label={t('web-meetings.schedule')}
      />
    </Page>
  );
}
