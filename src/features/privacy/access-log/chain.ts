import { createHash } from 'node:crypto';
import { canonicalAccess, type ChainedAccess } from '#domain/privacy/data-access.ts';

/** SHA-256 over the hash before (hexadecimal) and the canonical text of the access, hexadecimal. */
export function accessHash(previousHash: string, access: ChainedAccess): string {
  return createHash('sha256').update(previousHash).update(canonicalAccess(access)).digest('hex');
}
