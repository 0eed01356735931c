import { useNavigate } from '@tanstack/react-router';
import type { CreateSupplier } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { SupplierForm } from './SupplierForm.tsx';

/** Creates a supplier. Resubmitting creates no second one. */
export function NewSupplierPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const create = useAct('createSupplier');
  const keyOf = useIdempotencyKey();
  const submit = (body: CreateSupplier) =>
    create.mutate(
      { body, idempotencyKey: keyOf(body) },
      { onSuccess: ({ data }) => void navigate({ to: '/suppliers/$id', params: { id: data.id } }) },
    );
  return (
    <Page title={t('web-navigation.suppliers.new')} sentence={t('web-suppliers.new_sentence')}>
      <SupplierForm from={{}} submit={submit} act={create} label={t('web-suppliers.create')} />
    </Page>
  );
}
