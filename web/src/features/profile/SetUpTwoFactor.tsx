import { Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { SetUpTotpAnswer } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { QrCode } from '../../shared/ui/QrCode.tsx';
import { field, useRefusals } from '../../shared/ui/form.ts';
import { BackupCodes } from './BackupCodes.tsx';
import { CodeField } from './CodeField.tsx';
import styles from './profile.module.css';

/** Enables two-factor authentication in three steps: password, authenticator, backup codes. */
export function SetUpTwoFactor({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const [setup, setSetup] = useState<SetUpTotpAnswer>();
  const [codes, setCodes] = useState<readonly string[]>();
  const step = codes !== undefined ? 'codes' : setup !== undefined ? 'scan' : 'password';
  return (
    <Dialog
      onClose={onClose}
      title={t(`web-profile.two_factor.step.${step}`)}
      // A stray click must not close what is shown only once.
      closeOnClickOutside={step === 'password'}
    >
      {codes !== undefined ? (
        <BackupCodes codes={codes} onKept={onClose} />
      ) : setup !== undefined ? (
        <Scan setup={setup} onDone={setCodes} />
      ) : (
        <AskPassword onDone={setSetup} />
      )}
    </Dialog>
  );
}

function AskPassword({ onDone }: { readonly onDone: (setup: SetUpTotpAnswer) => void }) {
  const { t } = useWords();
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '' } });
  const setUp = useAct('setUpTotp');
  const faults = useRefusals(form, setUp.error);
  const submit = form.onSubmit((body) =>
    setUp.mutate({ body }, { onSuccess: ({ data }) => onDone(data) }),
  );
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Problem error={setUp.error} faults={faults} />
        <div>{t('web-profile.two_factor.why')}</div>
        <PasswordInput
          {...field(form, 'password')}
          label={t('web-profile.password.present')}
          autoComplete="current-password"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': t('web.sign_in.show_password') }}
          data-autofocus
        />
        <Button type="submit" loading={setUp.isPending}>
          {t('web-profile.two_factor.next')}
        </Button>
      </Stack>
    </form>
  );
}

function Scan(props: {
  readonly setup: SetUpTotpAnswer;
  readonly onDone: (codes: readonly string[]) => void;
}) {
  const { t } = useWords();
  const { setup, onDone } = props;
  const form = useForm({ mode: 'uncontrolled', initialValues: { code: '' } });
  const enable = useAct('enableTotp');
  const faults = useRefusals(form, enable.error);
  const submit = form.onSubmit((body) =>
    enable.mutate({ body }, { onSuccess: ({ data }) => onDone(data.backup_codes) }),
  );
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Problem error={enable.error} faults={faults} />
        <div>{t('web-profile.two_factor.scan')}</div>
        <div className={styles['scan']}>
          <QrCode text={setup.otpauth_url} label={t('web-profile.two_factor.qr')} />
          <div>{t('web-profile.two_factor.by_hand')}</div>
          <code className={styles['secret']}>{groupInFours(setup.secret)}</code>
        </div>
        <CodeField
          {...field(form, 'code')}
          description={t('web-profile.two_factor.six_digits')}
          inputMode="numeric"
          autoFocus
        />
        <Button type="submit" loading={enable.isPending}>
          {t('web-profile.two_factor.enable')}
        </Button>
      </Stack>
    </form>
  );
}

/** Groups a secret in fours, which is easier to read and type. */
function groupInFours(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
