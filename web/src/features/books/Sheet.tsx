import type { ReactNode } from 'react';
import styles from './reports.module.css';

/** Table of figures that scrolls horizontally on narrow screens. */
export function Sheet(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    // Keyboard users must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['sheet']} role="region" aria-label={props.label} tabIndex={0}>
      <table className={styles['figures']}>{props.children}</table>
    </div>
  );
}
