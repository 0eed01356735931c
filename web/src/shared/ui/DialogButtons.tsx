import { Button } from '@mantine/core';
import { use, type ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import styles from './DialogButtons.module.css';
import { CloseDialog } from './unsaved.ts';

/** Selectors of the button that closes a dialog, and of its action. */
export const BACK = '[data-dialog-back]';
export const ACTION = `[data-dialog-foot] > button:not(${BACK})`;

/**
 * Footer of a dialog: its action, if it has one, and a button to close it. By keyboard, the action
 * follows the last field.
 */
export function DialogButtons({ children }: { readonly children?: ReactNode }) {
  const { t } = useWords();
  const close = use(CloseDialog);
  return (
    <div className={styles['foot']} data-dialog-foot>
      {children}
      <Button variant="default" data-dialog-back onClick={close}>
        {t('web.dialog.back')}
      </Button>
    </div>
  );
}
