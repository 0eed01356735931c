import type { TenantContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';

/**
 * The scope in which the caller manages users: one organization, or with null the whole platform.
 */
export interface Scope {
  readonly organization_id: string | null;
}

export function scopeOf(ctx: TenantContext): Scope {
  return { organization_id: ctx.organizationId === NIL_UUID ? null : ctx.organizationId };
}
