import { Modal } from '@mantine/core';
import { useWords } from '../shared/i18n/words.tsx';
import { SignInForm } from '../shared/session/SignInForm.tsx';
import { useMe } from '../shared/session/session.ts';

/** Asks a person whose session has ended to sign in again; what they typed stays beneath. */
export function SignInAgain() {
  const { t } = useWords();
  const { email } = useMe();
  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      centered
      title={t('web.sign_in.again')}
    >
      <SignInForm email={email} />
    </Modal>
  );
}
