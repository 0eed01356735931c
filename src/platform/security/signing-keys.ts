import { createSecretKey, type KeyObject } from 'node:crypto';
import { assert } from '#domain/kernel/assert.ts';

/** RFC 7518, 3.2: a key for HS256 is at least as long as its hash. */
const MIN_SECRET_BYTES = 32;

/**
 * Keys for tokens: the current one signs, and previous ones still verify, so that replacing a
 * secret signs no one out.
 */
export class SigningKeys {
  readonly current: KeyObject;
  readonly #all: readonly KeyObject[];

  constructor(secrets: readonly Uint8Array[]) {
    const isLong = secrets.every(({ byteLength }) => byteLength >= MIN_SECRET_BYTES);
    assert(isLong, 'A secret that signs tokens is too short');
    this.#all = secrets.map((secret) => createSecretKey(secret));
    const [first] = this.#all;
    assert(first, 'There is no secret to sign tokens with');
    this.current = first;
  }

  /**
   * Returns the result of the first key that verifies; undefined if none does: the token is not
   * ours.
   */
  async verified<T>(verify: (key: KeyObject) => Promise<T>): Promise<T | undefined> {
    for (const key of this.#all) {
      try {
        return await verify(key);
      } catch {
        // Any invalid token gets the same answer.
      }
    }
    return undefined;
  }
}
