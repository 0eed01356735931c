import type { AccessLogProof } from '#contract/data-accesses.ts';
import { FIRST_PREVIOUS_HASH } from '#domain/kernel/hash-chain.ts';
import { canonicalAccess } from '#domain/privacy/data-access.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { chainHash } from '#platform/security/hash-chain.ts';
import { findHead, nextAccesses } from './repository.ts';

/** Entries held in memory at a time. */
const BATCH = 2_000;

/** Recomputes the organization's whole hash chain. Faults are part of the answer, never thrown. */
export async function proveAccesses({ db }: TenantContext): Promise<AccessLogProof> {
  let [entry_count, last, chain_intact] = [0, FIRST_PREVIOUS_HASH, true];
  for (;;) {
    const accesses = await nextAccesses(db, entry_count, BATCH);
    for (const access of accesses) {
      const hash = access.hash.toString('hex');
      const isNext = access.sequence === entry_count + 1;
      const isChained = access.previous_hash.toString('hex') === last;
      if (!isNext || !isChained || chainHash(last, canonicalAccess(access)) !== hash)
        chain_intact = false;
      [entry_count, last] = [access.sequence, hash];
    }
    if (accesses.length < BATCH) break;
  }
  const head = await findHead(db);
  const head_hash = head.head_hash.toString('hex');
  const isWhole = head.entry_count === entry_count && head_hash === last;
  return { chain_intact: chain_intact && isWhole, entry_count, head_hash };
}

/** Describes the faults of the access log for the operators. */
export async function findAccessFaults(ctx: TenantContext): Promise<string[]> {
  return (await proveAccesses(ctx)).chain_intact
    ? []
    : ['the chain of the log of accesses is broken'];
}
