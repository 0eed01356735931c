import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogButtons } from './DialogButtons.tsx';

/** Dialog in place of one that could not be loaded. */
export function FailedDialog(props: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  return (
    <Dialog onClose={props.onClose} aria-label={t('web.failure.not_loaded')}>
      {props.children}
      <DialogButtons />
    </Dialog>
  );
}
