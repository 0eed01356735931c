import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** Creates a secret to hand out once (refresh, reset, invitation): 256 random bits as base64url. */
export function createSecretToken(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/**
 * Hash of such a secret to store, 32 bytes. SHA-256 suffices: a random secret cannot be guessed, so
 * a slow hash gains nothing, and this one can be looked up by index.
 */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}
