import type { AnyRoute } from '@tanstack/react-router';
import type { Operations } from '../api/generated.ts';

/** Groups of the main navigation, in order. */
export const NAVIGATION_GROUPS = [
  'home',
  'register',
  'money',
  'books',
  'people',
  'settings',
  'platform',
] as const;

type Readers = 'staff' | 'owners' | 'everybody';

interface NavigationEntry {
  readonly group: (typeof NAVIGATION_GROUPS)[number];
  readonly to: string;
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
