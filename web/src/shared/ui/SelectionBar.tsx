import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import styles from './SelectionBar.module.css';

/** Number of selected rows, their bulk actions, and a button to clear the selection. */
export function SelectionBar(props: {
  readonly label: string;
  /** Says how many rows are selected. */
  readonly said: string;
  readonly onNone: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  const { label, said, onNone, children } = props;
  return (
    <section className={styles['bar']} aria-label={label}>
      <strong>{said}</strong>
      <Group gap="xs">
        {children}
        <Button size="xs" variant="default" onClick={onNone}>
          {t('web.table.select_none')}
        </Button>
      </Group>
    </section>
  );
}
