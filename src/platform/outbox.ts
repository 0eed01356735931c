import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { hasCode } from './error-code.ts';
import { NIL_UUID } from './ids.ts';

/** A message that is stored as a file instead of being sent. */
interface KeptMessage {
  /** Organization of the message; absent: the platform. */
  readonly organization_id?: string | undefined;
  readonly extension: 'eml' | 'sms.txt';
  readonly content: string | Buffer;
}

/**
 * Stores an unsent message in a folder, which is created if missing. The names sort by time, and
 * contain the organization. Only the owner may read them: messages contain links that open
 * accounts.
 * @returns the name of the file
 */
export async function storeInOutbox(directory: string, message: KeptMessage): Promise<string> {
  const { organization_id: organizationId = NIL_UUID, extension, content } = message;
  const name = `${uuidv7()}_${organizationId}.${extension}`;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeAtomically(directory, name, content);
  return name;
}

// Under its final name, a file is complete or absent, even after a crash.
async function writeAtomically(
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

/** Patterns to search for, by the organization whose messages are searched. */
export type SoughtInOutbox = ReadonlyMap<string, RegExp>;

/**
 * Deletes messages of an organization, or of the platform (nil UUID), that match its pattern,
 * regardless of the recipient: they are copies of unsent messages.
 * @returns the number deleted
 */
export async function deleteFromOutbox(directory: string, sought: SoughtInOutbox): Promise<number> {
  const names = await readdir(directory).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const pattern = sought.get(parseOrganization(name));
    if (pattern === undefined) continue;
    const path = join(directory, name);
    const content = await contentOf(path);
    if (content === undefined || !pattern.test(decodeMail(content))) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** Organization in a file name; a name without one is from before names had it. */
function parseOrganization(name: string): string {
  return /_([0-9a-f-]{36})\./.exec(name)?.[1] ?? NIL_UUID;
}

/** Reads a message; undefined if another process has removed it. */
async function contentOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Decodes a mail's line breaks and encoded bytes (RFC 2045, quoted-printable). */
function decodeMail(message: string): string {
  return message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (codes) =>
      Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'),
    );
}
