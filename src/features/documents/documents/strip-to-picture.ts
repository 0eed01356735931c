import { createHash } from 'node:crypto';
import { open, rename, writeFile } from 'node:fs/promises';
import { stripMetadata } from '#domain/documents/photo.ts';

/** Properties of a file that was rewritten. */
export interface RewrittenFile {
  readonly size: number;
  readonly sha256: string;
}

/** Number of bytes by which pictures are distinguished from other files. */
const HEAD_BYTES = 12;

/**
 * Strips a file of everything but its picture; null: not a picture that can be stripped, and the
 * file is unchanged.
 */
export async function stripToPicture(path: string): Promise<RewrittenFile | null> {
  const file = await open(path);
  let alone: Uint8Array | undefined;
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    await file.read({ buffer: head, position: 0 });
    if (stripMetadata(head) === undefined) return null;
    alone = stripMetadata(await file.readFile());
  } finally {
    await file.close();
  }
  if (alone === undefined) return null;
  await writeFile(`${path}.alone`, alone, { mode: 0o600 });
  await rename(`${path}.alone`, path);
  return { size: alone.length, sha256: createHash('sha256').update(alone).digest('hex') };
}
