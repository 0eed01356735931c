import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import styles from './SelectionBar.module.css';

/** Number and total of the selected rows, their bulk actions, and a button to clear the selection. */
export function SelectionBar(props: {
  readonly label: string;
  /** Says how many rows are selected. */
  readonly said: string;
  /** Their total. */
  readonly total?: string;
  readonly onNone: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  const { label, said, total, onNone, children } = props;
  return (
    <section className={styles['bar']} aria-label={label}>
      <p className={styles['words']}>
        <strong>{said}</strong>
        {total !== undefined && <strong className={styles['total']}>{total}</strong>}
      </p>
      <Group gap="xs">
        {children}
        <Button size="xs" variant="subtle" color="gray" onClick={onNone}>
          {t('web.table.select_none')}
        </Button>
      </Group>
    </section>
  );
}
