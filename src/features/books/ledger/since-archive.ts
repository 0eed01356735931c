import type { LedgerProof } from '#contract/journal-entries.ts';
import type { Backups } from '#features/operations/backups/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { findRewritten } from '#platform/db/recorded-heads.ts';
import { ExternalServiceUnavailableError } from '#platform/unavailable.ts';
import { ledgerChain } from './proof-repository.ts';

type ArchivedHeads = Awaited<ReturnType<Backups['readHeads']>>;

/** Where the heads in the newest archive are read from. */
export interface ArchivedHeadsSource {
  readonly backups: Pick<Backups, 'readHeads'>;
}

/** Reads the heads in the newest archive; undefined without an archive, or if it cannot be reached. */
export async function readArchived({
  readHeads,
}: ArchivedHeadsSource['backups']): Promise<ArchivedHeads> {
  try {
    return await readHeads();
  } catch (error) {
    // The check of the ledger itself does not depend on the backup storage.
    if (error instanceof ExternalServiceUnavailableError) return undefined;
    throw error;
  }
}

/** Compares the ledger with its head in the newest archive; null if that has none. */
export async function compareWithArchive(
  db: Connection,
  archived: ArchivedHeads,
  { chain_intact }: Pick<LedgerProof, 'chain_intact'>,
): Promise<LedgerProof['since_archive']> {
  const head = archived?.heads.find(
    ({ chain, chain_id }) => chain === ledgerChain.chain && chain_id === db.organizationId,
  );
  if (archived === undefined || head === undefined) return null;
  const { entry_count: count, head_hash } = head;
  const rewritten = await findRewritten(db, [ledgerChain], [head]);
  const unchanged = chain_intact && rewritten.length === 0;
  return { at: archived.made_at, count, head_hash, unchanged };
}
