import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { stripMetadata } from '#domain/documents/photo.ts';

/** Properties of a file that was rewritten. */
export interface RewrittenFile {
  readonly size: number;
  readonly sha256: string;
}

/**
 * Strips a file of everything but its picture; null: not a picture that can be stripped, and the
 * file is unchanged.
 */
export async function stripToPicture(path: string): Promise<RewrittenFile | null> {
  const alone = stripMetadata(await readFile(path));
  if (alone === undefined) return null;
  await writeFile(`${path}.alone`, alone, { mode: 0o600 });
  await rename(`${path}.alone`, path);
  return { size: alone.length, sha256: createHash('sha256').update(alone).digest('hex') };
}
