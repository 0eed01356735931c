import type { AccessLogProof } from '#contract/data-accesses.ts';
import { canonicalAccess } from '#domain/privacy/data-access.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { CHAIN_START, isIntact, proveChain, readChain } from '#platform/security/chain.ts';
import { accessLog, findHead, nextAccesses } from './repository.ts';

/** Recomputes the organization's whole hash chain. Faults are part of the answer, never thrown. */
export async function proveAccesses({ db }: TenantContext): Promise<AccessLogProof> {
  const batches = readChain(CHAIN_START, (after, limit) => nextAccesses(db, after, limit));
  const chain = await proveChain(CHAIN_START, batches, canonicalAccess);
  const [head, pending] = await Promise.all([findHead(db), accessLog.countPending(db)]);
  return {
    chain_intact: isIntact(chain, head),
    entry_count: chain.last.entry_count,
    pending,
    head_hash: head.head_hash.toString('hex'),
  };
}

/** Describes the faults of the access log for the operators. */
export async function findAccessFaults(ctx: TenantContext): Promise<string[]> {
  return (await proveAccesses(ctx)).chain_intact
    ? []
    : ['the chain of the log of accesses is broken'];
}
