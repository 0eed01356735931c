import { Link, useLocation } from '@tanstack/react-router';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../shared/i18n/words.tsx';
import { Icon } from '../shared/ui/Icon.tsx';
import styles from './MenuFlyout.module.css';
import { useFlyoutGroups, type FlyoutGroup } from './flyout-groups.ts';
import { useBuildingId, type Menu } from './menu.ts';
import { useFlyout, type OpenFlyout, type ShowFlyout } from './use-flyout.ts';

/** Distance from the entry, and from the edges of the window. */
const GAP = 8;
/** Items that a key moves to, from the present one. */
const STEPS: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/** Pages behind the entry of the menu that the mouse is over, beside it: each is one click away. */
export function MenuFlyout(props: {
  readonly nav: HTMLElement;
  readonly menu: Menu;
  readonly open: OpenFlyout | undefined;
  /** Key of the entry under the mouse. */
  readonly hovered: string | undefined;
  readonly onChange: ShowFlyout;
  /** Number of notifications that could not be delivered. */
  readonly failed: number | undefined;
}) {
  const { nav, menu, open, hovered, onChange, failed } = props;
  const handlers = useFlyout(nav, hovered, onChange);
  const groups = useFlyoutGroups(menu, open?.key ?? '', failed);
  const entry = open && nav.querySelector<HTMLElement>(`[data-flyout="${open.key}"]`);
  if (open === undefined || entry === null || entry === undefined) return null;
  return (
    <Panel
      key={open.key}
      entry={entry}
      groups={groups.filter(({ links }) => links.length > 0)}
      isEntered={open.isEntered}
      onKeep={handlers.keep}
      onLeave={handlers.leave}
      onClose={() => onChange(undefined)}
    />
  );
}

function Panel(props: {
  readonly entry: HTMLElement;
  readonly groups: readonly FlyoutGroup[];
  readonly isEntered: boolean;
  readonly onKeep: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}) {
  const { entry, groups, isEntered, onKeep, onLeave, onClose } = props;
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (pathname !== openedAt) close();
  }, [pathname, openedAt]);
  useLayoutEffect(() => {
    if (panel.current !== null) putBeside(panel.current, entry);
  }, [entry]);
  useEffect(() => {
    if (isEntered) itemsOf(panel.current)[0]?.focus({ preventScroll: true });
  }, [isEntered]);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const isInside =
        target instanceof Node &&
        (panel.current?.contains(target) === true || entry.contains(target));
      if (!isInside) close();
    };
    // With the focus elsewhere too, as what a mouse opens must not stay in the way.
    const onEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onEscape);
    };
  }, [entry]);
  const onKeyDown = (event: KeyboardEvent) => {
    const items = itemsOf(panel.current);
    const at = items.findIndex((item) => item === document.activeElement);
    const next = STEPS[event.key]?.(at, items.length);
    if (next !== undefined) items[next]?.focus();
    const isBack = event.key === 'Escape' || event.key === 'ArrowLeft';
    if (isBack || event.key === 'Tab') {
      entry.focus();
      onClose();
    }
    if (next !== undefined || isBack) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return createPortal(
    <div
      ref={panel}
      role="menu"
      tabIndex={-1}
      aria-labelledby={entry.id}
      className={styles['flyout']}
      onPointerEnter={onKeep}
      onPointerLeave={onLeave}
      onKeyDown={onKeyDown}
    >
      {groups.map((group) => (
        <Group key={group.links.map(({ name }) => name).join()} group={group} onFollow={onClose} />
      ))}
    </div>,
    document.body,
  );
}

function Group(props: { readonly group: FlyoutGroup; readonly onFollow: () => void }) {
  const { t } = useWords();
  const building_id = useBuildingId();
  const { name, links } = props.group;
  return (
    <div role="group" aria-label={name} className={styles['group']}>
      {name !== undefined && (
        <span aria-hidden className={styles['name']}>
          {name}
        </span>
      )}
      {links.map((link) => (
        <Link
          key={`${link.to} ${link.name}`}
          role="menuitem"
          tabIndex={-1}
          to={link.to}
          search={(before) => ({ building_id: building_id ?? before.building_id, ...link.search })}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={link.isCurrent === true ? 'page' : undefined}
          className={styles['link'] ?? ''}
          onClick={props.onFollow}
        >
          {link.icon !== undefined && <Icon name={link.icon} size={14} />}
          <span>{link.name}</span>
          {link.failed !== undefined && link.failed > 0 && (
            <span
              className={styles['failed']}
              aria-label={t('web.nav.waiting', { count: link.failed })}
            >
              {link.failed}
            </span>
          )}
        </Link>
      ))}
    </div>
  );
}

function itemsOf(panel: HTMLElement | null): readonly HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}

/** Places the panel beside its entry, within the window. */
function putBeside(panel: HTMLElement, entry: HTMLElement): void {
  const { top, right } = entry.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = panel;
  const least = Math.min(top - GAP, window.innerHeight - height - GAP);
  panel.style.top = `${Math.max(GAP, least)}px`;
  panel.style.left = `${Math.max(GAP, Math.min(right + GAP, window.innerWidth - width - GAP))}px`;
}
