import { createHash } from 'node:crypto';
import { open, rename, writeFile } from 'node:fs/promises';
import { pictureAlone } from '#domain/documents/photo.ts';

/** Of what a file consists, once it is written anew. */
export interface WrittenAnew {
  readonly size: number;
  readonly sha256: string;
}

/** By so much pictures are told from other files. */
const HEAD_BYTES = 12;

/** Leaves nothing in a file but its picture; null: it is none of which that can be done, and stays as it is. */
export async function leavePicture(path: string): Promise<WrittenAnew | null> {
  const file = await open(path);
  let alone: Uint8Array | undefined;
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    await file.read({ buffer: head, position: 0 });
    if (pictureAlone(head) === undefined) return null;
    alone = pictureAlone(await file.readFile());
  } finally {
    await file.close();
  }
  if (alone === undefined) return null;
  await writeFile(`${path}.alone`, alone, { mode: 0o600 });
  await rename(`${path}.alone`, path);
  return { size: alone.length, sha256: createHash('sha256').update(alone).digest('hex') };
}
