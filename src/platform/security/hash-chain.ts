import { createHash } from 'node:crypto';

/** SHA-256 over the hash before (hexadecimal) and a canonical text, hexadecimal: the next hash of a chain. */
export function chainHash(previousHash: string, canonicalText: string): string {
  return createHash('sha256').update(previousHash).update(canonicalText).digest('hex');
}
