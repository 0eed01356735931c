import { changeMe, useSession } from './session.ts';

/** What a person chose for the application; kept by the service, so that it is theirs in every browser. */
export interface Settings {
  readonly theme?: 'auto' | 'light' | 'dark';
  /** Whether keys alone do something. */
  readonly shortcuts?: boolean;
  /** Buildings that are being made ready, by id, with the steps that were passed over. */
  readonly starts?: Readonly<Record<string, readonly string[]>>;
  /** Saved filters by page: their name and what follows the question mark. */
  readonly filters?: Readonly<
    Record<string, readonly { readonly name: string; readonly search: string }[]>
  >;
}

export function useSettings(): readonly [Settings, (change: Settings) => Promise<void>] {
  const session = useSession();
  const settings: Settings = session.kind === 'signed-in' ? session.me.settings : {};
  return [settings, (change) => changeMe({ settings: { ...settings, ...change } })];
}
