import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import { toRoleGrants, typedRoles } from './typed-roles.ts';

type Asked = 'deactivate' | 'unlink';

/** Actions on a user. For your own account, there is only the link to the profile. */
export function Acts(props: { readonly user: User; readonly etag: string | undefined }) {
  const { t } = useWords();
  const { user, etag } = props;
  const { id, allowed_actions: allowed, invitation } = user;
  const may = useRight();
  const [asked, ask] = useState<Asked>();
  const activate = useAct('activateUser');
  const again = useAct('updateUser');
  const of = { path: { id }, etag };
  if (!may('updateUser')) return null;
  if (allowed.length === 0)
    return (
      <ButtonLink to="/profile" variant="default">
        {t('web-people.own_profile')}
      </ButtonLink>
    );
  return (
    <>
      <Problem error={activate.error ?? again.error} />
      {invitation !== null && (
        <Button
          variant="default"
          loading={again.isPending}
          onClick={() =>
            again.mutate({ ...of, body: { roles: toRoleGrants(typedRoles(user.roles)) } })
          }
        >
          {t(again.isSuccess ? 'web-people.invited_again' : 'web-people.invite_again')}
        </Button>
      )}
      {allowed.includes('invitation-link') && <InvitationLink user={user} etag={etag} />}
      <Button variant="default" onClick={() => ask('unlink')}>
        {t('web-people.act.unlink')}
      </Button>
      {allowed.includes('deactivate') && (
        <Button variant="default" onClick={() => ask('deactivate')}>
          {t('web-people.act.deactivate')}
        </Button>
      )}
      {allowed.includes('activate') && (
        <Button variant="default" loading={activate.isPending} onClick={() => activate.mutate(of)}>
          {t('web-people.activate')}
        </Button>
      )}
      <ButtonLink to="/users/$id/edit" params={{ id }}>
        {t('web-people.edit')}
      </ButtonLink>
      {asked !== undefined && (
        <Ask act={asked} user={user} of={of} onClose={() => ask(undefined)} />
      )}
    </>
  );
}

/** Confirmation that describes what the user will no longer be able to do. */
function Ask(props: {
  readonly act: Asked;
  readonly user: User;
  readonly of: { readonly path: { readonly id: string }; readonly etag: string | undefined };
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { act, user, of, onClose } = props;
  const run = async () => {
    if (act === 'deactivate') return api.call('deactivateUser', of);
    await api.call('updateUser', { ...of, body: { roles: [] } });
    // A removed user has no page any more, so it is left before the refetch.
    return navigate({ to: '/users' });
  };
  return (
    <ActDialog
      title={t(`web-people.act.${act}`)}
      consequence={t(`web-people.consequence.${act}`, {
        name: user.name,
        count: user.roles.length,
      })}
      submit={t(`web-people.act.${act}`)}
      initial={{}}
      run={run}
      onClose={onClose}
    />
  );
}
