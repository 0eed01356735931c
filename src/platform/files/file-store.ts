import type { Readable } from 'node:stream';

/** Key of a content: its organization, and the SHA-256 of its bytes in hexadecimal. */
export interface FileKey {
  readonly organization_id: string;
  readonly sha256: string;
}

/** A part of a content, first and last byte included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Store of document contents, each stored once per organization. */
export interface FileStore {
  /**
   * Stores the file at `path` as the content of this key; durable and whole when it returns, absent
   * when it fails. May move the file away from its path.
   */
  put(key: FileKey, path: string): Promise<void>;
  /** Opens the bytes, or a range of them. Fails with `ENOENT` if there is no such content. */
  open(key: FileKey, range?: ByteRange): Promise<Readable>;
  /** Removes a content completely; a missing one counts as removed. */
  remove(key: FileKey): Promise<void>;
  /**
   * Removes transfers that a killed process left, if untouched since.
   * @param beforeMs milliseconds since 1970
   */
  discardAbandoned(beforeMs: number): Promise<void>;
}
