import type { Readable } from 'node:stream';
import { millisecondsOf } from '#platform/clock.ts';
import { madeAt } from './archive-name.ts';

/** An archive, by its name. */
export interface Archive {
  readonly name: string;
  readonly madeMs: number;
  readonly bytes: number;
}

/** Where the bytes of one archive go: nobody takes it for one before it is whole. */
export interface ArchiveSink {
  /** Takes all of them, once. */
  write(bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Gives what was written its name; durable when it returns. @returns its size */
  commit(): Promise<number>;
  /** Leaves nothing behind. */
  abandon(): Promise<void>;
}

/** Where archives lie, and beside them what is to outlive the database: a folder, or a bucket. */
export interface ArchivePlace {
  /** What who runs the service calls it. */
  readonly address: string;
  /** The same of one of its archives. */
  addressOf(name: string): string;
  /** The newest first. */
  list(): Promise<Archive[]>;
  /** Refuses a name that is taken. */
  create(name: string): Promise<ArchiveSink>;
  /** Refuses a name that there is none of. */
  read(name: string): Promise<Readable>;
  /** What is not there is removed already. */
  remove(name: string): Promise<void>;
  /**
   * Removes what killed backups have left, and nobody has touched since.
   * @param beforeMs milliseconds since 1970
   */
  removeAbandoned(beforeMs: number): Promise<void>;
  /** A small text beside the archives; empty where there is none. */
  readNote(name: string): Promise<string>;
  /** At once: whoever looks finds the text of before or the new one. */
  replaceNote(name: string, text: string): Promise<void>;
}

/** One archive, and where it lies. */
export interface PlacedArchive {
  readonly place: Pick<ArchivePlace, 'addressOf' | 'read' | 'readNote'>;
  readonly name: string;
}

/** Those of the files that are archives, the newest first. */
export function archivesAmong(
  files: readonly { readonly name: string; readonly bytes: number }[],
): Archive[] {
  return files
    .flatMap(({ name, bytes }) => {
      const made = madeAt(name);
      return made === undefined ? [] : [{ name, bytes, madeMs: millisecondsOf(made) }];
    })
    .sort((one, other) => other.madeMs - one.madeMs);
}
