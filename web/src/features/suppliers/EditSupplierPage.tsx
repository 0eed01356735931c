import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { formatEnterpriseNumber, formatIban } from '#domain/kernel/identifiers.ts';
import type { Answer } from '../../shared/api/client.ts';
import type { Supplier } from '../../shared/api/generated.ts';
import { useAct, useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Editor } from '../../shared/ui/Editor.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import type { ShownField } from '../../shared/ui/Stale.tsx';
import { SupplierForm } from './SupplierForm.tsx';

const route = getRouteApi('/signed-in/suppliers/$id/edit');

/** Edits a supplier and its bank account. */
export function EditSupplierPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getSupplier', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-suppliers.edit')} />;
  return <SupplierEditor current={query.data} />;
}

function SupplierEditor({ current }: { readonly current: Answer<'getSupplier'> }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const update = useAct('updateSupplier');
  const fields = useShownFields();
  const { id } = current.data;
  return (
    <Page title={t('web-suppliers.edit')} sentence={current.data.name}>
      <Editor current={current} update={update} fields={fields}>
        {({ from, etag, act, toSend }) => (
          <SupplierForm
            from={from}
            submit={(body) =>
              update.mutate(
                { path: { id }, body: toSend(body), etag },
                { onSuccess: () => void navigate({ to: '/suppliers/$id', params: { id } }) },
              )
            }
            act={act}
            label={t('web-suppliers.save')}
          />
        )}
      </Editor>
    </Page>
  );
}

/** Fields compared when someone else has changed the supplier. */
function useShownFields(): readonly ShownField<Supplier>[] {
  const { t } = useWords();
  return [
    { label: t('web-suppliers.name'), show: ({ name }) => name },
    {
      label: t('web-suppliers.enterprise_number'),
      show: ({ enterprise_number: number }) => formatEnterpriseNumber(number ?? ''),
    },
    { label: t('web-suppliers.iban'), show: ({ iban }) => formatIban(iban ?? '') },
    { label: t('web-suppliers.bic'), show: ({ bic }) => bic ?? '' },
    { label: t('web-suppliers.email'), show: ({ email }) => email ?? '' },
    {
      label: t('web-suppliers.account'),
      show: ({ default_account_code: code }) => code ?? '',
    },
    {
      label: t('web-suppliers.payment_days'),
      show: ({ payment_days: days }) => String(days ?? ''),
    },
  ];
}
