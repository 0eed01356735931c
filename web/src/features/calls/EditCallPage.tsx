import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Answer } from '../../shared/api/client.ts';
import type { CallForFunds } from '../../shared/api/generated.ts';
import { useAct, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Editor } from '../../shared/ui/Editor.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import type { ShownField } from '../../shared/ui/Stale.tsx';
import { CallForm } from './CallForm.tsx';
import { toCallChange } from './call-input.ts';

const route = getRouteApi('/signed-in/calls-for-funds/$id/edit');

/** Edits a draft call. */
export function EditCallPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getCallForFunds', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-calls.edit_title')} />;
  return <Changing current={query.data} />;
}

function Changing({ current }: { readonly current: Answer<'getCallForFunds'> }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const update = useAct('updateCallForFunds');
  const fields = useShownFields();
  const { id } = current.data;
  return (
    <Page title={t('web-calls.edit_title')} sentence={current.data.title}>
      <Editor current={current} update={update} fields={fields}>
        {({ from, etag, act, toSend }) => (
          <CallForm
            from={from}
            act={act}
            submit={(typed) =>
              update.mutate(
                { path: { id }, body: toSend(toCallChange(typed, from.series_id !== null)), etag },
                {
                  onSuccess: () => void navigate({ to: '/calls-for-funds/$id', params: { id } }),
                },
              )
            }
          />
        )}
      </Editor>
    </Page>
  );
}

/** Fields compared when someone else has changed the draft. */
function useShownFields(): readonly ShownField<CallForFunds>[] {
  const { t } = useWords();
  const { money, day } = useFormat();
  return [
    { label: t('web-calls.name'), show: ({ title }) => title },
    { label: t('web-calls.amount'), show: (call) => money(call.total_amount) },
    { label: t('web-calls.call_date'), show: ({ call_date }) => day(call_date) },
    { label: t('web-calls.due_date'), show: ({ due_date }) => day(due_date) },
    { label: t('web-calls.description'), show: ({ description }) => description ?? '' },
  ];
}
