import { useLocation, useSearch } from '@tanstack/react-router';
import {
  OWNER_PLACES,
  STAFF_PLACES,
  type NavigationEntry,
  type Place,
} from '../shared/routing/area.ts';
import { useOrganization, useOwnerId } from '../shared/session/session.ts';
import type { IconName } from '../shared/ui/icons.ts';
import { areas } from './areas.ts';
import { useIsOffered } from './use-is-offered.ts';

type MenuPlace = Exclude<Place, 'more' | 'platform'>;

/** Icon of each entry of the menu. */
export const PLACE_ICONS: Readonly<Record<MenuPlace, IconName>> = {
  today: 'sun',
  building: 'building',
  owners: 'users',
  invoices: 'file-invoice',
  calls: 'coins',
  bank: 'building-bank',
  meetings: 'podium',
  books: 'book-2',
  home: 'home',
  charges: 'receipt-euro',
  assembly: 'podium',
  me: 'user',
};

/** Pages that share an entry under “More”. */
interface MoreFamily {
  /** Message id of its name. */
  readonly label: string;
  readonly pages: readonly string[];
}

/** Entries under “More” in order: setup of the office first, then what is opened now and then. */
const MORE: readonly MoreFamily[] = [
  {
    label: 'web.nav.more.people',
    pages: ['/users', '/approvers'],
  },
  {
    label: 'web-navigation.organizations.own',
    pages: ['/organization'],
  },
  {
    label: 'web.nav.more.import',
    pages: [
      '/imports/buildings',
      '/imports/takeover',
      '/imports/expenses',
      '/imports/payments',
      '/imports/handover',
      '/handovers',
    ],
  },
  {
    label: 'web-navigation.notifications.deliveries',
    pages: ['/notification-deliveries'],
  },
  {
    label: 'web.nav.more.privacy',
    pages: ['/gdpr/requests', '/gdpr/register'],
  },
  { label: 'web-navigation.audit', pages: ['/audit'] },
];

/** Entry under “More” with the pages behind it, which are its tabs. */
interface MoreEntry extends Pick<MoreFamily, 'label'> {
  readonly tabs: readonly [NavigationEntry, ...NavigationEntry[]];
}

/** Entry of the menu with the pages behind it, which are its tabs. */
interface MenuEntry {
  readonly place: MenuPlace;
  readonly tabs: readonly [NavigationEntry, ...NavigationEntry[]];
}

/** Key of “More” among the entries of the menu; that of the others is their place. */
export const MORE_KEY = 'more';

/** Menu of the active role. */
export interface Menu {
  readonly entries: readonly MenuEntry[];
  /** Entries under “More”. */
  readonly more: readonly MoreEntry[];
  /** Pages that are entries themselves: those of the platform. */
  readonly single: readonly NavigationEntry[];
}

const pages: readonly NavigationEntry[] = areas.flatMap(({ navigation }) => navigation);

/**
 * Returns the menu of the active role, with what it may open. Without an organization there is
 * little, which is listed page by page.
 */
export function useMenu(): Menu {
  const isOffered = useIsOffered();
  const isOwner = useOwnerId() !== null;
  const isOfPlatform = useOrganization() === null;
  const offered = pages.filter(isOffered);
  return isOfPlatform ? { entries: [], more: [], single: offered } : buildMenu(offered, isOwner);
}

/** Puts pages into the menu of staff or of owners. */
export function buildMenu(offered: readonly NavigationEntry[], isOwner: boolean): Menu {
  const pagesAt = (place: Place) =>
    offered.filter((page) => (isOwner ? (page.ownersPlace ?? page.place) : page.place) === place);
  return {
    entries: (isOwner ? OWNER_PLACES : STAFF_PLACES).flatMap((place) => {
      const [first, ...others] = pagesAt(place);
      return first === undefined ? [] : [{ place, tabs: [first, ...others] }];
    }),
    more: MORE.flatMap(({ pages: addresses, ...entry }) => {
      const [first, ...others] = pagesAt('more')
        .filter(({ to }) => addresses.includes(to))
        .toSorted((a, b) => addresses.indexOf(a.to) - addresses.indexOf(b.to));
      return first === undefined ? [] : [{ ...entry, tabs: [first, ...others] }];
    }),
    single: pagesAt('platform'),
  };
}

/** Page of the menu that the address belongs to, and its entry unless it is listed on its own. */
interface CurrentPlace {
  readonly entry?: MenuEntry;
  /** Entry under “More” that it is behind. */
  readonly moreEntry?: MoreEntry;
  readonly page: NavigationEntry;
  /** Whether the address is that of the page itself, and not of one below it. */
  readonly isItself: boolean;
}

/** Returns where in the menu the current address is; undefined if nowhere. */
export function useCurrentPlace({ entries, more, single }: Menu): CurrentPlace | undefined {
  const { pathname } = useLocation();
  const all = [
    ...entries.flatMap((entry) => entry.tabs.map((page) => ({ entry, page }))),
    ...more.flatMap((moreEntry) => moreEntry.tabs.map((page) => ({ moreEntry, page }))),
    ...single.map((page) => ({ page })),
  ];
  const [found] = all
    .map((one) => ({ ...one, length: matchLength(one.page, pathname) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length);
  return found && { ...found, isItself: found.page.to === pathname };
}

/** Length of the part of the address that a page claims, 0 if none. */
export function matchLength({ to, pages: others = [] }: NavigationEntry, pathname: string): number {
  const lengths = [to, ...others]
    .filter((path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)))
    .map(({ length }) => length);
  return Math.max(0, ...lengths);
}

const BUILDING_PAGE = /^\/buildings\/([\da-f]{8}-[\da-f-]+)/;

/** Returns the building that the page is about: its own page’s, or the chosen one. */
export function useBuildingId(): string | undefined {
  const { pathname } = useLocation();
  const { building_id: chosen } = useSearch({ strict: false });
  return BUILDING_PAGE.exec(pathname)?.[1] ?? chosen;
}
