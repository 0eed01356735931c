import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A new secret to hand out once (refresh, reset, invitation): 256 random bits as base64url. */
export function createSecretToken(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/**
 * What is stored of such a secret, 32 bytes. A plain SHA-256 does: a random secret cannot be
 * guessed, so that nothing is gained by a slow hash, and it can be looked up by index.
 */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}
