import { Link } from '@tanstack/react-router';
import { useWords } from '../shared/i18n/words.tsx';
import { NAVIGATION_GROUPS } from '../shared/routing/area.ts';
import styles from './Navigation.module.css';
import { areas } from './areas.ts';
import { useIsOffered } from './use-is-offered.ts';

const entries = areas.flatMap(({ navigation }) => navigation);

/** Main navigation: the areas that the active role may open. */
export function Navigation() {
  const { t } = useWords();
  const isShown = useIsOffered();
  return (
    <nav aria-label={t('web.nav.main')} className={styles['nav']}>
      {NAVIGATION_GROUPS.map((group) => {
        const shown = entries.filter((entry) => entry.group === group && isShown(entry));
        if (shown.length === 0) return null;
        return (
          <div key={group}>
            {group !== 'home' && <p className={styles['group']}>{t(`web.nav.group.${group}`)}</p>}
            {shown.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                activeOptions={{ exact: to === '/', includeSearch: false }}
                className={styles['entry'] ?? ''}
                activeProps={{ className: styles['active'] ?? '' }}
              >
                {t(label)}
              </Link>
            ))}
          </div>
        );
      })}
    </nav>
  );
}
