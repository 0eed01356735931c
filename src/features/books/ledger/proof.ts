import type { LedgerProof } from '#contract/journal-entries.ts';
import { isCents, toEuro } from '#domain/kernel/money.ts';
import { canonicalEntry, type EntryLine } from '#domain/ledger/journal-entry.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { CHAIN_START, isIntact, proveChain, readChain } from '#platform/security/chain.ts';
import { findLineParty } from './party.ts';
import { findHead } from './posting-repository.ts';
import {
  sumByAccountCode,
  sumsAgree,
  nextEntries,
  type ProofEntry,
  type ProofLine,
} from './proof-repository.ts';

/**
 * Recomputes the organization's whole chain and its sums from the entries. Faults are reported in the
 * result, never thrown. The chain covers the whole organization: a role limited to some buildings sees
 * the totals of all, and nothing else of them.
 */
export async function proveLedger({
  db,
}: TenantContext): Promise<Omit<LedgerProof, 'since_archive'>> {
  let [entry_count, areLinesBalanced] = [0, true];
  const batches = readChain(CHAIN_START, (after, limit) => nextEntries(db, after, limit));
  const chain = await proveChain(CHAIN_START, batches, (entry) => {
    const lines = (entry.lines ?? []).map(toLine);
    entry_count += 1;
    areLinesBalanced &&= isBalanced(lines);
    return writeCanonicalText(entry, lines, db.organizationId);
  });
  const [stored, totals, sumsAreSound] = await Promise.all([
    findHead(db),
    sumByAccountCode(db),
    sumsAgree(db),
  ]);
  const debit = totals.reduce((sum, row) => sum + BigInt(row.debit), 0n);
  const credit = totals.reduce((sum, row) => sum + BigInt(row.credit), 0n);
  const head = stored ?? { ...CHAIN_START, total_cents: 0 };
  return {
    balanced:
      areLinesBalanced && debit === credit && sumsAreSound && Number(debit) === head.total_cents,
    chain_intact: isIntact(chain, head),
    entry_count,
    total_debit: toEuroUnchecked(debit),
    total_credit: toEuroUnchecked(credit),
    head_hash: head.head_hash.toString('hex'),
    trial_balance: totals.map((row) => ({
      code: row.code,
      debit: toEuroUnchecked(row.debit),
      credit: toEuroUnchecked(row.credit),
    })),
  };
}

/** Describes the faults of the ledger in words, for the operators. */
export async function describeLedgerFaults(ctx: TenantContext): Promise<string[]> {
  const { balanced, chain_intact } = await proveLedger(ctx);
  return [
    ...(balanced ? [] : ['the books do not balance']),
    ...(chain_intact ? [] : ['the chain of the books is broken']),
  ];
}

/** Converts cents to euro even beyond the valid range, which tampered amounts may exceed. */
function toEuroUnchecked(cents: string | bigint): number {
  const number = Number(cents);
  return isCents(number) ? toEuro(number) : number / 100;
}

function toLine([
  account_code,
  debit_cents,
  credit_cents,
  owner_id,
  unit_id,
  supplier_id,
]: ProofLine): EntryLine {
  return { account_code, debit_cents, credit_cents, owner_id, unit_id, supplier_id };
}

function isBalanced(lines: readonly EntryLine[]): boolean {
  return lines.reduce((sum, line) => sum + line.debit_cents - line.credit_cents, 0) === 0;
}

/** Writes the text that an entry was hashed as; undefined if no valid entry is like this one. */
function writeCanonicalText(
  { source_type, source_id, lines: stored, ...entry }: ProofEntry,
  lines: readonly EntryLine[],
  organizationId: string,
): string | undefined {
  const isValid =
    entry.lines_agree === true &&
    lines.every(
      (line, index) =>
        isCents(line.debit_cents) &&
        isCents(line.credit_cents) &&
        findLineParty(line) === (stored?.[index]?.[6] ?? NIL_UUID),
    );
  if (!isValid) return undefined;
  const source =
    source_type === null || source_id === null ? null : { type: source_type, id: source_id };
  return canonicalEntry({ ...entry, organization_id: organizationId, source, lines });
}
