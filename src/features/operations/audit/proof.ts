import type { AuditProof } from '#contract/audit.ts';
import { canonicalAuditEntry } from '#domain/operations/audit-entry.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { chainHash } from '#platform/security/hash-chain.ts';
import { findHead, nextEntries, type ProvedEntry } from './repository.ts';
import { hashAuditValues } from './write-audit.ts';

/** Entries held in memory at a time. */
const BATCH = 2_000;

/** Recomputes the organization's whole hash chain. Faults are part of the answer, never thrown. */
export async function proveAudit({ db }: TenantContext): Promise<AuditProof> {
  const head = await findHead(db);
  const { ended_count } = head;
  let [entry_count, last] = [ended_count, head.ended_hash.toString('hex')];
  let [chain_intact, erased_count] = [true, 0];
  for (;;) {
    const entries = await nextEntries(db, entry_count, BATCH);
    for (const entry of entries) {
      const isNext = entry.sequence === entry_count + 1;
      const isChained = entry.previous_hash.toString('hex') === last;
      [entry_count, last] = [entry.sequence, entry.hash.toString('hex')];
      if (!isNext || !isChained || !isAsWritten(entry)) chain_intact = false;
      if (entry.values_hash !== null && entry.salt === null) erased_count += 1;
    }
    if (entries.length < BATCH) break;
  }
  const head_hash = head.head_hash.toString('hex');
  const isWhole = head.entry_count === entry_count && head_hash === last;
  return {
    chain_intact: chain_intact && isWhole,
    entry_count,
    ended_count,
    erased_count,
    head_hash,
  };
}

/**
 * Whether an entry, and its separate values if they still exist, match the hash it was written
 * with.
 */
function isAsWritten(entry: ProvedEntry): boolean {
  const { salt, address, details, personal } = entry;
  const values_hash = entry.values_hash?.toString('hex') ?? null;
  if (salt !== null && values_hash !== null) {
    const held = hashAuditValues({ salt, address, details, changes: personal });
    if (held !== values_hash) return false;
  }
  const text = canonicalAuditEntry({ ...entry, values_hash });
  return chainHash(entry.previous_hash.toString('hex'), text) === entry.hash.toString('hex');
}

/** Describes the faults of the audit log for the operators. */
export async function findAuditFaults(ctx: TenantContext): Promise<string[]> {
  return (await proveAudit(ctx)).chain_intact ? [] : ['the chain of the audit log is broken'];
}
