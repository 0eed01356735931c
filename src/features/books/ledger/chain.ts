import { createHash } from 'node:crypto';
import { canonicalEntry, type ChainedEntry } from '#domain/ledger/journal-entry.ts';

/** SHA-256 over the hash before (hexadecimal) and the entry's canonical text, hexadecimal. */
export function chainHash(previousHash: string, entry: ChainedEntry): string {
  return createHash('sha256').update(previousHash).update(canonicalEntry(entry)).digest('hex');
}
