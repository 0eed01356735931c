import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-error.ts';
import type { DecryptionKeys, EncryptionKeys } from './keys.ts';
import { PassphraseIdentity, PassphraseRecipient } from './passphrase.ts';

/** Magic bytes of an encrypted archive (age-encryption.org/v1). */
export const ENCRYPTED_MAGIC = Buffer.from('age-encryption.org/');

/**
 * Encrypts a stream in the age format, which the program age can read; plain if there is no key.
 */
export async function encrypted(
  plain: AsyncIterable<Uint8Array>,
  { passphrase, publicKey }: EncryptionKeys,
): Promise<AsyncIterable<Uint8Array>> {
  const encrypter = new Encrypter();
  if (publicKey !== undefined) addRecipient(encrypter, publicKey);
  else if (passphrase !== undefined) encrypter.addRecipient(new PassphraseRecipient(passphrase));
  else return plain;
  return encrypter.encrypt(webStream(plain));
}

function addRecipient(encrypter: Encrypter, publicKey: string): void {
  try {
    encrypter.addRecipient(publicKey);
  } catch (error) {
    throw new BackupError('BACKUP_PUBLIC_KEY is mistyped: its checksum is wrong', { cause: error });
  }
}

/** Decrypts a stream. Refuses one that none of the keys opens. */
export async function decrypted(
  sealed: AsyncIterable<Uint8Array>,
  { passphrase, secretKey, secretKeys = [] }: DecryptionKeys,
): Promise<AsyncIterable<Uint8Array>> {
  if (passphrase === undefined && secretKey === undefined && secretKeys.length === 0)
    throw new BackupError('the archive is encrypted: BACKUP_PASSPHRASE or --identity opens it');
  const decrypter = new Decrypter();
  if (secretKey !== undefined) decrypter.addIdentity(secretKey);
  for (const key of secretKeys) decrypter.addIdentity(key);
  if (passphrase !== undefined) decrypter.addIdentity(new PassphraseIdentity(passphrase));
  try {
    return await decrypter.decrypt(webStream(sealed));
  } catch (error) {
    throw new BackupError(
      'the archive does not open: another passphrase or key, or its beginning is damaged',
      { cause: error },
    );
  }
}

/** Buffers one chunk ahead instead of sixteen. */
function webStream(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const ahead = { highWaterMark: 1 };
  return Readable.toWeb(Readable.from(bytes, ahead)) as ReadableStream<Uint8Array>;
}
