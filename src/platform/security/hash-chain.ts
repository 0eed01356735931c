import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 over the hash before (hexadecimal) and a canonical text, hexadecimal: the next hash of a chain. */
export function chainHash(previousHash: string, canonicalText: string): string {
  return createHash('sha256').update(previousHash).update(canonicalText).digest('hex');
}

const SALT_BYTES = 16;

/** What keeps a short text from being guessed by its hash, hexadecimal. */
export function newSalt(): string {
  return randomBytes(SALT_BYTES).toString('hex');
}
