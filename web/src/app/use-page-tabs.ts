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
  const { tab } = useSearch({ strict: false });
  const current = useCurrentPlace(useMenu());
  const building = useBuildingId();
  const ofBuilding = useBuildingTabs(building);
  if (current === undefined) return undefined;
  const { entry, moreEntry, page, isItself } = current;
  const rowOf = (name: string, tabs: readonly NavigationEntry[]) => ({
    name,
    tabs: tabs.map(({ to, label }) => ({ to, name: t(label), isCurrent: to === page.to })),
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
