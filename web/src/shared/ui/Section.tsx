import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** Section of a settings page: description on the left, controls on the right. */
export function Section(props: {
  readonly title: string;
  readonly sentence?: string;
  readonly isLoading?: boolean;
  readonly children: ReactNode;
}) {
  const { title, sentence, isLoading = false, children } = props;
  return (
    <section className={styles['section']} aria-label={title} aria-busy={isLoading}>
      <div>
        <h2>{title}</h2>
        {sentence !== undefined && <p className={styles['sentence']}>{sentence}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
