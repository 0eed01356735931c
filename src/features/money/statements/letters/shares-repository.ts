import type { ShareRow } from '#domain/statements/account-shares.ts';
import { visibleOwners } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { owners } from '#relations/owners.ts';
import { selectKeptRows } from '../kept-repository.ts';

/** Sums the kept rows of a run by owner, lot and account; metered ones are not summed. */
export function findShareRows(db: Connection, statement_id: string): Promise<ShareRow[]> {
  return db.query<ShareRow>(sql`select owner_id, unit_id, account_code, metered_line_id as line_id,
      weight, total_weight, sum(amount_cents)::bigint as amount_cents
    from (select owner_id, unit_id, account_code, amount_cents,
        case when consumption is not null then line_id end as metered_line_id,
        case when consumption is not null then weight end as weight,
        case when consumption is not null then total_weight end as total_weight
      from (${selectKeptRows(db)}) as kept where statement_id = ${statement_id}) as one
    group by owner_id, unit_id, account_code, metered_line_id, weight, total_weight
    order by owner_id, unit_id, account_code, metered_line_id`);
}

/** Finds an owner that the user may see. */
export function findVisibleOwner(
  ctx: TenantContext,
  id: string,
): Promise<{ readonly id: string } | undefined> {
  const conditions = allOf([sql`id = ${id}`, ...visibleOwners(ctx, 'id')]);
  return ctx.db.first(sql`select id from ${owners(ctx.db)} as owner where ${conditions}`);
}
