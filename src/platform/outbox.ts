import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/**
 * Removes the messages in which the pattern is found, whoever they are for: they are copies of what
 * was never sent. @returns how many
 */
export async function forgetInOutbox(directory: string, pattern: RegExp): Promise<number> {
  const names = await readdir(directory).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const path = join(directory, name);
    if (!pattern.test(plain(await readFile(path, 'utf8')))) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** Lines of mails are broken, and their signs written as numbers (RFC 2045, quoted-printable). */
function plain(message: string): string {
  return message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
