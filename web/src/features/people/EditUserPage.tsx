import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Answer } from '../../shared/api/client.ts';
import { useAct, useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Editor } from '../../shared/ui/Editor.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { UserForm } from './UserForm.tsx';
import { useRoleWords } from './role-words.ts';

const route = getRouteApi('/signed-in/users/$id/edit');

/** Edits a user’s details in the organization, and their roles. */
export function EditUserPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getUser', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-people.edit')} />;
  return <Edit current={query.data} />;
}

function Edit({ current }: { readonly current: Answer<'getUser'> }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const roleWords = useRoleWords();
  const update = useAct('updateUser');
  const { id, name, allowed_actions: allowed } = current.data;
  return (
    <Page title={t('web-people.edit')} sentence={name}>
      <Editor
        current={current}
        update={update}
        fields={[
          { label: t('web-people.name'), show: (user) => user.name },
          { label: t('web-people.phone'), show: (user) => user.phone ?? '' },
          { label: t('web.person.language'), show: (user) => t(`web.language.${user.language}`) },
          {
            label: t('web-people.roles'),
            show: (user) => user.roles.map(roleWords).join(', '),
          },
        ]}
      >
        {({ from, etag, act, toSend }) => (
          <UserForm
            from={from}
            // Users cannot change their own roles.
            areRolesFixed={allowed.length === 0}
            submit={({ email: _email, roles, ...body }) =>
              update.mutate(
                {
                  path: { id },
                  body: toSend({ ...body, ...(allowed.length === 0 ? {} : { roles }) }),
                  etag,
                },
                { onSuccess: () => void navigate({ to: '/users/$id', params: { id } }) },
              )
            }
            act={act}
            label={t('web-people.save')}
          />
        )}
      </Editor>
    </Page>
  );
}
