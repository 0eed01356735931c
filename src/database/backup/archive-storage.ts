import type { Readable } from 'node:stream';
import type { Archive } from '#domain/operations/backup-retention.ts';
import { parseInstantMs } from '#platform/clock.ts';
import { parseArchiveTime } from './archive-name.ts';

/** Destination of one archive, which stays invisible until it is complete. */
export interface ArchiveSink {
  /** Takes all the bytes, in one call. */
  write(bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /**
   * Makes the archive durable under its name.
   * @returns its size
   */
  commit(): Promise<number>;
  /** Discards what was written. */
  abandon(): Promise<void>;
}

/** Place that stores archives, and notes that must outlive the database: a folder, or a bucket. */
export interface ArchiveStorage {
  /** Name of the place for operators. */
  readonly address: string;
  /** Name of one of its archives for operators. */
  addressOf(name: string): string;
  /** Archives, newest first. */
  list(): Promise<Archive[]>;
  /** Refuses a name that is taken. */
  create(name: string): Promise<ArchiveSink>;
  /** Refuses an unknown name. */
  read(name: string): Promise<Readable>;
  /** Removes an archive; a missing one counts as removed. */
  remove(name: string): Promise<void>;
  /**
   * Removes what killed backups have left, if untouched since.
   * @param beforeMs milliseconds since 1970
   */
  removeAbandoned(beforeMs: number): Promise<void>;
  /** Reads a small text stored with the archives; empty if there is none. */
  readNote(name: string): Promise<string>;
  /** Replaces a note atomically: readers find the old text or the new one. */
  replaceNote(name: string, text: string): Promise<void>;
}

/** An archive together with its place. */
export interface StoredArchive {
  readonly place: Pick<ArchiveStorage, 'addressOf' | 'read' | 'readNote'>;
  readonly name: string;
}

/** Filters the files that are archives, newest first. */
export function filterArchives(
  files: readonly { readonly name: string; readonly bytes: number }[],
): Archive[] {
  return files
    .flatMap(({ name, bytes }) => {
      const made = parseArchiveTime(name);
      return made === undefined ? [] : [{ name, bytes, madeMs: parseInstantMs(made) }];
    })
    .sort((one, other) => other.madeMs - one.madeMs);
}
