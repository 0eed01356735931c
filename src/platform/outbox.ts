import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';

/**
 * Keeps a message that is not sent as a file in a folder, which is made when missing. The names sort
 * by time. Only the owner may read them: messages carry links that open accounts.
 * @returns the name of the file
 */
export async function keepInOutbox(
  directory: string,
  extension: 'eml' | 'sms.txt',
  content: string | Buffer,
): Promise<string> {
  const name = `${uuidv7()}.${extension}`;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeWhole(directory, name, content);
  return name;
}

// Under its final name a file is there in full or not at all, even after a crash.
async function writeWhole(
  directory: string,
  name: string,
  content: string | Buffer,
): Promise<void> {
  const temporary = join(directory, `.${name}.tmp`);
  try {
    await writeFile(temporary, content, { flag: 'wx', mode: 0o600, flush: true });
    await rename(temporary, join(directory, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
