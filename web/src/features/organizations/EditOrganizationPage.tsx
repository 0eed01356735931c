import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Answer } from '../../shared/api/client.ts';
import { useAct, useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Editor } from '../../shared/ui/Editor.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { OrganizationForm } from './OrganizationForm.tsx';
import { useOrganizationFacts } from './organization-facts.ts';

const route = getRouteApi('/signed-in/organizations/$id/edit');

/** Edits an organization’s details for letters and reports. */
export function EditOrganizationPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getOrganization', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-organizations.edit')} />;
  return <Edit current={query.data} />;
}

function Edit({ current }: { readonly current: Answer<'getOrganization'> }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const facts = useOrganizationFacts();
  const update = useAct('updateOrganization');
  const { id, name } = current.data;
  return (
    <Page title={t('web-organizations.edit')} sentence={name}>
      <Editor current={current} update={update} fields={facts}>
        {({ from, etag, act, toSend }) => (
          <OrganizationForm
            from={from}
            submit={(body) =>
              update.mutate(
                { path: { id }, body: toSend(body), etag },
                { onSuccess: () => void navigate({ to: '/organizations/$id', params: { id } }) },
              )
            }
            act={act}
            label={t('web-organizations.save')}
          />
        )}
      </Editor>
    </Page>
  );
}
