import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

const ITERATIONS = 4096;
const KEY_BYTES = 32;

/**
 * Computes the verifier that PostgreSQL stores for a password (RFC 5803). Sent instead of the
 * password, which would otherwise be in a statement that the server might log.
 * @param password printable ASCII: nothing is normalized
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, KEY_BYTES, 'sha256');
  const keyed = (name: string) => createHmac('sha256', salted).update(name).digest();
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest('base64');
  const serverKey = keyed('Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
