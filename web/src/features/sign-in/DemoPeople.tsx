import { UnstyledButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Role } from '#domain/people/roles.ts';
import type { Demo } from '../../shared/api/demo.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { signIn } from '../../shared/session/session.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import styles from './DemoPeople.module.css';

/** Buttons to enter the demo, one for each of its people, then their passwords for other programs. */
export function DemoPeople(props: {
  readonly people: Demo['people'];
  readonly onDone: () => void;
}) {
  const { t } = useWords();
  const { people, onDone } = props;
  // Roles of an office come first, the platform administrator last.
  const inOrder = people.toSorted(
    (a, b) => Number(a.role === 'SuperAdmin') - Number(b.role === 'SuperAdmin'),
  );
  const enter = useMutation({ mutationFn: signIn, onSuccess: onDone });
  return (
    <>
      <Problem error={enter.error} />
      <ul className={styles['people']}>
        {inOrder.map(({ email, password, role }) => (
          <li key={email}>
            <UnstyledButton
              className={styles['person']}
              disabled={enter.isPending}
              onClick={() => enter.mutate({ email, password })}
            >
              <span className={styles['words']}>
                <span className={styles['role']}>{t(`enum.RoleType.${role as Role}`)}</span>
                <small>{t(`web.demo.as.${role as Role}`)}</small>
              </span>
              <Icon name="chevron-right" size={16} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <details className={styles['accounts']}>
        <summary>{t('web.demo.accounts')}</summary>
        {inOrder.map(({ email, password }) => (
          <p key={email}>
            {email} · <code>{password}</code>
          </p>
        ))}
      </details>
    </>
  );
}
