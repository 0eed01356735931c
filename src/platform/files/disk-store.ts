import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '#platform/error-code.ts';
import type { ByteRange, FileKey, FileStore } from './file-store.ts';

/** Contents as files of a folder: `<organization>/<first two digits>/<sha256>`. */
export class DiskStore implements FileStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async put(key: FileKey, path: string): Promise<void> {
    const place = this.#placeOf(key);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await sync(path);
    await move(path, place);
    // The name is durable when its folder is.
    await sync(dirname(place));
  }

  async open(key: FileKey, range?: ByteRange) {
    const stream = createReadStream(this.#placeOf(key), range);
    // What is absent is said now, and not in the middle of an answer.
    await new Promise<void>((resolve, reject) => {
      stream.once('open', () => resolve());
      stream.once('error', reject);
    });
    return stream;
  }

  async remove(key: FileKey): Promise<void> {
    await rm(this.#placeOf(key), { force: true });
  }

  #placeOf({ organization_id: organization, sha256 }: FileKey): string {
    return join(this.#root, organization, sha256.slice(0, 2), sha256);
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** At once: whoever looks finds all of it or nothing. */
async function move(path: string, place: string): Promise<void> {
  try {
    await rename(path, place);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    const beside = `${place}.${process.pid}.tmp`;
    try {
      await copyFile(path, beside);
      await sync(beside);
      await rename(beside, place);
    } finally {
      await rm(beside, { force: true });
    }
  }
}
