import type { AuditProof } from '#contract/audit.ts';
import type { LogHead } from '#contract/chain-proofs.ts';
import { canonicalAuditEntry } from '#domain/operations/audit-entry.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { isIntact, proveChain, readChain, toHead } from '#platform/security/chain.ts';
import { auditLog, findHead, nextEntries, type ProvedEntry } from './repository.ts';
import { hashAuditValues } from './write-audit.ts';

/** Recomputes the organization's whole hash chain. Faults are part of the answer, never thrown. */
export async function proveAudit({ db }: TenantContext): Promise<AuditProof> {
  const head = await findHead(db);
  const { ended_count, ended_hash } = head;
  const start = { entry_count: ended_count, head_hash: ended_hash };
  let erased_count = 0;
  const batches = readChain(start, (after, limit) => nextEntries(db, after, limit));
  const chain = await proveChain(start, batches, (entry) => {
    if (entry.values_hash !== null && entry.salt === null) erased_count += 1;
    return writeCanonicalText(entry);
  });
  const pending = await auditLog.countPending(db);
  return {
    chain_intact: isIntact(chain, head),
    entry_count: chain.last.entry_count,
    ended_count,
    erased_count,
    pending,
    head_hash: head.head_hash.toString('hex'),
  };
}

/** Reads the end of the organization's chain. */
export async function readAuditHead({ db, now }: TenantContext): Promise<LogHead> {
  const [head, pending] = await Promise.all([findHead(db), auditLog.countPending(db)]);
  return { ...toHead(head, now), pending };
}

/**
 * Writes the text that an entry was hashed as; undefined if its separate values, if they still
 * exist, are not those that it was written with.
 */
function writeCanonicalText(entry: ProvedEntry): string | undefined {
  const { salt, address, details, personal, values_hash } = entry;
  if (salt !== null && values_hash !== null) {
    const held = hashAuditValues({ salt, address, details, changes: personal });
    if (!held.equals(values_hash)) return undefined;
  }
  return canonicalAuditEntry({ ...entry, values_hash: values_hash?.toString('hex') ?? null });
}

/** Describes the faults of the audit log for the operators. */
export async function findAuditFaults(ctx: TenantContext): Promise<string[]> {
  return (await proveAudit(ctx)).chain_intact ? [] : ['the chain of the audit log is broken'];
}
