import type { Connection } from '#platform/db/connection.ts';
import { insertRows } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { Retained } from './erase-person.ts';

/** Somebody who was erased, by the ids that a restored backup knows them by. */
export interface ErasedOwner {
  readonly organization_id: string;
  readonly owner_id: string;
}

/** Writes down that the owner was erased; again, what is kept now. */
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

/** Everybody who was erased in the organization, the first one first. */
export function listErasures(db: Connection): Promise<ErasedOwner[]> {
  return db.query<ErasedOwner>(sql`select organization_id, owner_id from app.erasures
    where organization_id = ${db.organizationId} order by erased_at, id`);
}
