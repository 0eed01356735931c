import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../shared/i18n/words.tsx';
import { Mark } from '../shared/ui/Mark.tsx';
import styles from './Shell.module.css';

/** Menu of narrow screens, in a drawer. */
export function MenuDrawer(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  return (
    <Drawer
      opened={props.isOpen}
      onClose={props.onClose}
      size={280}
      title={<Mark />}
      closeButtonProps={{ 'aria-label': t('web.shell.close') }}
    >
      <div className={styles['drawer']}>{props.children}</div>
    </Drawer>
  );
}
