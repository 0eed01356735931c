import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../shared/i18n/words.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Mark } from '../../shared/ui/Mark.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import styles from './SignedOutPage.module.css';

/** Layout of pages for visitors who are not signed in. */
export function SignedOutPage(props: {
  readonly title: string;
  readonly sentence?: string;
  /** Whether visitors arrive here, who are told what this is. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}) {
  const { children, isFirst = false, ...head } = props;
  return (
    <div className={isFirst ? styles['pair'] : undefined}>
      {isFirst && <Welcome />}
      <main className={styles['door']}>
        <Mark />
        <div className={styles['card']}>
          <Page {...head}>
            <Stack gap="md">{children}</Stack>
          </Page>
        </div>
        <LanguageLinks />
      </main>
    </div>
  );
}

/** Introduction of the product beside the form, or above it on narrow screens. */
function Welcome() {
  const { t } = useWords();
  return (
    <aside className={styles['welcome']} aria-label={t('web.welcome.title')}>
      <p className={styles['big']}>{t('web.welcome.title')}</p>
      <p>{t('web.welcome.sentence')}</p>
      <ul>
        {(['explained', 'deadlines', 'seen'] as const).map((point) => (
          <li key={point}>
            <Icon name="check" size={16} />
            {t(`web.welcome.${point}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
