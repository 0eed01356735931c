import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, loadMe, useMe } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { PasswordField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { BackupCodes } from './BackupCodes.tsx';
import { CodeField } from './CodeField.tsx';
import { SetUpTwoFactor } from './SetUpTwoFactor.tsx';
import styles from './profile.module.css';

type Open = 'set-up' | 'switch-off' | 'new-codes';

/** Enables or disables two-factor authentication. */
export function TwoFactorSection() {
  const { t } = useWords();
  const { totp_enabled: isOn, totp_lost: isLost } = useMe();
  const [open, setOpen] = useState<Open>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setOpen(undefined);
  return (
    <Section
      title={t('web-profile.two_factor.title')}
      sentence={t('web-profile.two_factor.sentence')}
    >
      <p className={styles['fact']}>
        <Tag tone={isOn ? 'good' : 'plain'}>
          {t(isOn ? 'web-profile.two_factor.on' : 'web-profile.two_factor.off')}
        </Tag>
      </p>
      {isLost && <Alert color="yellow">{t('web-profile.two_factor.lost')}</Alert>}
      <div className={styles['acts']}>
        <Button variant="default" onClick={() => setOpen(isOn ? 'switch-off' : 'set-up')}>
          {t(isOn ? 'web-profile.two_factor.disable' : 'web-profile.two_factor.set_up')}
        </Button>
        {isOn && (
          <Button variant="default" onClick={() => setOpen('new-codes')}>
            {t('web-profile.codes.renew')}
          </Button>
        )}
      </div>
      {open === 'set-up' && (
        <SetUpTwoFactor
          onClose={() => {
            close();
            void loadMe();
          }}
        />
      )}
      {open === 'switch-off' && <SwitchOff onClose={close} />}
      {open === 'new-codes' && <NewCodes onClose={close} onDone={setCodes} />}
      {codes !== undefined && (
        <Dialog
          onClose={() => setCodes(undefined)}
          title={t('web-profile.codes.title')}
          closeOnClickOutside={false}
        >
          <BackupCodes codes={codes} onKept={() => setCodes(undefined)} />
        </Dialog>
      )}
    </Section>
  );
}

function SwitchOff({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <ActDialog
      of="disableTotp"
      title={t('web-profile.two_factor.disable')}
      consequence={t('web-profile.two_factor.consequence')}
      submit={t('web-profile.two_factor.disable')}
      initial={{ password: '', code: '' }}
      run={async (given) => {
        await api.call('disableTotp', { body: given });
        await loadMe();
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <PasswordField
            name="password"
            label="web-profile.password.present"
            autoComplete="current-password"
            required
            data-autofocus
          />
          <CodeField {...field(form, 'code')} description={t('web.sign_in.code_hint')} />
        </>
      )}
    </ActDialog>
  );
}

function NewCodes(props: {
  readonly onClose: () => void;
  readonly onDone: (codes: readonly string[]) => void;
}) {
  const { t } = useWords();
  return (
    <ActDialog
      of="replaceBackupCodes"
      title={t('web-profile.codes.renew')}
      consequence={t('web-profile.codes.consequence')}
      submit={t('web-profile.codes.renew')}
      initial={{ code: '' }}
      run={async (body) => {
        const { data } = await api.call('replaceBackupCodes', { body });
        props.onDone(data.backup_codes);
      }}
      onClose={props.onClose}
    >
      {(form) => (
        <CodeField
          {...field(form, 'code')}
          description={t('web.sign_in.code_hint')}
          data-autofocus
        />
      )}
    </ActDialog>
  );
}
