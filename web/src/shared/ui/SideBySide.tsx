import type { ReactNode } from 'react';
import styles from './SideBySide.module.css';

/** Main content with its source next to it, or below it on narrow screens. */
export function SideBySide(props: { readonly children: ReactNode; readonly paper: ReactNode }) {
  return (
    <div className={styles['pair']}>
      <div>{props.children}</div>
      <div>{props.paper}</div>
    </div>
  );
}
