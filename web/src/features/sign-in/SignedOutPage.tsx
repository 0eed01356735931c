import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Mark } from '../../shared/ui/Mark.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import styles from './SignedOutPage.module.css';

/** Layout of pages for visitors who are not signed in. */
export function SignedOutPage(props: {
  readonly title: string;
  readonly sentence?: string;
  readonly children: ReactNode;
}) {
  const { children, ...head } = props;
  return (
    <main className={styles['door']}>
      <Mark />
      <div className={styles['card']}>
        <Page {...head}>
          <Stack gap="md">{children}</Stack>
        </Page>
      </div>
      <LanguageLinks />
    </main>
  );
}
