import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { hasCode } from '#platform/error-code.ts';
import { discardAbandoned } from './discard-abandoned.ts';
import type { ByteRange, FileKey, FileStore } from './file-store.ts';

/** Copies in transit from another file system, in a folder beside the organizations. */
const ARRIVING = 'arriving';
const CONTENT = /^([0-9a-f-]{36})\/[0-9a-f]{2}\/([0-9a-f]{64})$/;

/** Contents as files of a folder: `<organization>/<first two digits>/<sha256>`. */
export class DiskStore implements FileStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = resolve(root);
  }

  async put(key: FileKey, path: string): Promise<void> {
    const place = this.#placeOf(key);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await sync(path);
    await this.#move(path, place);
    // A name is durable only once its folder is, and so on upwards: another process may have just
    // created the folders.
    for (let folder = place; folder !== this.#root;) {
      folder = dirname(folder);
      await sync(folder);
    }
    await sync(dirname(this.#root));
  }

  async open(key: FileKey, range?: ByteRange) {
    const stream = createReadStream(this.#placeOf(key), range);
    // A missing file must be reported now, not in the middle of an answer.
    await once(stream, 'open');
    return stream;
  }

  async remove(key: FileKey): Promise<void> {
    await rm(this.#placeOf(key), { force: true });
  }

  async discardAbandoned(beforeMs: number): Promise<void> {
    await discardAbandoned(join(this.#root, ARRIVING), beforeMs);
  }

  /** Moves a file into place atomically: readers find all of it or nothing. */
  async #move(path: string, place: string): Promise<void> {
    try {
      await rename(path, place);
    } catch (error) {
      if (!hasCode(error, 'EXDEV')) throw error;
      await this.#copy(path, place);
    }
  }

  /**
   * Copies between file systems, where a rename is impossible: the bytes arrive under another name
   * first.
   */
  async #copy(path: string, place: string): Promise<void> {
    const arriving = join(this.#root, ARRIVING);
    await mkdir(arriving, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(arriving, 'put-'));
    try {
      const copy = join(folder, 'content');
      await copyFile(path, copy);
      await sync(copy);
      await rename(copy, place);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  #placeOf({ organization_id: organization, sha256 }: FileKey): string {
    return buildContentPath(this.#root, { organization_id: organization, sha256 });
  }
}

/** Path of a content in the folder of a store. */
export function buildContentPath(root: string, { organization_id, sha256 }: FileKey): string {
  return join(root, organization_id, sha256.slice(0, 2), sha256);
}

/** Lists all contents in the folder of a store, referenced or not. */
export async function listContents(root: string): Promise<FileKey[]> {
  const paths = await readdir(root, { recursive: true }).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  return paths.flatMap((path) => {
    const [, organization_id, sha256] = CONTENT.exec(path) ?? [];
    return organization_id === undefined || sha256 === undefined
      ? []
      : [{ organization_id, sha256 }];
  });
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
