import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { UserForm } from './UserForm.tsx';

const route = getRouteApi('/signed-in/users/new');

/** Invites a user by e-mail, with roles that apply once they accept. */
export function NewUserPage() {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const { organization_id } = route.useSearch();
  const create = useAct('createUser');
  const keyOf = useIdempotencyKey();
  // A new office needs its syndic first.
  const roles =
    organization_id === undefined ? [] : [{ role_type: 'Syndic' as const, organization_id }];
  return (
    <Page title={t('web-navigation.people.invite')} sentence={t('web-people.invite_sentence')}>
      <UserForm
        from={{ email: '', name: '', phone: null, language, roles }}
        isNew
        submit={(body) =>
          create.mutate(
            { body, idempotencyKey: keyOf(body) },
            {
              onSuccess: ({ data: { id } }) => void navigate({ to: '/users/$id', params: { id } }),
            },
          )
        }
        act={create}
        label={t('web-people.invite_submit')}
      />
    </Page>
  );
}
