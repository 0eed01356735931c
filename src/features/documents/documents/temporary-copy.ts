import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { discardAbandoned } from '#platform/files/discard-abandoned.ts';

/** Prefix of the temporary folders in which contents are read. */
const READING = 'millieme-read-';

/** Runs work on a temporary copy of bytes, since the store may be remote. */
export async function withTemporaryCopy<Result>(
  open: () => Promise<Readable>,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), READING));
  try {
    const path = join(folder, 'content');
    await pipeline(await open(), createWriteStream(path, { mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Removes copies that a killed process left, if untouched since.
 * @param beforeMs milliseconds since 1970
 */
export function discardAbandonedCopies(beforeMs: number): Promise<void> {
  return discardAbandoned(tmpdir(), beforeMs, READING);
}
