import { useState, type ReactNode } from 'react';
import { Tag } from '../../shared/ui/State.tsx';
import styles from './portal.module.css';

/** List item that expands; its content is rendered only while open. */
export function ExpandableItem(props: {
  /** Name of a group in which only one item is open at a time. */
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
