import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreateFile } from '#platform/read-or-create-file.ts';

/** Within the data folder. */
export const TOTP_KEY_FILE = 'totp-key';

const CIPHER = 'aes-256-gcm';
const FORMAT = 'v1';
/** NIST SP 800-38D: 96 bits of nonce, 128 of tag. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const KEY_ID_LENGTH = 12;

/** Encrypts the secrets of authenticator apps with a key that is not in the database. */
export class TotpVault {
  readonly #readSecret: () => string;
  #opened: { readonly key: Buffer; readonly prefix: string } | undefined;

  /** @param readSecret reads the secret that the key is made from, when it is first needed */
  constructor(readSecret: () => string) {
    this.#readSecret = readSecret;
  }

  /** Start of every text that this key has encrypted. */
  get prefix(): string {
    return this.#open().prefix;
  }

  #open(): { readonly key: Buffer; readonly prefix: string } {
    if (this.#opened === undefined) {
      const secret = this.#readSecret();
      const id = hash('sha256', `totp key id ${secret}`, 'hex').slice(0, KEY_ID_LENGTH);
      const key = hash('sha256', `totp key ${secret}`, 'buffer');
      this.#opened = { key, prefix: `${FORMAT}.${id}.` };
    }
    return this.#opened;
  }

  /** Encrypts a secret for one account: for another one it does not decrypt. */
  seal(secret: string, accountId: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#open().key, nonce).setAAD(Buffer.from(accountId));
    const parts = [nonce, cipher.update(secret, 'utf8'), cipher.final()];
    return this.prefix + Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url');
  }

  /**
   * Decrypts the secret of an account. One that a former version stored is returned as it is. Undefined if
   * another key encrypted it, or if it was altered.
   */
  open(stored: string, accountId: string): string | undefined {
    if (!isSealed(stored)) return stored;
    if (!stored.startsWith(this.prefix)) return undefined;
    const bytes = Buffer.from(stored.slice(this.prefix.length), 'base64url');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
    const end = bytes.length - TAG_BYTES;
    const decipher = createDecipheriv(CIPHER, this.#open().key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(accountId))
      .setAuthTag(bytes.subarray(end));
    try {
      const secret = decipher.update(bytes.subarray(NONCE_BYTES, end));
      return Buffer.concat([secret, decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }
}

/** Start of every encrypted secret; base 32, in which former versions stored them, has no point. */
export const SEALED_PREFIX = `${FORMAT}.`;

function isSealed(stored: string): boolean {
  return stored.startsWith(SEALED_PREFIX);
}

/** Makes the vault of TOTP_KEY, or else of a key that is created once in the data folder. */
export function openTotpVault(config: {
  readonly totpKey: string | undefined;
  readonly dataDirectory: string;
}): TotpVault {
  return new TotpVault(() => config.totpKey ?? readKeyFile(config.dataDirectory));
}

function readKeyFile(directory: string): string {
  const key = readOrCreateFile(directory, TOTP_KEY_FILE, () =>
    randomBytes(KEY_BYTES).toString('base64url'),
  );
  if (Buffer.from(key, 'base64url').length >= KEY_BYTES) return key;
  throw new Error(
    `${join(directory, TOTP_KEY_FILE)} is cut off: restore it from a backup, or remove it`,
  );
}
