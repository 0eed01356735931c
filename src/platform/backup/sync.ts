import { open } from 'node:fs/promises';

/** Makes durable what a file holds, or the names in a folder. @returns its size */
export async function sync(path: string): Promise<number> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}
