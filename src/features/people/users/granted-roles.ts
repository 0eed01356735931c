import { isApprovingRole } from '#domain/people/second-person.ts';
import type { Grant } from '#features/people/auth/index.ts';
import type { Change } from '#platform/followers.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** Emitted when someone gets a role that approves. */
export const approverAdded: Change<{
  readonly name: string;
  /** Null: all buildings of the organization. */
  readonly building_ids: readonly string[] | null;
}> = { name: 'approver added' };

/** Finds the user who gives roles; null for the platform, which is trusted with all of them. */
export function findGranter({ userId, principal }: TenantContext): string | null {
  return principal.role === 'SuperAdmin' ? null : userId;
}

/** Announces the approving ones among new roles in the caller's organization. */
export async function announceApprovers(
  ctx: TenantContext,
  { name }: { readonly name: string },
  roles: readonly Grant[],
): Promise<void> {
  for (const { role_type, organization_id, building_ids } of roles) {
    if (organization_id !== ctx.organizationId || !isApprovingRole(role_type)) continue;
    await ctx.announce(approverAdded, { name, building_ids });
  }
}
