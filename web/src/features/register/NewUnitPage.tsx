import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CreateUnit } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { UnitForm } from './UnitForm.tsx';

/** Creates a lot of a building. Resubmitting creates no second one. */
export function NewUnitPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { building_id } = useSearch({ strict: false });
  const create = useAct('createUnit');
  const keyOf = useIdempotencyKey();
  const submit = (body: CreateUnit) =>
    create.mutate(
      { body, idempotencyKey: keyOf(body) },
      { onSuccess: ({ data }) => void navigate({ to: '/units/$id', params: { id: data.id } }) },
    );
  return (
    <Page
      title={t('web-navigation.register.unit.new')}
      sentence={t('web-register.unit.new_sentence')}
    >
      <UnitForm
        from={building_id === undefined ? {} : { building_id }}
        submit={submit}
        act={create}
        label={t('web-register.unit.create')}
      />
    </Page>
  );
}
