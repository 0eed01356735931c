import { InvalidArgumentError } from 'commander';
import { followers } from '#app/followers.ts';
import { runOnMigratedDatabase } from '#app/open-database.ts';
import {
  openArchiveAt,
  readArchivedRows,
  readDecryptionKeys,
  toHex,
  verifyArchive,
  type ArchivedRow,
} from '#database/index.ts';
import { ENTRIES_TABLE, ledgerChain, ledgerFeature } from '#features/books/ledger/index.ts';
import { listOrganizationIds, runAsSystem } from '#features/shared/index.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import { findRewritten, type RecordedHead } from '#platform/db/recorded-heads.ts';
import { NIL_UUID, uuidv7Source } from '#platform/ids.ts';
import type { CommandContext } from './program.ts';
import { writeError, writeLine } from './terminal.ts';

/** A printed head: number of entries and hash. */
const HEAD = /^(\d+)-([0-9a-f]{64})$/i;
const MISTYPED = /^\d+-[0-9a-f]+$/i;

interface VerifyOptions {
  readonly since?: string;
  readonly identity?: string;
}

/**
 * Checks the ledger of every organization; with `since`, also that its history is that of an archive
 * or of a printed head. Prints a line per fault, and fails if there are any.
 */
export async function runVerify({ config }: CommandContext, options: VerifyOptions): Promise<void> {
  const faults = await runOnMigratedDatabase(config, writeError, (database) =>
    findLedgerFaults(database, config, options),
  );
  for (const fault of faults) writeLine(fault);
  if (faults.length > 0) throw new Error(`${faults.length} faults in the ledgers`);
  writeLine(
    options.since === undefined
      ? 'All ledgers are consistent; --since also shows whether history was rewritten'
      : `All ledgers are consistent, and their history is that of ${options.since}`,
  );
}

/** Finds the faults of all ledgers, one line each. Refuses a mistyped head. */
export async function findLedgerFaults(
  database: Database,
  config: Pick<Config, 'backup'>,
  { since, identity }: VerifyOptions,
): Promise<string[]> {
  const [, count, hash] = HEAD.exec(since ?? '') ?? [];
  if (since !== undefined && hash === undefined && MISTYPED.test(since))
    throw new InvalidArgumentError('A head is a number, a hyphen and 64 hexadecimal digits');
  const found = await proveLedgers(database);
  if (since === undefined) return found;
  const rewritten =
    hash === undefined
      ? await compareWithArchive(database, config, { address: since, identity })
      : await findPrintedHead(database, Number(count), hash.toLowerCase());
  return [...found, ...rewritten];
}

async function proveLedgers(database: Database): Promise<string[]> {
  const deps = { database, clock: systemClock, ids: uuidv7Source, followers };
  const faults: string[] = [];
  for (const id of await database.read(NIL_UUID, listOrganizationIds)) {
    const found = await runAsSystem(deps, id, (ctx) => ledgerFeature.proof(ctx));
    faults.push(...found.map((fault) => `organization ${id}: ${fault}`));
  }
  return faults;
}

/** Looks for a printed head in the ledger of every organization; paper does not name its id. */
async function findPrintedHead(
  database: Database,
  entry_count: number,
  head_hash: string,
): Promise<string[]> {
  // A ledger without entries has no history.
  if (entry_count === 0) return [];
  for (const id of await database.read(NIL_UUID, listOrganizationIds)) {
    const head = { chain: ledgerChain.chain, organization_id: id, chain_id: id };
    const missing = await findMissing(database, [{ ...head, entry_count, head_hash }]);
    if (missing.length === 0) return [];
  }
  return [
    `no ledger has this hash at entry ${entry_count}: history was rewritten at or before that entry, or the head is of another database`,
  ];
}

/** Compares each entry of an archive; reports the first of each organization that differs. */
async function compareWithArchive(
  database: Database,
  { backup }: Pick<Config, 'backup'>,
  { address, identity }: { readonly address: string; readonly identity: string | undefined },
): Promise<string[]> {
  const archive = openArchiveAt(address, backup);
  const keys = await readDecryptionKeys(backup, identity);
  const manifest = await verifyArchive(archive, keys);
  const first = new Map<string, number>();
  for await (const rows of readArchivedRows(archive, keys, manifest, ENTRIES_TABLE)) {
    for (const { organization_id, entry_count } of await findMissing(database, rows.map(toHead)))
      first.set(organization_id, Math.min(entry_count, first.get(organization_id) ?? entry_count));
  }
  return [...first].map(
    ([id, entry]) =>
      `organization ${id}: history was rewritten from entry ${entry} on since the archive of ${manifest.made_at}`,
  );
}

function toHead(row: ArchivedRow): RecordedHead {
  const { organization_id = '', sequence, hash } = row;
  const chain_id = organization_id;
  const head_hash = toHex(hash);
  return {
    chain: ledgerChain.chain,
    organization_id,
    chain_id,
    entry_count: Number(sequence),
    head_hash,
  };
}

/** Finds which of these heads no ledger has, organization by organization. */
async function findMissing(
  database: Database,
  heads: readonly RecordedHead[],
): Promise<RecordedHead[]> {
  const missing: RecordedHead[] = [];
  for (const [id, own] of Map.groupBy(heads, ({ organization_id }) => organization_id))
    missing.push(...(await database.read(id, (db) => findRewritten(db, [ledgerChain], own))));
  return missing;
}
