import { createHash, randomBytes } from 'node:crypto';

/**
 * Next hash of a chain: SHA-256 over the previous hash (hexadecimal) and a canonical text,
 * hexadecimal.
 */
export function chainHash(previousHash: string, canonicalText: string): string {
  return createHash('sha256').update(previousHash).update(canonicalText).digest('hex');
}

const SALT_BYTES = 16;

/** Creates a salt that keeps a short text from being guessed by its hash, hexadecimal. */
export function newSalt(): string {
  return randomBytes(SALT_BYTES).toString('hex');
}
