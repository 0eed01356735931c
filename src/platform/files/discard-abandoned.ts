import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes from a folder what processes left there when they were killed: others that work in the same
 * folder may be at theirs.
 * @param beforeMs milliseconds since 1970; what was touched later stays
 * @param prefix how the names begin, in a folder that holds others as well
 */
export async function discardAbandoned(
  directory: string,
  beforeMs: number,
  prefix = '',
): Promise<void> {
  // There is no folder before the first, and another process may remove the same.
  const names = await readdir(directory).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < beforeMs)
      await rm(path, { recursive: true, force: true });
  }
}
