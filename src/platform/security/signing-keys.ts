import { createSecretKey, type KeyObject } from 'node:crypto';
import { assert } from '#domain/kernel/assert.ts';

/** RFC 7518, 3.2: a key for HS256 is at least as long as its hash. */
const MIN_SECRET_BYTES = 32;

/** What signs tokens, and all that tokens of before may be signed with: a secret is replaced without signing anybody out. */
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

  /** What the first key gives with which it does not throw; undefined when all do: the token is none of ours. */
  async verified<T>(verify: (key: KeyObject) => Promise<T>): Promise<T | undefined> {
    for (const key of this.#all) {
      try {
        return await verify(key);
      } catch {
        // Whatever is wrong with a token, the answer is the same.
      }
    }
    return undefined;
  }
}
