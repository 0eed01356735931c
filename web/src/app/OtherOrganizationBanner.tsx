import { Button } from '@mantine/core';
import { useWords } from '../shared/i18n/words.tsx';
import { useSwitchOrganization } from '../shared/session/acting.ts';
import { useActing } from '../shared/session/session.ts';
import styles from './Bar.module.css';

/**
 * Banner shown while you work in an organization that is not your own, with a button to leave it.
 */
export function OtherOrganizationBanner() {
  const { t } = useWords();
  const acting = useActing();
  const actIn = useSwitchOrganization();
  if (acting === undefined) return null;
  return (
    <section className={`${styles['bar']} ${styles['warn']}`} aria-label={t('web.acting.title')}>
      <span>{t('web.acting.sentence', { organization: acting.name })}</span>
      <Button size="compact-sm" variant="default" onClick={() => void actIn(undefined)}>
        {t('web.acting.leave')}
      </Button>
    </section>
  );
}
