import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, rename, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sanitizeFileName } from '#domain/documents/file-name.ts';
import { hasCode } from '#platform/error-code.ts';

/** A file counts as complete once it has not been written to for this long. */
const REST_MS = 20_000;
/** Age after which a file in reading must have been left by a process that died. */
const ABANDONED_MS = 10 * 60_000;
/** Names that programs give to incomplete files. */
const UNFINISHED = /^\.|\.(?:part|partial|filepart|crdownload|tmp)$/i;
const READING = 'reading';

/** Folder of a file after reading: done, or held because it cannot be read. */
export type Settled = 'done' | 'held';

/** A file that is reserved for this reader. */
export interface ClaimedFile {
  readonly name: string;
  readonly path: string;
  readonly size: number;
}

/**
 * A folder into which others drop files, each to be read once. A file is claimed by moving it,
 * which only one process can do; an interrupted one is claimed again, so reading twice must do no
 * harm.
 */
export class WatchedFolder {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /**
   * Claims the files that are complete, by name, and those left half read; none if the folder is
   * missing.
   */
  async *claim(nowMs: number): AsyncGenerator<ClaimedFile> {
    if (!(await isThere(this.#directory))) return;
    await mkdir(join(this.#directory, READING), { recursive: true });
    for (const name of await filesIn(this.#directory)) {
      const path = join(this.#directory, name);
      // Every write changes the ctime, and no program can set it.
      if (!UNFINISHED.test(name) && (await isUnchangedSince(path, nowMs - REST_MS))) {
        yield* await this.#take(path, name);
      }
    }
    for (const claim of await readdir(join(this.#directory, READING))) {
      const abandoned = join(this.#directory, READING, claim);
      if (await isUnchangedSince(abandoned, nowMs - ABANDONED_MS))
        yield* await this.#takeOver(abandoned);
    }
  }

  /** Moves a file to its final folder, with a report next to it. */
  async settle(file: ClaimedFile, to: Settled, said: string): Promise<void> {
    const folder = join(this.#directory, to);
    await mkdir(folder, { recursive: true });
    const name = await reserve(folder, sanitizeFileName(file.name), said);
    await rename(file.path, join(folder, name));
    await rmdir(dirname(file.path));
  }

  async #take(path: string, name: string): Promise<ClaimedFile[]> {
    const claim = join(this.#directory, READING, randomUUID());
    await mkdir(claim);
    const taken = join(claim, name);
    if (!(await isMoved(path, taken))) {
      await rmdir(claim);
      return [];
    }
    return [{ name, path: taken, size: (await lstat(taken)).size }];
  }

  async #takeOver(abandoned: string): Promise<ClaimedFile[]> {
    const claim = join(this.#directory, READING, randomUUID());
    if (!(await isMoved(abandoned, claim))) return [];
    const [name] = await filesIn(claim);
    if (name === undefined) {
      await rmdir(claim);
      return [];
    }
    const path = join(claim, name);
    return [{ name, path, size: (await lstat(path)).size }];
  }
}

/** Lists plain files: no folders, no links. */
async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted();
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

async function isUnchangedSince(path: string, beforeMs: number): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  return found !== undefined && found.ctimeMs <= beforeMs;
}

/** Moves a file; false if another process was faster. */
async function isMoved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/**
 * Writes the report under the first free name: `a.cod`, `a.cod.2`.
 * @returns that name
 */
async function reserve(folder: string, wanted: string, said: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? wanted : `${wanted}.${count}`;
    if (await isThere(join(folder, name))) continue;
    try {
      await writeFile(join(folder, `${name}.txt`), said, { flag: 'wx', mode: 0o640 });
      return name;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  }
}
