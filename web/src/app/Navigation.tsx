import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useWords } from '../shared/i18n/words.tsx';
import { Icon } from '../shared/ui/Icon.tsx';
import type { IconName } from '../shared/ui/icons.ts';
import { MoreMenu } from './MoreMenu.tsx';
import styles from './Navigation.module.css';
import { PLACE_ICONS, useBuildingId, useCurrentPlace, useMenu } from './menu.ts';
import { useWaitingCounts } from './waiting-counts.ts';

/** Main navigation: the parts of the work that the active role may open. */
export function Navigation() {
  const { t } = useWords();
  const menu = useMenu();
  const current = useCurrentPlace(menu);
  const building = useBuildingId();
  const counts = useWaitingCounts();
  const { entries, more, single } = menu;
  return (
    <nav aria-label={t('web.nav.main')} className={styles['nav']}>
      {entries.map(({ place, tabs: [first] }) => (
        <Entry
          key={place}
          to={place === 'building' && building !== undefined ? `/buildings/${building}` : first.to}
          icon={PLACE_ICONS[place]}
          label={t(
            `web.nav.place.${place === 'building' && building === undefined ? 'buildings' : place}`,
          )}
          isCurrent={current?.entry?.place === place}
          count={counts[place]}
        />
      ))}
      {more.length > 0 && (
        <>
          <hr className={styles['line']} />
          <MoreMenu entries={more} current={current?.moreEntry} failed={counts.failed} />
        </>
      )}
      {single.length > 0 && entries.length > 0 && <hr className={styles['line']} />}
      {single.map((page) => (
        <Entry
          key={page.to}
          to={page.to}
          icon={page.icon ?? 'sun'}
          label={t(page.label)}
          isCurrent={current?.page === page}
        />
      ))}
    </nav>
  );
}

function Entry(props: {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly isCurrent: boolean;
  /** Number of tasks that wait there. */
  readonly count?: number | undefined;
}) {
  const { t } = useWords();
  const id = useId();
  const { to, icon, label, isCurrent, count = 0 } = props;
  const building_id = useBuildingId();
  return (
    <Link
      to={to}
      search={(before) => ({ building_id: building_id ?? before.building_id })}
      activeOptions={{ exact: true, includeSearch: false }}
      className={`${styles['entry']} ${isCurrent ? styles['active'] : ''}`}
      aria-current={isCurrent ? 'true' : undefined}
      aria-describedby={count > 0 ? id : undefined}
    >
      <Icon name={icon} />
      <span className={styles['label']}>{label}</span>
      {count > 0 && (
        <>
          <span aria-hidden className={styles['count']}>
            {count}
          </span>
          <span hidden id={id}>
            {t('web.nav.waiting', { count })}
          </span>
        </>
      )}
    </Link>
  );
}
