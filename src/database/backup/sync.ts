import { open } from 'node:fs/promises';

/**
 * Syncs the content of a file, or the names in a folder, to disk.
 * @returns its size
 */
export async function sync(path: string): Promise<number> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}
