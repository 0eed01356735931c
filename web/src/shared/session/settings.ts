import type { Me } from '../api/generated.ts';
import { changeMe, currentSession, useSession, type Session } from './session.ts';

/** Personal settings, saved by the service so that they apply in every browser. */
export interface Settings {
  readonly theme?: 'auto' | 'light' | 'dark';
  /** Whether keyboard shortcuts are on. */
  readonly shortcuts?: boolean;
  /** Height of rows in lists. */
  readonly density?: 'comfortable' | 'compact';
  /** Skipped setup steps by id of the building. */
  readonly starts?: Readonly<Record<string, readonly string[]>>;
  /** Days until which tasks are snoozed, by task. */
  readonly snoozed?: Readonly<Record<string, string>>;
  /** Saved filters by page, each with its name and query string. */
  readonly filters?: Readonly<
    Record<string, readonly { readonly name: string; readonly search: string }[]>
  >;
}

/** Returns the user’s settings, which are empty while nobody is signed in. */
export function useSettings(): Settings {
  return settingsOf(useSession());
}

let lastChange: Promise<void> = Promise.resolve();

/**
 * Changes settings by what they are when it is their turn. Changes are saved one after the other, so
 * that quick clicks do not undo each other.
 */
export function changeSettings(change: (now: Settings) => Me['settings']): Promise<void> {
  const save = () => {
    const now = settingsOf(currentSession());
    return changeMe({ settings: { ...now, ...change(now) } });
  };
  const turn = lastChange.then(save);
  lastChange = turn.catch(() => undefined);
  return turn;
}

function settingsOf(session: Session): Settings {
  return session.kind === 'signed-in' ? session.me.settings : {};
}
