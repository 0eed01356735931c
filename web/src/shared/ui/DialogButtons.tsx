import { Button } from '@mantine/core';
import { use, type ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import styles from './DialogButtons.module.css';
import { CloseDialog } from './unsaved.ts';

/** Way back of a dialog, and its action: selectors. */
export const BACK = '[data-dialog-back]';
export const ACTION = `${BACK} ~ button`;

/** Foot of a dialog: the way back, and its action if it has one. */
export function DialogButtons({ children }: { readonly children?: ReactNode }) {
  const { t } = useWords();
  const close = use(CloseDialog);
  return (
    <div className={styles['foot']}>
      <Button variant="default" data-dialog-back onClick={close}>
        {t('web.dialog.back')}
      </Button>
      {children}
    </div>
  );
}
