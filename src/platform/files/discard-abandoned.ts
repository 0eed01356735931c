import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes files that killed processes left in a folder, where other processes may be working.
 * @param beforeMs milliseconds since 1970; files touched later stay
 * @param prefix of the names to remove, in a folder with other files
 */
export async function discardAbandoned(
  directory: string,
  beforeMs: number,
  prefix = '',
): Promise<void> {
  // The folder is created on first use, and another process may remove the same files.
  const names = await readdir(directory).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < beforeMs)
      await rm(path, { recursive: true, force: true });
  }
}
