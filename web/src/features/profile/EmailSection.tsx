import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useMe } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { PasswordField, TextField } from '../../shared/ui/fields.tsx';
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
          of="changeEmail"
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
          <>
            <TextField
              name="email"
              label="web-profile.email.new"
              as="email"
              autoComplete="email"
              data-autofocus
            />
            <PasswordField
              name="password"
              label="web-profile.password.present"
              autoComplete="current-password"
            />
          </>
        </ActDialog>
      )}
    </Section>
  );
}
