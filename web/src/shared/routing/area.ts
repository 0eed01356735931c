import type { AnyRoute } from '@tanstack/react-router';
import type { Operations } from '../api/generated.ts';
import type { IconName } from '../ui/icons.ts';

/** Entries of the menu of staff, in order; each takes over the pages of a part of the work. */
export const STAFF_PLACES = [
  'today',
  'building',
  'owners',
  'invoices',
  'calls',
  'bank',
  'meetings',
  'books',
] as const;
/** Entries of the menu of owners, in order. */
export const OWNER_PLACES = ['home', 'charges', 'assembly', 'me'] as const;

/**
 * Where the menu has a page: behind an entry, in the list under “More”, or as an entry of its own for
 * those who run the platform.
 */
export type Place =
  | (typeof STAFF_PLACES)[number]
  | (typeof OWNER_PLACES)[number]
  | 'more'
  | 'platform';

type Readers = 'staff' | 'owners' | 'everybody';

/** Page in the menu: a tab of its place. */
export interface NavigationEntry {
  readonly place: Place;
  /** Place for owners, if it is another. */
  readonly ownersPlace?: (typeof OWNER_PLACES)[number];
  /** Icon, if it is listed on its own. */
  readonly icon?: IconName;
  readonly to: string;
  /** Addresses of other pages that belong to it, besides those below its own. */
  readonly pages?: readonly string[];
  /** Message id of its name. */
  readonly label: string;
  /** Message id of other words under which people look for it. */
  readonly also?: string;
  /** Operation that the reader must be allowed to call. */
  readonly needs: keyof Operations;
  /** Whether it is also available without an organization. */
  readonly isOfPlatform?: boolean;
  /** Intended audience among those with the right; staff by default. */
  readonly readers?: Readers;
  /** Letter that opens the page when typed after `g`. */
  readonly key?: string;
  /** Other views of the page, which are tabs after it: what their address adds, and their names. */
  readonly views?: readonly {
    readonly search: Readonly<Record<string, string>>;
    readonly label: string;
  }[];
}

/** Action that the palette offers on every page. */
interface PaletteAction {
  readonly label: string;
  /** Message id of other words under which people look for it. */
  readonly also?: string;
  readonly to: string;
  readonly needs: keyof Operations;
  readonly readers?: Readers;
}

/** Area of the application: routes, navigation and palette entries of a folder. */
export interface Area<Routes extends readonly AnyRoute[] = readonly AnyRoute[]> {
  readonly routes: Routes;
  readonly navigation: readonly NavigationEntry[];
  readonly actions?: readonly PaletteAction[];
}
