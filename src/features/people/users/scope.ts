import type { TenantContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';

/** Where the caller manages users: in one organization, or, with null, on the whole platform. */
export interface Scope {
  readonly organization_id: string | null;
}

export function scopeOf(ctx: TenantContext): Scope {
  return { organization_id: ctx.organizationId === NIL_UUID ? null : ctx.organizationId };
}
