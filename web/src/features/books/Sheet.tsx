import type { ReactNode } from 'react';
import styles from './reports.module.css';

/** Table of figures that scrolls horizontally on narrow screens. */
export function Sheet(props: { readonly caption: string; readonly children: ReactNode }) {
  return (
    // Keyboard users must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['sheet']} role="region" aria-label={props.caption} tabIndex={0}>
      <table className={styles['figures']}>
        <caption>{props.caption}</caption>
        {props.children}
      </table>
    </div>
  );
}
