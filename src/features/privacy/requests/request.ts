import { allowedOperations } from '#domain/kernel/state-machine.ts';
import { gdprRequestTransitions } from '#domain/privacy/request.ts';
import { visibleOwners } from '#features/shared/index.ts';
import { findRow, lockRow, type Row } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';

type RequestRow = Row<'gdpr_requests'>;

/** Converts a request to its JSON form. */
export function toRequest(row: RequestRow) {
  return { ...row, allowed_actions: allowedOperations(gdprRequestTransitions, row.status) };
}

/** Finds a request that the caller may see. Refuses not_found. */
export async function requireRequest(ctx: TenantContext, id: string): Promise<RequestRow> {
  const row = await findRow(ctx.db, 'gdpr_requests', id, visibleOwners(ctx, 'owner_id'));
  return found(row, 'gdpr_request', id);
}

/** Finds and locks a request until the transaction ends. Refuses not_found, stale. */
export async function lockRequest(ctx: TenantContext, id: string): Promise<RequestRow> {
  const row = await lockRow(ctx.db, 'gdpr_requests', id, visibleOwners(ctx, 'owner_id'));
  return matching(ctx, found(row, 'gdpr_request', id));
}
