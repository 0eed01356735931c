import { DATA_ACCESS_SORTS, type ListDataAccesses } from '#contract/data-accesses.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import type { HashChain } from '#platform/db/recorded-heads.ts';
import { insertRow, insertRows, type NewRow, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { CHAIN_START, type ChainHead } from '#platform/security/chain.ts';
import { members } from '#relations/auth.ts';

const sortable = sortFields('data_accesses', DATA_ACCESS_SORTS);

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
      select: sql`select id, sequence, owner_id, actor_id, operation, accessed_at,
          (select member.name from ${members(db)} as member
            where member.organization_id = ${db.organizationId} and member.id = actor_id) as actor_name
        from app.data_accesses`,
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
export async function lockHead(db: Connection): Promise<ChainHead> {
  const start = [CHAIN_START];
  await insertRows(db, 'data_access_heads', start, sql`on conflict (organization_id) do nothing`);
  return db.one<ChainHead>(sql`select entry_count, head_hash from app.data_access_heads
    where organization_id = ${db.organizationId} for no key update`);
}

/** Appends a read to the locked chain. */
export async function insertAccess(db: Connection, access: NewRow<'data_accesses'>): Promise<void> {
  await insertRow(db, 'data_accesses', access);
  await db.execute(sql`update app.data_access_heads
    set entry_count = ${access.sequence}, head_hash = ${access.hash}
    where organization_id = ${db.organizationId}`);
}

/** Lists the entries after a position in the chain, in order. */
export function nextAccesses(
  db: Connection,
  after: number,
  limit: number,
): Promise<Row<'data_accesses'>[]> {
  return db.query<Row<'data_accesses'>>(sql`select * from app.data_accesses
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
