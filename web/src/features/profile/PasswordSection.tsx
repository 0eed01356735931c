import { Button } from '@mantine/core';
import { useState } from 'react';
import { PASSWORD_MIN_CHARACTERS } from '#domain/people/password.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useMe } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { PasswordField } from '../../shared/ui/fields.tsx';
import { ratePassword } from './password-strength.ts';
import styles from './profile.module.css';

/** Changes the password, which ends the sessions on all other devices. */
export function PasswordSection() {
  const { t } = useWords();
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const [typed, setTyped] = useState('');
  const open = () => {
    setTyped('');
    setDone(false);
    setOpen(true);
  };
  const { strength, missing } = ratePassword(typed, [me.email, me.name]);
  return (
    <Section title={t('web-profile.password.title')} sentence={t('web-profile.password.sentence')}>
      <div className={styles['acts']}>
        <Button variant="default" onClick={open}>
          {t('web-profile.password.change')}
        </Button>
        <span role="status" className={styles['done']}>
          {isDone && t('web-profile.password.done')}
        </span>
      </div>
      {isOpen && (
        <ActDialog
          of="changePassword"
          title={t('web-profile.password.change')}
          consequence={t('web-profile.password.consequence')}
          submit={t('web-profile.password.submit')}
          initial={{ current_password: '', new_password: '' }}
          run={async (given) => {
            await api.call('changePassword', { body: given });
            setDone(true);
          }}
          onClose={() => setOpen(false)}
        >
          <>
            <PasswordField
              name="current_password"
              label="web-profile.password.present"
              autoComplete="current-password"
              data-autofocus
            />
            <PasswordField
              name="new_password"
              label="web-profile.password.new"
              description={
                <span aria-live="polite">
                  {t(`web-profile.strength.${strength}`, {
                    count: missing,
                    least: PASSWORD_MIN_CHARACTERS,
                  })}
                </span>
              }
              autoComplete="new-password"
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </>
        </ActDialog>
      )}
    </Section>
  );
}
