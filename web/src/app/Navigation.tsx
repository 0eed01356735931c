import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId, useState, type PointerEvent } from 'react';
import { useWords } from '../shared/i18n/words.tsx';
import { lazyPart } from '../shared/routing/lazy-component.ts';
import { useOwnerId } from '../shared/session/session.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { LazyPart } from '../shared/ui/LazyPart.tsx';
import type { IconName } from '../shared/ui/icons.ts';
import { runLoaded } from '../shared/ui/opener.ts';
import styles from './Navigation.module.css';
import { MORE_KEY, PLACE_ICONS, useBuildingId, useCurrentPlace, useMenu } from './menu.ts';
import type { OpenFlyout } from './use-flyout.ts';
import { useWaitingCounts } from './waiting-counts.ts';

const MenuFlyout = lazyPart(() => import('./MenuFlyout.tsx'), 'MenuFlyout');
/** Without the flyout, entries lead to their pages all the same. */
const NoFlyout = () => null;

/** Main navigation: the parts of the work that the active role may open. */
export function Navigation() {
  const { t } = useWords();
  const menu = useMenu();
  const current = useCurrentPlace(menu);
  const building = useBuildingId();
  const counts = useWaitingCounts();
  const { entries, more, single } = menu;
  const hasFlyouts = useOwnerId() === null && entries.length > 0;
  const [nav, setNav] = useState<HTMLElement | null>(null);
  const [isUsed, setUsed] = useState(false);
  const [hovered, hover] = useState<string>();
  const [open, show] = useState<OpenFlyout>();
  const flyoutOf = (key: string) =>
    hasFlyouts
      ? {
          key,
          isOpen: open?.key === key,
          onHover: (isOver: boolean) => hover(isOver ? key : undefined),
          onUse: () => setUsed(true),
        }
      : undefined;
  const ofMore = useFlyoutProps(flyoutOf(MORE_KEY));
  return (
    <nav ref={setNav} aria-label={t('web.nav.main')} className={styles['nav']}>
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
          flyout={flyoutOf(place)}
        />
      ))}
      {more.length > 0 && (
        <>
          <hr className={styles['line']} />
          <UnstyledButton
            {...ofMore}
            className={`${styles['entry']} ${current?.moreEntry === undefined ? '' : styles['active']}`}
            aria-current={current?.moreEntry === undefined ? undefined : 'true'}
            onClick={() => runLoaded(MenuFlyout.preload, () => show(toggleMore))}
          >
            <Icon name="dots" />
            <span className={styles['label']}>{t('web.nav.place.more')}</span>
            <Icon name="chevron-right" size={14} />
          </UnstyledButton>
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
      {isUsed && nav !== null && (
        <LazyPart failure={NoFlyout}>
          <MenuFlyout
            nav={nav}
            menu={menu}
            open={open}
            hovered={hovered}
            onChange={show}
            failed={counts.failed}
          />
        </LazyPart>
      )}
    </nav>
  );
}

/** “More” leads nowhere itself: a click goes into what is behind it, also if that is shown already. */
function toggleMore(open: OpenFlyout | undefined): OpenFlyout | undefined {
  return open?.key === MORE_KEY && open.isEntered ? undefined : { key: MORE_KEY, isEntered: true };
}

interface Flyout {
  readonly key: string;
  readonly isOpen: boolean;
  /** Called when the mouse comes and goes; touch opens none. */
  readonly onHover: (isOver: boolean) => void;
  /** Called when the entry comes into use. */
  readonly onUse: () => void;
}

/** Attributes of an entry that has a flyout, by which it is found and announced. */
function useFlyoutProps(flyout: Flyout | undefined) {
  const id = useId();
  return flyout === undefined
    ? {}
    : ({
        id,
        'data-flyout': flyout.key,
        'aria-haspopup': 'menu',
        'aria-expanded': flyout.isOpen,
        onPointerEnter: ({ pointerType }: PointerEvent) => {
          flyout.onUse();
          flyout.onHover(pointerType === 'mouse');
        },
        onPointerLeave: () => flyout.onHover(false),
        // Following an entry is no question for what is behind it.
        onClick: () => flyout.onHover(false),
        onFocus: flyout.onUse,
      } as const);
}

function Entry(props: {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly isCurrent: boolean;
  /** Number of tasks that wait there. */
  readonly count?: number | undefined;
  readonly flyout?: Flyout | undefined;
}) {
  const { t } = useWords();
  const id = useId();
  const { to, icon, label, isCurrent, count = 0, flyout } = props;
  const flyoutProps = useFlyoutProps(flyout);
  const building_id = useBuildingId();
  return (
    <Link
      {...flyoutProps}
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
