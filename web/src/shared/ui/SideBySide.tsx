import type { ReactNode } from 'react';
import styles from './SideBySide.module.css';

/** Main content with its source on the left of it, or below it on narrow screens. */
export function SideBySide(props: { readonly children: ReactNode; readonly paper: ReactNode }) {
  return (
    <div className={styles['pair']}>
      <div className={styles['main']}>{props.children}</div>
      <div className={styles['paper']}>
        <div>{props.paper}</div>
      </div>
    </div>
  );
}
