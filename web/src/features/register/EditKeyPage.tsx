import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Answer } from '../../shared/api/client.ts';
import type { DistributionKey } from '../../shared/api/generated.ts';
import { useAct, useRecord } from '../../shared/api/query.ts';
import { keyName } from '../../shared/format/key-name.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Editor } from '../../shared/ui/Editor.tsx';
import { Page, Rows, LoadingPage } from '../../shared/ui/Page.tsx';
import type { ShownField } from '../../shared/ui/Stale.tsx';
import { KeyForm } from './KeyForm.tsx';
import { useAllUnits } from './quotas.ts';

const route = getRouteApi('/signed-in/distribution-keys/$id/edit');

/** Renames a distribution key or changes its weights from a given day. */
export function EditKeyPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getDistributionKey', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-register.keys.edit')} />;
  return <KeyEditor current={query.data} />;
}

function KeyEditor({ current }: { readonly current: Answer<'getDistributionKey'> }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const update = useAct('updateDistributionKey');
  const { id, name, building_id: building } = current.data;
  const units = useAllUnits(building);
  const fields: readonly ShownField<DistributionKey>[] = [
    { label: t('web-register.keys.name'), show: (key) => keyName(key.name, t) },
    {
      label: t('web-register.keys.weights'),
      show: ({ weights }) =>
        weights.map(({ unit_number: number, weight }) => `${number} ${weight}`).join(', '),
    },
  ];
  return (
    <Page
      title={t('web-register.keys.edit')}
      sentence={keyName(name, t)}
      isLoading={units === undefined}
    >
      {units === undefined ? (
        <Rows />
      ) : (
        <Editor current={current} update={update} fields={fields}>
          {({ from, etag, act, toSend }) => (
            <KeyForm
              from={from}
              units={units}
              submit={(entry) => {
                const { valid_from: day, ...body } = toSend(entry);
                // A day without weights means nothing, and is refused.
                const since =
                  body.weights === undefined || day === undefined ? {} : { valid_from: day };
                update.mutate(
                  { path: { id }, body: { ...body, ...since }, etag },
                  {
                    onSuccess: () =>
                      void navigate({ to: '/distribution-keys/$id', params: { id } }),
                  },
                );
              }}
              act={act}
              label={t('web-register.save')}
            />
          )}
        </Editor>
      )}
    </Page>
  );
}
