import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { findSecretKey, type DecryptionKeys, type EncryptionKeys } from '#database/backup/keys.ts';
import { readOrCreateFile } from '#platform/read-or-create-file.ts';
import { openSealed, writeSealed } from './sealed-file.ts';
import { listNames, type WalFolder } from './wal-folder.ts';

/** In the data folder, next to everything that it decrypts. */
const FILE = 'wal-key';

/**
 * Keys that encrypt each piece of the archive. Trying a passphrase takes a quarter of a second, on
 * purpose: so it only encrypts a key, once, and that key encrypts the pieces.
 */
export async function createArchiveKeys(
  keys: EncryptionKeys,
  { folder, dataDirectory }: { readonly folder: WalFolder; readonly dataDirectory: string },
): Promise<EncryptionKeys> {
  const { passphrase } = keys;
  if (passphrase === undefined) return keys;
  const kept = await identityToRecipient(await keptIdentity(dataDirectory));
  if (await canOpen(folder, kept, passphrase)) return { publicKey: kept };
  // There is none yet, or the passphrase has changed: older pieces need the former key.
  if ((await listNames(folder.keys)).includes(`${kept}.age`))
    await rm(join(dataDirectory, FILE), { force: true });
  const identity = await keptIdentity(dataDirectory);
  const publicKey = await identityToRecipient(identity);
  const text = bytesOf(Buffer.from(`${identity}\n`));
  await writeSealed(join(folder.keys, publicKey), text, { passphrase });
  return { publicKey };
}

/** Keys that decrypt the pieces: the secret key, or those that the passphrase decrypts. */
export async function openPieceKeys(
  folder: WalFolder,
  keys: DecryptionKeys,
): Promise<DecryptionKeys> {
  const { passphrase } = keys;
  if (passphrase === undefined) return keys;
  const secretKeys: string[] = [];
  for (const name of await listNames(folder.keys)) {
    const secretKey = await openKey(join(folder.keys, name), passphrase).catch(() => undefined);
    if (secretKey !== undefined) secretKeys.push(secretKey);
  }
  return { ...keys, passphrase: undefined, secretKeys };
}

async function keptIdentity(dataDirectory: string): Promise<string> {
  const identity = await generateX25519Identity();
  return readOrCreateFile(dataDirectory, FILE, () => `${identity}\n`).trim();
}

async function canOpen(folder: WalFolder, publicKey: string, passphrase: string): Promise<boolean> {
  const path = join(folder.keys, `${publicKey}.age`);
  return openKey(path, passphrase).then(
    (secretKey) => secretKey !== undefined,
    () => false,
  );
}

async function openKey(path: string, passphrase: string): Promise<string | undefined> {
  const text = await buffer(await openSealed(path, { passphrase }));
  return findSecretKey(text.toString('utf8'));
}

async function* bytesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
