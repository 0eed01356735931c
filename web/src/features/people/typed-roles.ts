import type { CreateUser, RoleAssignment } from '../../shared/api/generated.ts';

/** What the form of a user says. */
export type UserEntry = Required<Omit<CreateUser, 'password'>>;

type Grant = CreateUser['roles'][number];

/** A role as it is chosen in a form; empty: nothing is chosen, or all buildings. */
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

/** Roles as a form starts from them; where there are none, with one to be chosen. */
export function typedRoles(roles: readonly RoleAssignment[]): readonly TypedRole[] {
  if (roles.length === 0) return [NEW_ROLE];
  return roles.map(({ role_type, organization_id, owner_id = '', building_ids = [] }) => ({
    role_type,
    organization_id: organization_id ?? '',
    owner_id,
    building_ids,
  }));
}

/** The roles as the service takes them: what a kind of role does not have is left out. */
export function grantsOf(roles: readonly TypedRole[]): Grant[] {
  return roles.map(({ role_type, organization_id: organization, owner_id, building_ids }) => ({
    role_type,
    ...(role_type === 'SuperAdmin' || organization === '' ? {} : { organization_id: organization }),
    ...(role_type === 'Owner' && owner_id !== '' ? { owner_id } : {}),
    ...(isNarrowable(role_type) && building_ids.length > 0
      ? { building_ids: [...building_ids] }
      : {}),
  }));
}

/** An owner sees what is theirs and a SuperAdmin everything; all others may be given some buildings. */
export function isNarrowable(role: Grant['role_type']): boolean {
  return role !== 'SuperAdmin' && role !== 'Owner';
}
