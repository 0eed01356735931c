import { findRow, type Row } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { ownersInSight } from './repository.ts';

/** An owner whom this person may see. Refuses not_found. */
export async function requireOwner(ctx: TenantContext, id: string): Promise<Row<'owners'>> {
  return found(await findRow(ctx.db, 'owners', id, ownersInSight(ctx)), 'owner', id);
}
