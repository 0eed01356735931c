import type { AnyRoute } from '@tanstack/react-router';
import type { Operations } from '../api/generated.ts';

/** The headings of the main navigation, in their order. */
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
  /** The id of its name. */
  readonly label: string;
  /** Shown to whom may call this. */
  readonly needs: keyof Operations;
  /** Also for who acts in no organization. */
  readonly isOfPlatform?: boolean;
  /** Whom it is meant for, of those who may open it: staff, unless it says otherwise. */
  readonly readers?: Readers;
  /** Typed after `g`, it opens the page. */
  readonly key?: string;
}

/** Something one can do from anywhere, by the palette. */
interface PaletteAction {
  readonly label: string;
  readonly to: string;
  readonly needs: keyof Operations;
  readonly readers?: Readers;
}

/** A part of the application: what its folder brings to the whole. */
export interface Area<Routes extends readonly AnyRoute[] = readonly AnyRoute[]> {
  readonly routes: Routes;
  readonly navigation: readonly NavigationEntry[];
  readonly actions?: readonly PaletteAction[];
}
