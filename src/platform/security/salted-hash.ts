import { hash, randomBytes } from 'node:crypto';

const SALT_BYTES = 16;

/** Creates a salt that keeps a short text from being guessed by its hash, hexadecimal. */
export function newSalt(): string {
  return randomBytes(SALT_BYTES).toString('hex');
}

/** Computes SHA-256 over a salt and a text. */
export function hashSalted(salt: string, text: string): Buffer {
  return hash('sha256', salt + text, 'buffer');
}
