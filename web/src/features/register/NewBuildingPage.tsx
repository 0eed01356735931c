import { useNavigate } from '@tanstack/react-router';
import type { CreateBuilding } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { changeSettings } from '../../shared/session/settings.ts';
import { Page } from '../../shared/ui/Page.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { BuildingForm } from './BuildingForm.tsx';

/** Creates a building. Resubmitting creates no second one. */
export function NewBuildingPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const create = useAct('createBuilding');
  const keyOf = useIdempotencyKey();
  async function begin(id: string) {
    await changeSettings(({ starts }) => ({ starts: { ...starts, [id]: [] } }));
    await navigate({ to: '/buildings/$id/start', params: { id } });
  }
  const submit = (body: CreateBuilding) =>
    create.mutate(
      { body, idempotencyKey: keyOf(body) },
      { onSuccess: ({ data }) => void begin(data.id) },
    );
  return (
    <Page
      title={t('web-navigation.register.building.new')}
      sentence={t('web-register.building.new_sentence')}
    >
      <BuildingForm
        from={{}}
        submit={submit}
        act={create}
        label={t('web-register.building.create')}
      />
    </Page>
  );
}
