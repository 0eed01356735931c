import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { Stanza, type Identity, type Recipient } from 'age-encryption';

/**
 * With 16, trying a passphrase takes 64 MiB and a quarter of a second; with 18, age's default, 256
 * MiB.
 */
const WORK = 16;
/** A malicious file with a higher value could take all memory; this takes 1 GiB. */
const MAX_WORK = 20;
const BLOCK = 8;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const KIND = 'scrypt';
const LABEL = Buffer.from('age-encryption.org/v1/scrypt');
const CIPHER = 'chacha20-poly1305';
const NONCE = Buffer.alloc(12);

/**
 * Encrypts with a passphrase, in the age format. The computation runs outside the JavaScript heap:
 * its memory is freed at once, not only when memory runs short.
 */
export class PassphraseRecipient implements Recipient {
  readonly #passphrase: string;

  constructor(passphrase: string) {
    this.#passphrase = passphrase;
  }

  async wrapFileKey(fileKey: Uint8Array): Promise<Stanza[]> {
    const salt = randomBytes(SALT_BYTES);
    const cipher = createCipheriv(CIPHER, await keyOf(this.#passphrase, salt, WORK), NONCE, {
      authTagLength: TAG_BYTES,
    });
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
    return [new Stanza([KIND, unpadded(salt), String(WORK)], body)];
  }
}

/** Decrypts what a passphrase has encrypted. */
export class PassphraseIdentity implements Identity {
  readonly #passphrase: string;

  constructor(passphrase: string) {
    this.#passphrase = passphrase;
  }

  async unwrapFileKey(stanzas: Stanza[]): Promise<Uint8Array | null> {
    const stanza = stanzas.find(({ args }) => args[0] === KIND);
    if (stanza === undefined) return null;
    const [, saltText = '', workText = ''] = stanza.args;
    const salt = Buffer.from(saltText, 'base64');
    const work = /^[1-9]\d?$/.test(workText) ? Number(workText) : Number.NaN;
    const isWellFormed =
      stanzas.length === 1 &&
      stanza.args.length === 3 &&
      unpadded(salt) === saltText &&
      salt.length === SALT_BYTES &&
      stanza.body.length === SALT_BYTES + TAG_BYTES &&
      work <= MAX_WORK;
    if (!isWellFormed) throw new Error('the header of the passphrase is malformed');
    return openSealed(stanza.body, await keyOf(this.#passphrase, salt, work));
  }
}

/** @returns null for another key */
function openSealed(body: Uint8Array, key: Buffer): Uint8Array | null {
  const decipher = createDecipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const plain = decipher.update(body.subarray(0, -TAG_BYTES));
  try {
    decipher.final();
  } catch {
    return null;
  }
  return new Uint8Array(plain);
}

function keyOf(passphrase: string, salt: Buffer, work: number): Promise<Buffer> {
  const cost = 2 ** work;
  const limits = { N: cost, r: BLOCK, p: 1, maxmem: 2 * 128 * cost * BLOCK };
  return new Promise((resolve, reject) => {
    scrypt(passphrase, Buffer.concat([LABEL, salt]), KEY_BYTES, limits, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
