import type { ReactNode } from 'react';
import styles from './WithAside.module.css';

/** Main content with details at its right, or below it on narrow screens. */
export function WithAside(props: { readonly aside: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles['pair']}>
      <div className={styles['main']}>{props.children}</div>
      <aside className={styles['aside']}>{props.aside}</aside>
    </div>
  );
}
