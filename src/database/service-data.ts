import type { ErasedOwner } from '#domain/privacy/erasure.ts';
import type { Config } from '#platform/config.ts';
import type { BackupSource } from './backup/write-backup.ts';

/** Runs a step, possibly timing it. */
export type During = <T>(step: string, work: () => Promise<T>) => Promise<T>;

export interface VerifyRestoredOptions {
  /** The settings of the restored service. */
  readonly config: Pick<Config, 'dataDirectory' | 'totpKey'>;
  /** Erased owners, by the list kept apart from the backups. */
  readonly erasures: readonly ErasedOwner[];
  readonly during: During;
}

export interface RestoreVerification {
  /** Integrity faults of the data, one per line; they existed when the backup was made. */
  readonly unproved: readonly string[];
  /** Number of erased people whose data the backup had brought back. */
  readonly erased: number;
  /** Number of people whose second factor is lost, because the key of its secrets is. */
  readonly unenrolled: number;
}

/** Access to the data that backups and restores need, given by the program that calls them. */
export interface ServiceData {
  /** Lists the file contents that the rows refer to. */
  readonly listFilesInUse: BackupSource['filesInUse'];
  /** Lists the kinds of hash chains, whose heads archives record. */
  readonly listChains: BackupSource['listChains'];
  /**
   * Checks the integrity of a restored and migrated database, and repeats the erasures made since
   * the backup.
   */
  readonly verifyRestored: (
    url: string,
    options: VerifyRestoredOptions,
  ) => Promise<RestoreVerification>;
}
