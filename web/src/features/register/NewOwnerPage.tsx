import { useNavigate } from '@tanstack/react-router';
import type { CreateOwner } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { OwnerForm } from './OwnerForm.tsx';

/** Creates an owner. Resubmitting creates no second one. */
export function NewOwnerPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const create = useAct('createOwner');
  const keyOf = useIdempotencyKey();
  const submit = (body: CreateOwner) =>
    create.mutate(
      { body, idempotencyKey: keyOf(body) },
      { onSuccess: ({ data }) => void navigate({ to: '/owners/$id', params: { id: data.id } }) },
    );
  return (
    <Page
      title={t('web-navigation.register.owner_form.new')}
      sentence={t('web-register.owner_form.new_sentence')}
    >
      <OwnerForm
        from={{}}
        submit={submit}
        act={create}
        label={t('web-register.owner_form.create')}
      />
    </Page>
  );
}
