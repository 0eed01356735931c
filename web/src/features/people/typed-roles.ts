import type { CreateUser, RoleAssignment } from '../../shared/api/generated.ts';

/** Request that the user form sends. */
export type UserEntry = Required<Omit<CreateUser, 'password'>>;

type Grant = CreateUser['roles'][number];

/** Form values of a role. Empty means not chosen, or all buildings. */
export interface TypedRole {
  readonly role_type: Grant['role_type'];
  readonly organization_id: string;
  readonly owner_id: string;
  readonly building_ids: readonly string[];
}

export const NEW_ROLE: TypedRole = {
  role_type: 'Accountant',
  organization_id: '',
  owner_id: '',
  building_ids: [],
};

/** Role that a form begins with: one that a user has, or a proposed one. */
export type GivenRole = Pick<RoleAssignment, 'role_type'> &
  Partial<Pick<RoleAssignment, 'organization_id' | 'owner_id' | 'building_ids'>>;

/** Form values of a user’s roles, with a blank one if there are none. */
export function typedRoles(roles: readonly GivenRole[]): readonly TypedRole[] {
  if (roles.length === 0) return [NEW_ROLE];
  return roles.map(({ role_type, organization_id, owner_id = '', building_ids = [] }) => ({
    role_type,
    organization_id: organization_id ?? '',
    owner_id,
    building_ids,
  }));
}

/** Request body of the roles, without the fields that a kind of role does not have. */
export function toRoleGrants(roles: readonly TypedRole[]): Grant[] {
  return roles.map(({ role_type, organization_id: organization, owner_id, building_ids }) => ({
    role_type,
    ...(role_type === 'SuperAdmin' || organization === '' ? {} : { organization_id: organization }),
    ...(role_type === 'Owner' && owner_id !== '' ? { owner_id } : {}),
    ...(isNarrowable(role_type) && building_ids.length > 0
      ? { building_ids: [...building_ids] }
      : {}),
  }));
}

/**
 * Whether a role can be limited to buildings. An Owner sees their own data and a SuperAdmin
 * everything.
 */
export function isNarrowable(role: Grant['role_type']): boolean {
  return role !== 'SuperAdmin' && role !== 'Owner';
}
