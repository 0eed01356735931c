import { changeMe, useSession } from './session.ts';

/** Personal settings, saved by the service so that they apply in every browser. */
export interface Settings {
  readonly theme?: 'auto' | 'light' | 'dark';
  /** Whether keyboard shortcuts are on. */
  readonly shortcuts?: boolean;
  /** Skipped setup steps by id of the building. */
  readonly starts?: Readonly<Record<string, readonly string[]>>;
  /** Saved filters by page, each with its name and query string. */
  readonly filters?: Readonly<
    Record<string, readonly { readonly name: string; readonly search: string }[]>
  >;
}

/** Returns the user's settings, and a function that changes some of them. */
export function useSettings(): readonly [Settings, (change: Settings) => Promise<void>] {
  const session = useSession();
  const settings: Settings = session.kind === 'signed-in' ? session.me.settings : {};
  return [settings, (change) => changeMe({ settings: { ...settings, ...change } })];
}
