import { useLocation, useSearch } from '@tanstack/react-router';
import { useBuildingTabs } from '../features/register/building-tabs.ts';
import { useWords } from '../shared/i18n/words.tsx';
import type { NavigationEntry } from '../shared/routing/area.ts';
import type { IconName } from '../shared/ui/icons.ts';
import { areas } from './areas.ts';
import { MORE_KEY, matchLength, useBuildingId, type Menu } from './menu.ts';
import { useIsOffered } from './use-is-offered.ts';

/** Link of a flyout: a page, a view of one, or an action. */
interface FlyoutLink {
  readonly to: string;
  readonly name: string;
  readonly isCurrent?: boolean;
  readonly search?: Readonly<Record<string, string | undefined>>;
  readonly icon?: IconName;
  /** Number of things there that failed. */
  readonly failed?: number | undefined;
}

/** Links of a flyout that belong together, with a heading if it is not the name of the entry. */
export interface FlyoutGroup {
  readonly name?: string;
  readonly links: readonly FlyoutLink[];
}

const actions = areas.flatMap(({ actions: own = [] }) => own);

/** Returns what is behind an entry of the menu: its pages, then what can be done there at once. */
export function useFlyoutGroups(
  { entries, more }: Menu,
  key: string,
  failed: number | undefined,
): readonly FlyoutGroup[] {
  const { t } = useWords();
  const isOffered = useIsOffered();
  const { pathname } = useLocation();
  const { tab } = useSearch({ strict: false });
  const building = useBuildingId();
  const ofBuilding = useBuildingTabs(building);
  const all = [...entries, ...more].flatMap(({ tabs }) => tabs);
  const linksOf = (pages: readonly NavigationEntry[]): readonly FlyoutLink[] =>
    pages.flatMap(({ to, label, views = [] }) => [
      {
        to,
        name: t(label),
        isCurrent: to === pathname,
        failed: to === '/notification-deliveries' ? failed : undefined,
      },
      ...views.map((view) => ({ to, name: t(view.label), search: view.search })),
    ]);
  const actsOf = (pages: readonly NavigationEntry[]): FlyoutGroup => ({
    links: actions
      .filter(isOffered)
      .filter(
        ({ to }) =>
          pages.some((page) => page === findPage(all, to)) && pages.every((page) => page.to !== to),
      )
      .map(({ to, label }) => ({
        to,
        name: t(label),
        icon: to.endsWith('/new') ? 'plus' : 'chevron-right',
      })),
  });
  if (key === MORE_KEY)
    return [
      ...more.map(({ label, tabs }) => ({
        ...(tabs.length > 1 ? { name: t(label) } : {}),
        links: linksOf(tabs),
      })),
      actsOf(more.flatMap(({ tabs }) => tabs)),
    ];
  const tabs = entries.find(({ place }) => place === key)?.tabs ?? [];
  const pages =
    key === 'building' && building !== undefined
      ? ofBuilding.map((one) => ({
          ...one,
          isCurrent: one.to === pathname && one.search.tab === tab,
        }))
      : linksOf(tabs);
  return [{ links: pages }, actsOf(tabs)];
}

/** Finds the page that an address belongs to. */
function findPage(pages: readonly NavigationEntry[], path: string): NavigationEntry | undefined {
  const lengths = pages.map((page) => matchLength(page, path));
  const longest = Math.max(0, ...lengths);
  return longest === 0 ? undefined : pages[lengths.indexOf(longest)];
}
