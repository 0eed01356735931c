import { RoleType } from './access.ts';
import { RoleAssignment } from './auth.ts';
import {
  Email,
  Language,
  LocalDate,
  Phone,
  Type,
  Uuid,
  allowedActions,
  body,
  name,
  nullable,
  partial,
  ref,
  stamps,
  searchText,
  type Static,
} from './common.ts';
import { mailOutcome } from './mails.ts';
import { pageQuery, someOf } from './pagination.ts';

/** A role to grant, in the caller's organization unless a SuperAdmin names another. */
export const GrantRole = body({
  role_type: RoleType,
  organization_id: Type.Optional(nullable(Uuid)),
  owner_id: Type.Optional(Uuid),
  building_ids: Type.Optional(
    Type.Array(Uuid, { minItems: 1, maxItems: 1_000, uniqueItems: true }),
  ),
});

const profile = {
  email: Email,
  name: name(200),
  phone: nullable(Phone),
  language: Language,
};

const roles = (minItems: number) => Type.Array(GrantRole, { minItems, maxItems: 100 });

export const User = Type.Object(
  {
    id: Uuid,
    ...profile,
    email: Type.String(),
    phone: nullable(Type.String()),
    is_active: Type.Boolean(),
    roles: Type.Array(ref(RoleAssignment)),
    invitation: nullable(
      Type.Object(mailOutcome, {
        description: 'Last invitation by the organization; null if there is none.',
      }),
    ),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'User' },
);

/** Link that invites a user, where no mail server is set up. */
export const InvitationLink = Type.Object(
  {
    url: Type.String({ format: 'uri', description: 'Page on which the invited person accepts.' }),
    expires_on: { ...LocalDate, description: 'Last day of the link.' },
  },
  { $id: 'InvitationLink' },
);

/** An approving role whose holder is not confirmed. */
export const UnconfirmedApprover = Type.Object(
  {
    role_id: Uuid,
    user_id: Uuid,
    name: Type.String({ description: 'Name of the holder.' }),
    email: Type.String({ description: 'E-mail address of the holder.' }),
    role_type: RoleType,
    building_ids: nullable(
      Type.Array(Uuid, { description: 'Buildings of the role; null for all.' }),
    ),
    granted_by: nullable({ ...Uuid, description: 'User who gave the role; null: the platform.' }),
    granted_by_name: nullable(Type.String({ description: 'Name of the user who gave the role.' })),
    may_confirm: Type.Boolean({ description: 'Whether you are independent enough to confirm it.' }),
    created_at: stamps.created_at,
    etag: Type.Optional(
      Type.String({ description: '`ETag` of the holder, to confirm exactly what you see.' }),
    ),
  },
  { $id: 'UnconfirmedApprover' },
);

export const CreateUser = body({
  email: profile.email,
  name: profile.name,
  phone: Type.Optional(profile.phone),
  language: Type.Optional(profile.language),
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 1_000 })),
  roles: roles(1),
});

export const UpdateUser = body({ ...partial(profile), roles: Type.Optional(roles(0)) });

export const USER_SORTS = ['id', 'name', 'email', 'created_at'] as const;

export const ListUsers = pageQuery(
  {
    q: Type.Optional(searchText(200)),
    role_type: someOf(RoleType),
    is_active: Type.Optional(Type.Boolean()),
  },
  USER_SORTS,
);

export type GrantRole = Static<typeof GrantRole>;
export type User = Static<typeof User>;
export type CreateUser = Static<typeof CreateUser>;
export type UpdateUser = Static<typeof UpdateUser>;
export type ListUsers = Static<typeof ListUsers>;
