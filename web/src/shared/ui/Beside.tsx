import type { ReactNode } from 'react';
import styles from './Beside.module.css';

/** What is worked on, and beside it what it is worked from; below it where there is no room. */
export function Beside(props: { readonly children: ReactNode; readonly paper: ReactNode }) {
  return (
    <div className={styles['pair']}>
      <div>{props.children}</div>
      <div>{props.paper}</div>
    </div>
  );
}
