import { assert } from '#domain/kernel/assert.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { appendLinks, type ChainHead, type Link } from '#platform/security/chain.ts';
import type { Connection } from './connection.ts';
import type { Database } from './database.ts';
import { tableOf, type Row, type TableWith } from './rows.ts';
import { sql } from './sql.ts';

/** Lock of the process that links entries. */
const LINKER_LOCK = 7_301_119;
/** Entries linked per organization and transaction; the rest follows in the next. */
const BATCH = 1_000;
/** Organizations per transaction. */
const ORGANIZATIONS = 50;

type LogTable = TableWith<'id' | keyof Link>;

/** A log whose entries are written with their change, and linked into a hash chain afterwards. */
export interface LinkedLog {
  /** A transaction that writes to this table leaves pending entries. */
  readonly table: string;
  /** Links the first pending entries of the connection's tenant, and returns how many. */
  readonly linkPending: (db: Connection) => Promise<number>;
  /** Counts the entries that are not linked yet. */
  readonly countPending: (db: Connection) => Promise<number>;
}

interface LogDefinition<T extends LogTable> {
  readonly table: T;
  readonly heads: TableWith<keyof ChainHead>;
  /** Reads and locks the end of the chain. */
  readonly lockHead: (db: Connection) => Promise<ChainHead>;
  /** Writes the canonical text of an entry. */
  readonly toText: (entry: Row<T> & Pick<Link, 'sequence'>) => string;
}

/** Declares a log by its tables: that of the entries, and that of the ends of chains. */
export function declareLinkedLog<T extends LogTable>(log: LogDefinition<T>): LinkedLog {
  const { table } = log;
  const pending = (db: Connection) =>
    sql`from ${tableOf(table)} where organization_id = ${db.organizationId} and sequence is null`;
  return {
    table,
    async linkPending(db) {
      // In the order of their ids, which were made in the order of the changes.
      const entries = await db.query<Row<T>>(
        sql`select * ${pending(db)} order by id limit ${BATCH}`,
      );
      if (entries.length > 0) await link(db, log, entries);
      return entries.length;
    },
    async countPending(db) {
      return (await db.one<{ count: number }>(sql`select count(*) as count ${pending(db)}`)).count;
    },
  };
}

async function link<T extends LogTable>(
  db: Connection,
  { table, heads, lockHead, toText }: LogDefinition<T>,
  entries: readonly Row<T>[],
): Promise<void> {
  const links = appendLinks(await lockHead(db), entries, toText);
  const last = links.at(-1);
  const [linked] = await Promise.all([
    db.execute(sql`update ${tableOf(table)} as entry
      set sequence = link.sequence, previous_hash = link.previous_hash, hash = link.hash
      from unnest(${links.map(({ id }) => id)}::uuid[],
        ${links.map(({ sequence }) => sequence)}::bigint[],
        ${links.map(({ previous_hash }) => previous_hash)}::bytea[],
        ${links.map(({ hash }) => hash)}::bytea[]) as link (id, sequence, previous_hash, hash)
      where entry.organization_id = ${db.organizationId} and entry.id = link.id
        and entry.sequence is null`),
    db.execute(sql`update ${tableOf(heads)}
      set entry_count = ${last?.sequence}, head_hash = ${last?.hash}
      where organization_id = ${db.organizationId}`),
  ]);
  assert(linked === entries.length, 'Only one process links entries');
}

/**
 * Links the pending entries of these organizations. A lock lets one process of all that use the
 * database link at a time; the others wait.
 */
export async function linkLogs(
  database: Database,
  logs: readonly LinkedLog[],
  organizationIds: readonly string[],
): Promise<void> {
  let waiting = [...organizationIds];
  while (waiting.length > 0) {
    const now = waiting.slice(0, ORGANIZATIONS);
    const unfinished = await database.write(NIL_UUID, async (db) => {
      await db.execute(sql`select pg_advisory_xact_lock(${LINKER_LOCK})`);
      return linkTenants(db, logs, now);
    });
    waiting = [...waiting.slice(ORGANIZATIONS), ...unfinished];
  }
}

/** Links entries of tenants in turn, and returns those that may have more of them. */
async function linkTenants(
  db: Connection,
  logs: readonly LinkedLog[],
  organizationIds: readonly string[],
): Promise<string[]> {
  const unfinished: string[] = [];
  for (const organizationId of organizationIds) {
    await db.lookFrom(organizationId, async (there) => {
      for (const { linkPending } of logs)
        if ((await linkPending(there)) === BATCH) unfinished.push(organizationId);
    });
  }
  return [...new Set(unfinished)];
}
