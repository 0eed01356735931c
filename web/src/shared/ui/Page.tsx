import { Group, Skeleton, Text, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Page.module.css';

/**
 * A page: its one heading, which takes the focus when the page opens, a sentence beneath, what one can
 * do, and what it shows. The title of the browser's tab follows.
 */
export function Page(props: {
  readonly title: string;
  readonly sentence?: ReactNode;
  readonly actions?: ReactNode;
  /** While it is true, what stands below is still being fetched. */
  readonly isLoading?: boolean;
  readonly children: ReactNode;
}) {
  const { title, sentence, actions, isLoading = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles['page']} aria-busy={isLoading}>
      <title>{`${title} – Millième`}</title>
      <Group justify="space-between" align="flex-start" gap="md" className={styles['head']}>
        <div>
          <Title order={1} ref={heading} tabIndex={-1} className={styles['title']}>
            {title}
          </Title>
          {sentence !== undefined && (
            <Text c="var(--soft)" component="p">
              {sentence}
            </Text>
          )}
        </div>
        {actions !== undefined && (
          <Group gap="xs" data-page-actions>
            {actions}
          </Group>
        )}
      </Group>
      {children}
    </div>
  );
}

/** What stands where rows are still being fetched: as many lines, of their height. */
export function Rows({ count = 6 }: { readonly count?: number }) {
  return (
    <div aria-hidden className={styles['rows']}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={20} my={10} animate={false} />
      ))}
    </div>
  );
}
