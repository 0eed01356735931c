import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { SetUpTotpAnswer } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { QrCode } from '../../shared/ui/QrCode.tsx';
import { PasswordField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
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
  const submit = form.onSubmit((body) =>
    setUp.mutate({ body }, { onSuccess: ({ data }) => onDone(data) }),
  );
  return (
    <Form
      form={form}
      act={setUp}
      onSubmit={submit}
      submit={t('web-profile.two_factor.next')}
      isBrief
    >
      <div>{t('web-profile.two_factor.why')}</div>
      <PasswordField
        name="password"
        label="web-profile.password.present"
        autoComplete="current-password"
        required
        data-autofocus
      />
    </Form>
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
  const submit = form.onSubmit((body) =>
    enable.mutate({ body }, { onSuccess: ({ data }) => onDone(data.backup_codes) }),
  );
  return (
    <Form
      form={form}
      act={enable}
      onSubmit={submit}
      submit={t('web-profile.two_factor.enable')}
      isBrief
    >
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
    </Form>
  );
}

/** Groups a secret in fours, which is easier to read and type. */
function groupInFours(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
