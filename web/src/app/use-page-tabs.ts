import { useLocation, useSearch } from '@tanstack/react-router';
import { useBuildingTabs } from '../features/register/building-tabs.ts';
import { useWords } from '../shared/i18n/words.tsx';
import type { NavigationEntry } from '../shared/routing/area.ts';
import type { TabRow } from '../shared/ui/PageTabs.tsx';
import { useBuildingId, useCurrentPlace, useMenu } from './menu.ts';

/**
 * Returns the tabs of the current page: the pages of its entry in the menu or under “More”. Records have
 * none, except buildings; nor has “Today”, whose other page opens from the bell.
 */
export function usePageTabs(): TabRow | undefined {
  const { t } = useWords();
  const { pathname } = useLocation();
  const search = useSearch({ strict: false });
  const { tab } = search;
  const current = useCurrentPlace(useMenu());
  const building = useBuildingId();
  const ofBuilding = useBuildingTabs(building);
  if (current === undefined) return undefined;
  const { entry, moreEntry, page, isItself } = current;
  const rowOf = (name: string, tabs: readonly NavigationEntry[]) => ({
    name,
    tabs: tabs.flatMap(({ to, label, views = [] }) => {
      const isPage = to === page.to;
      const view = isPage ? views.find((one) => isShown(one.search, search)) : undefined;
      return [
        { to, name: t(label), isCurrent: isPage && view === undefined },
        ...views.map((one) => ({
          to,
          name: t(one.label),
          search: one.search,
          isCurrent: one === view,
        })),
      ];
    }),
  });
  if (moreEntry !== undefined)
    return isItself && moreEntry.tabs.length > 1
      ? rowOf(t(moreEntry.label), moreEntry.tabs)
      : undefined;
  if (entry === undefined || entry.place === 'today') return undefined;
  const name = t(`web.nav.place.${entry.place}`);
  const isBuilding = pathname === `/buildings/${building}`;
  if (entry.place === 'building' && building !== undefined && pathname !== '/buildings')
    return isBuilding || isItself
      ? {
          name,
          tabs: ofBuilding.map((one) => ({
            ...one,
            isCurrent: one.to === pathname && (!isBuilding || one.search.tab === tab),
          })),
        }
      : undefined;
  return isItself ? rowOf(name, entry.tabs) : undefined;
}

/** Whether the address has everything that a view adds to it. */
function isShown(
  view: Readonly<Record<string, string>>,
  search: { readonly [name: string]: unknown },
): boolean {
  return Object.entries(view).every(([name, value]) => search[name] === value);
}
