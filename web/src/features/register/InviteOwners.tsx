import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Owner } from '../../shared/api/generated.ts';
import { doOneByOne, type Outcome } from '../../shared/api/one-by-one.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useOrganization, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { useReason } from '../../shared/ui/Problem.tsx';

type Invited = Owner & { readonly email: string };

/** Invites all listed owners who have an e-mail address and no account yet. */
export function InviteOwners({ owners }: { readonly owners: readonly Owner[] }) {
  const { t } = useWords();
  const may = useRight();
  const organization = useOrganization();
  // Owners as of opening the dialog.
  const [asked, ask] = useState<readonly Invited[]>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [done] = useState(() => new Set<string>());
  const missing = owners.filter(
    (owner): owner is Invited => owner.user_id === null && (owner.email ?? '') !== '',
  );
  if (!may('createUser') || organization === null) return null;
  const invite = ({ id, email, name, language }: Invited) =>
    api.call('createUser', {
      body: {
        email,
        name,
        language,
        roles: [{ role_type: 'Owner', organization_id: organization, owner_id: id }],
      },
    });
  return (
    <>
      {missing.length > 0 && (
        <Button variant="default" onClick={() => ask(missing)}>
          {t('web-register.invite.open', { count: missing.length })}
        </Button>
      )}
      {outcome !== undefined && <Invitations outcome={outcome} />}
      {asked !== undefined && (
        <ActDialog
          title={t('web-register.invite.title')}
          consequence={t('web-register.invite.consequence', { count: asked.length })}
          submit={t('web-register.invite.submit', { count: asked.length })}
          initial={{}}
          run={async () =>
            setOutcome(await doOneByOne(asked, done, { run: invite, nameOf: ({ name }) => name }))
          }
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}

function Invitations({ outcome: { count, refused } }: { readonly outcome: Outcome }) {
  const { t } = useWords();
  const reasonOf = useReason();
  return (
    <div role="status">
      {t('web-register.invite.done', { count, refused: refused.length })}
      <ul>
        {refused.map(({ name, problem }) => (
          <li key={name}>{[name, reasonOf(problem)].join(' · ')}</li>
        ))}
      </ul>
    </div>
  );
}
