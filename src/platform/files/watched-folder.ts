import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, rename, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keptFileName } from '#domain/documents/file-name.ts';
import { hasCode } from '#platform/error-code.ts';

/** As long as nobody has written to it for that time, a file is taken to be whole. */
const REST_MS = 20_000;
/** What is still being read after that time was begun by a process that died. */
const ABANDONED_MS = 10 * 60_000;
/** As programs call what they have not written to its end. */
const UNFINISHED = /^\.|\.(?:part|partial|filepart|crdownload|tmp)$/i;
const READING = 'reading';

/** Where a file lies once it was read, or once it is known that it cannot be. */
export type Settled = 'done' | 'held';

/** A file that nobody else reads meanwhile. */
export interface ClaimedFile {
  readonly name: string;
  readonly path: string;
  readonly size: number;
}

/**
 * A folder into which others put files to be read, each once. A file is taken by moving it, which one
 * process alone can do; one whose reading was cut off is taken again, so that reading twice must do
 * no harm.
 */
export class WatchedFolder {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Takes the files that have come to rest, by their names, and those that were left half read; none where there is no folder. */
  async *claim(nowMs: number): AsyncGenerator<ClaimedFile> {
    if (!(await isThere(this.#directory))) return;
    await mkdir(join(this.#directory, READING), { recursive: true });
    for (const name of await filesIn(this.#directory)) {
      const path = join(this.#directory, name);
      // Every write changes it, and no program sets it.
      if (!UNFINISHED.test(name) && (await restsSince(path, nowMs - REST_MS))) {
        yield* await this.#take(path, name);
      }
    }
    for (const claim of await readdir(join(this.#directory, READING))) {
      const abandoned = join(this.#directory, READING, claim);
      if (await restsSince(abandoned, nowMs - ABANDONED_MS)) yield* await this.#takeOver(abandoned);
    }
  }

  /** Moves a file away for good, with what is said of it beside. */
  async settle(file: ClaimedFile, to: Settled, said: string): Promise<void> {
    const folder = join(this.#directory, to);
    await mkdir(folder, { recursive: true });
    const name = await reserve(folder, keptFileName(file.name), said);
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

/** Neither folders nor what only leads to a file elsewhere. */
async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted();
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

async function restsSince(path: string, beforeMs: number): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  return found !== undefined && found.ctimeMs <= beforeMs;
}

/** Whether it was there: another process may have been faster. */
async function isMoved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Writes what is said under the first name that is free: `a.cod`, `a.cod.2`. @returns that name */
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
