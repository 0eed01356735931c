import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Answer } from '../../shared/api/client.ts';
import type { Unit } from '../../shared/api/generated.ts';
import { useAct, useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Editor } from '../../shared/ui/Editor.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import type { ShownField } from '../../shared/ui/Stale.tsx';
import { UnitForm } from './UnitForm.tsx';

const route = getRouteApi('/signed-in/units/$id/edit');

/** Edits a lot. */
export function EditUnitPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getUnit', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-register.unit.edit')} />;
  return <UnitEditor current={query.data} />;
}

function UnitEditor({ current }: { readonly current: Answer<'getUnit'> }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const update = useAct('updateUnit');
  const fields = useShownFields();
  const { id } = current.data;
  return (
    <Page
      title={t('web-register.unit.edit')}
      sentence={t('web-register.unit', { number: current.data.unit_number })}
    >
      <Editor current={current} update={update} fields={fields}>
        {({ from, etag, act, toSend }) => (
          <UnitForm
            from={from}
            submit={({ building_id: _building, ...body }) =>
              update.mutate(
                { path: { id }, body: toSend(body), etag },
                { onSuccess: () => void navigate({ to: '/units/$id', params: { id } }) },
              )
            }
            act={act}
            label={t('web-register.save')}
          />
        )}
      </Editor>
    </Page>
  );
}

/** Fields compared when someone else has changed the lot. */
function useShownFields(): readonly ShownField<Unit>[] {
  const { t } = useWords();
  return [
    { label: t('web-register.unit.number'), show: ({ unit_number }) => unit_number },
    { label: t('web-register.units.type'), show: ({ type }) => t(`enum.UnitType.${type}`) },
    { label: t('web-register.units.floor'), show: ({ floor }) => String(floor ?? '') },
    { label: t('web-register.unit.area'), show: ({ area }) => String(area ?? '') },
    { label: t('web-register.units.quota'), show: ({ quota }) => String(quota) },
  ];
}
