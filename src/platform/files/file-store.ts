import type { Readable } from 'node:stream';

/** By what a content is found again: whose it is, and the SHA-256 of its bytes in hexadecimal. */
export interface FileKey {
  readonly organization_id: string;
  readonly sha256: string;
}

/** A part of a content, first and last byte included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where the bytes of documents lie, each content once for an organization. */
export interface FileStore {
  /**
   * Keeps the file at `path` as the content of this key; durable and whole when it returns, absent
   * when it fails. May take the file away from its path.
   */
  put(key: FileKey, path: string): Promise<void>;
  /** Its bytes as they come, or some of them. Fails with `ENOENT` where there is no such content. */
  open(key: FileKey, range?: ByteRange): Promise<Readable>;
  /** Nothing remains of it afterwards; what is not there is removed already. */
  remove(key: FileKey): Promise<void>;
  /**
   * Removes what was on its way when a process was killed, and was not touched since.
   * @param beforeMs milliseconds since 1970
   */
  discardAbandoned(beforeMs: number): Promise<void>;
}
