import { readFile } from 'node:fs/promises';
import type { BackupSettings } from '#platform/config.ts';
import { BackupError } from './backup-error.ts';

/** Keys that encrypt archives; without one, they stay plain. */
export type EncryptionKeys = Pick<BackupSettings, 'passphrase' | 'publicKey'>;

/** Keys that decrypt archives. */
export interface DecryptionKeys {
  readonly passphrase?: string | undefined;
  /** `AGE-SECRET-KEY-1…`, the other half of the public key. */
  readonly secretKey?: string | undefined;
  /** Further secret keys. */
  readonly secretKeys?: readonly string[];
}

/** As age-keygen writes it, below comments. */
const SECRET_KEY = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/m;

/** Whether backups are encrypted. */
export function isEncrypting({ passphrase, publicKey }: EncryptionKeys): boolean {
  return passphrase !== undefined || publicKey !== undefined;
}

/** Finds the secret key in the text of a file; undefined if there is none. */
export function findSecretKey(text: string): string | undefined {
  return SECRET_KEY.exec(text)?.[0];
}

/**
 * Reads the decryption keys.
 * @param identity file with the secret key, as age-keygen writes it
 */
export async function readDecryptionKeys(
  { passphrase }: Pick<BackupSettings, 'passphrase'>,
  identity: string | undefined,
): Promise<DecryptionKeys> {
  if (identity === undefined) return { passphrase };
  const text = await readFile(identity, 'utf8').catch(() => undefined);
  if (text === undefined) throw new BackupError(`${identity}: there is no such file`);
  const secretKey = findSecretKey(text);
  if (secretKey === undefined) throw new BackupError(`${identity} holds no line AGE-SECRET-KEY-1…`);
  return { passphrase, secretKey };
}
