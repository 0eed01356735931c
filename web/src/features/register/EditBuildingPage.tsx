import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Answer } from '../../shared/api/client.ts';
import type { Building } from '../../shared/api/generated.ts';
import { useAct, useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Editor } from '../../shared/ui/Editor.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import type { ShownField } from '../../shared/ui/Stale.tsx';
import { BuildingForm } from './BuildingForm.tsx';

const route = getRouteApi('/signed-in/buildings/$id/edit');

/** Edits a building. */
export function EditBuildingPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getBuilding', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-register.building.edit')} />;
  return <BuildingEditor current={query.data} />;
}

function BuildingEditor({ current }: { readonly current: Answer<'getBuilding'> }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const update = useAct('updateBuilding');
  const fields = useShownFields();
  const { id } = current.data;
  return (
    <Page title={t('web-register.building.edit')} sentence={current.data.name}>
      <Editor current={current} update={update} fields={fields}>
        {({ from, etag, act, toSend }) => (
          <BuildingForm
            from={from}
            submit={(body) =>
              update.mutate(
                { path: { id }, body: toSend(body), etag },
                { onSuccess: () => void navigate({ to: '/buildings/$id', params: { id } }) },
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

/** Fields compared when someone else has changed the building. */
function useShownFields(): readonly ShownField<Building>[] {
  const { t } = useWords();
  return [
    { label: t('web-register.buildings.name'), show: ({ name }) => name },
    { label: t('web-register.building.address'), show: ({ address }) => address },
    { label: t('web-register.building.postal_code'), show: ({ postal_code: code }) => code ?? '' },
    { label: t('web-register.building.city'), show: ({ city }) => city ?? '' },
    {
      label: t('web-register.fact.enterprise_number'),
      show: ({ enterprise_number: number }) => number ?? '',
    },
    {
      label: t('web-register.building.total_units'),
      show: ({ total_units: count }) => String(count),
    },
    {
      label: t('web-register.building.total_quota'),
      show: ({ total_quota: total }) => String(total),
    },
    {
      label: t('web-register.building.fiscal_year_start_month'),
      show: ({ fiscal_year_start_month: month }) => String(month),
    },
    {
      label: t('web-register.building.assembly_window_start'),
      show: ({ assembly_window_start: day }) => day ?? '',
    },
    {
      label: t('web-register.building.late_interest_clause'),
      show: ({ late_interest_clause: clause }) => clause ?? '',
    },
  ];
}
