import type { Connection } from './connection.ts';
import { sql, type Sql } from './sql.ts';

/** End of one hash chain as it is recorded outside the database, in archives and on paper. */
export interface RecordedHead {
  /** Name of the kind of chain. */
  readonly chain: string;
  readonly organization_id: string;
  /** The organization; for votes, the meeting. */
  readonly chain_id: string;
  readonly entry_count: number;
  /** 64 hexadecimal digits. */
  readonly head_hash: string;
}

/** A kind of hash chain: how its heads and its hashes are read. */
export interface HashChain {
  readonly chain: string;
  /** Selects `organization_id, chain_id, entry_count, head_hash` of every chain of the kind. */
  readonly heads: Sql;
  /** Selects `organization_id, chain_id, sequence, hash` of every entry. */
  readonly links: Sql;
}

type Reader = Pick<Connection, 'query'>;
type Head = Omit<RecordedHead, 'chain'>;

/** Lists the heads of all chains whose rows the connection sees, without empty chains. */
export async function listHeads(db: Reader, chains: readonly HashChain[]): Promise<RecordedHead[]> {
  const listed: RecordedHead[] = [];
  for (const { chain, heads } of chains) {
    const rows = await db.query<Head>(sql`select organization_id, chain_id,
        entry_count::integer as entry_count, encode(head_hash, 'hex') as head_hash
      from (${heads}) as head where entry_count > 0 order by organization_id, chain_id`);
    for (const row of rows) listed.push({ chain, ...row });
  }
  return listed;
}

/**
 * Finds the recorded heads whose chain no longer has that hash at that position: everything up to there
 * was rewritten or removed. They come by chain and organization, otherwise in their order.
 */
export async function findRewritten(
  db: Reader,
  chains: readonly HashChain[],
  recorded: readonly RecordedHead[],
): Promise<RecordedHead[]> {
  const rewritten: RecordedHead[] = [];
  for (const { chain, links } of chains) {
    const heads = recorded.filter((head) => head.chain === chain);
    // Each statement names its organization, so that one part of a distributed table answers it.
    for (const [organization_id, own] of Map.groupBy(heads, (head) => head.organization_id)) {
      const rows = await db.query<Omit<Head, 'organization_id'>>(sql`select asked.chain_id,
          asked.entry_count, asked.head_hash
        from unnest(${own.map(({ chain_id }) => chain_id)}::uuid[],
          ${own.map(({ entry_count }) => entry_count)}::integer[],
          ${own.map(({ head_hash }) => head_hash)}::text[]) with ordinality
          as asked (chain_id, entry_count, head_hash, place)
        left join (select * from (${links}) as every
          where organization_id = ${organization_id}) as link
          on link.chain_id = asked.chain_id and link.sequence = asked.entry_count
        where link.hash is distinct from decode(asked.head_hash, 'hex')
        order by asked.place`);
      for (const row of rows) rewritten.push({ chain, organization_id, ...row });
    }
  }
  return rewritten;
}
