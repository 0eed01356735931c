import type { ReactNode } from 'react';
import styles from './reports.module.css';

/** A table of figures on paper of its own, which arrows move where the screen is narrower than it. */
export function Sheet(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    // Whoever has no mouse must be able to move it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['sheet']} role="region" aria-label={props.label} tabIndex={0}>
      <table className={styles['figures']}>{props.children}</table>
    </div>
  );
}
