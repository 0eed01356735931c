import type { Archive } from '#domain/operations/backup-retention.ts';
import type { Drill } from '#domain/operations/drill.ts';
import type { RecordedHead } from '#platform/db/recorded-heads.ts';

/** Continuous backup of the embedded database. */
interface ContinuousBackups {
  /** Makes a base backup in a separate process. */
  readonly saveBase: (signal: AbortSignal) => Promise<void>;
  /** Whether a base backup is due. */
  readonly isBaseNeeded: () => Promise<boolean>;
  /** Removes backups whose retention period has ended. */
  readonly prune: () => Promise<void>;
  /**
   * When the newest base backup was completed, in milliseconds since 1970; undefined: there is
   * none.
   */
  readonly newestMs: () => Promise<number | undefined>;
  /**
   * Restores the newest base backup and its log on a separate server, and records the result.
   * Throws on failure.
   */
  readonly drill: (signal: AbortSignal) => Promise<void>;
  /**
   * Since when a part of the log has been waiting to be saved, in milliseconds since 1970;
   * undefined: nothing waits.
   */
  readonly waitingSince: () => Promise<number | undefined>;
}

/** Heads of all hash chains as a backup recorded them. */
interface BackedUpHeads {
  /** An instant. */
  readonly made_at: string;
  readonly heads: readonly RecordedHead[];
  readonly rewritten: readonly RecordedHead[];
}

/** The backups of this service. */
export interface Backups {
  /**
   * Makes a backup in a separate process. Throws with the message of that process.
   * @returns its warnings: missing files, or no encryption; else an empty text
   */
  readonly save: (signal: AbortSignal) => Promise<string>;
  /** Removes backups whose retention period has ended. */
  readonly prune: () => Promise<void>;
  /** Restores the newest backup on a separate server, and records the result. Throws on failure. */
  readonly drill: (signal: AbortSignal) => Promise<void>;
  /** Records erasures next to the backups, one line with an organization and an owner each. */
  readonly addErasures: (lines: readonly string[]) => Promise<void>;
  /** Whether the service can read its own backups: not if it only has the public key. */
  readonly isReadable: boolean;
  /** Whether a passphrase or key is needed to read the backups. */
  readonly isEncrypted: boolean;
  /** Undefined unless the settings enable it. */
  readonly continuous?: ContinuousBackups | undefined;
  /**
   * Backups of the monitoring data, made by a separate script; undefined unless the settings name a
   * folder.
   */
  readonly monitoring?:
    | {
        /**
         * Unpacks and checks the newest one, and records the result. Throws on failure, or if there
         * is none.
         */
        readonly drill: (signal: AbortSignal) => Promise<void>;
      }
    | undefined;
  /**
   * Reads the heads of all hash chains in the newest backup, and which heads of the one before it no
   * longer existed; undefined: nothing is recorded yet.
   */
  readonly readHeads: () => Promise<BackedUpHeads | undefined>;
  /** Lists the backups, newest first. */
  readonly list: () => Promise<readonly Archive[]>;
  /** Lists the results of restore drills, newest first. */
  readonly drills: () => Promise<readonly Drill[]>;
}
