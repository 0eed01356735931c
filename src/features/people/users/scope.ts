import { DomainError } from '#domain/kernel/domain-error.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';

/** Where the caller manages users: in one organization, or, with null, on the whole platform. */
export interface Scope {
  readonly organization_id: string | null;
}

/** Refuses forbidden to whoever looks after some buildings of the organization only. */
export function scopeOf(ctx: TenantContext): Scope {
  if (ctx.principal.building_ids !== null) {
    throw new DomainError('forbidden', { role: ctx.principal.role });
  }
  return { organization_id: ctx.organizationId === NIL_UUID ? null : ctx.organizationId };
}
