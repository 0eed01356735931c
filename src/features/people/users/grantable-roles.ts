import type { GrantRole } from '#contract/users.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Grant } from '#features/people/auth/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { findReferences } from './queries.ts';
import type { Scope } from './scope.ts';

type InvalidRole = 'platform_role' | 'organization_missing' | 'owner_missing' | 'not_applicable';

/** Makes the key by which two roles of one user are the same. */
export function roleKey(role: Omit<Grant, 'building_ids'>): string {
  return [role.role_type, role.organization_id, role.owner_id].join(' ');
}

/**
 * Checks the roles to be given in this scope. Refuses invalid_role, duplicate for a repeated role,
 * unknown_reference for an organization, owner or building that does not exist.
 */
export async function checkGrantableRoles(
  db: Connection,
  scope: Scope,
  inputs: readonly GrantRole[],
): Promise<Grant[]> {
  const roles = inputs.map((input, index) => inScope(scope, input, `/body/roles/${index}`));
  const keys = roles.map(roleKey);
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (repeated !== -1) {
    throw new DomainError('duplicate', { what: 'role', pointer: `/body/roles/${repeated}` });
  }
  for (const [index, role] of roles.entries()) {
    await checkReferences(db, role, `/body/roles/${index}`);
  }
  return roles;
}

function inScope(scope: Scope, input: GrantRole, pointer: string): Grant {
  const refuse = (reason: InvalidRole, field: string): never => {
    throw new DomainError('invalid_role', { reason, pointer: `${pointer}/${field}` });
  };
  const { role_type, owner_id = null, building_ids = null } = input;
  const wanted = input.organization_id ?? undefined;
  if (role_type === 'SuperAdmin') {
    if (scope.organization_id !== null) refuse('platform_role', 'role_type');
    if (wanted !== undefined) refuse('not_applicable', 'organization_id');
    if (owner_id !== null) refuse('not_applicable', 'owner_id');
    if (building_ids !== null) refuse('not_applicable', 'building_ids');
    return { role_type, organization_id: null, owner_id, building_ids };
  }
  const organization = wanted?.toLowerCase() ?? scope.organization_id;
  if (organization === null) return refuse('organization_missing', 'organization_id');
  if (scope.organization_id !== null && organization !== scope.organization_id) {
    throw new DomainError('unknown_reference', { pointer: `${pointer}/organization_id` });
  }
  if (role_type === 'Owner' && owner_id === null) refuse('owner_missing', 'owner_id');
  if (role_type !== 'Owner' && owner_id !== null) refuse('not_applicable', 'owner_id');
  return {
    role_type,
    organization_id: organization,
    owner_id: owner_id?.toLowerCase() ?? null,
    building_ids: building_ids?.map((id) => id.toLowerCase()) ?? null,
  };
}

async function checkReferences(db: Connection, role: Grant, pointer: string): Promise<void> {
  const { organization_id: organizationId, owner_id, building_ids } = role;
  if (organizationId === null) return;
  const known = await findReferences(db, {
    organization_id: organizationId,
    owner_id,
    building_ids,
  });
  const missingBuilding = (building_ids ?? []).findIndex((id) => !known.knownBuildingIds.has(id));
  let field: string | undefined;
  if (!known.organizationExists) field = 'organization_id';
  else if (!known.ownerExists) field = 'owner_id';
  else if (missingBuilding !== -1) field = `building_ids/${missingBuilding}`;
  if (field !== undefined)
    throw new DomainError('unknown_reference', { pointer: `${pointer}/${field}` });
}
