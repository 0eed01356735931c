import { useState, type ReactNode } from 'react';
import { Tag } from '../../shared/ui/State.tsx';
import styles from './portal.module.css';

/** A line of a list that opens to what lies behind it; what is behind is made when it opens. */
export function Fold(props: {
  /** Lines of one group: opening one closes the others. */
  readonly group?: string;
  readonly isOpen?: boolean;
  readonly title: string;
  readonly detail: string;
  readonly tag?: string | undefined;
  readonly amount: string;
  readonly children: () => ReactNode;
}) {
  const { group, isOpen: startsOpen = false, title, detail, tag, amount, children } = props;
  const [isOpen, show] = useState(startsOpen);
  return (
    <details
      name={group}
      open={isOpen}
      className={styles['fold']}
      onToggle={({ currentTarget }) => show(currentTarget.open)}
    >
      <summary className={styles['line']}>
        <span>
          {title}
          <span className={styles['detail']}>
            {detail} {tag !== undefined && <Tag tone="bad">{tag}</Tag>}
          </span>
        </span>
        <span className={styles['amount']}>{amount}</span>
      </summary>
      {isOpen && children()}
    </details>
  );
}
