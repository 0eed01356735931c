import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { hasCode } from './error-code.ts';
import { NIL_UUID } from './ids.ts';

/** A message that is not sent, as a file. */
interface KeptMessage {
  /** Whose message it is; absent: the platform's. */
  readonly organization_id?: string | undefined;
  readonly extension: 'eml' | 'sms.txt';
  readonly content: string | Buffer;
}

/**
 * Keeps a message that is not sent as a file in a folder, which is made when missing. The names sort
 * by time, and say whose the message is. Only the owner may read them: messages carry links that open
 * accounts.
 * @returns the name of the file
 */
export async function keepInOutbox(directory: string, message: KeptMessage): Promise<string> {
  const { organization_id: organizationId = NIL_UUID, extension, content } = message;
  const name = `${uuidv7()}_${organizationId}.${extension}`;
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

/** What is looked for, by whose messages it is looked for in. */
export type SoughtInOutbox = ReadonlyMap<string, RegExp>;

/**
 * Removes those messages of an organization, or of the platform (nil UUID), in which its pattern is
 * found, whoever they are for: they are copies of what was never sent. Others' stay. @returns how many
 */
export async function forgetInOutbox(directory: string, sought: SoughtInOutbox): Promise<number> {
  const names = await readdir(directory).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const pattern = sought.get(organizationIn(name));
    if (pattern === undefined) continue;
    const path = join(directory, name);
    const content = await contentOf(path);
    if (content === undefined || !pattern.test(plain(content))) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** A name that says nothing of an organization is of a message that was kept before names did. */
function organizationIn(name: string): string {
  return /_([0-9a-f-]{36})\./.exec(name)?.[1] ?? NIL_UUID;
}

/** Undefined where somebody else has taken the file away meanwhile. */
async function contentOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Lines of mails are broken, and the bytes of their signs written as numbers (RFC 2045, quoted-printable). */
function plain(message: string): string {
  return message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (codes) =>
      Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'),
    );
}
