import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useMe } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { field } from '../../shared/ui/form.ts';
import styles from './profile.module.css';

/** Changes the sign-in address; a new one applies once confirmed from its mailbox. */
export function EmailSection() {
  const { t } = useWords();
  const { email } = useMe();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<string>();
  return (
    <Section title={t('web-profile.email.title')} sentence={t('web-profile.email.sentence')}>
      <p className={styles['fact']}>{email}</p>
      <div className={styles['acts']}>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('web-profile.email.change')}
        </Button>
        <span role="status">
          {asked !== undefined && t('web-profile.email.asked', { email: asked })}
        </span>
      </div>
      {isOpen && (
        <ActDialog
          title={t('web-profile.email.change')}
          consequence={t('web-profile.email.consequence')}
          submit={t('web-profile.email.submit')}
          initial={{ email: '', password: '' }}
          run={async (given) => {
            await api.call('changeEmail', { body: given });
            setAsked(given.email);
          }}
          onClose={() => setOpen(false)}
        >
          {(form) => (
            <>
              <TextInput
                {...field(form, 'email')}
                label={t('web-profile.email.new')}
                type="email"
                autoComplete="email"
                required
                withAsterisk={false}
                data-autofocus
              />
              <PasswordInput
                {...field(form, 'password')}
                label={t('web-profile.password.present')}
                autoComplete="current-password"
                required
                withAsterisk={false}
                visibilityToggleButtonProps={{ 'aria-label': t('web.sign_in.show_password') }}
              />
            </>
          )}
        </ActDialog>
      )}
    </Section>
  );
}
