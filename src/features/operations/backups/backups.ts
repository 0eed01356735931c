import type { Archive } from '#platform/backup/archive-place.ts';
import type { Drill } from '#platform/backup/drill-log.ts';

/** The embedded database, saved as it changes. */
interface ContinuousBackups {
  /** Copies it whole, in a process of its own. */
  readonly saveBase: (signal: AbortSignal) => Promise<void>;
  /** Whether that is due. */
  readonly isBaseNeeded: () => Promise<boolean>;
  /** Removes what is kept no longer. */
  readonly prune: () => Promise<void>;
  /** When the newest copy was whole, in milliseconds since 1970; undefined: there is none. */
  readonly newestMs: () => Promise<number | undefined>;
  /** Recovers the newest copy by its log on a server of its own, and records it. Throws where that fails. */
  readonly drill: (signal: AbortSignal) => Promise<void>;
  /** Since when something of its log waits to be saved, in milliseconds since 1970; undefined: nothing does. */
  readonly waitingSince: () => Promise<number | undefined>;
}

/** The archives of this service. */
export interface Backups {
  /**
   * Makes one, in a process of its own. Throws with what that process says.
   * @returns what it warns of: that files are missing, or that nothing is encrypted; else nothing
   */
  readonly save: (signal: AbortSignal) => Promise<string>;
  /** Removes those that are kept no longer. */
  readonly prune: () => Promise<void>;
  /** Restores the newest one on a server of its own, and records it. Throws where that fails. */
  readonly drill: (signal: AbortSignal) => Promise<void>;
  /** Writes down, beside the archives, who was erased: an organization and an owner a line. */
  readonly addErasures: (lines: readonly string[]) => Promise<void>;
  /** Whether the service itself can read what it saves: with a public key alone it cannot. */
  readonly isReadable: boolean;
  /** Whether nobody reads them without a passphrase or a key. */
  readonly isEncrypted: boolean;
  /** Undefined where the settings do not ask for it. */
  readonly continuous?: ContinuousBackups | undefined;
  /** What watches the service, saved by a script of its own; undefined where the settings name no folder. */
  readonly monitoring?:
    | {
        /** Unpacks and checks the newest one, and records it. Throws where that fails, or there is none. */
        readonly drill: (signal: AbortSignal) => Promise<void>;
      }
    | undefined;
  /** The newest first. */
  readonly list: () => Promise<readonly Archive[]>;
  /** What became of restoring them, the newest first. */
  readonly drills: () => Promise<readonly Drill[]>;
}
