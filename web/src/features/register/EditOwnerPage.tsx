import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Answer } from '../../shared/api/client.ts';
import type { Owner } from '../../shared/api/generated.ts';
import { useAct, useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Editor } from '../../shared/ui/Editor.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import type { ShownField } from '../../shared/ui/Stale.tsx';
import { OwnerForm } from './OwnerForm.tsx';

const route = getRouteApi('/signed-in/owners/$id/edit');

/** Edits an owner’s name and contact details. */
export function EditOwnerPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getOwner', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-register.owner_form.edit')} />;
  return <OwnerEditor current={query.data} />;
}

function OwnerEditor({ current }: { readonly current: Answer<'getOwner'> }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const update = useAct('updateOwner');
  const fields = useShownFields();
  const { id } = current.data;
  return (
    <Page title={t('web-register.owner_form.edit')} sentence={current.data.name}>
      <Editor current={current} update={update} fields={fields}>
        {({ from, etag, act, toSend }) => (
          <OwnerForm
            from={from}
            submit={(body) =>
              update.mutate(
                { path: { id }, body: toSend(body), etag },
                { onSuccess: () => void navigate({ to: '/owners/$id', params: { id } }) },
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

/** Fields compared when someone else has changed the owner. */
function useShownFields(): readonly ShownField<Owner>[] {
  const { t } = useWords();
  return [
    { label: t('web-register.owners.name'), show: ({ name }) => name },
    { label: t('web-register.owners.kind'), show: ({ kind }) => t(`enum.OwnerKind.${kind}`) },
    { label: t('web-register.fact.email'), show: ({ email }) => email ?? '' },
    { label: t('web-register.fact.phone'), show: ({ phone }) => phone ?? '' },
    { label: t('web-register.fact.address'), show: ({ address }) => address ?? '' },
    {
      label: t('web-register.fact.language'),
      show: ({ language }) => t(`web.language.${language}`),
    },
    {
      label: t('web-register.fact.enterprise_number'),
      show: ({ enterprise_number: number }) => number ?? '',
    },
  ];
}
