import { UnstyledButton } from '@mantine/core';
import { isDemo } from '../shared/api/demo.ts';
import { useWords } from '../shared/i18n/words.tsx';
import { signOut, useOrganization } from '../shared/session/session.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import styles from './Bar.module.css';

/** Banner that says that nothing here is real, in the demo. */
export function DemoBanner() {
  const { t } = useWords();
  if (!isDemo(useOrganization())) return null;
  return (
    <section className={`${styles['bar']} ${styles['warn']}`} aria-label={t('web.demo.title')}>
      <Icon name="help" />
      <span>{t('web.demo.sentence')}</span>
      <UnstyledButton
        className={styles['act']}
        onClick={() => void signOut().catch(() => undefined)}
      >
        {t('web.demo.change_role')}
      </UnstyledButton>
    </section>
  );
}
