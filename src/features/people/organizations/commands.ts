import type { CreateOrganization, UpdateOrganization } from '#contract/organizations.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  requireOwnSecondFactor,
  toStoredEnterpriseNumber,
  toStoredPhone,
} from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRow, lockRow, updateRow } from '#platform/db/rows.ts';
import { addTenant } from '#platform/db/tenants.ts';
import type { Change } from '#platform/followers.ts';
import {
  found,
  matching,
  type RequestContext,
  type TenantContext,
} from '#platform/http/request-context.ts';
import { quietHourColumns } from './organization.ts';
import type { OrganizationRow } from './repository.ts';

/** Emitted when an organization is renamed; users show its name. */
export const organizationRenamed: Change<{ readonly organization_id: string }> = {
  name: 'organization renamed',
};

/** Creates an organization, for the demo even before any user exists. Refuses quiet_hours_empty. */
export async function createOrganization(
  db: Connection,
  { newId, now }: Pick<RequestContext, 'newId' | 'now'>,
  { quiet_hours: quietHours, ...input }: CreateOrganization,
): Promise<OrganizationRow> {
  const id = newId();
  const [, organization] = await Promise.all([
    addTenant(db, id),
    insertRow(db, 'auth.organizations', {
      id,
      language: 'fr',
      ...input,
      enterprise_number: toStoredEnterpriseNumber(input.enterprise_number),
      phone: toStoredPhone(input.phone),
      ...quietHourColumns(quietHours),
      created_at: now,
      updated_at: now,
    }),
  ]);
  return organization;
}

/**
 * Changes the given fields and invalidates what shows the former name. A Syndic may change their
 * own organization, except the fields that identify the enterprise. Refuses not_found, stale,
 * forbidden, second_factor_required, quiet_hours_empty.
 */
export async function updateOrganization(
  ctx: TenantContext,
  id: string,
  { quiet_hours: quietHours, ...input }: UpdateOrganization,
): Promise<OrganizationRow> {
  const row = await lockRow(ctx.db, 'auth.organizations', ownOrganization(ctx, id));
  const organization = matching(ctx, found(row, 'organization', id));
  const enterprise_number = toStoredEnterpriseNumber(input.enterprise_number);
  const isOther =
    enterprise_number !== undefined && enterprise_number !== organization.enterprise_number;
  const { role } = ctx.principal;
  if (role !== 'SuperAdmin' && isOther) throw new DomainError('forbidden', { role });
  const isRequired = input.second_factor_required;
  // Neither way by a stolen password alone, and nobody locks the office out of its own approvals.
  if (isRequired !== undefined && isRequired !== organization.second_factor_required)
    await requireOwnSecondFactor(ctx);
  const changed = await updateRow(ctx, 'auth.organizations', id, {
    ...input,
    enterprise_number,
    phone: toStoredPhone(input.phone),
    ...quietHourColumns(quietHours),
  });
  if (changed.name !== organization.name)
    await ctx.announce(organizationRenamed, { organization_id: id });
  return changed;
}

/**
 * Checks access to an organization: any for a SuperAdmin, otherwise the caller's own. Refuses
 * not_found.
 */
export function ownOrganization({ principal }: TenantContext, id: string): string {
  if (principal.role === 'SuperAdmin' || principal.organization_id === id) return id;
  throw new DomainError('not_found', { what: 'organization', id });
}
