import { randomInt } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { isUuid } from '#platform/ids.ts';

const FILE_NAME = 'demo-sign-in.txt';
/** Letters and digits, without those that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;
const HEADER = 'Millième demo, organization ';

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly role: string;
}

/** Generates a password with about 99 bits of entropy: `hk3wm-…`. */
export function randomPassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Formats the accounts as aligned columns: `email  password  role`. */
export function signInLines(accounts: readonly DemoAccount[]): string[] {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return accounts.map(
    ({ email, password, role }) => `${email.padEnd(width)}  ${password}  ${role}`,
  );
}

/** Reads an account from its line. */
export function parseSignInLine(line: string): DemoAccount {
  const [email = '', password = '', role = ''] = line.split(/\s+/);
  return { email, password, role };
}

/**
 * Writes the lines to a file that only the current system user can read. Writes to a temporary file
 * and renames it, so that the file is either complete or absent.
 */
export async function writeSignInFile(
  directory: string,
  organizationId: string,
  lines: readonly string[],
): Promise<void> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, FILE_NAME);
  const draft = `${path}.${process.pid}`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile([`${HEADER}${organizationId}`, ...lines, ''].join('\n'));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/**
 * Reads the stored lines and the organization that they belong to; undefined if there is no file.
 */
export async function readSignInFile(
  directory: string,
): Promise<{ readonly organization_id: string; readonly lines: readonly string[] } | undefined> {
  const text = await readFile(join(directory, FILE_NAME), 'utf8').catch(() => '');
  const [header = '', ...lines] = text.split('\n').filter((line) => line !== '');
  const organizationId = header.slice(HEADER.length);
  return header.startsWith(HEADER) && isUuid(organizationId)
    ? { organization_id: organizationId, lines }
    : undefined;
}
