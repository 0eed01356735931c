import type { ErasedOwner } from '#domain/privacy/erasure.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { Retained } from './erase-person.ts';

/** Records an erasure; repeated, updates what is kept. */
export function recordErasure(
  ctx: TenantContext,
  owner_id: string,
  retained: readonly Retained[],
): Promise<void> {
  const { db, userId: erased_by, now: erased_at } = ctx;
  return insertRows(
    db,
    'erasures',
    [{ id: ctx.newId(), owner_id, retained, erased_by, erased_at }],
    sql`on conflict (organization_id, owner_id) do update set retained = excluded.retained`,
  );
}

/** Lists all erased owners of the organization, oldest first. */
export function listErasures(db: Connection): Promise<ErasedOwner[]> {
  return db.query<ErasedOwner>(sql`select organization_id, owner_id from app.erasures
    where organization_id = ${db.organizationId} order by erased_at, id`);
}
