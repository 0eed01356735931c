import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Answer } from '../../shared/api/client.ts';
import { apiQuery, shouldReplacePage, useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Editor } from '../../shared/ui/Editor.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { OrganizationForm } from './OrganizationForm.tsx';
import { useOrganizationFacts } from './organization-facts.ts';

const route = getRouteApi('/signed-in/organizations/$id/edit');

/** Edits an organization’s details for letters and reports. */
export function EditOrganizationPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useQuery({
    ...apiQuery('getOrganization', { path: { id } }),
    throwOnError: shouldReplacePage,
  });
  if (query.data === undefined)
    return (
      <Page title={t('web-organizations.edit')} isLoading>
        <Rows />
      </Page>
    );
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
        {({ from, etag, error }) => (
          <OrganizationForm
            from={from}
            submit={(body) =>
              update.mutate(
                { path: { id }, body, etag },
                { onSuccess: () => void navigate({ to: '/organizations/$id', params: { id } }) },
              )
            }
            isPending={update.isPending}
            error={error}
            label={t('web-organizations.save')}
          />
        )}
      </Editor>
    </Page>
  );
}
