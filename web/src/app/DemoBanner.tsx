import { isDemo } from '../shared/api/demo.ts';
import { useWords } from '../shared/i18n/words.tsx';
import { useOrganization } from '../shared/session/session.ts';
import styles from './Bar.module.css';

/** Banner that says that nothing here is real, in the demo. */
export function DemoBanner() {
  const { t } = useWords();
  if (!isDemo(useOrganization())) return null;
  return (
    <section className={`${styles['bar']} ${styles['warn']}`} aria-label={t('web.demo.title')}>
      {t('web.demo.sentence')}
    </section>
  );
}
