import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import {
  access,
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Archive } from '#domain/operations/backup-retention.ts';
import { hasCode } from '#platform/error-code.ts';
import { filterArchives, type ArchiveStorage, type ArchiveSink } from './archive-storage.ts';
import { BackupError } from './backup-error.ts';
import { sync } from './sync.ts';

const OWNER_ONLY = 0o600;
/** Remains of a backup that was killed. */
const PARTIAL = /^\.millieme-.*\.partial$/;

/**
 * Archives as files of a folder. With `memory`, an archive folder that has disappeared is refused:
 * an unmounted disk must not be taken for an empty one.
 */
export class ArchiveFolder implements ArchiveStorage {
  readonly address: string;
  readonly #memory: string | undefined;

  /** @param memory path of a file, elsewhere, that records that the folder existed */
  constructor(directory: string, memory?: string) {
    this.address = directory;
    this.#memory = memory;
  }

  addressOf(name: string): string {
    return join(this.address, name);
  }

  /** Lists the archives; none if the folder never existed. */
  async list(): Promise<Archive[]> {
    const found = (await this.#names()).map(async (name) => {
      const bytes = await sizeOf(this.addressOf(name));
      return bytes === undefined ? [] : [{ name, bytes }];
    });
    return filterArchives((await Promise.all(found)).flat());
  }

  async create(name: string): Promise<ArchiveSink> {
    const path = this.addressOf(name);
    await this.make();
    const isTaken = await access(path).then(
      () => true,
      () => false,
    );
    if (isTaken) throw new BackupError(`${path} already exists`);
    return new FileSink(path, join(this.address, `.${name}.${process.pid}.partial`));
  }

  async read(name: string): Promise<Readable> {
    const path = this.addressOf(name);
    const handle = await open(path, 'r').catch((error: unknown) => {
      if (!hasCode(error, 'ENOENT')) throw error;
      throw new BackupError(`${path}: there is no such file`);
    });
    return createReadStream(path, { fd: handle });
  }

  async remove(name: string): Promise<void> {
    await rm(this.addressOf(name), { force: true });
  }

  async removeAbandoned(beforeMs: number): Promise<void> {
    const partial = (await this.#names()).filter((name) => PARTIAL.test(name));
    for (const name of partial) {
      const { mtimeMs } = await stat(this.addressOf(name));
      if (mtimeMs < beforeMs) await this.remove(name);
    }
  }

  async readNote(name: string): Promise<string> {
    return readFile(this.addressOf(name), 'utf8').catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return '';
      throw error;
    });
  }

  async replaceNote(name: string, text: string): Promise<void> {
    const path = this.addressOf(name);
    await this.make();
    const temporary = `${path}.${process.pid}.tmp`;
    try {
      const handle = await open(temporary, 'w', OWNER_ONLY);
      try {
        await handle.writeFile(text);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, path);
      await sync(this.address);
    } finally {
      await rm(temporary, { force: true });
    }
  }

  /** Creates the folder if it never existed. Throws if it has disappeared. */
  async make(): Promise<void> {
    await this.#requireThere();
    await mkdir(this.address, { recursive: true, mode: 0o700 });
    if (this.#memory === undefined || (await this.#isKnown())) return;
    await mkdir(dirname(this.#memory), { recursive: true });
    await writeFile(this.#memory, this.address, { mode: OWNER_ONLY, flush: true });
  }

  async #requireThere(): Promise<void> {
    if (existsSync(this.address) || !(await this.#isKnown())) return;
    throw new BackupError(
      `${this.address} is gone, where backups were kept: mount it, or make it if it is meant to be empty`,
    );
  }

  async #isKnown(): Promise<boolean> {
    if (this.#memory === undefined) return false;
    const known = await readFile(this.#memory, 'utf8').catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    });
    return known === this.address;
  }

  async #names(): Promise<string[]> {
    await this.#requireThere();
    return readdir(this.address).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return [];
      throw error;
    });
  }
}

/** A file that gets its final name atomically, once all of it is durable. */
class FileSink implements ArchiveSink {
  readonly #path: string;
  readonly #temporary: string;

  constructor(path: string, temporary: string) {
    this.#path = path;
    this.#temporary = temporary;
  }

  async write(bytes: AsyncIterable<Uint8Array>): Promise<void> {
    await pipeline(bytes, createWriteStream(this.#temporary, { flags: 'wx', mode: OWNER_ONLY }));
  }

  async commit(): Promise<number> {
    const bytes = await sync(this.#temporary);
    await rename(this.#temporary, this.#path);
    // The name is durable only once its folder is.
    await sync(join(this.#path, '..'));
    return bytes;
  }

  async abandon(): Promise<void> {
    await rm(this.#temporary, { force: true });
  }
}

/** Size of a file; undefined if it has disappeared. */
async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  return found?.size;
}
