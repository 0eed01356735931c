import { Button } from '@mantine/core';
import { use, type ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import styles from './DialogButtons.module.css';
import { CloseDialog } from './unsaved.ts';

/** Way back of a dialog, and its action: selectors. */
export const BACK = '[data-dialog-back]';
export const ACTION = `[data-dialog-foot] > button:not(${BACK})`;

/**
 * Foot of a dialog: its action, if it has one, and the way back before it. The action comes first by
 * keyboard, right after the last field.
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
