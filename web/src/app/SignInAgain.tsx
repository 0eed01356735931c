import { Modal } from '@mantine/core';
import { useWords } from '../shared/i18n/words.tsx';
import { SignInForm } from '../shared/session/SignInForm.tsx';
import { useMe } from '../shared/session/session.ts';

/** Dialog to sign in again after the session has ended; input on the page behind it is kept. */
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
