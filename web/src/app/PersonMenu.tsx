import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { initials } from '../shared/format/initials.ts';
import { useWords } from '../shared/i18n/words.tsx';
import { lazyPart } from '../shared/routing/lazy-component.ts';
import { useActing, useActiveRole, useMe } from '../shared/session/session.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { LazyDialog } from '../shared/ui/LazyPart.tsx';
import { Problem } from '../shared/ui/Problem.tsx';
import { useOpener } from '../shared/ui/opener.ts';
import styles from './PersonMenu.module.css';

const PersonChoices = lazyPart(() => import('./PersonChoices.tsx'), 'PersonChoices');

/** Menu of the signed-in person: role, language, colour scheme and sign-out. */
export function PersonMenu() {
  const { t } = useWords();
  const me = useMe();
  const acting = useActing();
  const active = useActiveRole();
  const { opener, button, drop } = useOpener('menu', PersonChoices.preload);
  // Sidebar and page stay where they are if the service does not answer.
  const [error, setError] = useState<Error | null>(null);
  return (
    <>
      <Problem error={error} />
      <UnstyledButton {...button} className={styles['person']}>
        <span aria-hidden className={styles['tile']}>
          {initials(me.name)}
        </span>
        <span className={styles['words']}>
          <span className={styles['name']}>{me.name}</span>
          {active !== undefined && (
            <small className={styles['role']}>
              {[t(`enum.RoleType.${active.role_type}`), active.organization_name ?? acting?.name]
                .filter(Boolean)
                .join(' · ')}
            </small>
          )}
        </span>
        <Icon name="selector" size={16} />
      </UnstyledButton>
      {opener.anchor !== undefined && (
        <LazyDialog onClose={drop}>
          <PersonChoices {...opener} onError={setError} />
        </LazyDialog>
      )}
    </>
  );
}
