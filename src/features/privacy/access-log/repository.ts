import type { ListDataAccesses } from '#contract/data-accesses.ts';
import { canonicalAccess } from '#domain/privacy/data-access.ts';
import type { Connection } from '#platform/db/connection.ts';
import { declareLinkedLog } from '#platform/db/linked-log.ts';
import { listPage } from '#platform/db/page.ts';
import type { HashChain } from '#platform/db/recorded-heads.ts';
import { insertRows, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { CHAIN_START, type ChainHead, type Link } from '#platform/security/chain.ts';
import { members } from '#relations/auth.ts';

/** Pending entries come after all others, in the order of their ids. */
const sortable = {
  sequence: { column: 'place', type: 'bigint' },
  id: { column: 'id', type: 'uuid' },
} as const;

type AccessRow = Omit<Row<'data_accesses'>, 'organization_id' | 'previous_hash' | 'hash'>;

/** Lists the reads of an owner's data. */
export function listAccesses(
  db: Connection,
  ownerId: string,
  page: ListDataAccesses,
): Promise<Page<AccessRow & { readonly actor_name: string | null }>> {
  return listPage(
    db,
    {
      select: sql`select id, sequence, place, owner_id, actor_id, operation, accessed_at,
          (select member.name from ${members(db)} as member
            where member.organization_id = ${db.organizationId} and member.id = actor_id) as actor_name
        from (select *, coalesce(sequence, 9007199254740991) as place
          from app.data_accesses) as access`,
      where: [sql`organization_id = ${db.organizationId}`, sql`owner_id = ${ownerId}`],
      sortable,
      defaultSort: '-sequence',
    },
    page,
  );
}

/** Reads the end of the chain, or its start if it has no entries. */
export async function findHead(db: Connection): Promise<ChainHead> {
  const head = await db.first<ChainHead>(sql`select entry_count, head_hash
    from app.data_access_heads where organization_id = ${db.organizationId}`);
  return head ?? CHAIN_START;
}

/** Reads and locks the end of the chain until the transaction ends. */
async function lockHead(db: Connection): Promise<ChainHead> {
  const start = [CHAIN_START];
  await insertRows(db, 'data_access_heads', start, sql`on conflict (organization_id) do nothing`);
  return db.one<ChainHead>(sql`select entry_count, head_hash from app.data_access_heads
    where organization_id = ${db.organizationId} for no key update`);
}

/** The access log, whose entries are linked after their transaction. */
export const accessLog = declareLinkedLog({
  table: 'data_accesses',
  heads: 'data_access_heads',
  lockHead,
  toText: canonicalAccess,
});

/** An entry of the chain. */
type LinkedAccess = Omit<Row<'data_accesses'>, keyof Link> & Link;

/** Lists the entries after a position in the chain, in order. */
export function nextAccesses(
  db: Connection,
  after: number,
  limit: number,
): Promise<LinkedAccess[]> {
  return db.query<LinkedAccess>(sql`select * from app.data_accesses
    where organization_id = ${db.organizationId} and sequence > ${after}
    order by sequence limit ${limit}`);
}

/** Chains of the access logs of all organizations. */
export const accessChain: HashChain = {
  chain: 'data_accesses',
  heads: sql`select organization_id, organization_id as chain_id, entry_count, head_hash
    from app.data_access_heads`,
  links: sql`select organization_id, organization_id as chain_id, sequence, hash
    from app.data_accesses`,
};
